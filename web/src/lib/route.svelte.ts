/** Where the page is: the start, the rules, a lobby, a table (tokens stay in the fragment, which no server sees), a replay,
    or what this browser knows of its person. */

export type Route =
  | { page: "start" }
  | { page: "nowhere" }
  | { page: "rules"; section: string }
  | { page: "me"; token: string }
  | { page: "lobby"; id: string; token: string }
  | { page: "art" }
  | { page: "table"; id: string; token: string }
  | { page: "replay"; id: string; token: string };

function read(): Route {
  const rules = /^\/rules(?:\/([a-z0-9-]+))?\/?$/.exec(location.pathname);
  if (rules) return { page: "rules", section: rules[1] ?? "" };
  const match = /^\/(?:table|lobby)\/([^/]+)(\/replay)?\/?$/.exec(location.pathname);
  const token = location.hash.slice(1);
  if (location.pathname === "/me") return { page: "me", token };
  if (location.pathname === "/" && location.hash === "#/art") return { page: "art" };
  if (!match?.[1]) return { page: location.pathname === "/" ? "start" : "nowhere" };
  try {
    const lobby = location.pathname.startsWith("/lobby/");
    return { page: lobby ? "lobby" : match[2] ? "replay" : "table", id: decodeURIComponent(match[1]), token };
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

export function lobbyPath(id: string, token: string): string {
  return `/lobby/${encodeURIComponent(id)}#${token}`;
}

/** The way by which another browser becomes this person's. */
export function mePath(key: string): string {
  return `/me#${key}`;
}

/** As `go`, where the way back should not lead here again. */
export function goInstead(path: string): void {
  history.replaceState(null, "", path);
  current = read();
}

addEventListener("popstate", () => (current = read()));
addEventListener("hashchange", () => (current = read()));
