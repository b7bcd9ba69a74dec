/** What a person has chosen for this browser, remembered in it. */

import { LANGUAGES, type Code } from "./text";

const KEY = "sietch-settings";
export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export const SCENES = ["wait", "auto", "off"] as const;
export type Scenes = (typeof SCENES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for which a move of somebody else is shown. */
export const PAUSES: Record<Speed, number> = { slow: 1600, normal: 650, fast: 300, instant: 0 };

interface Settings {
  language: Code;
  theme: Theme;
  speed: Speed;
  autoEnd: boolean;
  /** Whether it was explained that turns can end by themselves. */
  endTold: boolean;
  /** Whether scenes wait, go on by themselves, or are left out. */
  scenes: Scenes;
  /** Whether the list of options is unfolded; without a choice it is where pieces may lie out of sight. */
  list?: boolean;
  sounds: boolean;
  /** Whether the browser shows a notice at the beginning of one's turn. */
  notices: boolean;
  name: string;
}

function preferred(): Code {
  for (const tag of navigator.languages) {
    const code = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (code) return code;
  }
  return "en";
}

function remembered(): Settings {
  const fresh: Settings = { language: preferred(), theme: "system", speed: "normal", autoEnd: false, endTold: false, scenes: "wait", sounds: false, notices: false, name: "" };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const merged = { ...fresh, ...stored };
    return {
      language: LANGUAGES.includes(merged.language) ? merged.language : fresh.language,
      theme: THEMES.includes(merged.theme) ? merged.theme : fresh.theme,
      speed: SPEEDS.includes(merged.speed) ? merged.speed : fresh.speed,
      autoEnd: merged.autoEnd === true,
      endTold: merged.endTold === true,
      scenes: SCENES.includes(merged.scenes) ? merged.scenes : fresh.scenes,
      ...(typeof merged.list === "boolean" ? { list: merged.list } : {}),
      sounds: merged.sounds === true,
      notices: merged.notices === true,
      name: String(merged.name),
    };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(remembered());

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing starts with the same settings next time.
  }
}
