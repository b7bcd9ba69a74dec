/** What on the table can be picked: which options belong to which place, and how an element answers to them. */

import type { Attachment } from "svelte/attachments";
import type { TableStore } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";

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

/** Where one expects to pick something: what cannot be picked there tells why. Elsewhere it is looked at closely. */
const EXPLAINED: ReadonlySet<Zone> = new Set<Zone>(["space", "post", "faction", "row", "hand", "intrigue", "contract"]);

/** A menu of the options that share a target. */
export interface Choice {
  options: Option[];
  x: number;
  y: number;
  opener: Element;
}
export type OpenMenu = (choice: Choice) => void;

export interface Thing {
  table: TableStore;
  zone: Zone;
  id: string;
  /** The catalogue's kind, to look at it closely; empty where there is nothing more to see. */
  kind: string;
  /** What it is, for those who do not see it. */
  label: string;
  menu: OpenMenu;
}

export function optionsIn(table: TableStore, zone: Zone, id: string): Option[] {
  const kinds: readonly string[] = KINDS[zone];
  return table.optionsFor(id).filter((option) => kinds.includes(option.kind));
}

function act(thing: Thing, element: Element): void {
  const { table, zone, id, kind } = thing;
  const options = optionsIn(table, zone, id);
  const [only] = options;
  if (only && options.length === 1) table.pick(only);
  else if (only) {
    const box = element.getBoundingClientRect();
    thing.menu({ options, x: box.left + box.width / 2, y: box.top + box.height / 2, opener: element });
  } else if (table.mine && EXPLAINED.has(zone)) table.why(id);
  else if (kind) table.zoom(kind, id);
}

/** Makes an element a target: a button while it can be picked; otherwise it tells why not, or shows itself closely. */
export function target(thing: Thing): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const { table, zone, id, kind, label } = thing;
    const options = optionsIn(table, zone, id);
    const said = options.map((option) => table.label(option.words)).join(" / ");
    const isButton = element instanceof HTMLButtonElement;
    element.setAttribute("aria-label", said ? `${said}. ${label}` : label);
    if (!isButton) element.setAttribute("role", said ? "button" : "img");
    element.classList.add("target");
    element.classList.toggle("lit", said !== "");
    if (said && !isButton) element.setAttribute("tabindex", "0");
    else element.removeAttribute("tabindex");
    if (options.length > 1) element.setAttribute("aria-haspopup", "menu");
    else element.removeAttribute("aria-haspopup");

    const click = (event: Event): void => {
      event.stopPropagation();
      act(thing, element);
    };
    const look = (event: Event): void => {
      if (!kind) return;
      event.preventDefault();
      table.zoom(kind, id);
    };
    const key = (event: Event): void => {
      const pressed = (event as KeyboardEvent).key;
      if (!isButton && (pressed === "Enter" || pressed === " ")) {
        event.preventDefault();
        event.stopPropagation();
        act(thing, element);
      } else if (pressed === "i") look(event);
    };
    element.addEventListener("click", click);
    element.addEventListener("contextmenu", look);
    element.addEventListener("keydown", key);
    return () => {
      element.removeEventListener("click", click);
      element.removeEventListener("contextmenu", look);
      element.removeEventListener("keydown", key);
    };
  };
}
