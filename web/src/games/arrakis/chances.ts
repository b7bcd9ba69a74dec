/** Chances in words: what can happen is never told as 0%, nor what can fail as 100%. */

import type { Words } from "../../lib/types";

/** What would be written as nothing or all although it is not quite; and what only sums and rounding keep from being exact. */
const TINY = 0.0005;
const EXACT = 1e-11;

const isNever = (chance: number): boolean => chance < EXACT;
const isAlways = (chance: number): boolean => chance > 1 - EXACT;

/** A chance as a number. */
export function percentage(chance: number): Words {
  if (isNever(chance) || isAlways(chance)) return { id: "odds-exactly", args: { n: Math.round(chance * 100) } };
  if (chance < TINY) return { id: "odds-below", args: {} };
  if (chance >= 1 - TINY) return { id: "odds-above", args: {} };
  return { id: "odds-percent", args: { n: chance * 100 } };
}

/** A chance in whole percents, for where there is little room. */
export function rounded(chance: number): Words {
  const n = Math.round(chance * 100);
  return { id: "odds-exactly", args: { n: isNever(chance) || isAlways(chance) ? n : Math.max(1, Math.min(99, n)) } };
}

/** The same where it stands alone. */
export function howOften(chance: number): Words {
  if (isNever(chance)) return { id: "odds-chance-never", args: {} };
  return isAlways(chance) ? { id: "odds-chance-always", args: {} } : percentage(chance);
}

/** How often the attacker of a battle wins, where what cannot be seen may make a difference.
    `percent` writes a chance; chances that are written alike are told as one. */
export function attackerWins(low: number, high: number, percent: (chance: number) => string): Words {
  if (isAlways(low)) return { id: "odds-always", args: {} };
  if (isNever(high)) return { id: "odds-never", args: {} };
  const [least, most] = [percent(low), percent(high)];
  if (least === most || high < TINY) return { id: "odds-in-each", args: { chance: most } };
  if (low >= 1 - TINY) return { id: "odds-in-each", args: { chance: least } };
  return { id: "odds-between", args: { low: least, high: most } };
}
