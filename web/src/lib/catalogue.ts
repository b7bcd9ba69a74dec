/** The catalogue of a game, fetched once. */

import { request } from "./api";
import { catalogueOf, type Catalogue } from "./table.svelte";
import type { Entry } from "./types";

const fetched = new Map<string, Promise<Catalogue>>();

export function catalogue(game: string): Promise<Catalogue> {
  let found = fetched.get(game);
  if (!found) {
    found = request<Entry[]>("GET", `/api/games/${game}/catalogue`).then(catalogueOf);
    found.catch(() => fetched.delete(game));
    fetched.set(game, found);
  }
  return found;
}
