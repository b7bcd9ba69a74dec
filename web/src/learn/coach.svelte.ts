/** The guide of a first game at one table: which step is shown, what it points at, and what became of the others. */

import type { TableStore } from "../lib/table.svelte";
import type { GameEvent, Option } from "../lib/types";
import { after, current, suggested, type Ended, type Lesson, type Step } from "./lesson";
import { keep, kept } from "./kept";
import arrakis from "./lessons/arrakis.json";
import uprising from "./lessons/uprising.json";

export const LESSONS: Record<string, Lesson> = { uprising: uprising as Lesson, arrakis: arrakis as Lesson };

export class Coach {
  lesson: Lesson | null = $state.raw(null);
  /** By step how it ended. */
  ended: Ended = $state.raw({});
  hidden: boolean = $state(false);
  /** The last step ended otherwise than it was meant. */
  otherwise: boolean = $state(false);
  #shown: string[] = [];
  #events = 0;
  readonly #table: TableStore;
  readonly #id: string;

  readonly step: Step | undefined = $derived.by(() => {
    const { mine, view } = this.#table;
    return this.lesson && this.active && mine ? current(this.lesson, this.ended, mine, view) : undefined;
  });
  readonly active: boolean = $derived(this.lesson?.steps.some(({ id, last }) => last && !this.ended[id]) ?? false);
  /** The options that the step points at. */
  readonly options: Option[] = $derived.by(() => {
    const { mine } = this.#table;
    const keys = this.step && mine ? suggested(this.step, mine) : [];
    return mine?.options.filter(({ key }) => keys.includes(key)) ?? [];
  });
  readonly place: number = $derived(this.lesson && this.step ? this.lesson.steps.indexOf(this.step) + 1 : 0);

  constructor(table: TableStore, id: string) {
    this.#table = table;
    this.#id = id;
    const found = kept().find((each) => each.table === id);
    this.lesson = found ? (LESSONS[found.lesson] ?? null) : null;
    if (!found) return;
    this.ended = found.ended;
    this.#shown = found.shown;
    this.#events = found.events;
  }

  /** Look at what has happened since, and remember what is shown. */
  observe(events: readonly GameEvent[]): void {
    const { seat } = this.#table;
    if (!this.lesson || !this.active || seat === null) return;
    const ended = after(this.lesson, this.ended, events.slice(this.#events), seat, this.#shown);
    this.#events = events.length;
    const news = Object.keys(ended).filter((id) => !(id in this.ended));
    if (news.length > 0) {
      this.otherwise = news.some((id) => ended[id] === "other");
      this.ended = ended;
    }
    const { step } = this;
    if (step && !this.#shown.includes(step.id)) this.#shown = [...this.#shown, step.id];
    this.#keep();
  }

  /** A note was read. */
  next(): void {
    const { step } = this;
    if (!step) return;
    this.otherwise = false;
    this.ended = { ...this.ended, [step.id]: "done" };
    this.#keep();
  }

  #keep(): void {
    const others = kept().filter((each) => each.table !== this.#id);
    const name = Object.keys(LESSONS).find((each) => LESSONS[each] === this.lesson) ?? "";
    keep([{ table: this.#id, lesson: name, ended: this.ended, shown: this.#shown, events: this.#events }, ...others]);
  }
}
