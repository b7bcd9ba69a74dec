/** People seen closely, put together from parts: face, hair, beard, headgear, clothes and what they have with them.
The shoulders end at 0, the head is about 100 above; whoever is not known gets parts by chance. */

import { at, chance, disc, dots, fill, line, oval, pick, ring, times, type Drawing } from "./brush";

const FACES = {
  oval: "M-19-76C-20-58-12-43 0-41C12-43 20-58 19-76C18-94-18-94-19-76Z",
  long: "M-17-78C-18-56-10-38 0-36C10-38 18-56 17-78C16-95-16-95-17-78Z",
  square: "M-20-78-19-57C-17-49-11-42-6-41H6C11-42 17-49 19-57L20-78C18-95-18-95-20-78Z",
  heavy: "M-22-78C-30-58-25-38 0-35C25-38 30-58 22-78C19-95-19-95-22-78Z",
  young: "M-18-74C-18-58-10-45 0-43C10-45 18-58 18-74C17-92-17-92-18-74Z",
} as const;
const HALF: Record<keyof typeof FACES, string> = {
  oval: "M1-89C18-92 18-84 19-76C20-58 12-43 0-41C5-50 1-56 5-63L1-74Z",
  long: "M1-91C16-94 16-86 17-78C18-56 10-38 0-36C5-46 1-54 5-62L1-74Z",
  square: "M1-91C18-94 19-86 20-78L19-57C17-49 11-42 6-41H0C5-50 1-56 5-63L1-74Z",
  heavy: "M1-91C19-94 20-86 22-78C30-58 25-38 0-35C6-46 1-54 5-62L1-74Z",
  young: "M1-87C17-90 17-82 18-74C18-58 10-45 0-43C5-51 1-56 4-62L1-72Z",
};

const HAIR = {
  none: ["", ""],
  bald: ["", line("light", 1, "M-12-88C-8-92-4-93 0-93", 0.35)],
  short: ["", fill("hair", "M-20-72C-24-104 24-104 20-72C18-80 14-86 10-87C2-84-8-84-14-88C-17-84-19-78-20-72Z")],
  swept: ["", fill("hair", "M-20-70C-26-100-6-108 8-103C22-102 24-88 20-70C18-80 14-84 8-86C-2-82-12-84-16-80C-18-77-19-74-20-70Z") + line("light", 0.8, "M-14-92C-8-100 2-101 10-98M-16-86C-10-92-2-94 6-92", 0.3)],
  curly: ["", fill("hair", "M-21-68C-27-74-27-84-22-88C-23-98-12-104-5-101C2-107 14-104 16-97C25-95 27-84 22-80C25-76 23-70 20-68C19-76 16-82 11-85C4-81-6-82-13-85C-17-80-20-75-21-68Z")],
  receding: ["", fill("hair", "M-21-66C-25-82-22-96-12-97C-15-90-17-84-17-76ZM21-66C25-82 22-96 12-97C15-90 17-84 17-76Z") + line("hair", 1.4, "M-10-96C-4-99 4-99 10-96", 0.5)],
  peak: ["", fill("hair", "M-21-68C-27-102 27-102 21-68C20-78 16-88 9-88L0-80-9-88C-16-88-20-78-21-68Z") + line("light", 0.8, "M-15-90C-10-98 10-98 15-90", 0.25)],
  long: [fill("hair", "M-24-40C-30-70-26-104 0-104S30-70 24-40C14-36-14-36-24-40Z"), fill("hair", "M-20-70C-24-100 0-104 2-96C10-100 24-92 20-68C18-78 10-88 2-92C-8-88-18-80-20-70Z")],
  waves: [fill("hair", "M-26-30C-34-44-24-54-28-68C-30-96-14-105 0-105S30-96 28-68C24-54 34-44 26-30C18-26 22-44 16-50H-16C-22-44-18-26-26-30Z"), fill("hair", "M-20-68C-22-92-10-98-4-95C6-104 24-94 20-68C17-80 8-86-2-91C-10-88-17-80-20-68Z") + line("light", 0.8, "M-23-76C-24-60-27-54-24-42M23-76C24-60 27-54 24-42", 0.35)],
  braids: [fill("hair", "M-23-62C-29-104 29-104 23-62L27-24C24-18 20-20 20-26L17-60H-17L-20-26C-20-20-24-18-27-24Z") + line("light", 1.2, "M-26-26-20-30M-25-34-19-38M-24-42-18-46M26-26 20-30M25-34 19-38M24-42 18-46", 0.5), fill("hair", "M-20-68C-22-96-4-100 0-95C4-100 22-96 20-68C16-80 8-88 0-92C-8-88-16-80-20-68Z")],
  bun: [disc("hair", 0, -104, 10) + ring("light", 0.8, 0, -104, 6.4, 0.3), fill("hair", "M-20-68C-25-102 25-102 20-68C17-82 8-88 0-90C-8-88-17-82-20-68Z")],
  piled: [fill("hair", "M-20-74C-34-96-20-124 0-122S34-96 20-74Z") + line("light", 1, "M-16-98C-8-110 8-112 16-100M-18-90C-8-100 10-102 18-90M-10-112C-4-118 6-118 12-111", 0.35), fill("hair", "M-20-68C-24-100 24-100 20-68C17-80 10-87 0-88C-10-87-17-80-20-68Z")],
  topknot: [disc("hair", 2, -106, 7) + fill("hair", "M-3-104C-4-96 8-96 7-104Z"), fill("hair", "M-20-74C-22-100 22-100 20-74C16-86 8-91 0-91C-8-91-16-86-20-74Z")],
  crop: ["", fill("hair", "M-20-76C-22-100 22-100 20-76C18-86 10-92 0-92C-10-92-18-86-20-76Z", 0.9)],
  mane: [fill("hair", "M-30-48C-38-78-28-108 0-108S38-78 30-48C24-40 20-48 18-54H-18C-20-48-24-40-30-48Z"), fill("hair", "M-20-70C-28-98-4-106 0-98C4-106 28-98 20-70C18-80 12-88 0-90C-12-88-18-80-20-70Z")],
} as const;

const BEARDS = {
  none: "",
  full: fill("hair", "M-20-68C-22-44-12-30 0-28C12-30 22-44 20-68C16-56 10-56 6-58C2-60-2-60-6-58C-10-56-16-56-20-68Z") + line("ink", 1.2, "M-5-52C-2-51 2-51 5-52", 0.6),
  goatee: fill("hair", "M-7-50C-8-40-3-32 0-31C3-32 8-40 7-50C4-47-4-47-7-50Z") + fill("hair", "M-9-56C-5-60 5-60 9-56C5-55-5-55-9-56Z"),
  stubble: dots("hair", 0.9, 2.4, "M-16-58C-14-48-8-43 0-41.6C8-43 14-48 16-58M-12-54C-10-47-6-44 0-43.6C6-44 10-47 12-54", 0.6),
  moustache: fill("hair", "M-13-53C-9-60-3-60 0-57C3-60 9-60 13-53C8-54 3-55 0-55C-3-55-8-54-13-53Z"),
  long: fill("hair", "M-20-66C-23-38-12-14 0-10C12-14 23-38 20-66C16-54 10-54 6-57C2-59-2-59-6-57C-10-54-16-54-20-66Z") + line("light", 0.8, "M-8-44C-8-32-4-22-2-18M8-44C8-32 4-22 2-18", 0.35) + line("ink", 1.2, "M-5-51C-2-50 2-50 5-51", 0.6),
} as const;

const CLOTHES = {
  stillsuit: fill("near", "M-50 2C-48-22-30-28-14-32H14C30-28 48-22 50 2Z") + fill("ink", "M6-32H14C30-28 48-22 50 2H10Z", 0.4) + fill("ink", "M-15-44C-8-36 8-36 15-44L17-28C8-20-8-20-17-28Z") + line("accent", 1.8, "M-12-26C-22-16-24-8-22 2M12-26C22-16 24-8 22 2") + line("light", 0.9, "M-44-8C-36-18-26-22-18-25M-32 2C-30-8-26-14-22-18M-8-18H8M-9-11H9M-10-4H10", 0.55) + line("light", 1.1, "M-49.6 0C-47-22-30-27.6-14-31.6", 0.7),
  uniform: fill("near", "M-52 2C-50-22-32-30-14-33H14C32-30 50-22 52 2Z") + fill("ink", "M0-30 14-33C32-30 50-22 52 2H0Z", 0.38) + fill("ink", "M-14-46C-8-38 8-38 14-46L16-26 0-18-16-26Z") + line("accent", 1.6, "M-14-44-15-27 0-20 15-27 14-44") + fill("accent", "M-50-8C-46-22-36-26-26-28L-24-22C-34-20-42-14-44-4ZM50-8C46-22 36-26 26-28L24-22C34-20 42-14 44-4Z") + line("light", 1.8, "M0-12V-12M0-4V-4", 0.9) + line("light", 1, "M-51 0C-49-22-32-29.6-14-32.6", 0.6),
  robe: fill("near", "M-48 2C-46-22-28-30-12-34H12C28-30 46-22 48 2Z") + fill("ink", "M4-34H12C28-30 46-22 48 2H8Z", 0.4) + fill("ink", "M-12-36 0-10 12-36 18-32 4 2H-4L-18-32Z") + line("accent", 1.6, "M-18-32-4 2M18-32 4 2") + line("light", 1, "M-47.6 0C-45-22-28-29.6-13-33.6", 0.65),
  gown: fill("near", "M-46 2C-44-18-32-24-22-27C-14-14 14-14 22-27C32-24 44-18 46 2Z") + fill("ink", "M10-19C15-21 19-24 22-27C32-24 44-18 46 2H12Z", 0.4) + line("accent", 1.8, "M-22-27C-14-13 14-13 22-27") + line("light", 0.8, "M-18-26C-12-16 12-16 18-26", 0.7) + disc("accent", 0, -15, 3.4) + disc("light", -1, -16, 1) + line("light", 1, "M-45.6 0C-43-18-32-23.6-23-26.6", 0.65),
  armour: fill("mid", "M-40 2C-40-20-28-30-14-33H14C28-30 40-20 40 2Z") + fill("ink", "M0-32 14-33C28-30 40-20 40 2H0Z", 0.4) + fill("near", "M-56 2C-58-22-42-32-26-30C-30-20-32-10-32 2ZM56 2C58-22 42-32 26-30C30-20 32-10 32 2Z") + line("light", 1.1, "M-55.6-2C-57-22-42-31.6-26.6-29.6M-50-10C-46-18-40-22-31-21M-48-2C-46-8-40-12-33-11", 0.65) + fill("ink", "M-15-46C-8-38 8-38 15-46L17-27C8-20-8-20-17-27Z") + line("accent", 1.8, "M-16-28C-8-21 8-21 16-28M0-20V2") + fill("accent", "M0-14 5-6 0 2-5-6Z"),
  mantle: fill("near", "M-54 2C-54-24-34-30-16-34H16C34-30 54-24 54 2Z") + fill("ink", "M0-32 16-34C34-30 54-24 54 2H0Z", 0.35) + fill("light", "M-30 2C-26-16-22-26-20-38C-12-30-6-22-6 2ZM30 2C26-16 22-26 20-38C12-30 6-22 6 2Z", 0.9) + dots("ink", 1.8, 7, "M-22-2C-20-14-17-24-16-30M-14 0C-12-10-12-18-13-24M22-2C20-14 17-24 16-30M14 0C12-10 12-18 13-24", 0.6) + disc("accent", 0, -14, 5) + ring("light", 0.9, 0, -14, 3.2, 0.8),
  wrap: fill("near", "M-50 2C-50-16-36-30-18-36C-8-28 8-28 18-36C36-30 50-16 50 2Z") + fill("ink", "M8-29C12-31 15-33 18-36C36-30 50-16 50 2H16Z", 0.4) + line("mid", 2, "M-34-22C-18-10 8-6 34-22M-44-10C-22 2 4 4 30-6", 0.8) + fill("accent", "M-22-38C-10-26 10-26 22-38L24-28C10-16-10-16-24-28Z", 0.95) + line("light", 1, "M-49.6 0C-49-16-36-29.6-19-35.6", 0.65),
  doublet: fill("near", "M-50 2C-48-22-32-29-14-33H14C32-29 48-22 50 2Z") + fill("ink", "M0-30 14-33C32-29 48-22 50 2H0Z", 0.38) + fill("light", "M-20-42-12-48 0-34 12-48 20-42 14-26 0-22-14-26Z", 0.95) + line("ink", 0.8, "M-12-46-7-30M12-46 7-30", 0.4) + line("accent", 1.6, "M0-22V2M-14-20-20 2M14-20 20 2") + disc("accent", 0, -19, 3),
} as const;

const HEADGEAR = {
  none: ["", ""],
  hood: [fill("ink", "M0-112C-30-110-34-80-30-52C-28-40-22-32-16-30H16C22-32 28-40 30-52C34-80 30-110 0-112Z"), fill("near", "M0-112C-30-110-34-80-30-52C-28-40-22-32-16-30L-14-36C-24-48-24-98 0-99C24-98 24-48 14-36L16-30C22-32 28-40 30-52C34-80 30-110 0-112Z") + fill("ink", "M0-112C30-110 34-80 30-52C28-40 22-32 16-30L14-36C24-48 24-98 0-99Z", 0.35) + line("light", 1.1, "M-1-111.6C-30-110-33.6-80-29.6-52", 0.75)],
  cowl: [fill("ink", "M0-118C-30-108-36-70-36-20H36C36-70 30-108 0-118Z"), fill("ink", "M0-118C-30-108-36-70-36-20L-20-30C-26-56-22-96 0-98C22-96 26-56 20-30L36-20C36-70 30-108 0-118Z") + fill("near", "M0-118C-30-108-36-70-36-20L-26-27C-32-64-24-100 0-108Z") + line("accent", 1.1, "M-20-31C-26-56-22-96 0-98C22-96 26-56 20-31") + line("light", 1, "M-1-117C-29-108-35-70-35.4-22", 0.6)],
  veil: [fill("ink", "M0-110C-28-108-32-70-40-14H40C32-70 28-108 0-110Z", 0.92), line("light", 0.9, "M-22-84C-26-60-30-40-34-20M22-84C26-60 30-40 34-20", 0.4) + line("accent", 2, "M-19-86C-10-94 10-94 19-86")],
  crown: ["", fill("accent", "M-20-86-24-108-12-98 0-114 12-98 24-108 20-86C8-92-8-92-20-86Z") + fill("ink", "M0-114 12-98 24-108 20-86C14-89 7-90.5 0-90.5Z", 0.25) + disc("light", 0, -96, 2.6) + line("light", 0.9, "M-20-87C-8-93 8-93 20-87", 0.8)],
  circlet: ["", line("accent", 2.4, "M-20-83C-10-90 10-90 20-83") + fill("accent", "M0-96 4-88 0-82-4-88Z") + disc("light", 0, -88, 1.3)],
  helmet: [fill("ink", "M-23-62C-30-112 30-112 23-62Z"), fill("mid", "M-23-60C-30-112 30-112 23-60L18-64C20-88-20-88-18-64Z") + fill("ink", "M0-100C24-100 27-84 23-60L18-64C19-78 12-83 0-83Z", 0.4) + line("light", 1.1, "M-22.6-62C-27-92-14-99-2-99.6", 0.8) + fill("accent", "M-3-100C-3-110 3-110 3-100V-86H-3Z")],
  turban: [fill("ink", "M-24-76C-30-108 30-108 24-76Z"), fill("near", "M-22-80C-32-112 32-112 22-80C12-90-12-90-22-80Z") + line("light", 1, "M-21-84C-10-100 8-102 22-92M-20-92C-8-104 8-105 18-98M-22-80C-8-94 10-94 22-82", 0.5) + disc("accent", 0, -92, 3)],
  headdress: [fill("near", "M-20-78-30-116C-14-124 14-124 30-116L20-78Z"), fill("near", "M-20-80-30-116C-14-124 14-124 30-116L20-80C8-90-8-90-20-80Z") + fill("ink", "M0-122C12-122 22-120 30-116L20-80C14-85 7-87.5 0-87.5Z", 0.35) + line("accent", 1.8, "M-28-111C-12-118 12-118 28-111M-22-86C-8-95 8-95 22-86") + disc("accent", 0, -103, 4) + disc("light", 0, -103, 1.6)],
  goggles: ["", fill("ink", "M-21-92C-10-98 10-98 21-92V-84C10-90-10-90-21-84Z") + disc("accent", -9, -90, 6) + disc("accent", 9, -90, 6) + ring("ink", 1.6, -9, -90, 6) + ring("ink", 1.6, 9, -90, 6) + line("light", 1, "M-12-93-9-91M6-93 9-91", 0.9)],
  net: ["", line("accent", 1, "M-20-80C-14-100 14-100 20-80M-17-90C-6-84 6-84 17-90M-12-97C-4-92 4-92 12-97M0-99V-86M-10-97C-14-92-15-88-15-84M10-97C14-92 15-88 15-84") + disc("accent", 0, -86, 2.6)],
} as const;

/** What they have with them, behind the shoulder or before it. */
const ATTRIBUTES = {
  none: "",
  knife: at(40, -24, 0.62, fill("light", "M-3 12C-10-12-8-40 8-60C10-36 12-12 6 12Z") + fill("mid", "M3 12C6-12 7-36 8-60C10-36 12-12 6 12Z", 0.75) + fill("ink", "M-9 12H13L11 18H-7ZM-4 18H8L7 50H-3Z"), 8),
  sword: at(42, -20, 0.8, fill("light", "M-3 6V-76L0-84 3-76V6Z") + fill("accent", "M-14 6H14V10H-14Z") + fill("ink", "M-2.6 10H2.6V32H-2.6Z") + disc("accent", 0, 34, 4), 14),
  baliset: at(40, -30, 1, line("ink", 5, "M-8 34 16-62") + line("light", 0.8, "M-7 30 15-60M-5 31 17-60", 0.8) + fill("ink", "M12-62 22-60 24-72 14-74Z") + fill("near", "M-20 34C-26 18-10 8 2 16C12 24 6 44-8 44Z") + disc("ink", -7, 28, 5)),
  book: at(44, -26, 0.52, fill("ink", "M-30-34H26V34H-30Z") + fill("accent", "M-26-30H22V30H-26Z") + line("ink", 2, "M-16-30V30") + fill("light", "M26-30H30V30H26Z")),
  globe: disc("accent", 40, -78, 15, 0.2) + disc("accent", 40, -78, 10, 0.35) + disc("sun", 40, -78, 6.4),
  ring: at(45, -48, 0.42, ring("accent", 9, 0, 14, 26) + fill("accent", "M-18-12-12-38H12L18-12Z") + fill("ink", "M-9-32H9L12-18H-12Z")),
  fan: at(38, -20, 0.8, fill("light", "M0 20-30-8A40 40 0 0 1 30-8Z") + line("accent", 1.6, "M0 20-22-16M0 20-8-20M0 20 8-20M0 20 22-16M-28-8A38 38 0 0 1 28-8")),
  flower: at(36, -20, 0.8, line("mid", 3, "M0 26C-2 12 4 4 0-8") + times(6, (n) => at(0, -14, 1, fill("accent", "M0 0C-7-6-6-16 0-20C6-16 7-6 0 0Z"), n * 60)).join("") + disc("light", 0, -14, 4.4)),
  gear: at(40, -70, 1, ring("accent", 4, 0, 0, 13, 1, "5 3.2") + ring("accent", 2, 0, 0, 10) + disc("accent", 0, 0, 3.6)),
  cup: at(42, -34, 0.52, fill("accent", "M-22-40H22C22-12 10 0 4 4V24L16 32H-16L-4 24V4C-10 0-22-12-22-40Z") + oval("ink", 0, -40, 22, 5, 0.5)),
  scroll: at(43, -30, 0.5, fill("light", "M-22-40H22V40H-22Z") + line("ink", 3, "M-14-28H14M-14-16H14M-14-4H14M-14 8H4", 0.5) + disc("accent", 8, 26, 8)),
  hooks: line("ink", 3, "M36 2 44-86") + line("ink", 3, "M44-86C44-98 58-98 58-86") + line("light", 0.8, "M35 0 43-86", 0.6),
  suspensors: disc("accent", -40, -30, 7, 0.35) + disc("accent", 42, -34, 7, 0.35) + disc("sun", -40, -30, 3) + disc("sun", 42, -34, 3),
  whip: line("ink", 3, "M38 2C34-30 56-44 44-66C38-76 52-84 56-74") + fill("accent", "M34 4H42V-16H34Z"),
  eye: at(40, -76, 0.28, fill("light", "M-52 0C-28-30 28-30 52 0C28 30-28 30-52 0Z") + disc("accent", 0, 0, 22) + disc("ink", 0, 0, 9)),
  hawk: at(38, -62, 0.9, fill("ink", "M0 22C-10 12-12-4-6-14C-4-22 6-22 8-14L16-10 8-8C12 2 10 14 0 22Z") + fill("near", "M-8-4C-12 6-8 16 0 22C-2 12-4 4-8-4Z") + disc("accent", 2, -14, 1.8)),
} as const;

const MARKS = {
  scar: line("ink", 1.3, "M-16-60C-12-54-9-50-7-44M-14-56-10-58M-11-50-7-52", 0.65),
  lines: line("ink", 0.8, "M-12-86C-6-88 6-88 12-86M-11-82C-6-83.6 6-83.6 11-82M-15-66C-17-63-16-60-15-58M-11-56C-12-52-11-49-9-46M11-56C12-52 11-49 9-46", 0.4),
  stains: `<path fill="#8a2033" opacity=".8" d="M-7-51C-3-54 3-54 7-51C3-47-3-47-7-51Z"/>`,
  tattoo: line("accent", 1.2, "M-15-80C-10-84-6-84-3-80M-16-62C-13-58-10-57-7-58M-13-52-9-50", 0.9),
  metal: fill("light", "M3-90C17-92 18-84 18.6-76C19-70 18-64 16-58L6-62 4-72Z", 0.85) + line("ink", 0.9, "M6-62 4-72 3-90M9-64 16-66M7-82H17", 0.6),
  diamond: fill("ink", "M0-86 3.4-81 0-76-3.4-81Z"),
  shadow: fill("ink", "M-14-74C-10-78-5-77-3-72C-6-68-11-68-14-74ZM14-74C10-78 5-77 3-72C6-68 11-68 14-74Z", 0.3),
  paint: fill("accent", "M-19-74C-10-70 10-70 19-74L18.6-68C10-64-10-64-18.6-68Z", 0.8),
} as const;

export interface Look {
  /** The colours of whose house. */
  house: string;
  skin: number;
  tint: number;
  face: keyof typeof FACES;
  hair: keyof typeof HAIR;
  clothes: keyof typeof CLOTHES;
  beard?: keyof typeof BEARDS;
  head?: keyof typeof HEADGEAR;
  with?: keyof typeof ATTRIBUTES;
  marks?: readonly (keyof typeof MARKS)[];
  /** Blue within blue. */
  ibad?: boolean;
  woman?: boolean;
}

function eyes({ ibad = false, woman = false }: Look): Drawing {
  const one = (x: number): Drawing =>
    fill("light", `M${x - 5.4}-70C${x - 3}-74 ${x + 3}-74 ${x + 5.4}-70C${x + 3}-67.4 ${x - 3}-67.4 ${x - 5.4}-70Z`, ibad ? 0 : 0.95) +
    (ibad ? fill("accent", `M${x - 5.4}-70C${x - 3}-74 ${x + 3}-74 ${x + 5.4}-70C${x + 3}-67.4 ${x - 3}-67.4 ${x - 5.4}-70Z`) : "") + disc("ink", x, -70.4, ibad ? 1.7 : 2.3, ibad ? 0.8 : 1) + disc("light", x + 0.8, -71.2, 0.7) +
    line("ink", woman ? 1.5 : 1.2, `M${x - 5.6}-70C${x - 3}-74.4 ${x + 3}-74.4 ${x + 5.6}-70${woman ? `${x > 0 ? "l" : `M${x - 5.6}-70l-`}1.4-1.4` : ""}`);
  const brow = woman ? "M-14-78C-10-81-6-80.6-3-78.6M14-78C10-81 6-80.6 3-78.6" : "M-14.6-77C-10-80.6-6-79.6-3-77M14.6-77C10-80.6 6-79.6 3-77";
  return one(-8.6) + one(8.6) + line("hair", woman ? 1.5 : 2.4, brow);
}

function features({ woman = false }: Look): Drawing {
  return line("ink", 1.1, "M1-70C2-65 4-61 4-59C3-57.6 0-57.4-2-58", 0.45) + (woman ? fill("ink", "M-6-51C-3-53.6-1-52.8 0-52.2C1-52.8 3-53.6 6-51C3-47.8-3-47.8-6-51Z", 0.3) + line("ink", 0.8, "M-6-51H6", 0.55) : line("ink", 1.4, "M-6.4-50.6C-2-49.8 3-49.8 6.4-51.2", 0.65) + line("ink", 0.8, "M-3-46.6H3", 0.3));
}

export function bust(look: Look): Drawing {
  const [hairBack, hairFront] = HAIR[look.hair];
  const [gearBack, gearFront] = HEADGEAR[look.head ?? "none"];
  const covered = ["hood", "cowl", "helmet", "turban", "headdress"].includes(look.head ?? "");
  const neck = fill("skin", "M-9-50V-30C-6-20 6-20 9-30V-50Z") + fill("ink", "M-9-46C-4-38 6-38 9-46V-30C6-24-4-26-9-34Z", 0.35);
  const bare = look.clothes === "gown" ? fill("skin", "M-9-34C-16-28-22-27-26-26C-16-8 16-8 26-26C22-27 16-28 9-34Z") : "";
  const ears = covered || look.head === "veil" ? "" : fill("skin", "M-19-74C-24-76-24-64-18-62ZM19-74C24-76 24-64 18-62Z") + fill("ink", "M19-74C24-76 24-64 18-62Z", 0.25);
  const wide = look.face === "heavy" ? 1.16 : 1;
  return `<g class="person skin-${look.skin} hair-${look.tint}">${ATTRIBUTES[look.with ?? "none"]}${gearBack}${hairBack}${neck}${bare}${at(0, 0, wide, CLOTHES[look.clothes])}${ears}${fill("skin", FACES[look.face])}${(look.marks ?? []).filter((mark) => mark !== "metal").map((mark) => MARKS[mark]).join("")}${eyes(look)}${features(look)}${BEARDS[look.beard ?? "none"]}${fill("ink", HALF[look.face], 0.2)}${look.marks?.includes("metal") ? MARKS.metal : ""}${covered && look.head !== "helmet" && look.head !== "turban" ? "" : hairFront}${gearFront}</g>`;
}

/** Somebody of whom nothing is known. */
export function stranger(id: string, house: string): Look {
  const rand = chance(`look ${id}`);
  const woman = rand() < 0.5;
  return {
    house,
    woman,
    skin: Math.floor(rand() * 5),
    tint: Math.floor(rand() * 8),
    face: pick(rand, woman ? ["oval", "long", "young"] : ["oval", "long", "square"]),
    hair: pick(rand, woman ? ["long", "waves", "braids", "bun", "piled"] : ["short", "swept", "curly", "receding", "crop", "peak"]),
    clothes: pick(rand, ["uniform", "robe", "mantle", "doublet", "armour", "wrap"]),
    beard: woman ? "none" : pick(rand, ["none", "goatee", "full", "stubble", "moustache"]),
    head: pick(rand, ["none", "none", "circlet", "hood"]),
    with: pick(rand, ["scroll", "sword", "cup", "globe", "book"]),
  };
}
