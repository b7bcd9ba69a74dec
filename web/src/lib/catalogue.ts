/** What a game's board needs besides the view, fetched once: the catalogue, and the layout if the game wants it. */

import { request } from "./api";
import type { Game } from "./game";
import { catalogueOf, type Catalogue, type TableStore } from "./table.svelte";
import type { Entry } from "./types";

interface Equipment {
  catalogue: Catalogue;
  layout: unknown;
}

const fetched = new Map<string, Promise<Equipment>>();

async function fetchFor(game: Game): Promise<Equipment> {
  const [entries, layout] = await Promise.all([
    request<Entry[]>("GET", `/api/games/${game.name}/catalogue`),
    game.laidOut ? request<unknown>("GET", `/api/games/${game.name}/layout`) : null,
  ]);
  return { catalogue: catalogueOf(entries), layout };
}

/** Get a table ready to show its game. */
export async function equip(table: TableStore, game: Game): Promise<void> {
  let found = fetched.get(game.name);
  if (!found) {
    found = fetchFor(game);
    found.catch(() => fetched.delete(game.name));
    fetched.set(game.name, found);
  }
  const { catalogue, layout } = await found;
  table.equip(game, catalogue, layout);
}
