/** Who takes which seat of a new table, and under which name. */

import type { SeatWish } from "./types";

/** One's own seat is the first that a person takes; -1 where bots take all. */
export function ownSeat(seats: readonly SeatWish[]): number {
  return seats.findIndex(({ bot }) => bot === "");
}

/** Every seat with a name: the one that was written, one's own, or what `otherwise` says. */
export function named(seats: readonly SeatWish[], own: string, otherwise: (seat: number, bot: string) => string): SeatWish[] {
  const mine = ownSeat(seats);
  return seats.map(({ name, bot }, seat) => ({ name: name.trim() || (seat === mine ? own.trim() : "") || otherwise(seat, bot), bot }));
}

/** Let a bot or (empty) a person take a seat. The name of a person who gets up goes along to the seat that a person takes
    instead, before or after; until then it is `standing`, and what is left of that is returned. */
export function take(seats: SeatWish[], place: number, bot: string, standing: string): string {
  const seat = seats[place];
  if (!seat || (seat.bot === "") === (bot === "")) {
    if (seat) seat.bot = bot;
    return standing;
  }
  seat.bot = bot;
  if (bot === "") {
    if (seat.name !== "") return standing;
    seat.name = standing;
    return "";
  }
  const { name } = seat;
  seat.name = "";
  const taken = seats.find((other) => other.bot === "" && other.name === "");
  if (!taken) return name;
  taken.name = name;
  return "";
}

/** One person alone, at the seat that is their own (the first where bots take all), and bots at all others: the chosen
    ones, or the usual one where another person was to sit. */
export function againstBots(seats: readonly SeatWish[], usual: string): SeatWish[] {
  const mine = Math.max(0, ownSeat(seats));
  return seats.map(({ name, bot }, seat) => {
    if (seat === mine) return { name: bot === "" ? name : "", bot: "" };
    return bot === "" ? { name: "", bot: usual } : { name, bot };
  });
}
