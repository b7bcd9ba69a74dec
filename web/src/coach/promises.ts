/** Commitments that this browser saw while games ran, to compare them with what is told when they are over. */

import type { Fairness } from "./types";

const KEY = "sietch-promises";
const KEPT = 100;

function all(): Record<string, string> {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return typeof stored === "object" && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function promised(id: string): string | undefined {
  return all()[id];
}

/** What was published first counts. */
export function notePromise(id: string, found: Fairness): void {
  const known = all();
  if (found.kind !== "pledged" || found.verdict !== "" || known[id] !== undefined) return;
  const kept = Object.entries({ ...known, [id]: found.commitment }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without room it is not remembered.
  }
}

/** Whether the text has the hash; null where this browser cannot tell, as it may only on safe lines. */
export async function agrees(found: Fairness): Promise<boolean | null> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(found.text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === found.commitment;
}
