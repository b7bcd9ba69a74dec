/** The part of the map that is looked at: zooming and moving it, by wheel, fingers, buttons and keys. None of it answers. */

import { SIZE, type Point } from "./cells";

/** A square of the map. */
export interface Viewport {
  x: number;
  y: number;
  size: number;
}

export const WHOLE: Viewport = { x: 0, y: 0, size: SIZE };
/** How far one can go in. */
const CLOSEST = 6;
/** A pointer that moves further than this, in pixels, moves the map. */
export const STEADY = 6;
/** Two clicks within so many milliseconds are a double click. */
export const DOUBLE = 230;
/** How long after a drag a click still belongs to it. */
const AFTER = 60;

function within(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The same, kept inside the map. */
export function clamped({ x, y, size }: Viewport): Viewport {
  const kept = within(SIZE / CLOSEST, size, SIZE);
  return { x: within(0, x, SIZE - kept), y: within(0, y, SIZE - kept), size: kept };
}

/** Closer by a factor; the point of the map stays where it is on the screen. */
export function zoomed(now: Viewport, by: number, [x, y]: Point): Viewport {
  const size = within(SIZE / CLOSEST, now.size / by, SIZE);
  const kept = size / now.size;
  return clamped({ x: x - (x - now.x) * kept, y: y - (y - now.y) * kept, size });
}

export function moved(now: Viewport, dx: number, dy: number): Viewport {
  return clamped({ ...now, x: now.x + dx, y: now.y + dy });
}

/** As little as it takes to see the point with some room around it. */
export function showing(now: Viewport, [x, y]: Point): Viewport {
  const room = now.size / 6;
  return clamped({
    ...now,
    x: within(x + room - now.size, now.x, x - room),
    y: within(y + room - now.size, now.y, y - room),
  });
}

/** The place nearest in a direction: what a key that points there goes to. */
export function towards<T extends { x: number; y: number }>(from: T, places: readonly T[], [dx, dy]: Point): T {
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (place === from || along <= aside) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

interface Hands {
  now(): Viewport;
  show(wanted: Viewport): void;
  /** What is asked at the moment: a click that comes too late for it is dropped. */
  asked(): unknown;
}

/** Lets the map be moved and zoomed by mouse, wheel and fingers, and only then lets clicks through to what is drawn on it. */
export function handle(svg: SVGSVGElement, hands: Hands): () => void {
  const pointers = new Map<number, { x: number; y: number; at: EventTarget | null }>();
  const passed = new WeakSet<Event>();
  let from: { x: number; y: number } | null = null;
  let dragging = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const scale = (): number => hands.now().size / Math.max(1, svg.getBoundingClientRect().width);
  const at = (x: number, y: number): Point => {
    const box = svg.getBoundingClientRect();
    const now = hands.now();
    return [now.x + (x - box.left) * scale(), now.y + (y - box.top) * scale()];
  };
  const span = (): { x: number; y: number; far: number } | null => {
    const [a, b] = [...pointers.values()];
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) } : null;
  };

  const down = (event: PointerEvent): void => {
    if (pointers.size === 0) dragging = false;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, at: event.target });
    from = { x: event.clientX, y: event.clientY };
    if (pointers.size < 2) return;
    dragging = true;
    // Fingers that pinch do not rest on anything.
    for (const pointer of pointers.values()) pointer.at?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
    event.stopPropagation();
  };
  const move = (event: PointerEvent): void => {
    const pointer = pointers.get(event.pointerId);
    if (!pointer || !event.isTrusted) return;
    const before = span();
    const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
    if (!dragging && from && Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STEADY) return;
    dragging = true;
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    const after = span();
    if (before && after) {
      const middle = at(before.x, before.y);
      const closer = zoomed(hands.now(), after.far / Math.max(1, before.far), middle);
      const unit = closer.size / Math.max(1, svg.getBoundingClientRect().width);
      hands.show(moved(closer, (before.x - after.x) * unit, (before.y - after.y) * unit));
    } else hands.show(moved(hands.now(), -dx * scale(), -dy * scale()));
  };
  const up = (event: PointerEvent): void => {
    if (!event.isTrusted) return;
    pointers.delete(event.pointerId);
    from = null;
    // The click that belongs to a drag comes at once; a later one is meant.
    if (pointers.size === 0) setTimeout(() => (dragging = dragging && pointers.size > 0), AFTER);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    hands.show(zoomed(hands.now(), Math.exp(-event.deltaY / 400), at(event.clientX, event.clientY)));
  };
  // A click waits until it is plain that it is not the first half of a double click, which looks closer.
  const click = (event: MouseEvent): void => {
    if (passed.has(event)) return;
    event.stopPropagation();
    event.preventDefault();
    if (dragging) {
      dragging = false;
      return;
    }
    const target = event.target;
    if (waiting !== undefined) {
      clearTimeout(waiting);
      waiting = undefined;
      hands.show(zoomed(hands.now(), 2, at(event.clientX, event.clientY)));
      return;
    }
    const asked = hands.asked();
    waiting = setTimeout(() => {
      waiting = undefined;
      if (hands.asked() !== asked || !target) return;
      const again = new MouseEvent("click", { bubbles: true, clientX: event.clientX, clientY: event.clientY });
      passed.add(again);
      target.dispatchEvent(again);
    }, DOUBLE);
  };

  svg.addEventListener("pointerdown", down, true);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  svg.addEventListener("wheel", wheel, { passive: false });
  svg.addEventListener("click", click, true);
  return () => {
    clearTimeout(waiting);
    svg.removeEventListener("pointerdown", down, true);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
    svg.removeEventListener("wheel", wheel);
    svg.removeEventListener("click", click, true);
  };
}
