/** Where the page is: the start, a table (its token stays in the fragment, which no server sees), or a replay. */

export type Route =
  | { page: "start" }
  | { page: "nowhere" }
  | { page: "table"; id: string; token: string }
  | { page: "replay"; id: string; token: string };

function read(): Route {
  const match = /^\/table\/([^/]+)(\/replay)?\/?$/.exec(location.pathname);
  const token = location.hash.slice(1);
  if (!match?.[1]) return { page: location.pathname === "/" ? "start" : "nowhere" };
  try {
    return { page: match[2] ? "replay" : "table", id: decodeURIComponent(match[1]), token };
  } catch {
    return { page: "nowhere" };
  }
}

let current: Route = $state.raw(read());

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  current = read();
}

export function tablePath(id: string, token: string, replay = false): string {
  return `/table/${encodeURIComponent(id)}${replay ? "/replay" : ""}#${token}`;
}

addEventListener("popstate", () => (current = read()));
addEventListener("hashchange", () => (current = read()));
