/** What failed is tried again until it succeeds, ever less often. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_PAUSE, LONGEST_PAUSE, pauseAfter, persist } from "../src/lib/persistence";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("pauses grow up to the longest, and are not quite the same for everybody", () => {
  expect([0, 1, 2].map((failures) => pauseAfter(failures, 0.5))).toEqual([FIRST_PAUSE, FIRST_PAUSE * 2, FIRST_PAUSE * 4]);
  expect(pauseAfter(100, 0.5)).toBe(LONGEST_PAUSE);
  expect(pauseAfter(3, 0)).toBeLessThan(pauseAfter(3, 1));
});

test("what fails is done again until it succeeds, and not once more", async () => {
  const failures: unknown[] = [];
  let times = 0;
  persist(
    async () => {
      times += 1;
      if (times < 4) throw new Error(String(times));
    },
    (error) => failures.push((error as Error).message),
  );
  await vi.advanceTimersByTimeAsync(10 * LONGEST_PAUSE);
  expect(failures).toEqual(["1", "2", "3"]);
  expect(times).toBe(4);
});

test("a pause ends when somebody asks, and nothing happens after the end", async () => {
  let times = 0;
  let told = 0;
  const attempts = persist(
    async () => {
      times += 1;
      throw new Error("no");
    },
    () => (told += 1),
  );
  await vi.advanceTimersByTimeAsync(0);
  attempts.now();
  attempts.now();
  expect(times).toBe(2);
  attempts.stop();
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE);
  expect([times, told]).toEqual([2, 1]);
});
