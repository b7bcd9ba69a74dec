/** Who this browser's person is: a random key, kept here and shared with one's own devices; no account, no password. */

const KEY = "sietch-person";
const FORM = /^[A-Za-z0-9_-]{43}$/;

let kept = "";

export function isKey(text: string): boolean {
  return FORM.test(text);
}

function made(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The key, made up when it is first wanted; a browser that keeps nothing has one until it is closed. */
export function personKey(): string {
  if (kept) return kept;
  try {
    kept = localStorage.getItem(KEY) ?? "";
  } catch {
    kept = "";
  }
  if (!isKey(kept)) adopt(made());
  return kept;
}

/** From now on this browser is that person's. */
export function adopt(key: string): void {
  kept = key;
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // It lasts until the page is closed.
  }
}
