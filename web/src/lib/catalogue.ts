/** What a game's board needs besides the view, fetched once: its drawing, the catalogue, and the layout if the game wants it. */

import { request } from "./api";
import { familyOf, type Sign } from "./game";
import { learn } from "./language.svelte";
import { catalogueOf, type Catalogue, type TableStore } from "./table.svelte";
import type { Entry } from "./types";

const catalogues = new Map<string, Promise<Catalogue>>();
const layouts = new Map<string, Promise<unknown>>();

function once<T>(known: Map<string, Promise<T>>, address: string, fetchIt: () => Promise<T>): Promise<T> {
  let found = known.get(address);
  if (!found) {
    found = fetchIt();
    found.catch(() => known.delete(address));
    known.set(address, found);
  }
  return found;
}

/** Where something of a game is told: of all of it, or of a table. */
function addressOf(game: string, what: string, playedWith: string | null): string {
  return `/api/games/${game}/${what}${playedWith === null ? "" : `?${playedWith}`}`;
}

/** All components of a game, or those of a table. */
export function catalogue(game: string, playedWith: string | null = null): Promise<Catalogue> {
  const address = addressOf(game, "catalogue", playedWith);
  return once(catalogues, address, () => request<Entry[]>("GET", address).then(catalogueOf));
}

function layout(game: string, playedWith: string): Promise<unknown> {
  const address = addressOf(game, "layout", playedWith);
  return once(layouts, address, () => request<unknown>("GET", address));
}

/** Get a table ready to show its game. */
export async function equip(table: TableStore, sign: Sign): Promise<void> {
  const of = table.playedWith;
  const [game, { default: board }, entries, laid] = await Promise.all([
    sign.load(),
    sign.board(),
    catalogue(sign.name, of),
    sign.laidOut ? layout(sign.name, of) : null,
    learn(familyOf(sign), `game=${sign.name}&${of}`),
  ]);
  table.equip(game, board, entries, laid);
}
