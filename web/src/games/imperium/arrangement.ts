/** Where everything lies on the drawn board, for wide windows and for phones. Only places, no rules: which spaces there
    are, and in which area, the server's layout says. */

import { FACTIONS, type Faction, type Layout } from "./view";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}
/** A post, and the lines from it to its spaces. */
export interface PostPlace extends Point {
  lines: string;
}

export interface Arrangement {
  w: number;
  h: number;
  /** The smallest size of letters, and how large pieces are drawn. */
  small: number;
  unit: number;
  factions: Record<Faction, { area: Box; track: Box }>;
  areas: { id: string; box: Box }[];
  planet: Box;
  /** The Shield Wall, and the ground behind it. */
  wall: string;
  wallLabel: Point;
  haven: string;
  spaces: Record<string, Box>;
  posts: Record<string, PostPlace>;
  contracts: Box;
  conflict: Box;
  forces: Box;
  /** The boards of commanders, each with its track. */
  personal: { area: string; track: string; seat: number; box: Box; rail: Box }[];
}

/** Areas that have places of their own; all others are drawn beside the Landsraad. */
const PLANET = ["city", "desert"];
const CHOAM = "choam";

function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The posts of the four factions, of CHOAM and between cities stand between two boxes. */
function between(a: Box, b: Box): PostPlace {
  const [from, to] = [middle(a), middle(b)];
  const level = Math.abs(from.y - to.y) < 1;
  const at = level
    ? { x: (a.x + a.w + b.x) / 2, y: from.y }
    : { x: from.x, y: (Math.min(a.y + a.h, b.y + b.h) + Math.max(a.y, b.y)) / 2 };
  return { ...at, lines: `M${from.x} ${from.y}L${to.x} ${to.y}` };
}

/** A post above a row of spaces, with a line down to each. */
function above(y: number, x: number, boxes: Box[]): PostPlace {
  const drops = boxes.map((box) => {
    const toward = Math.sign(Math.round(x - middle(box).x));
    return `M${x} ${y}H${middle(box).x + toward * box.w * 0.36}V${box.y + 4}`;
  });
  return { x, y, lines: drops.join("") };
}

/** A post of one space, to its right or below it. */
function beside(box: Box, room: number): PostPlace {
  const at = { x: box.x + box.w + room / 2, y: middle(box).y };
  return { ...at, lines: `M${at.x} ${at.y}H${box.x + box.w - 4}` };
}

function below(box: Box, room: number): PostPlace {
  const at = { x: box.x + box.w * 0.78, y: box.y + box.h + room / 2 };
  return { ...at, lines: `M${at.x} ${at.y}V${box.y + box.h - 4}` };
}

interface Frame {
  w: number;
  h: number;
  small: number;
  unit: number;
  /** The height of the line with the name of an area. */
  head: number;
  /** Room for a post between two spaces. */
  gap: number;
  factionArea: (place: number) => Box;
  factionSpaceHeight: number;
  /** The Landsraad and what stands beside it, and the spaces in them. */
  bands: { id: string; box: Box; spaces: Box[] }[];
  planet: Box;
  /** Width of a space of the planet, and from one column or row to the next. */
  land: { w: number; h: number; across: number; down: number; left: number; top: number };
  choam: Box;
  choamSpaceWidth: number;
  /** Where contracts lie, if not beside the spaces of CHOAM. */
  contracts?: Box;
  conflict: Box;
  forces: Box;
  personal: (Arrangement["personal"][number] & { spaces: Box[] })[];
}

function spacesOf(layout: Layout, area: string): string[] {
  return layout.areas.find(({ id }) => id === area)?.spaces ?? [];
}

/** The Landsraad, and every area that has no place of its own. */
function bandsOf(layout: Layout): Layout["areas"] {
  const personal = (layout.personal ?? []).map(({ area }) => area);
  const placed: ReadonlySet<string> = new Set([...FACTIONS, ...PLANET, CHOAM, ...personal]);
  return layout.areas.filter(({ id }) => !placed.has(id));
}

/** Spaces in a row, with room for a post between each two. */
function inRow(count: number, from: Box, gap: number, widest = Infinity): Box[] {
  const w = Math.min(widest, (from.w - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, place) => ({ ...from, x: from.x + place * (w + gap), w }));
}

/**
 * The cells of the planet's spaces, as columns and rows: three cities in the first row from the right, further ones and
 * the desert's first spaces in the second, what is left in the last.
 */
function cells(cities: readonly string[], desert: readonly string[]): Map<string, Point> {
  const found = new Map<string, Point>();
  cities.slice(0, 3).forEach((id, place) => found.set(id, { x: 2 - place, y: 0 }));
  const more = cities.slice(3, 6);
  more.forEach((id, place) => found.set(id, { x: place, y: 1 }));
  const room = 3 - more.length;
  desert.slice(0, room).forEach((id, place) => found.set(id, { x: 2 - place, y: 1 }));
  const last = [...desert.slice(room), ...cities.slice(6)];
  last.forEach((id, place) => found.set(id, { x: (last.length < 3 ? 0.5 : 0) + place, y: 2 }));
  return found;
}

function fill(layout: Layout, frame: Frame): Arrangement {
  const { head, gap } = frame;
  const spaces: Record<string, Box> = {};
  const lay = (ids: readonly string[], boxes: readonly Box[]): void =>
    ids.forEach((id, place) => {
      const box = boxes[place];
      if (box) spaces[id] = box;
    });

  const factions = Object.fromEntries(
    FACTIONS.map((faction, place) => {
      const area = frame.factionArea(place);
      const ids = spacesOf(layout, faction);
      const h = frame.factionSpaceHeight;
      lay(ids, inRow(ids.length, { x: area.x + 5, y: area.y + head, w: area.w - 10, h }, gap));
      const y = area.y + head + h + 4;
      return [faction, { area, track: { x: area.x + 5, y, w: area.w - 10, h: area.y + area.h - y - 4 } }];
    }),
  ) as Arrangement["factions"];

  for (const board of frame.personal) lay(spacesOf(layout, board.area), board.spaces);
  for (const band of frame.bands) lay(spacesOf(layout, band.id), band.spaces);

  const { land, planet } = frame;
  const at = (column: number, row: number): Box => ({
    x: planet.x + land.left + column * land.across,
    y: planet.y + land.top + row * land.down,
    w: land.w,
    h: land.h,
  });
  const onPlanet = cells(spacesOf(layout, "city"), spacesOf(layout, "desert"));
  for (const [id, { x, y }] of onPlanet) spaces[id] = at(x, y);

  const { choam } = frame;
  const ids = spacesOf(layout, CHOAM);
  const choamEnd = frame.contracts?.y ?? choam.y + choam.h;
  const row = { x: choam.x + 6, y: choam.y + head, w: choam.w - 12, h: choamEnd - 5 - choam.y - head };
  lay(ids, inRow(ids.length, row, gap, frame.choamSpaceWidth));
  const lastOfChoam = spaces[ids.at(-1) ?? ""] ?? { ...row, w: 0 };
  const contractsX = lastOfChoam.x + lastOfChoam.w + 10;

  // Posts stand between two spaces, above a row of them, or beside a single one.
  const [across, down] = [land.across - land.w, land.down - land.h];
  const banded = new Set(frame.bands.flatMap(({ id }) => spacesOf(layout, id)));
  const lastRow = Math.max(...[...onPlanet.values()].map(({ y }) => y));
  const posts: Record<string, PostPlace> = {};
  for (const { id, spaces: seen } of layout.posts) {
    const boxes = seen.flatMap((space) => spaces[space] ?? []);
    const [first, second] = boxes;
    if (!first) continue;
    const cell = onPlanet.get(seen[0] ?? "");
    if (seen.some((space) => banded.has(space))) {
      posts[id] = above(first.y - head / 2, boxes.reduce((sum, box) => sum + middle(box).x, 0) / boxes.length, boxes);
    } else if (second) posts[id] = between(first, second);
    else posts[id] = cell && cell.y < lastRow ? below(first, down) : beside(first, cell ? across : gap);
  }

  // The Shield Wall keeps the places behind it: the first two of the first row, and the one below them.
  const ridge = [
    { x: at(1, 0).x - across / 2, y: planet.y + 2 },
    { x: at(1, 0).x - across / 2, y: at(1, 1).y - down / 2 },
    { x: at(2, 0).x - across / 2, y: at(1, 1).y - down / 2 },
    { x: at(2, 0).x - across / 2, y: at(1, 2).y + 6 },
    { x: planet.x + planet.w - 3, y: at(1, 2).y + 6 },
  ];
  const end = { x: planet.x + planet.w - 3, y: at(1, 2).y + 6 };

  return {
    w: frame.w,
    h: frame.h,
    small: frame.small,
    unit: frame.unit,
    factions,
    areas: [...frame.bands, { id: CHOAM, box: choam }].map(({ id, box }) => ({ id, box })),
    planet,
    wall: rocks(ridge),
    wallLabel: { x: end.x - 6, y: end.y + 15 },
    haven: `M${at(1, 0).x} ${planet.y}H${planet.x + planet.w}V${end.y}H${at(2, 0).x - 10}V${at(1, 1).y - 16}H${at(1, 0).x - 12}V${planet.y}Z`,
    spaces,
    posts,
    contracts: frame.contracts ?? { x: contractsX, y: choam.y + 6, w: choam.x + choam.w - contractsX - 6, h: choam.h - 12 },
    conflict: frame.conflict,
    forces: frame.forces,
    personal: frame.personal,
  };
}

/** The boards of commanders in a row, or (upright) below each other: the spaces on the left, the track beside them. */
function personalIn(layout: Layout, within: Box, head: number, upright = false): Frame["personal"] {
  const boards = layout.personal ?? [];
  const w = upright ? within.w : (within.w - 6 * (boards.length - 1)) / Math.max(1, boards.length);
  return boards.map((board, place) => {
    const box = upright ? { ...within, y: within.y + place * (within.h + 6) } : { ...within, x: within.x + place * (w + 6), w };
    const half = box.w * 0.52;
    const count = spacesOf(layout, board.area).length;
    const row = { x: box.x + 6, y: box.y + head, w: half - 9, h: box.h - head - 5 };
    const width = (row.w - 6 * (count - 1)) / Math.max(1, count);
    const spaces = Array.from({ length: count }, (_, n) => ({ ...row, x: row.x + n * (width + 6), w: width }));
    return { ...board, box, spaces, rail: { x: box.x + half + 3, y: box.y + head, w: box.w - half - 9, h: box.h - head - 5 } };
  });
}

/** A jagged band along a line of points. */
function rocks(points: Point[]): string {
  const STEP = 9;
  const [there, back]: [string[], string[]] = [[], []];
  let place = 0;
  for (let corner = 0; corner + 1 < points.length; corner += 1) {
    const [a, b] = [points[corner], points[corner + 1]];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    for (let along = 0; along < length; along += STEP) {
      place += 1;
      const [x, y] = [a.x + dx * along, a.y + dy * along];
      const [out, inside] = [place % 2 ? 7 : 3.5, place % 3 ? 4 : 6.5];
      there.push(`${(x - dy * out).toFixed(1)} ${(y + dx * out).toFixed(1)}`);
      back.unshift(`${(x + dy * inside).toFixed(1)} ${(y - dx * inside).toFixed(1)}`);
    }
  }
  return `M${[...there, ...back].join("L")}Z`;
}

/** Areas side by side, each as wide as its spaces need. */
function bandsAcross(areas: Layout["areas"], within: Box, head: number): Frame["bands"] {
  const total = areas.reduce((sum, { spaces }) => sum + spaces.length, 0);
  const unit = (within.w - 6 * (areas.length - 1) - 4 * areas.length) / total;
  let x = within.x;
  return areas.map(({ id, spaces }) => {
    const box = { ...within, x, w: spaces.length * unit + 4 };
    x += box.w + 6;
    const { y } = box;
    return { id, box, spaces: spaces.map((_, place) => ({ x: box.x + 5 + place * unit, y: y + head, w: unit - 6, h: box.h - head - 5 })) };
  });
}

/** Areas below each other, each with rows of at most three spaces. */
function bandsDown(areas: Layout["areas"], within: Pick<Box, "x" | "y" | "w">): Frame["bands"] {
  let y = within.y;
  return areas.map(({ id, spaces }) => {
    const columns = spaces.length > 3 ? Math.ceil(spaces.length / 2) : spaces.length;
    const rows = Math.ceil(spaces.length / columns);
    const box = { ...within, y, h: rows * 122 - 2 };
    y += box.h + 6;
    const boxes = spaces.map((_, place) => {
      const row = Math.floor(place / columns);
      const here = Math.min(columns, spaces.length - row * columns);
      const x = within.x + (within.w - (here * 158 - 6)) / 2 + (place % columns) * 158;
      return { x, y: box.y + 28 + row * 122, w: 152, h: 86 };
    });
    return { id, box, spaces: boxes };
  });
}

/** The least room in which a wide board can be read; in a larger one it is drawn larger. */
export const LEAST = { w: 755, h: 424 };

/** For a window with so much room, in units that are pixels where there is the least of it. */
export function landscape(layout: Layout, room: { w: number; h: number } = LEAST): Arrangement {
  const scale = Math.max(1, Math.min(room.w / LEAST.w, room.h / LEAST.h));
  const [w, h] = [Math.max(LEAST.w, room.w / scale), Math.max(LEAST.h, room.h / scale)];
  const several = (layout.personal ?? []).length > 0;
  const head = 20;
  const own = several ? 84 : 0;
  const personal = personalIn(layout, { x: 0, y: h - own, w, h: own }, head);
  const bottom = several ? h - own - 4 : h;
  const left = Math.round(w * 0.305);
  const right = Math.round(w * 0.167);
  const x = left + 4;
  const middleWidth = w - left - right - 8;
  const quarter = (bottom - 12) / 4;
  const band = Math.round(bottom * 0.2);
  const choam = Math.round(bottom * 0.185);
  const planet = { x, y: band + 4, w: middleWidth, h: bottom - band - choam - 8 };
  const gap = 24;
  const top = 19;
  const across = (planet.w - 5) / 3;
  const down = (planet.h - top) / 3;
  const war = bottom - band - 4;
  const conflict = Math.round(war * 0.46);
  return fill(layout, {
    w,
    h,
    small: 11.3,
    unit: 0.76,
    head,
    gap,
    personal,
    factionArea: (place) => ({ x: 0, y: place * (quarter + 4), w: left, h: quarter }),
    factionSpaceHeight: quarter - head - 8 - Math.max(31, quarter * 0.29),
    bands: bandsAcross(bandsOf(layout), { x, y: 0, w: w - x, h: band }, head),
    planet,
    land: { w: across - gap, h: down - 22, across, down, left: 5, top },
    choam: { x, y: bottom - choam, w: middleWidth, h: choam },
    choamSpaceWidth: middleWidth * 0.26,
    conflict: { x: w - right, y: band + 4, w: right, h: conflict },
    forces: { x: w - right, y: band + 8 + conflict, w: right, h: war - conflict - 4 },
  });
}

/** For phones. Without contracts nothing is kept free for them. */
export function portrait(layout: Layout, contracts: boolean): Arrangement {
  const head = 26;
  const bands = bandsDown(bandsOf(layout), { x: 0, y: 914, w: 480 });
  const y = Math.max(908, ...bands.map(({ box }) => box.y + box.h)) + 6;
  const choam = { x: 0, y: y + 448, w: 480, h: contracts ? 238 : 122 };
  const personal = personalIn(layout, { x: 0, y: choam.y + choam.h + 6, w: 480, h: 116 }, head, true);
  return fill(layout, {
    w: 480,
    h: Math.max(choam.y + choam.h, ...personal.map(({ box }) => box.y + box.h)),
    small: 14.2,
    unit: 1,
    head,
    gap: 30,
    personal,
    conflict: { x: 0, y: 0, w: 220, h: 236 },
    forces: { x: 226, y: 0, w: 254, h: 236 },
    factionArea: (place) => ({ x: 0, y: 242 + place * 168, w: 480, h: 162 }),
    factionSpaceHeight: 76,
    bands,
    planet: { x: 0, y, w: 480, h: 442 },
    land: { w: 138, h: 104, across: 166, down: 138, left: 4, top: 32 },
    choam,
    choamSpaceWidth: 219,
    ...(contracts ? { contracts: { x: 6, y: choam.y + 122, w: 468, h: 110 } } : {}),
  });
}
