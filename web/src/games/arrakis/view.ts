/** The view of a War for Arrakis game and the layout of its table, as the server tells them. */

import { playerOf } from "../../lib/game";
import { clause, has, label, t } from "../../lib/language.svelte";
import type { TableStore } from "../../lib/table.svelte";
import type { Entry, GameEvent, Icon } from "../../lib/types";

export const RESULTS = ["leadership", "strategy", "deployment", "mentat", "house"] as const;
export type Result = (typeof RESULTS)[number];
export const FIGURES = ["regular", "elite", "special", "leader", "starting-token", "standard-token"] as const;
export type Figure = (typeof FIGURES)[number];
export const FACES = ["hit", "shield", "special"] as const;
export type Face = (typeof FACES)[number];
export const MARKERS = ["kh", "sd", "ji"] as const;
export type Marker = (typeof MARKERS)[number];
export const POWERS = ["choam", "spacing-guild", "landsraad"] as const;
export type Power = (typeof POWERS)[number];
export const VEHICLES = ["harvester", "ornithopter", "carryall"] as const;
export type Vehicle = (typeof VEHICLES)[number];
export type Terrain = "mountain" | "plateau" | "minor-erg" | "desert" | "deep-desert";

/** What the figures of each side are called, and of whichever side. */
export const NOUNS: readonly Record<Figure, string>[] = [
  { regular: "regular", elite: "elite", special: "fedaykin", leader: "naib", "starting-token": "starting-token", "standard-token": "deployment-token" },
  { regular: "regular", elite: "elite", special: "sardaukar", leader: "bashar", "starting-token": "black-token", "standard-token": "silver-token" },
];
/** The icons of the figures. */
export const FIGURE_ICONS: Record<Figure, string> = {
  regular: "regular",
  elite: "elite",
  special: "special",
  leader: "leader",
  "starting-token": "starting-token",
  "standard-token": "deployment-token",
};
export const VEHICLE_ICONS: Record<Vehicle, string> = { harvester: "harvester", ornithopter: "harkonnen-ornithopter", carryall: "carryall" };

export interface Area {
  id: string;
  x: number;
  y: number;
  terrain: Terrain;
  sectors: string[];
  borders: string[];
  walls: string[];
  named: boolean;
  settlement: number;
}

export interface Zone {
  id: string;
  x: number;
  y: number;
  sectors: string[];
}

export interface TrackStep {
  step: number;
  marker?: Marker;
  leader?: string;
  icon?: string;
}

export interface Track {
  last: number;
  steps: TrackStep[];
}

export interface BoardLayout {
  side: string;
  slots: Record<Result, number>;
  tank: number;
  leaders: { id: string; slot: string }[];
}

/** The board of a partner: the slots of its results, its tank and the leaders whose cards lie on it. */
export interface PartnerLayout extends BoardLayout {
  role: string;
}

export interface Layout {
  /** Where sides are shared. */
  partners?: PartnerLayout[];
  areas: Area[];
  sectors: { id: string }[];
  zones: Zone[];
  boards: BoardLayout[];
  tracks: { supremacy: Track; prescience: Track };
  spice: Record<Vehicle | "dice", number>[];
  /** The area whose walls fall when the atomics are detonated there, and the house rule with which they stay. */
  crater: { opens: string; unless: string };
}

export type Counts = Partial<Record<Figure, number>>;

export interface Player {
  legions: Record<string, Counts>;
  supply: Record<Figure, number>;
  dice: Record<Result, number>;
  bene_gesserit_dice: Record<Result, number>;
  bene_gesserit: number;
  house_hand_count: number;
  house_hand?: string[];
  ally_hand_count: number;
  ally_hand?: string[];
  house_deck_count: number;
  ally_deck_count: number;
  house_deck?: string[];
  ally_deck?: string[];
  discard: string[];
  objectives_count: number;
  objectives?: string[];
  objectives_shown?: string[];
  sietch_levels?: string[];
  starting_at: string[];
  starting_faces?: string[];
  standard_at: string[];
  standard_faces?: string[];
  drawn_token?: string[];
  burnt: number;
  rolled: Record<Face, number>;
  abilities: string[];
  generic_abilities: number;
  wounds: number;
  unused_dice: number;
  /** Of a shared side: what of its dice is on the ally's board, Cones of Silence, and the partner who acts. */
  ally_dice?: Record<Result, number>;
  ally_bene_gesserit_dice?: Record<Result, number>;
  cones?: number;
  talking?: boolean;
  acting?: string | null;
}

export interface ArrakisView {
  house_rules: string[];
  round: number;
  phase: string;
  supremacy: number;
  prescience: Record<Marker, number>;
  settlements: string[];
  sietches: string[];
  hidden_at: string[];
  open_at: string[];
  open_levels: string[];
  stations: string[];
  detonated: string | null;
  bene_gesserit: number;
  token_pool_count: number;
  worms: string[];
  wild_maker: string | null;
  wormsigns: string[];
  wormsign_pool_count: number;
  harvesters: string[];
  ornithopters: string[];
  carryalls: string[];
  imperium: Record<Power, number>;
  sanctions: string[];
  spice: number;
  reserve: number;
  prescience_deck_count: number;
  revealed: string[];
  claimed: string[];
  removed: string[];
  held: string | null;
  feared: string | null;
  entered: string[];
  gone: string[];
  spent: string[];
  tank: Record<string, number>;
  leader_at: Record<string, string>;
  turn: number | null;
  named_die: string | null;
  origin: string | null;
  attacker: number | null;
  attack_from: string | null;
  attack_at: string | null;
  battle_round: number;
  battle_rules: string[];
  players: Player[];
  modules: string[];
}

/** What only a game by the Mahdi rules has. */
export interface MahdiView {
  tactic_deck_count: number;
  harvest: string | null;
  target: string | null;
  sietch_of: Record<string, string>;
  temporary_target: string | null;
  unrolled: number;
  on_spice_board: number;
  spent_dice: Record<Result, number>;
  reinforcements: string[];
  top_discard: string | null;
  beside: string[];
  black_at: string[];
  black_pool_count: number;
  silver_at: string[];
  silver_pool_count: number;
}

/** By side: the one that it fights. */
export const ENEMY: readonly number[] = [1, 0];

/** The side of who looks; none of somebody who only watches. */
export function sideOf(table: TableStore): number | null {
  return table.seat === null ? null : playerOf(table, table.seat);
}

/** A partner who shares a side: the seat, and what is whose there. */
export interface Partner {
  seat: number;
  role: string;
  name: string;
  board: PartnerLayout;
  ally: boolean;
}

/** Those who share a side; nobody where one plays it alone. */
export function partnersOf(table: TableStore, side: number): Partner[] {
  const boards = layoutOf(table).partners?.filter((board) => board.side === layoutOf(table).boards[side]?.side) ?? [];
  return boards.flatMap((board, place) => {
    const seat = table.sitting?.findIndex(({ role }) => role === board.role) ?? -1;
    return seat < 0 ? [] : [{ seat, role: board.role, name: table.sitting?.[seat]?.name ?? "", board, ally: place > 0 }];
  });
}

/** What the Harkonnen are after, where nobody plays them. */
export function mahdi(table: TableStore): MahdiView | null {
  return arrakis(table).modules.includes("mahdi") ? (table.view as unknown as MahdiView) : null;
}

export function arrakis(table: TableStore): ArrakisView {
  return table.view as unknown as ArrakisView;
}

export function layoutOf(table: TableStore): Layout {
  return table.layout as Layout;
}

/** Where an event leads to: the area that it tells besides the one that it is about. */
export function whereTo(table: TableStore, { words }: Pick<GameEvent, "words">): string | undefined {
  const which = words?.args["which"];
  return typeof which === "object" && !Array.isArray(which) ? table.named(which)?.id : undefined;
}

/** A face-down token, and what it shows to whoever may know. */
export interface FaceDown {
  figure: "starting-token" | "standard-token";
  face: string | null;
}

export interface Legion {
  seat: number;
  counts: Counts;
  leaders: string[];
  tokens: FaceDown[];
}

export interface Contents {
  legions: Legion[];
  /** The rank of a Harkonnen settlement, or 0. */
  settlement: number;
  /** A sietch: whether it lies open, and its rank for whoever may know. */
  sietch: { open: boolean; rank: number | null } | null;
  station: boolean;
  harvester: boolean;
  wormsign: boolean;
  worm: boolean;
  wildMaker: boolean;
  crater: boolean;
}

/** What is in every area. */
export function contents(view: ArrakisView, layout: Layout): Map<string, Contents> {
  const found = new Map<string, Contents>();
  for (const area of layout.areas) {
    found.set(area.id, {
      legions: [],
      settlement: view.settlements.includes(area.id) ? area.settlement : 0,
      sietch: sietch(view, area.id),
      station: view.stations.includes(area.id),
      harvester: view.harvesters.includes(area.id),
      wormsign: view.wormsigns.includes(area.id),
      worm: view.worms.includes(area.id),
      wildMaker: view.wild_maker === area.id,
      crater: view.detonated === area.id,
    });
  }
  const garrisons = "black_at" in view ? (view as unknown as MahdiView) : null;
  view.players.forEach((player, seat) => {
    const own = new Set(layout.boards[seat]?.leaders.map(({ id }) => id));
    const named = Object.entries(view.leader_at).filter(([leader]) => own.has(leader));
    for (const id of new Set([...Object.keys(player.legions), ...named.map(([, area]) => area)])) {
      found.get(id)?.legions.push({
        seat,
        counts: player.legions[id] ?? {},
        leaders: named.flatMap(([leader, area]) => (area === id ? [leader] : [])),
        tokens: [
          ...faceDown("starting-token", id, player.starting_at, player.starting_faces),
          ...faceDown("standard-token", id, player.standard_at, player.standard_faces),
          ...(garrisons && seat === 1 ? [...faceDown("starting-token", id, garrisons.black_at, undefined), ...faceDown("standard-token", id, garrisons.silver_at, undefined)] : []),
        ],
      });
    }
  });
  return found;
}

function faceDown(figure: FaceDown["figure"], area: string, at: readonly string[], faces: readonly string[] | undefined): FaceDown[] {
  return at.flatMap((where, place) => (where === area ? [{ figure, face: faces?.[place] ?? null }] : []));
}

function sietch(view: ArrakisView, area: string): Contents["sietch"] {
  if (!view.sietches.includes(area)) return null;
  const open = view.open_at.indexOf(area);
  if (open >= 0) return { open: true, rank: Number(view.open_levels[open]) };
  const known = view.players[0]?.sietch_levels?.[view.hidden_at.indexOf(area)];
  return { open: false, rank: known === undefined ? null : Number(known) };
}

/** So many figures of a kind, in words. */
export function figures(seat: number, figure: Figure, n: number): string {
  return clause({ id: "counted", args: { n, what: NOUNS[seat]?.[figure] ?? figure } });
}

/** What a figure of a kind is called. */
export function figureName(seat: number, figure: Figure): string {
  return label({ id: "page-arrakis-figure", args: { what: NOUNS[seat]?.[figure] ?? figure } });
}

export function legionText(table: TableStore, { seat, counts, leaders }: Omit<Legion, "tokens">): string {
  const parts = FIGURES.flatMap((figure) => (counts[figure] ? [figures(seat, figure, counts[figure])] : []));
  return `${sideName(table, seat)}: ${[...parts, ...leaders.map((id) => table.name(id))].join(", ") || t("odds-nothing")}`;
}

/** What is in an area, in words, one for each thing. */
export function contentsText(table: TableStore, here: Contents): string[] {
  const found: string[] = [];
  if (here.settlement) found.push(t("arrakis-here-settlement", { n: here.settlement }));
  if (here.sietch) found.push(sietchText(here.sietch));
  found.push(...here.legions.map((legion) => legionText(table, legion)));
  if (here.station) found.push(t("icon-station"));
  if (here.harvester) found.push(t("icon-harvester"));
  if (here.wormsign) found.push(t("icon-wormsign"));
  if (here.worm) found.push(t("icon-sandworm"));
  if (here.wildMaker) found.push(t("icon-wild-maker"));
  if (here.crater) found.push(t("page-arrakis-crater"));
  return found;
}

export function sietchText({ open, rank }: { open: boolean; rank: number | null }): string {
  if (open) return t("page-arrakis-sietch", { n: rank ?? 0 });
  return rank === null ? t("page-arrakis-sietch-hidden") : t("page-arrakis-sietch-own", { n: rank });
}

export function sideName(table: TableStore, seat: number): string {
  return t(`page-arrakis-role-${layoutOf(table).boards[seat]?.side ?? ""}`);
}

/** What a named leader is called for short. */
export function shortName(table: TableStore, id: string): string {
  return has(`page-arrakis-leader-${id}`) ? t(`page-arrakis-leader-${id}`) : table.name(id);
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
