/** What is seen on its way: cards, dice, figures, vehicles and markers, between boards, tracks and the map. */

import { cardOnItsWay, pieces } from "../../lib/flights";
import type { Flight } from "../../lib/game";
import type { TableStore } from "../../lib/table.svelte";
import type { GameEvent } from "../../lib/types";
import { FIGURE_ICONS, FIGURES, RESULTS, sideOf, VEHICLE_ICONS, VEHICLES, whereTo, type Figure } from "./view";

const ATREIDES = 0;
/** What goes with a legion is told after it. */
const WITH_LEGION: ReadonlySet<string> = new Set(["figure-moved", "leader-moved"]);
/** Markers that go up and down their tracks. */
const MARKERS: Readonly<Record<string, string>> = { "marker-raised": "power", "marker-dropped": "power", "prescience-advanced": "marker", "supremacy-gained": "supremacy" };

export function flights(table: TableStore): Flight[] {
  const found: Flight[] = [];
  /** A marker that goes on several times goes once: from where it was to where it is. */
  const gone = new Set<string>();
  for (const [place, event] of table.latest.entries()) {
    if (event.kind === "legion-moved") found.push(...legion(table, event, place));
    else if (event.kind in MARKERS) {
      const key = `${event.kind}:${String(event.what)}`;
      if (!gone.has(key)) found.push(marker(event));
      gone.add(key);
    } else found.push(...flightOf(table, event));
  }
  return found;
}

const area = (id: unknown): string => `area:${String(id)}`;

/** The figures and leaders that go; where only tokens do, the legion as a whole. */
function legion(table: TableStore, event: GameEvent, place: number): Flight[] {
  const { seat, what } = event;
  const [from, to] = [[area(what)], [area(whereTo(table, event))]];
  const found: Flight[] = [];
  for (const moved of table.latest.slice(place + 1)) {
    if (!WITH_LEGION.has(moved.kind)) break;
    const icon = moved.kind === "leader-moved" ? "named-leader" : FIGURE_ICONS[moved.what as Figure];
    found.push(pieces(icon, moved.n, from, to, seat));
  }
  return found.length > 0 ? found : [pieces("legion", 1, from, to, seat)];
}

function marker({ kind, what }: GameEvent): Flight {
  const name = kind === "supremacy-gained" ? "supremacy" : String(what);
  const icon = kind === "supremacy-gained" ? name : `${MARKERS[kind] ?? ""}-${name}`;
  return pieces(icon, 1, [`at:${name}`], [`at:${name}`]);
}

function flightOf(table: TableStore, event: GameEvent): Flight[] {
  const { kind, seat, what, n } = event;
  const id = String(what ?? "");
  const mat = `mat:${seat}`;
  const owned = (icon: string, from: string[], to: string[]): Flight[] => [pieces(icon, 1, from, to, seat)];
  const free = (icon: string, many: number, from: string[], to: string[]): Flight[] => [pieces(icon, many, from, to)];
  const dice = (result: string): string[] => [`die:${seat}:${result}`, mat];
  /** A card that this player sees, or its back. */
  const card = (from: string[], to: string[]): Flight[] => {
    const entry = what === null ? undefined : table.entry(id);
    return entry ? [cardOnItsWay(entry, from, to)] : free("planning-card", n, from, to);
  };
  const own = seat !== null && seat === sideOf(table);
  const hand = [...(own ? [`hand:${id}`] : []), `house-cards:${seat}`, `ally-cards:${seat}`, mat];
  const piles = [`piles:${seat}`, mat];
  const figure = FIGURES[n] ?? "regular";
  const supply = [`supply:${seat}:${figure}`, mat];
  const vehicle = VEHICLES[n] ?? "harvester";
  const visions = ["prescience-deck", "visions"];
  switch (kind) {
    case "planning-drawn":
      return card(piles, hand);
    case "planning-played":
    case "planning-discarded":
      return card(hand, piles);
    case "card-drawn":
    case "scheme-laid":
      return card(piles, ["plans"]);
    case "prescience-revealed":
      return card(visions, [`prescience:${id}`]);
    case "prescience-claimed":
      return card([`prescience:${id}`], ["at:sd", "at:kh", "at:ji"]);
    case "prescience-removed":
    case "prescience-returned":
      return card([`prescience:${id}`], visions);
    case "action-rolled":
      return [pieces(`result-${id}`, n, [`dice:${seat}`, mat], dice(id), seat)];
    case "die-rolled":
      return owned(`result-${id}`, [`dice:${seat}`, mat], ["plans", mat]);
    case "die-spent":
    case "die-lost":
      return owned(`result-${id}`, dice(id), [`dice:${seat}`, mat]);
    case "die-changed":
      return owned(`result-${RESULTS[n] ?? id}`, dice(id), dice(RESULTS[n] ?? id));
    case "sister-placed":
      return free("bene-gesserit", 1, [`sisters:${seat}`, mat], dice(id));
    case "figure-placed":
      return owned(FIGURE_ICONS[figure], supply, [area(id)]);
    case "figure-lost":
    case "figure-replaced":
      return owned(FIGURE_ICONS[figure], [area(id)], supply);
    case "token-placed":
      return owned("deployment-token", [mat], [area(id)]);
    case "legion-retreated":
      return owned("legion", [area(id)], [area(whereTo(table, event))]);
    case "sietch-moved":
      return owned("sietch", [area(id)], [area(whereTo(table, event))]);
    case "worm-moved":
      return owned("sandworm", [area(id)], [area(whereTo(table, event))]);
    case "wormsign-placed":
      return free("wormsign", 1, [`mat:${ATREIDES}`], [area(id)]);
    case "station-taken":
      return free("station", 1, [area(id)], [mat]);
    case "leader-entered":
      return owned("named-leader", [`waits:${id}`], [`leader:${id}`, mat]);
    case "leader-placed":
      return owned("named-leader", [`leader:${id}`, mat], [area(whereTo(table, event))]);
    case "leader-swapped":
      return owned("named-leader", [area(whereTo(table, event))], [`leader:${id}`, mat]);
    case "leader-tanked":
      return owned("named-leader", [`on-map:${id}`, `leader:${id}`], [`leader:${id}`, mat]);
    case "leader-recovered":
      return owned("named-leader", [`leader:${id}`], [`leader:${id}`]);
    case "harvester-placed":
      return owned("harvester", ["vehicle:harvester"], [area(id)]);
    case "harvester-lost":
      return owned("harvester", [area(id)], ["vehicle:harvester"]);
    case "aircraft-placed":
      return owned(VEHICLE_ICONS[vehicle], [`vehicle:${vehicle}`], [`zone:${id}`]);
    case "aircraft-removed":
      return owned(VEHICLE_ICONS[vehicle], [`zone:${id}`], [`vehicle:${vehicle}`]);
    case "spice-harvested":
      return free("spice", n, [area(id)], ["spice"]);
    case "marker-kept":
      return free("spice", n, ["spice"], [`at:${id}`]);
    case "spice-stockpiled":
      return free("spice", n, ["spice"], ["at:supremacy"]);
    case "spice-saved":
      return free("spice", n, ["spice"], ["reserve"]);
    default:
      return [];
  }
}
