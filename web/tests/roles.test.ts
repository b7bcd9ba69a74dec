/** What the seats of a table are: by the number of players and by what is chosen. */

import { describe, expect, test } from "vitest";
import { rolesOf } from "../src/lib/game";
import type { Roles } from "../src/lib/types";

const roles: Roles[] = [
  { players: 2, seats: ["atreides", "harkonnen"], said: {} },
  { players: 3, seats: ["atreides", "house-harkonnen", "corrino-ally"], said: {} },
  { players: 3, seats: ["house-atreides", "fremen-ally", "harkonnen"], said: { shared: "atreides" } },
  { players: 2, seats: ["house-atreides", "fremen-ally"], said: { modules: "mahdi" } },
];

describe("roles", () => {
  test("follow the number of players", () => {
    expect(rolesOf({ roles }, 2, {})).toEqual(["atreides", "harkonnen"]);
    expect(rolesOf({ roles }, 3, {})).toEqual(["atreides", "house-harkonnen", "corrino-ally"]);
  });

  test("follow what is said of an option, one value or several", () => {
    expect(rolesOf({ roles }, 3, { shared: "atreides" })[1]).toBe("fremen-ally");
    expect(rolesOf({ roles }, 3, { shared: "harkonnen" })[1]).toBe("house-harkonnen");
    expect(rolesOf({ roles }, 2, { modules: ["mahdi", "teams"] })).toEqual(["house-atreides", "fremen-ally"]);
  });

  test("are none where seats are alike", () => {
    expect(rolesOf({ roles: [] }, 4, {})).toEqual([]);
    expect(rolesOf({ roles }, 6, {})).toEqual([]);
  });
});
