/** A table's clock as it is shown: how much time is left, and what the others may do about who is late. */

import type { Clock, Seat, Words } from "./types";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The clocks that are offered, in seconds for each answer: none, per move, per day. */
export const CLOCKS: readonly number[] = [0, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, DAY, 2 * DAY, 3 * DAY];

const UNITS: readonly [id: string, size: number][] = [
  ["time-days", DAY],
  ["time-hours", HOUR],
  ["time-minutes", MINUTE],
  ["time-seconds", 1],
];

function words([id, size]: readonly [string, number], seconds: number): Words {
  return { id, args: { n: Math.ceil(seconds / size) } };
}

/** So much time, in the largest unit of which it is a whole number. */
export function whole(seconds: number): Words {
  return words(UNITS.find(([, size]) => seconds % size === 0) ?? ["time-seconds", 1], seconds);
}

/** What is left, as it is read at a glance: digits in the last hour, before that words; null when there is nothing. */
export function left(seconds: number): string | Words | null {
  const rest = Math.ceil(seconds);
  if (rest <= 0) return null;
  if (rest < HOUR) return `${Math.floor(rest / MINUTE)}:${String(rest % MINUTE).padStart(2, "0")}`;
  return words(UNITS.find(([, size]) => rest >= 2 * size) ?? ["time-hours", HOUR], rest);
}

/** What somebody may do about whoever is late: nothing, remind them, or ask that a bot stands in. */
export interface Ways {
  late: number;
  nudge: boolean;
  standIn: boolean;
  /** Seconds until a bot may be asked for, while the one who was nudged has a moment to come. */
  wait: number;
}

/** What a person at a seat may do now; null where nobody is late, or it is not for them to mind. */
export function waysOf(clock: Clock | null, seats: readonly Seat[], seat: number | null, time: number): Ways | null {
  if (clock === null || clock.seat === null || clock.until === null || clock.nudge === null || time < clock.until) return null;
  if (seat === null || seat === clock.seat || seats[seat]?.bot !== "") return null;
  const wait = clock.stand_in === null ? Infinity : Math.max(0, clock.stand_in - time);
  return { late: clock.seat, nudge: time >= clock.nudge, standIn: wait === 0, wait };
}

/** Who has still to agree that a bot stands in: all people but the one who is late. */
export function undecided(clock: Clock, seats: readonly Seat[]): number[] {
  const agreed = clock.wish?.agreed ?? [];
  return [...seats.keys()].filter((seat) => seats[seat]?.bot === "" && seat !== clock.seat && !agreed.includes(seat));
}
