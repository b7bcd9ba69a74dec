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
  // What is taken away goes out even while the page is left.
  const init: RequestInit = { method, headers, keepalive: method === "DELETE" };
  if (options.body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(options.body);
  }
  const response = await reach(path, init);
  const data = await told<T & { error?: string; words?: Words }>(response);
  const said = data.error ?? response.statusText;
  if (!response.ok) throw new Problem(response.status, said, data.words ?? said);
  return data;
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Problem(0, "The server cannot be reached. Try again in a moment.", { id: "page-unreachable", args: {} });
  }
}

/** Whatever stands between here and the server may answer in its place, and not in JSON. */
async function told<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch {
    const { status } = response;
    const english = `The server did not answer as it should (${status}). Try again in a moment.`;
    throw new Problem(status, english, { id: "page-no-answer", args: { status: String(status) } });
  }
}
