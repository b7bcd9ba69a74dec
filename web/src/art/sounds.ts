/** Quiet sounds, made here and not loaded: nothing is heard until they are switched on and somebody has touched the page. */

import { settings } from "../lib/settings.svelte";

/** A tone that glides from one height to another, or a rush of air through a filter, in seconds and hertz. */
interface Note {
  wave: OscillatorType | "rush";
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
}

const SOUNDS = {
  /** It is your turn: two bells. */
  turn: [
    { wave: "sine", from: 587, long: 0.5, loud: 0.5 },
    { wave: "sine", from: 880, at: 0.14, long: 0.7, loud: 0.45 },
    { wave: "sine", from: 1760, at: 0.14, long: 0.4, loud: 0.08 },
  ],
  card: [{ wave: "rush", from: 2600, to: 900, long: 0.12, loud: 0.35 }],
  coin: [
    { wave: "triangle", from: 2093, long: 0.12, loud: 0.22 },
    { wave: "triangle", from: 2794, at: 0.06, long: 0.22, loud: 0.2 },
  ],
  dice: [0, 0.07, 0.13, 0.22, 0.3].map((at, n): Note => ({ wave: "rush", from: 1500 - n * 160, to: 500, at, long: 0.05, loud: 0.5 - n * 0.07 })),
  battle: [
    { wave: "sine", from: 110, to: 46, long: 0.5, loud: 0.9 },
    { wave: "rush", from: 700, to: 160, long: 0.35, loud: 0.4 },
    { wave: "sine", from: 98, to: 44, at: 0.34, long: 0.6, loud: 0.8 },
  ],
  /** It comes from below. */
  worm: [
    { wave: "sine", from: 34, to: 62, long: 1.6, loud: 1 },
    { wave: "rush", from: 90, to: 420, long: 1.5, loud: 0.5 },
    { wave: "triangle", from: 68, to: 52, at: 0.5, long: 1, loud: 0.3 },
  ],
  win: [392, 494, 587, 784].map((from, n): Note => ({ wave: "triangle", from, at: n * 0.16, long: n === 3 ? 1.2 : 0.4, loud: 0.35 })),
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];

/** What events sound like, the most telling first. */
const HEARD: readonly [Sound, RegExp][] = [
  ["win", /^game-ended$/u],
  ["worm", /^worm-(appeared|attacked|moved)$/u],
  ["battle", /^(battle|combat)-began$|^(battle|conflict)-won$|^atomics-used$/u],
  ["dice", /-rolled$/u],
  ["coin", /^(gained|paid|reward-taken|spice-harvested|contract-completed)$/u],
  ["card", /^(card-|intrigue-|planning-|drew|acquired|revealed|trashed|prescience-)/u],
];

/** The one sound for all that has just happened, if it is heard at all. */
export function soundOf(kinds: readonly string[]): Sound | null {
  return HEARD.find(([, pattern]) => kinds.some((kind) => pattern.test(kind)))?.[0] ?? null;
}

const VOLUME = 0.16;
/** No tone begins or ends with a click. */
const RISE = 0.012;

let context: AudioContext | null = null;
let air: AudioBuffer | null = null;

/** Half a second of noise, the same for all rushes. */
function breath(audio: AudioContext): AudioBuffer {
  if (!air) {
    air = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const data = air.getChannelData(0);
    for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  }
  return air;
}

function source(audio: AudioContext, { wave, from, to = from, long }: Note, start: number): { begins: AudioScheduledSourceNode; ends: AudioNode } {
  if (wave === "rush") {
    const noise = audio.createBufferSource();
    noise.buffer = breath(audio);
    noise.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + long);
    noise.connect(filter);
    return { begins: noise, ends: filter };
  }
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + long);
  return { begins: tone, ends: tone };
}

/** Play it, if sounds are on and the browser allows any. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[sound] as readonly Note[]) {
    const start = context.currentTime + (note.at ?? 0);
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(note.loud * VOLUME, start + RISE);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
    const { begins, ends } = source(context, note, start);
    ends.connect(gain).connect(context.destination);
    begins.start(start);
    begins.stop(start + note.long + RISE);
  }
}
