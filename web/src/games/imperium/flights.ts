/** What is seen on its way: Agents, cards, goods, troops, Spies and cubes, from the space, card or mat that they come from. */

import type { Flight } from "../../lib/game";
import type { TableStore } from "../../lib/table.svelte";
import type { GameEvent } from "../../lib/types";
import { DECK_CARDS } from "./facts";

/** So many events before the latest tell where a turn takes place. */
const BEFORE = 80;

/** Where a player gets something from, or pays to: the space, the reward, or (in a Reveal turn) nowhere but the own cards. */
function whereOf(where: string, { kind, what }: GameEvent): string {
  if (kind === "agent-sent") return `space:${String(what)}`;
  if (kind === "reward-taken") return `won:${String(what)}`;
  return kind === "turn-began" || kind === "revealed" ? "" : where;
}

export function flights(table: TableStore): Flight[] {
  const found: Flight[] = [];
  const latest = new Set(table.latest);
  let where = "";
  for (const event of table.events.slice(-table.latest.length - BEFORE)) {
    where = whereOf(where, event);
    const one = latest.has(event) ? flightOf(table, event, where) : null;
    if (one) found.push(one);
  }
  return found;
}

function flightOf(table: TableStore, { kind, seat, what, n }: GameEvent, where: string): Flight | null {
  if (seat === null) return null;
  const id = String(what ?? "");
  const mat = `mat:${seat}`;
  const piece = (icon: string, from: string[], to: string[], owned = true): Flight => ({ icon, n, from, to, seat: owned ? seat : null });
  const card = (from: string[], to: string[]): Flight | null => {
    const entry = table.entry(id, ...DECK_CARDS);
    return entry && DECK_CARDS.includes(entry.kind) ? { card: entry, n: 1, from, to, seat: null } : null;
  };
  switch (kind) {
    case "card-played":
      return card([...(seat === table.seat ? [`hand:${id}`] : []), `hand-of:${seat}`, mat], [`played-by:${seat}`, mat]);
    case "acquired":
      return card([`row:${id}`, `throne:${id}`, `tleilaxu:${id}`], [`deck:${seat}`, mat]);
    case "trashed":
      return card([...(seat === table.seat ? [`hand:${id}`, `discard:${id}`] : []), `played-by:${seat}`, mat], ["trash"]);
    case "drew":
      return seat === table.seat ? card([`deck:${seat}`, mat], [`hand:${id}`]) : null;
    case "agent-sent":
      return piece("agent", [`agents:${seat}`, mat], [`space:${id}`]);
    case "agent-recalled":
      return piece("agent", [`space:${id}`], [`agents:${seat}`, mat]);
    case "spy-placed":
      return piece("spy", [`spies:${seat}`, mat], [`post:${id}`]);
    case "spy-recalled":
      return piece("spy", [`post:${id}`], [`spies:${seat}`, mat]);
    case "gained":
      return where ? piece(id, [where], [`${id}:${seat}`, mat], false) : null;
    case "paid":
      return where ? piece(id, [`${id}:${seat}`, mat], [where], false) : null;
    case "recruited":
      return where ? piece("troop", [where], [`troop:${seat}`, mat]) : null;
    case "deployed":
      return piece("troop", [`troop:${seat}`, mat], [`force:${seat}`]);
    case "retreated":
      return piece("troop", [`force:${seat}`], [`troop:${seat}`, mat]);
    case "worm-summoned":
      return piece("sandworm", [where || mat], [`force:${seat}`]);
    case "influence-gained":
      return piece(id, [where || mat], [`faction:${id}`]);
    default:
      return null;
  }
}
