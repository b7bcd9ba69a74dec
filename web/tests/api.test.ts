/** Whatever answers a request, a person is told in words what went wrong. */

import { afterEach, describe, expect, test, vi } from "vitest";
import { Problem, request } from "../src/lib/api";

async function problem(answer: () => Promise<Response>): Promise<Problem> {
  vi.stubGlobal("fetch", answer);
  const said = await request("GET", "/api").catch((error: unknown) => error);
  if (!(said instanceof Problem)) throw new Error(`no problem, but ${String(said)}`);
  return said;
}

describe("a request", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("tells the server's own words", async () => {
    const words = { id: "refused-token", args: {} };
    const said = await problem(async () => Response.json({ error: "no", words }, { status: 403 }));
    expect([said.status, said.message, said.words]).toEqual([403, "no", words]);
  });

  test("does not show a proxy's page", async () => {
    const said = await problem(async () => new Response("<html>Bad Gateway</html>", { status: 502 }));
    expect(said.words).toEqual({ id: "page-no-answer", args: { status: "502" } });
    expect(said.message).toContain("502");
    expect(said.message).not.toContain("<");
  });

  test("says that nobody answers", async () => {
    const said = await problem(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(said.words).toEqual({ id: "page-unreachable", args: {} });
  });
});
