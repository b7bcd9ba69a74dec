/** Which options of War for Arrakis belong to which place of the table. */

import type { Attachment } from "svelte/attachments";
import type { TableStore } from "../../lib/table.svelte";
import { target as anyTarget, type OpenMenu } from "../../lib/targets";
import type { Option } from "../../lib/types";
import type { Plan } from "./plan.svelte";
import type { Area } from "./view";

export type { Choice, OpenMenu } from "../../lib/targets";

/** The kinds of options that are shown at a place: a figure is not the face of a die of the same name. */
const KINDS = {
  zone: ["zone", "ornithopter", "carryall", "scout", "rescue"],
  die: ["die", "result"],
  leader: ["special", "take-leader", "leave-leader", "leader", "lose-leader", "ability", "swap", "tank"],
  hand: ["card", "discard"],
  prescience: ["claim", "attach", "drop"],
  marker: ["marker"],
  power: ["keep", "raise", "power"],
  figure: ["figure", "lose"],
} as const;
export type Place = keyof typeof KINDS;

/** Where one expects to pick something: what cannot be picked there tells why. */
const EXPLAINED: ReadonlySet<Place> = new Set<Place>(["zone", "die", "leader", "hand", "prescience", "power"]);

/** What is asked about the legion of an area, without a target on the map. */
const ABOUT_LEGION: ReadonlySet<string> = new Set([
  "whole", "part", "number", "take-token", "take-leader", "leave-leader", "lose", "lose-leader", "figure", "leader", "supply", "yes", "no",
  "show-sietch", "show-tokens", "show-both",
]);

interface Thing {
  table: TableStore;
  place: Place;
  id: string;
  kind: string;
  label: string;
  menu: OpenMenu;
}

export function optionsIn(table: TableStore, place: Place, id: string): Option[] {
  const kinds: readonly string[] = KINDS[place];
  return table.optionsFor(id).filter((option) => kinds.includes(option.kind));
}

export function target({ place, ...thing }: Thing): Attachment {
  return anyTarget({ ...thing, options: optionsIn(thing.table, place, thing.id), explained: EXPLAINED.has(place), spot: `${place}:${thing.id}` });
}

/** The area that the question is about, such as the legion that moves. */
export function askedArea(table: TableStore): string | null {
  const words = table.mine?.prompt?.args["area"];
  if (typeof words !== "object" || Array.isArray(words)) return null;
  const entry = table.named(words);
  return entry?.kind === "area" ? entry.id : null;
}

/** The options about the legion of the area that the question is about. */
export function legionOptions(table: TableStore): Option[] {
  const options = table.mine?.options ?? [];
  if (askedArea(table) === null) return [];
  const own = options.filter((option) => ABOUT_LEGION.has(option.kind));
  return own.length === options.length ? own : [];
}

/** The options of an area: where a legion is picked up, where it could go, and other legions; otherwise its own, and
    those about its legion. What is behind a sector is an area's own: a sector is only in the list. */
export function areaOptions(table: TableStore, area: Area, plan: Plan): Option[] {
  if (plan.open && plan.moves) {
    const there = plan.optionsFor(area.id);
    return there.length > 0 || area.id === plan.area ? there : table.optionsFor(area.id).filter(({ kind }) => kind === "legion");
  }
  return [...table.optionsFor(area.id), ...(askedArea(table) === area.id && !plan.open ? legionOptions(table) : [])];
}
