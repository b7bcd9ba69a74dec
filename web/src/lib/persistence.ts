/** Trying again what failed for a reason that may pass: ever less often, and at once when somebody asks for it. */

export const FIRST_PAUSE = 400;
export const LONGEST_PAUSE = 30_000;

/** Milliseconds to wait after so many failures; `random` (0 to 1) keeps many pages from coming back at the same moment. */
export function pauseAfter(failures: number, random: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.75 + random / 2);
}

export interface Attempts {
  /** Do not wait any longer. */
  now(): void;
  /** Nothing is tried or told any more. */
  stop(): void;
}

/** Do something until it succeeds; every failure is told. */
export function persist(work: () => Promise<void>, failed: (error: unknown) => void): Attempts {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function attempt(): void {
    timer = undefined;
    work().catch((error: unknown) => {
      if (stopped) return;
      timer = setTimeout(attempt, pauseAfter(failures, Math.random()));
      failures += 1;
      failed(error);
    });
  }

  attempt();
  return {
    now: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      attempt();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
