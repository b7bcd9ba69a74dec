/** Lines of the log that several events make together. */

import type { GameEvent, Words } from "../../lib/types";

/** What goes with a legion is told in the line that says where from and where to. */
export function joined(line: GameEvent, event: GameEvent): GameEvent | null {
  const moved = moving(event);
  if (line.kind !== "legion-moved" || !line.words || !moved) return null;
  const before = line.words.args["moved_list"];
  const list = [...(Array.isArray(before) ? before : []), moved];
  return { ...line, words: { id: "page-arrakis-moved", args: { ...line.words.args, moved_list: list } } };
}

function moving({ kind, words }: GameEvent): Words | null {
  const { what, n } = words?.args ?? {};
  if (kind === "figure-moved" && typeof what === "string" && typeof n === "number") return { id: "arrakis-figures", args: { n, what } };
  return kind === "leader-moved" && what !== undefined ? { id: "arrakis-the-leader", args: { leader: what } } : null;
}
