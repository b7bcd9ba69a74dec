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
  } else if (table.mine && explained) table.why(id, label, kind);
  else if (kind) table.zoom(kind, id);
}

/** What an element stands for now; null: for nothing any more. Its listeners stay, whatever that is. */
const things = new WeakMap<Element, Thing | null>();
/** How an element forgets a finger or a mouse that rests on it. */
const released = new WeakMap<Element, () => void>();

function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function listen(element: Element): void {
  const place = element.closest("[data-place]") ?? element;
  const isButton = element instanceof HTMLButtonElement;
  let pressed: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  let looked = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const look = (event: Event): void => {
    const thing = things.get(element);
    if (!thing?.kind) return;
    event.preventDefault();
    thing.table.zoom(thing.kind, thing.id);
  };
  const release = (): void => {
    clearTimeout(pressed?.timer);
    pressed = null;
  };
  const leaveBe = (): void => {
    clearTimeout(resting);
    resting = undefined;
    const thing = things.get(element);
    if (thing) thing.table.peeked = null;
    release();
  };
  /** A mouse that came here has stopped. One under which things have shifted, as after a click, has not come. */
  const rest = (event: PointerEvent): void => {
    const still = event.movementX === 0 && event.movementY === 0;
    if (event.pointerType !== "mouse" || still || resting !== undefined || !things.get(element)?.kind) return;
    resting = setTimeout(() => {
      const thing = things.get(element);
      thing?.table.peek(thing.kind, thing.id, place.getBoundingClientRect());
    }, RESTING);
  };
  const key = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const thing = things.get(element);
    if (!thing) return;
    if (!isButton && (key === "Enter" || key === " ")) {
      event.preventDefault();
      event.stopPropagation();
      act(thing, element);
    } else if (key === "i") look(event);
  };
  const handlers: Record<string, (event: never) => void> = {
    click: (event: Event) => {
      const thing = things.get(element);
      if (!thing) return;
      event.stopPropagation();
      if (!looked) act(thing, element);
      looked = false;
    },
    contextmenu: look,
    pointerdown: (event: PointerEvent) => {
      leaveBe();
      looked = false;
      if (event.pointerType !== "touch" || !things.get(element)?.kind) return;
      const timer = setTimeout(() => {
        const thing = things.get(element);
        if (!thing) return;
        looked = true;
        thing.table.zoom(thing.kind, thing.id);
      }, LONG_PRESS);
      pressed = { x: event.clientX, y: event.clientY, timer };
    },
    pointermove: (event: PointerEvent) => {
      rest(event);
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STEADY) release();
    },
    pointerup: release,
    pointercancel: leaveBe,
    pointerleave: leaveBe,
  };
  element.addEventListener("keydown", key);
  for (const [name, handler] of Object.entries(handlers)) place.addEventListener(name, handler as EventListener);
  released.set(element, () => {
    clearTimeout(resting);
    resting = undefined;
    release();
  });
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
    const answers = said !== "" || thing.explained || kind !== "";
    put(element, "aria-label", said ? `${said}. ${label}` : label);
    element.classList.add("target");
    if (thing.spot !== undefined) put(element, "data-spot", thing.spot);
    element.classList.toggle("lit", said !== "");
    element.classList.toggle("further", said !== "" && options.every(({ before }) => before));
    const mover = thing.own ? undefined : table.fresh.get(id);
    element.classList.toggle("fresh", mover !== undefined);
    if (mover !== undefined) (element as HTMLElement | SVGElement).style.setProperty("--mover", `var(--seat-${mover}, var(--ink-soft))`);
    if (!(element instanceof HTMLButtonElement)) {
      put(element, "role", answers ? "button" : "img");
      put(element, "tabindex", answers ? "0" : null);
    }
    put(element, "aria-haspopup", offersChoice(thing) ? "menu" : null);

    const leave = table.standFor(options);
    const forget = points(options.map(({ key }) => key))(element);
    if (!things.has(element)) listen(element);
    things.set(element, thing);
    return () => {
      released.get(element)?.();
      leave();
      forget?.();
      if (things.get(element) === thing) things.set(element, null);
    };
  };
}
