/** Which options of Uprising belong to which place of the table. */

import type { Attachment } from "svelte/attachments";
import type { TableStore } from "../../lib/table.svelte";
import { target as anyTarget, type OpenMenu } from "../../lib/targets";
import type { Option } from "../../lib/types";

export type { Choice, OpenMenu } from "../../lib/targets";

/** The kinds of options that are shown at a place: a card in hand is not the same card in the discard pile. */
const KINDS = {
  space: ["send", "agent"],
  post: ["post", "recall", "gather", "infiltrate"],
  faction: ["faction", "lose"],
  row: ["buy", "acquire", "set-aside"],
  aside: ["buy-aside"],
  hand: ["play", "discard", "trash-hand"],
  looked: ["keep", "throw", "burn"],
  discard: ["trash-discard"],
  play: ["trash-play"],
  intrigue: ["intrigue", "trash-intrigue"],
  contract: ["contract"],
  won: ["match", "flip"],
  objective: ["match-objective"],
  seat: ["heir"],
  leader: ["leader"],
} as const;
export type Zone = keyof typeof KINDS;

/** Where one expects to pick something: what cannot be picked there tells why. */
const EXPLAINED: ReadonlySet<Zone> = new Set<Zone>(["space", "post", "row", "hand", "intrigue", "contract"]);

/** What lies before this player alone. */
const OWN: ReadonlySet<Zone> = new Set<Zone>(["hand", "intrigue", "looked", "discard", "aside"]);

interface Thing {
  table: TableStore;
  zone: Zone;
  id: string;
  kind: string;
  label: string;
  menu: OpenMenu;
}

export function optionsIn(table: TableStore, zone: Zone, id: string): Option[] {
  const kinds: readonly string[] = KINDS[zone];
  return table.optionsFor(id).filter((option) => kinds.includes(option.kind));
}

/** Influence tracks are looked at, unless one of them is to be chosen. */
function explained(table: TableStore, zone: Zone): boolean {
  const kinds: readonly string[] = KINDS[zone];
  return EXPLAINED.has(zone) || (zone === "faction" && (table.mine?.options.some(({ kind }) => kinds.includes(kind)) ?? false));
}

export function target({ zone, ...thing }: Thing): Attachment {
  const options = optionsIn(thing.table, zone, thing.id);
  return anyTarget({ ...thing, options, explained: explained(thing.table, zone), own: OWN.has(zone) });
}
