/** What is heard: nothing until it is switched on, then the most telling of what has happened. */

import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { play, soundOf, SOUND_NAMES } = await import("../src/art/sounds");
const { settings } = await import("../src/lib/settings.svelte");

/** As much of a browser's audio as is used; it counts what was begun. */
function browser(active: boolean): { begun: number; contexts: number } {
  const told = { begun: 0, contexts: 0 };
  const parameter = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  const node = { frequency: parameter, gain: parameter, connect: (next: unknown) => next, start: () => told.begun++, stop: () => undefined };
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: active } });
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        told.contexts++;
      }
      state = "running";
      currentTime = 0;
      sampleRate = 100;
      destination = node;
      createGain = () => node;
      createOscillator = () => node;
      createBiquadFilter = () => node;
      createBufferSource = () => node;
      createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
    },
  );
  return told;
}

test("sounds are off until they are switched on, and wait until somebody has touched the page", () => {
  const untouched = browser(false);
  settings.sounds = true;
  play("turn");
  expect(untouched).toEqual({ begun: 0, contexts: 0 });
  const touched = browser(true);
  settings.sounds = false;
  play("turn");
  expect(touched).toEqual({ begun: 0, contexts: 0 });
  settings.sounds = true;
  for (const name of SOUND_NAMES) play(name);
  expect(touched.contexts).toBe(1);
  expect(touched.begun).toBeGreaterThanOrEqual(SOUND_NAMES.length);
});

test("of all that has happened the most telling is heard", () => {
  expect(soundOf(["turn-began", "card-played", "agent-sent", "gained"])).toBe("coin");
  expect(soundOf(["card-played", "agent-sent"])).toBe("card");
  expect(soundOf(["combat-rolled", "hits-taken", "battle-began"])).toBe("battle");
  expect(soundOf(["worm-appeared", "battle-began"])).toBe("worm");
  expect(soundOf(["conflict-won", "game-ended"])).toBe("win");
  expect(soundOf(["turn-began"])).toBeNull();
});
