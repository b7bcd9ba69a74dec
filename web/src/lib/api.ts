/** Requests to the server's HTTP API. */

import type { Words } from "./types";

/** What the server said against a request; its words, or English where there are none. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    english: string,
    readonly words: Words | string,
  ) {
    super(english);
  }
}

export async function request<T>(method: string, path: string, options: { token?: string; body?: unknown } = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (options.token) headers["authorization"] = `Bearer ${options.token}`;
  const init: RequestInit = { method, headers };
  if (options.body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(options.body);
  }
  const response = await fetch(path, init);
  const data = (await response.json()) as T & { error?: string; words?: Words };
  const said = data.error ?? response.statusText;
  if (!response.ok) throw new Problem(response.status, said, data.words ?? said);
  return data;
}
