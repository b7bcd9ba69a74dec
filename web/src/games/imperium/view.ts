/** The view of a game of the family, as the server tells it to one seat or to a spectator, and the layout of its table.
    What only some boards or modules have is not there in the games of others. */

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
  at: string[];
  supply: number;
  garrison: number;
  troops: number;
  swords: number;
  persuasion: number;
  hand_count: number;
  hand?: string[];
  deck_count: number;
  deck?: string[];
  looked_at?: string[];
  on_top?: string[];
  discard: string[];
  in_play: string[];
  revealed: string[];
  intrigues_count: number;
  intrigues?: string[];
  waiting: string[];
  aside: string | null;
  won: string[];
  has_revealed: boolean;
  strength: number;
  // Uprising's board
  hooks?: boolean;
  spies?: string[];
  spies_in_supply?: number;
  worms?: number;
  objective?: string | null;
  objective_up?: boolean;
  matched?: string[];
  memories?: number;
  training?: number;
  // contracts
  contracts?: string[];
  completed?: string[];
  dealt_contracts?: string[];
  // cards and leaders of the game of 2020
  foreseen?: string[];
  tokens?: Faction[];
  tokens_count?: number;
  tokens_left?: Faction[];
  shown_tokens?: Faction[];
  voiced?: string[];
  second_at?: string | null;
  // Rise of Ix
  dreadnoughts?: number;
  docked?: number;
  fighting?: number;
  freighter?: number;
  negotiators?: number;
  tech?: string[];
  tech_flipped?: string[];
  snoopers?: Faction[];
  solari_if_won?: number;
  ahead?: string[];
  ahead_count?: number;
  shown_ahead?: string | null;
  // Immortality
  research?: string | null;
  tleilaxu?: number;
  specimens?: number;
  atomics?: boolean;
  genetic_markers?: number;
  returning?: string[];
  intrigue_on_top?: string[];
  intrigue_on_top_count?: number;
  intrigue_put_back?: string[];
  intrigues_looked_at?: string[];
  // six players
  side?: number;
  commander?: boolean;
  activated?: number | null;
  tokens_at_leader?: string[];
  own_influence?: number;
  own_alliance?: boolean;
  swordmaster_gone?: boolean;
}

export interface ImperiumView {
  round: number;
  phase: string;
  first: number | null;
  row: string[];
  imperium_deck_count: number;
  intrigue_deck_count: number;
  intrigue_discard: string[];
  intrigue_trashed: string[];
  trashed: string[];
  conflict_deck: string[];
  conflicts_left: string[];
  conflict: string | null;
  conflict_cards: number;
  alliances: Record<Faction, number | null>;
  control: Record<string, number | null>;
  bonus_spice: Record<string, number>;
  turn: number | null;
  played: string | null;
  space: string | null;
  players: Player[];
  shield_wall?: boolean;
  // players without a seat
  hagal_deck_count?: number;
  hagal_discard?: string[];
  difficulty?: string | null;
  // contracts
  offer?: string[];
  contract_bank_count?: number;
  aside_contracts?: string[];
  // the game of 2020
  mentat?: number | null;
  mentat_next?: number | null;
  // Rise of Ix
  tech_shown?: Record<string, string | null>;
  tech_left?: Record<string, number>;
  tech_trashed?: string[];
  dreadnoughts_at?: Record<string, number | null>;
  // Immortality
  tleilaxu_row?: string[];
  tleilaxu_deck_count?: number;
  tleilaxu_spice?: number;
  grafted?: string | null;
  borrowed?: string | null;
  // six players
  throne_row?: string[];
}

/** How the table is laid out, as the server tells it. */
export interface Layout {
  areas: { id: string; spaces: string[] }[];
  posts: { id: string; spaces: string[] }[];
  /** What the board calls the track of a faction. */
  tracks: { id: string; name: string }[];
  /** The boards of commanders: their spaces, their track in the catalogue, and whose they are. */
  personal?: { area: string; track: string; seat: number }[];
  /** The stacks of the reserve, and the field of the view that counts each. */
  reserve: { id: string; count: string }[];
}

export function layoutOf(table: TableStore): Layout {
  return table.layout as Layout;
}

/** How the board calls a faction's track. */
export function trackName(table: TableStore, faction: Faction): string {
  return layoutOf(table).tracks.find(({ id }) => id === faction)?.name ?? faction;
}

/** The seats of each side, in their order; nothing where everybody plays alone. */
export function sidesOf(view: ImperiumView): number[][] {
  const sides = [...new Set(view.players.flatMap(({ side }) => (side === undefined ? [] : [side])))].sort();
  return sides.map((side) => view.players.flatMap((player, seat) => (player.side === side ? [seat] : [])));
}

export function imperium(table: TableStore): ImperiumView {
  return table.view as unknown as ImperiumView;
}

/** The players without a seat. */
export function rivals(table: TableStore): Player[] {
  const { players } = table.view as Partial<ImperiumView>;
  return players?.slice(table.seats.length) ?? [];
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
