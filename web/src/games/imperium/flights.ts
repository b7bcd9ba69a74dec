/** What is seen on its way: Agents, cards, goods, troops, Spies and cubes, from the space, card or mat that they come from. */

import { cardOnItsWay, pieces } from "../../lib/flights";
import type { Flight } from "../../lib/game";
import type { TableStore } from "../../lib/table.svelte";
import type { GameEvent } from "../../lib/types";
import { DECK_CARDS } from "./facts";

/** So many events before the latest tell where a turn takes place. */
const BEFORE = 80;

/** What a scene has shown on its way already. */
const shown = new WeakSet<GameEvent>();

/** Where a player gets something from, or pays to: the space, the reward, or (in a Reveal turn) nowhere but the own cards. */
function whereOf(where: string, { kind, what }: GameEvent): string {
  if (kind === "agent-sent") return `space:${String(what)}`;
  if (kind === "reward-taken") return `won:${String(what)}`;
  return kind === "turn-began" || kind === "revealed" || kind === "round-began" ? "" : where;
}

export function flights(table: TableStore): Flight[] {
  const found: Flight[] = [];
  const latest = new Set(table.latest);
  let where = "";
  for (const event of table.events.slice(-table.latest.length - BEFORE)) {
    where = whereOf(where, event);
    const one = latest.has(event) && !shown.has(event) ? flightOf(table, event, where) : null;
    if (one) found.push(one);
  }
  return found;
}

/** What these events bring, out of a scene that says for each where it is seen there. */
export function outOfScene(table: TableStore, events: readonly GameEvent[], seen: (event: GameEvent) => string): Flight[] {
  return events.flatMap((event) => {
    const one = flightOf(table, event, seen(event));
    if (one) shown.add(event);
    return one ?? [];
  });
}

function flightOf(table: TableStore, { kind, seat, what, n }: GameEvent, where: string): Flight | null {
  const id = String(what ?? "");
  if (kind === "makers-added") return where ? pieces("spice", n, [where], [`space:${id}`]) : null;
  if (kind === "conflict-revealed") return where ? pieces(table.entry(id, "conflict")?.icons[0] ?? "sword", 1, [where], ["conflict"]) : null;
  if (seat === null) return null;
  const mat = [`mat:${seat}`, `seat:${seat}`];
  const piece = (icon: string, from: string[], to: string[], owned = true): Flight => pieces(icon, n, from, to, owned ? seat : null);
  const card = (from: string[], to: string[]): Flight | null => {
    const entry = table.entry(id, ...DECK_CARDS);
    return entry && DECK_CARDS.includes(entry.kind) ? cardOnItsWay(entry, from, to) : null;
  };
  const source = where ? [where] : mat;
  switch (kind) {
    case "card-played":
      return card([...(seat === table.seat ? [`hand:${id}`] : []), `hand-of:${seat}`, ...mat], [`played-by:${seat}`, ...mat]);
    case "acquired":
      return card([`row:${id}`, `throne:${id}`, `tleilaxu:${id}`], [`deck:${seat}`, ...mat]);
    case "trashed":
      return card([...(seat === table.seat ? [`hand:${id}`, `discard:${id}`] : []), `played-by:${seat}`, ...mat], ["trash"]);
    case "drew":
      return seat === table.seat ? card([`deck:${seat}`, ...mat], [`hand:${id}`]) : null;
    case "drew-intrigue":
      return where ? piece("intrigue-held", [where], [`intrigues:${seat}`, ...mat], false) : null;
    case "agent-sent":
      return piece("agent", [`agents:${seat}`, ...mat], [`space:${id}`]);
    case "agent-recalled":
      return piece("agent", [`space:${id}`], [`agents:${seat}`, ...mat]);
    case "spy-placed":
      return piece("spy", [`spies:${seat}`, ...mat], [`post:${id}`]);
    case "spy-recalled":
      return piece("spy", [`post:${id}`], [`spies:${seat}`, ...mat]);
    case "gained":
      return where ? piece(id, [where], [`${id}:${seat}`, ...mat], false) : null;
    case "paid":
      return where ? piece(id, [`${id}:${seat}`, ...mat], [where], false) : null;
    case "recruited":
      return where ? piece("troop", [where], [`troop:${seat}`, ...mat]) : null;
    case "deployed":
      return piece("troop", [`troop:${seat}`, ...mat], [`force:${seat}`]);
    case "retreated":
      return piece("troop", [`force:${seat}`], [`troop:${seat}`, ...mat]);
    case "worm-summoned":
      return piece("sandworm", source, [`force:${seat}`]);
    case "influence-gained":
      return piece(id, source, [`faction:${id}`]);
    case "control-taken":
      return piece("control", source, [`space:${id}`]);
    case "contract-taken":
      return where ? piece("contract", [where], [`played-by:${seat}`, ...mat], false) : null;
    case "conflict-won":
      return piece(table.entry(id, "conflict")?.icons[0] ?? "sword", where ? [where] : ["conflict"], [`won-by:${seat}`, ...mat], false);
    default:
      return null;
  }
}
