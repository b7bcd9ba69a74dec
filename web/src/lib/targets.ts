/** How an element of a board answers: to a click, a long press and the keyboard, with the options that belong to it. */

import type { Attachment } from "svelte/attachments";
import { points } from "./pointing";
import type { TableStore } from "./table.svelte";
import type { Option } from "./types";

/** A finger that rests for so long wants to look, not to pick. */
const LONG_PRESS = 450;
/** A mouse that rests for so long is shown more. */
const RESTING = 550;
/** A finger that moves further than this scrolls. */
const STEADY = 12;

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
  id: string;
  /** The options that can be picked here. */
  options: readonly Option[];
  /** Whether one expects to pick something here: what cannot be picked tells why. Otherwise it is looked at closely. */
  explained: boolean;
  /** The catalogue's kind, to look at it closely; empty where there is nothing more to see. */
  kind: string;
  /** What has to be answered first is offered to choose, also where there is one way only. */
  offers?: boolean;
  /** It is this person's alone: what others have just done is about another one. */
  own?: boolean;
  /** What comes here and goes from here: see Flights.svelte. */
  spot?: string;
  /** What it is, for those who do not see it. */
  label: string;
  menu: OpenMenu;
}

/** Whether there is something to choose from: several options, or the card that leads to a place. */
function offersChoice({ options, offers = false }: Thing): boolean {
  return options.length > 1 || (offers && options.some(({ before }) => before));
}

function act(thing: Thing, element: Element): void {
  const { table, id, options, explained, kind, label, menu } = thing;
  const [only] = options;
  table.peeked = null;
  if (only && !offersChoice(thing)) table.pick(only);
  else if (only) {
    const box = element.getBoundingClientRect();
    menu({ options: [...options], x: box.left + box.width / 2, y: box.top + box.height / 2, opener: element });
  } else if (table.mine && explained) table.why(id, label);
  else if (kind) table.zoom(kind, id);
}

/**
 * Makes an element a target. A click picks, or tells why not; a long press, a right click or `i` looks closely.
 *
 * Where the element stands for a drawing (its outline, under a parent with `data-place`), the whole drawing answers to
 * the mouse, so that the icons in it can tell what they mean.
 */
export function target(thing: Thing): Attachment {
  return (element) => {
    const { table, id, kind, label, options } = thing;
    const said = options.map((option) => table.optionLabel(option)).join(" / ");
    const isButton = element instanceof HTMLButtonElement;
    const place = element.closest("[data-place]") ?? element;
    const answers = said !== "" || thing.explained || kind !== "";
    element.setAttribute("aria-label", said ? `${said}. ${label}` : label);
    element.classList.add("target");
    if (thing.spot !== undefined) element.setAttribute("data-spot", thing.spot);
    element.classList.toggle("lit", said !== "");
    element.classList.toggle("further", said !== "" && options.every(({ before }) => before));
    element.classList.toggle("fresh", !thing.own && table.fresh.has(id));
    if (!isButton) {
      element.setAttribute("role", answers ? "button" : "img");
      if (answers) element.setAttribute("tabindex", "0");
      else element.removeAttribute("tabindex");
    }
    if (offersChoice(thing)) element.setAttribute("aria-haspopup", "menu");
    else element.removeAttribute("aria-haspopup");

    const leave = table.standFor(options);
    const forget = points(options.map(({ key }) => key))(element);

    let pressed: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
    let looked = false;

    const look = (event: Event): void => {
      if (!kind) return;
      event.preventDefault();
      table.zoom(kind, id);
    };
    let resting: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => {
      clearTimeout(pressed?.timer);
      pressed = null;
    };
    const leaveBe = (): void => {
      clearTimeout(resting);
      table.peeked = null;
      release();
    };
    const key = (event: Event): void => {
      const { key } = event as KeyboardEvent;
      if (!isButton && (key === "Enter" || key === " ")) {
        event.preventDefault();
        event.stopPropagation();
        act(thing, element);
      } else if (key === "i") look(event);
    };
    const handlers: Record<string, (event: never) => void> = {
      click: (event: Event) => {
        event.stopPropagation();
        if (!looked) act(thing, element);
        looked = false;
      },
      contextmenu: look,
      pointerdown: (event: PointerEvent) => {
        leaveBe();
        looked = false;
        if (event.pointerType !== "touch" || !kind) return;
        const timer = setTimeout(() => {
          looked = true;
          table.zoom(kind, id);
        }, LONG_PRESS);
        pressed = { x: event.clientX, y: event.clientY, timer };
      },
      pointermove: (event: PointerEvent) => {
        if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STEADY) release();
      },
      pointerup: release,
      pointercancel: leaveBe,
      pointerleave: leaveBe,
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || !kind) return;
        clearTimeout(resting);
        resting = setTimeout(() => table.peek(kind, id, place.getBoundingClientRect()), RESTING);
      },
    };
    element.addEventListener("keydown", key);
    for (const [name, handler] of Object.entries(handlers)) place.addEventListener(name, handler as EventListener);
    return () => {
      clearTimeout(resting);
      release();
      leave();
      forget?.();
      element.removeEventListener("keydown", key);
      for (const [name, handler] of Object.entries(handlers)) place.removeEventListener(name, handler as EventListener);
    };
  };
}
