/**
 * The shapes of the areas, worked out from where they lie and whom they touch: nobody's outline is copied.
 *
 * The map is a planar graph of areas with straight edges. The cell of an area joins the centres of the faces around it;
 * areas at the rim are closed along the frame. So two cells share an edge exactly where their areas touch.
 */

export interface Place {
  id: string;
  x: number;
  y: number;
  borders: readonly string[];
  walls: readonly string[];
}

export type Point = readonly [number, number];

export interface Cell {
  id: string;
  /** The corners in order around the area. */
  points: Point[];
}

export interface Edge {
  between: readonly [string, string];
  wall: boolean;
  from: Point;
  to: Point;
}

export const SIZE = 1000;
const CENTRE: Point = [SIZE / 2, SIZE / 2];
/** Inner faces have three or four areas around them; the outer one has all of the rim. */
const LARGEST_INNER_FACE = 8;

function angle(from: Place, to: Place): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function mean(points: readonly Point[]): Point {
  const n = points.length;
  return [points.reduce((sum, [x]) => sum + x, 0) / n, points.reduce((sum, [, y]) => sum + y, 0) / n];
}

/** Where the ray from the centre of the map through a point meets the frame. */
export function onFrame([x, y]: Point): Point {
  const dx = x - CENTRE[0];
  const dy = y - CENTRE[1];
  const scale = SIZE / 2 / Math.max(Math.abs(dx), Math.abs(dy));
  return [CENTRE[0] + dx * scale, CENTRE[1] + dy * scale];
}

/** The corner of the frame between two points on different sides of it, or nothing. */
function corner([ax, ay]: Point, [bx, by]: Point): Point[] {
  if (ax === bx || ay === by) return [];
  const side = (value: number): boolean => value === 0 || value === SIZE;
  return [[side(ax) ? ax : bx, side(ay) ? ay : by]];
}

type Rings = ReadonlyMap<string, readonly Place[]>;

/** The neighbours of every area in the order of their angles. */
function rings(places: readonly Place[]): Rings {
  const byId = new Map(places.map((place) => [place.id, place]));
  return new Map(
    places.map((place) => {
      const near = [...place.borders, ...place.walls].flatMap((id) => byId.get(id) ?? []);
      near.sort((a, b) => angle(place, a) - angle(place, b));
      return [place.id, near];
    }),
  );
}

/** The face to the left of the edge from one area to the next, as the areas around it. */
function face(ring: Rings, from: Place, to: Place): Place[] {
  const found = [from];
  let before = from;
  let here: Place | undefined = to;
  while (here && here !== from && found.length <= ring.size) {
    found.push(here);
    const near: readonly Place[] = ring.get(here.id) ?? [];
    const back = near.indexOf(before);
    before = here;
    here = near[(back - 1 + near.length) % near.length];
  }
  return found;
}

export function cells(places: readonly Place[]): Cell[] {
  const ring = rings(places);
  return places.map((place) => {
    const points: Point[] = [];
    for (const next of ring.get(place.id) ?? []) {
      const around = face(ring, place, next);
      if (around.length <= LARGEST_INNER_FACE) {
        points.push(mean(around.map(({ x, y }) => [x, y] as const)));
        continue;
      }
      // Along the rim: from the middle of one edge to the middle of the other, past the area itself.
      const last = around.at(-1) ?? next;
      const here: Point = [place.x, place.y];
      const start = onFrame(mean([here, [next.x, next.y]]));
      const end = onFrame(mean([here, [last.x, last.y]]));
      const middle = onFrame(here);
      points.push(start, ...corner(start, middle), middle, ...corner(middle, end), end);
    }
    return { id: place.id, points: inOrder([place.x, place.y], points) };
  });
}

/** The corners of a cell by their angle around the area. */
function inOrder([x, y]: Point, points: readonly Point[]): Point[] {
  return [...points].sort((a, b) => Math.atan2(a[1] - y, a[0] - x) - Math.atan2(b[1] - y, b[0] - x));
}

function same([ax, ay]: Point, [bx, by]: Point): boolean {
  return Math.abs(ax - bx) < 1e-6 && Math.abs(ay - by) < 1e-6;
}

/** The borders between cells, with the corners that the two cells share. */
export function edges(places: readonly Place[], all: readonly Cell[]): Edge[] {
  const corners = new Map(all.map((cell) => [cell.id, cell.points]));
  const found: Edge[] = [];
  for (const place of places) {
    const own = corners.get(place.id) ?? [];
    for (const [wall, others] of [
      [false, place.borders],
      [true, place.walls],
    ] as const) {
      for (const other of others) {
        if (other < place.id) continue;
        const shared = own.filter((point) => corners.get(other)?.some((theirs) => same(theirs, point)));
        const [from, to] = [shared[0], shared.at(-1)];
        if (shared.length >= 2 && from && to) found.push({ between: [place.id, other], wall, from, to });
      }
    }
  }
  return found;
}

/** Whether a round place reaches into a cell: its middle lies in it, or nearer to one of its edges than its radius. */
export function reaches(points: readonly Point[], [x, y]: Point, radius: number): boolean {
  let inside = false;
  for (const [place, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(place + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length > 0 ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
    if (Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y) < radius) return true;
  }
  return inside;
}

/** The corners moved towards a point, each by the same length: an outline inside the cell. */
export function inset(points: readonly Point[], [x, y]: Point, by: number): Point[] {
  return points.map(([px, py]) => {
    const length = Math.hypot(px - x, py - y);
    const kept = length > by ? 1 - by / length : 0;
    return [x + (px - x) * kept, y + (py - y) * kept];
  });
}

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
