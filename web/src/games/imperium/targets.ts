/** Which options of the family's games belong to which place of the table. */

import type { Attachment } from "svelte/attachments";
import type { TableStore } from "../../lib/table.svelte";
import { target as anyTarget, type OpenMenu } from "../../lib/targets";
import type { Option } from "../../lib/types";

export type { Choice, OpenMenu } from "../../lib/targets";

/** The kinds of options that are shown at a place: a card in hand is not the same card in the discard pile. */
const KINDS = {
  space: ["send", "agent", "bar", "place-dreadnought"],
  post: ["post", "recall", "gather", "infiltrate"],
  faction: ["faction", "lose", "token"],
  row: ["buy", "acquire", "set-aside", "graft-with-row", "to-throne-row"],
  throne: ["buy-throne"],
  aside: ["buy-aside"],
  hand: ["play", "discard", "trash-hand", "graft", "graft-with", "set-ahead"],
  looked: ["keep", "throw", "burn"],
  discard: ["trash-discard", "take-back"],
  play: ["trash-play", "take-back"],
  intrigue: ["intrigue", "trash-intrigue", "under-intrigue", "give-intrigue"],
  "looked-intrigue": ["keep-intrigue", "choose-intrigue", "under-intrigue"],
  contract: ["contract", "keep-contract"],
  won: ["match", "flip"],
  objective: ["match-objective", "flip-objective"],
  seat: ["heir", "strike", "force-troop", "force-dreadnought", "activate", "trade-with", "fighter"],
  tech: ["acquire-tech", "acquire-tech-for-solari"],
  "own-tech": ["use-tech"],
  tleilaxu: ["buy-tleilaxu", "reclaim"],
  hex: ["hex"],
  // What has no target of its own.
  freighter: ["advance-freighter", "recall-freighter"],
  dreadnoughts: ["deploy-dreadnought", "dreadnought", "scrap-dreadnought"],
  specimens: ["return-specimen"],
  atomics: ["family-atomics"],
  own: ["own-track", "lose-own"],
  // What is only looked at.
  none: [],
  leader: ["leader"],
} as const;
export type Zone = keyof typeof KINDS;

const UNTARGETED: ReadonlySet<Zone> = new Set<Zone>(["freighter", "dreadnoughts", "specimens", "atomics", "own"]);
const KNOWN: ReadonlySet<string> = new Set<string>(Object.values(KINDS).flat());
/** Where an option of a kind that is not known here belongs too, if it is about what lies there. */
const OPEN: ReadonlySet<Zone> = new Set<Zone>(["space", "row", "hand", "intrigue", "contract", "tech", "own-tech", "tleilaxu", "hex"]);

/** Where one expects to pick something: what cannot be picked there tells why. */
const EXPLAINED: ReadonlySet<Zone> = new Set<Zone>(["space", "post", "row", "throne", "hand", "intrigue", "contract", "tech", "tleilaxu"]);

/** What lies before this player alone. */
const OWN: ReadonlySet<Zone> = new Set<Zone>(["hand", "intrigue", "looked", "looked-intrigue", "discard", "aside"]);

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
  const here = ({ kind }: Option): boolean => kinds.includes(kind) || (OPEN.has(zone) && !KNOWN.has(kind));
  // Of what would be asked after a card was played, only where its Agent goes can be chosen first.
  const first = ({ kind, before }: Option): boolean => !before || kind === "send";
  return (UNTARGETED.has(zone) ? (table.mine?.options ?? []) : table.optionsFor(id)).filter((option) => here(option) && first(option));
}

/** What can be picked in some zones, whatever it is about. */
export function optionsInAny(table: TableStore, zones: readonly Zone[]): Option[] {
  const kinds = new Set<string>(zones.flatMap((zone) => KINDS[zone]));
  return (table.mine?.options ?? []).filter(({ kind }) => kinds.has(kind));
}

/** Influence tracks are looked at, unless one of them is to be chosen. */
function explained(table: TableStore, zone: Zone): boolean {
  const kinds: readonly string[] = KINDS[zone];
  return EXPLAINED.has(zone) || (zone === "faction" && (table.mine?.options.some(({ kind }) => kinds.includes(kind)) ?? false));
}

export function target({ zone, ...thing }: Thing): Attachment {
  const options = optionsIn(thing.table, zone, thing.id);
  return anyTarget({ ...thing, options, explained: explained(thing.table, zone), own: OWN.has(zone), offers: true, spot: `${zone}:${thing.id}` });
}
