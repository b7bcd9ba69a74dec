/** What a game's board needs besides the view, fetched once: the catalogue, and the layout if the game wants it. */

import { request } from "./api";
import type { Game } from "./game";
import { catalogueOf, type Catalogue, type TableStore } from "./table.svelte";
import type { Entry } from "./types";

const catalogues = new Map<string, Promise<Catalogue>>();
const layouts = new Map<string, Promise<unknown>>();

function once<T>(known: Map<string, Promise<T>>, game: string, fetchIt: () => Promise<T>): Promise<T> {
  let found = known.get(game);
  if (!found) {
    found = fetchIt();
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

export function catalogue(game: string): Promise<Catalogue> {
  return once(catalogues, game, () => request<Entry[]>("GET", `/api/games/${game}/catalogue`).then(catalogueOf));
}

function layout(game: string): Promise<unknown> {
  return once(layouts, game, () => request<unknown>("GET", `/api/games/${game}/layout`));
}

/** Get a table ready to show its game. */
export async function equip(table: TableStore, game: Game): Promise<void> {
  const [entries, laid] = await Promise.all([catalogue(game.name), game.laidOut ? layout(game.name) : null]);
  table.equip(game, entries, laid);
}
