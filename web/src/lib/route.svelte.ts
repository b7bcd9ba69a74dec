/** Where the page is: the start, the rules, a lobby, a table (tokens stay in the fragment, which no server sees), a replay,
    or what this browser knows of its person. */

export type Route =
  | { page: "start" }
  | { page: "nowhere" }
  | { page: "rules"; section: string }
  | { page: "me"; token: string }
  | { page: "lobby"; id: string; token: string }
  | { page: "art" }
  | { page: "position"; text: string }
  | { page: "table"; id: string; token: string }
  | { page: "replay"; id: string; token: string; step: number };

function read(): Route {
  const rules = /^\/rules(?:\/([a-z0-9-]+))?\/?$/.exec(location.pathname);
  if (rules) return { page: "rules", section: rules[1] ?? "" };
  const match = /^\/(?:table|lobby)\/([^/]+)(\/replay)?\/?$/.exec(location.pathname);
  const [token = "", at] = location.hash.slice(1).split("&step=");
  if (/^\/position\/?$/.test(location.pathname)) return { page: "position", text: token };
  if (location.pathname === "/me") return { page: "me", token };
  if (location.pathname === "/" && location.hash === "#/art") return { page: "art" };
  if (!match?.[1]) return { page: location.pathname === "/" ? "start" : "nowhere" };
  try {
    const lobby = location.pathname.startsWith("/lobby/");
    const id = decodeURIComponent(match[1]);
    if (!lobby && match[2]) return { page: "replay", id, token, step: Number(at ?? 0) || 0 };
    return { page: lobby ? "lobby" : "table", id, token };
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

/** A position: its text stays in the fragment, which no server's log sees. */
export function positionPath(text: string): string {
  return `/position#${text}`;
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
