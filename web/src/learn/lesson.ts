/** A guided first game: its steps, which of them is shown at a table now, and what what happened makes of them. */

import type { Decision, GameEvent, View } from "../lib/types";

export interface Step {
  id: string;
  /** The section of the rules about it. */
  section: string;
  /** It only tells something, until that is put away. */
  note?: boolean;
  /** The round in which it is shown, and the ids of the questions; anything where nothing is said. */
  round?: number;
  prompts?: string[];
  /** It comes when all others have ended, or could have. */
  last?: boolean;
  /** Keys of options, in the order in which they are to be taken: `*` stands for anything. */
  do?: string[];
  /** What has then happened: an event's kind and what it is about. Another one of the kind ends the step as well. */
  done?: string;
  /** Whose event that is, if not the newcomer's. */
  by?: "others" | "anybody";
}

export interface Lesson {
  game: string;
  seed: number;
  setup: Record<string, unknown>;
  /** The bot of each seat; the empty one is the newcomer's. */
  bots: string[];
  steps: Step[];
}

/** After this round nothing more is waited for. */
export const LAST_ROUND = 2;

/** How a step ended: as it was meant, or otherwise. */
export type Ended = Record<string, "done" | "other">;

export function fits(pattern: string, text: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/gu, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "u").test(text);
}

/** The first step that has not ended and fits what is asked. */
export function current(lesson: Lesson, ended: Ended, decision: Decision, view: View): Step | undefined {
  const round = typeof view["round"] === "number" ? view["round"] : 0;
  return lesson.steps.find(
    (step) =>
      !ended[step.id] &&
      (step.round === undefined || step.round === round) &&
      (step.prompts === undefined || step.prompts.includes(decision.prompt?.id ?? "")) &&
      (step.last !== true || round > LAST_ROUND || lesson.steps.every(({ id, last }) => last === true || ended[id])) &&
      (step.note === true || suggested(step, decision).length > 0),
  );
}

/** The options that a step points at: those of the furthest of its keys that can be taken. */
export function suggested(step: Step, decision: Decision): string[] {
  for (const pattern of [...(step.do ?? [])].reverse()) {
    const keys = decision.options.map(({ key }) => key).filter((key) => fits(pattern, key));
    if (keys.length > 0) return keys;
  }
  return [];
}

/** What events make of the steps that were shown: each belongs to the first that waits for one of its kind. */
export function after(lesson: Lesson, ended: Ended, events: readonly GameEvent[], seat: number, shown: readonly string[]): Ended {
  const found = { ...ended };
  const told = lesson.steps.filter(({ id }) => shown.includes(id));
  for (const event of events) {
    const step = told.find((each) => !found[each.id] && waitsFor(each, event, seat));
    if (step) found[step.id] = fits(step.done ?? "", `${event.kind}:${event.what ?? ""}`) ? "done" : "other";
  }
  return found;
}

function waitsFor({ done, by }: Step, event: GameEvent, seat: number): boolean {
  if (done === undefined || done.split(":")[0] !== event.kind) return false;
  return by === "anybody" || (by === "others") === (event.seat !== seat);
}
