/** The view of an Uprising game, as the server tells it to one seat or to a spectator. */

import type { TableStore } from "../../lib/table.svelte";
import type { Entry, Icon } from "../../lib/types";

export const FACTIONS = ["emperor", "guild", "bene-gesserit", "fremen"] as const;
export type Faction = (typeof FACTIONS)[number];
export type Good = "solari" | "spice" | "water";

export interface Player {
  leader: string | null;
  goods: Record<Good, number>;
  influence: Record<Faction, number>;
  points: number;
  agents: number;
  swordmaster: boolean;
  council: boolean;
  hooks: boolean;
  at: string[];
  spies: string[];
  supply: number;
  garrison: number;
  troops: number;
  worms: number;
  swords: number;
  persuasion: number;
  hand_count: number;
  hand?: string[];
  deck_count: number;
  looked_at?: string[];
  discard: string[];
  in_play: string[];
  revealed: string[];
  intrigues_count: number;
  intrigues?: string[];
  waiting: string[];
  aside: string | null;
  contracts: string[];
  completed: string[];
  objective: string | null;
  objective_up: boolean;
  won: string[];
  matched: string[];
  has_revealed: boolean;
  memories: number;
  training: number;
  strength: number;
  spies_in_supply: number;
}

export interface UprisingView {
  round: number;
  phase: string;
  first: number | null;
  row: string[];
  imperium_deck_count: number;
  prepare_the_way: number;
  spice_must_flow: number;
  intrigue_deck_count: number;
  conflict: string | null;
  conflict_cards: number;
  offer: string[];
  contract_bank_count: number;
  aside_contracts: string[];
  alliances: Record<Faction, number | null>;
  control: Record<string, number | null>;
  bonus_spice: Record<string, number>;
  shield_wall: boolean;
  turn: number | null;
  played: string | null;
  space: string | null;
  players: Player[];
}

export function uprising(table: TableStore): UprisingView {
  return table.view as unknown as UprisingView;
}

/** The icons of an entry's parts with these labels. */
export function icons(entry: Entry, ...labels: string[]): Icon[] {
  return entry.parts.filter((part) => labels.includes(part.label)).flatMap((part) => part.icons);
}

/** The same, one row for each part. */
export function iconLines(entry: Entry, ...labels: string[]): Icon[] {
  return entry.parts
    .filter((part) => labels.includes(part.label) && part.icons.length > 0)
    .flatMap((part, place): Icon[] => (place > 0 ? [["line", 1], ...part.icons] : part.icons));
}

/** What an entry says, as sentences. */
export function fullText(table: TableStore, entry: Entry): string {
  return [`${table.label(entry.name)}.`, ...entry.parts.map((part) => table.sentence(part.words))].join(" ");
}

/** The highest step of an influence track, and what its steps give. */
export function trackSteps(entry: Entry | undefined): { top: number; gains: Map<number, Icon[]> } {
  const steps = entry?.parts.filter((part) => part.label === "part-step") ?? [];
  const at = (part: (typeof steps)[number]): number => Number(part.words.args["n"] ?? 0);
  return {
    top: Math.max(0, ...steps.map(at)),
    gains: new Map(steps.filter((part) => part.icons.length > 0).map((part) => [at(part), part.icons])),
  };
}

/** The level of a conflict card, in Roman numerals. */
export function level(entry: Entry): string {
  const words = entry.parts.find((part) => part.label === "part-level")?.words;
  return "I".repeat(Number(words?.args["n"] ?? 0));
}
