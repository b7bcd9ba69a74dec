/** Where everything lies on the drawn board: once for wide windows, once for phones. Only places, no rules. */

import { FACTIONS, type Faction } from "./view";

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
  factions: Record<Faction, { area: Box; track: Box }>;
  areas: { id: string; box: Box }[];
  planet: Box;
  wall: string;
  wallLabel: Point;
  spaces: Record<string, Box>;
  posts: Record<string, PostPlace>;
  contracts: Box;
  conflict: Box;
  forces: Box;
}

const FACTION_SPACES: Record<Faction, [string, string]> = {
  emperor: ["sardaukar", "dutiful-service"],
  guild: ["heighliner", "deliver-supplies"],
  "bene-gesserit": ["espionage", "secrets"],
  fremen: ["desert-tactics", "fremkit"],
};
const LANDSRAAD = ["high-council", "imperial-privilege", "swordmaster", "assembly-hall", "gather-support"];
const HEAD = 24;

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

interface Frame {
  w: number;
  h: number;
  factionArea: (place: number) => Box;
  factionSpaceHeight: number;
  landsraad: Box;
  landsraadSpaces: Box[];
  planet: Box;
  /** Width of a space of the planet, and from one column or row to the next. */
  land: { w: number; h: number; across: number; down: number; left: number; top: number };
  choam: Box;
  choamSpaceWidth: number;
  conflict: Box;
  forces: Box;
}

function arrange(frame: Frame): Arrangement {
  const spaces: Record<string, Box> = {};
  const posts: Record<string, PostPlace> = {};
  const get = (id: string): Box => spaces[id] ?? { x: 0, y: 0, w: 0, h: 0 };

  const factions = Object.fromEntries(
    FACTIONS.map((faction, place) => {
      const area = frame.factionArea(place);
      const w = (area.w - 12 - 30) / 2;
      const [left, right] = FACTION_SPACES[faction];
      const h = frame.factionSpaceHeight;
      spaces[left] = { x: area.x + 6, y: area.y + HEAD + 2, w, h };
      spaces[right] = { x: area.x + 6 + w + 30, y: area.y + HEAD + 2, w, h };
      posts[`post-${faction}`] = between(get(left), get(right));
      const y = area.y + HEAD + h + 8;
      return [faction, { area, track: { x: area.x + 6, y, w: area.w - 12, h: area.y + area.h - y - 5 } }];
    }),
  ) as Arrangement["factions"];

  LANDSRAAD.forEach((id, place) => {
    const box = frame.landsraadSpaces[place];
    if (box) spaces[id] = box;
  });
  const [west, east] = [LANDSRAAD.slice(0, 3).map(get), LANDSRAAD.slice(3).map(get)];
  posts["post-landsraad-west"] = above(get("high-council").y - 13, middle(get("imperial-privilege")).x, west);
  posts["post-landsraad-east"] = above(get("assembly-hall").y - 13, (middle(get("assembly-hall")).x + middle(get("gather-support")).x) / 2, east);

  const { land, planet } = frame;
  const at = (column: number, row: number): Box => ({
    x: planet.x + land.left + column * land.across,
    y: planet.y + land.top + row * land.down,
    w: land.w,
    h: land.h,
  });
  spaces["research-station"] = at(0, 0);
  spaces["spice-refinery"] = at(1, 0);
  spaces["arrakeen"] = at(2, 0);
  spaces["sietch-tabr"] = at(0, 1);
  spaces["hagga-basin"] = at(1, 1);
  spaces["imperial-basin"] = at(2, 1);
  spaces["deep-desert"] = at(0.5, 2);
  posts["post-research-refinery"] = between(get("research-station"), get("spice-refinery"));
  posts["post-refinery-arrakeen"] = between(get("spice-refinery"), get("arrakeen"));
  posts["post-sietch-research"] = between(get("research-station"), get("sietch-tabr"));
  const gap = land.down - land.h;
  for (const id of ["hagga-basin", "imperial-basin"]) {
    const box = get(id);
    const x = box.x + box.w * 0.78;
    const y = box.y + box.h + gap / 2;
    posts[`post-${id}`] = { x, y, lines: `M${x} ${y}V${box.y + box.h - 4}` };
  }
  const deep = get("deep-desert");
  const beside = { x: deep.x + deep.w + (land.across - land.w) / 2, y: middle(deep).y };
  posts["post-deep-desert"] = { ...beside, lines: `M${beside.x} ${beside.y}H${deep.x + deep.w - 4}` };

  // The Shield Wall keeps the refinery, Arrakeen and the Imperial Basin.
  const ridge = [
    { x: at(1, 0).x - (land.across - land.w) / 2, y: planet.y + 2 },
    { x: at(1, 0).x - (land.across - land.w) / 2, y: at(1, 1).y - gap / 2 },
    { x: at(2, 0).x - (land.across - land.w) / 2, y: at(1, 1).y - gap / 2 },
    { x: at(2, 0).x - (land.across - land.w) / 2, y: at(1, 2).y + 6 },
    { x: planet.x + planet.w - 3, y: at(1, 2).y + 6 },
  ];
  const wallEnd = ridge[4] ?? ridge[0];

  const { choam } = frame;
  const choamBox = (x: number): Box => ({ x, y: choam.y + HEAD, w: frame.choamSpaceWidth, h: choam.h - HEAD - 6 });
  spaces["shipping"] = choamBox(choam.x + 6);
  spaces["accept-contract"] = choamBox(choam.x + 6 + frame.choamSpaceWidth + 30);
  posts["post-choam"] = between(get("shipping"), get("accept-contract"));
  const contractsX = get("accept-contract").x + frame.choamSpaceWidth + 10;

  return {
    w: frame.w,
    h: frame.h,
    factions,
    areas: [
      { id: "landsraad", box: frame.landsraad },
      { id: "choam", box: choam },
    ],
    planet,
    wall: rocks(ridge),
    wallLabel: { x: (wallEnd?.x ?? 0) - 8, y: (wallEnd?.y ?? 0) + 22 },
    spaces,
    posts,
    contracts: { x: contractsX, y: choam.y + 6, w: choam.x + choam.w - contractsX - 6, h: choam.h - 12 },
    conflict: frame.conflict,
    forces: frame.forces,
  };
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

export const LANDSCAPE = arrange({
  w: 1150,
  h: 660,
  factionArea: (place) => ({ x: 0, y: place * 166, w: 350, h: 162 }),
  factionSpaceHeight: 72,
  landsraad: { x: 356, y: 0, w: 794, h: 126 },
  landsraadSpaces: LANDSRAAD.map((_, place) => ({ x: 362 + place * 158, y: 30, w: 150, h: 90 })),
  planet: { x: 356, y: 130, w: 598, h: 406 },
  land: { w: 172, h: 96, across: 204, down: 126, left: 8, top: 30 },
  choam: { x: 356, y: 540, w: 598, h: 120 },
  choamSpaceWidth: 140,
  conflict: { x: 960, y: 130, w: 190, h: 236 },
  forces: { x: 960, y: 370, w: 190, h: 290 },
});

export const PORTRAIT = arrange({
  w: 480,
  h: 1732,
  conflict: { x: 0, y: 0, w: 220, h: 236 },
  forces: { x: 226, y: 0, w: 254, h: 236 },
  factionArea: (place) => ({ x: 0, y: 242 + place * 168, w: 480, h: 162 }),
  factionSpaceHeight: 76,
  landsraad: { x: 0, y: 914, w: 480, h: 242 },
  landsraadSpaces: LANDSRAAD.map((_, place) => ({
    x: (place > 2 ? 85 : 6) + (place % 3) * 158,
    y: place > 2 ? 1064 : 942,
    w: 152,
    h: 86,
  })),
  planet: { x: 0, y: 1162, w: 480, h: 442 },
  land: { w: 138, h: 104, across: 166, down: 138, left: 4, top: 32 },
  choam: { x: 0, y: 1610, w: 480, h: 122 },
  choamSpaceWidth: 128,
});
