/** People as they are seen from afar: a robe, a head, what they carry. They stand on 0, 0 and are about 100 high. */

import { at, disc, fill, hollow, line, oval, shadowed, times, type Drawing } from "./brush";

const FACE = "M-6-95C-6-86-3-81 0-81C3-81 6-86 6-95C6-102-6-102-6-95Z";
const FACE_SHADE = "M.6-100.4C6-101 6-97 6-95C6-86 3-81 .6-81Z";

function face(): Drawing {
  return fill("far", FACE) + fill("ink", FACE_SHADE, 0.38) + line("ink", 0.9, "M-4-93H-1.6M1.8-93H4.2", 0.7);
}

const BODIES = {
  /** The long cloak of the desert. */
  cloak:
    fill("ink", "M-7-82C-15-79-18-64-20-46C-23-28-27-12-30 0H28C25-14 22-30 19-48C17-66 14-78 7-82Z") +
    fill("near", "M-7-82C-15-79-18-64-20-46C-23-28-27-12-30 0H-13C-12-24-9-54-4-80Z") +
    line("mid", 1, "M-1-74C-3-48-4-24-5 0M7-74C10-48 13-26 16 0", 0.6) + line("light", 1.1, "M-8-81C-15-79-18-64-20-46C-23-28-27-12-29.4 0", 0.8) + fill("accent", "M-15-50C-6-46 8-46 17.6-51L18.2-47C8-42-6-42-16-46Z", 0.9),
  /** Armour over a coat. */
  armour:
    fill("ink", "M-8-82C-18-81-22-76-23-64L-21-40-17-32-19 0H-5L-2-28H2L5 0H19L17-32 21-40 23-64C22-76 18-81 8-82Z") +
    fill("near", "M-17-44-23-12-8-16 0-36 8-16 23-12 17-44Z") + fill("mid", "M-15-79H15L12-55 0-48-12-55Z") + fill("ink", "M0-79H15L12-55 0-48Z", 0.35) +
    fill("mid", "M-24-66C-24-78-17-82-10-81L-15-66ZM24-66C24-78 17-82 10-81L15-66Z") + fill("accent", "M-17-46H17V-42H-17Z") + line("light", 1.1, "M-23.4-65C-23-76-18-81-9-82M-20.6-40-17-32-18.6 0", 0.75),
  /** A gown with wide sleeves, hands joined. */
  gown:
    fill("ink", "M-6-82C-14-80-15-70-12-60C-10-52-9-48-11-42C-17-28-24-12-28 0H28C24-12 17-28 11-42C9-48 10-52 12-60C15-70 14-80 6-82Z") +
    fill("near", "M-11-42C-17-28-24-12-28 0H-10C-8-16-5-30-3-44Z") + line("mid", 1, "M0-42C0-28 1-14 1 0M6-42C10-28 13-14 15 0", 0.6) +
    fill("near", "M-12-77C-19-66-16-50-3-46H3C16-50 19-66 12-77C12-62 6-56 0-55C-6-56-12-62-12-77Z") + disc("far", 0, -50, 2.6) + line("light", 1.1, "M-7-81.6C-14-80-18-70-16-58M-12-40C-17-28-24-12-27.6 0", 0.75) + fill("accent", "M-11-44H11L10.6-41H-10.6Z"),
  /** A suit that keeps water, close to the body. */
  suit:
    fill("ink", "M-7-82C-15-80-17-72-16-60L-17-42-13-40-11-54-10-36-13 0H-3L0-32 3 0H13L10-36 11-54 13-40 17-42 16-60C17-72 15-80 7-82Z") +
    fill("near", "M-7-82C-15-80-17-72-16-60L-17-42-13-40-11-54-10-36-13 0H-7L-4-40-3-80Z") + line("accent", 1, "M4-80C9-72 8-62 3-56M-2-80C-8-72-7-60-3-52M-9-40H9") + line("light", 1, "M-8-81.6C-15-80-17-72-16-60L-16.6-43M-10-36-12.6 0", 0.75),
  /** A mantle with a stiff collar. */
  mantle:
    fill("near", "M-10-80C-20-74-26-40-31 0H31C26-40 20-74 10-80Z") + fill("ink", "M-8-80C-13-60-14-30-15 0H15C14-30 13-60 8-80Z") + fill("ink", "M0-80H10C20-74 26-40 31 0H15C14-30 13-60 8-80Z", 0.45) +
    fill("accent", "M-9-79-14-90-4-82ZM9-79 14-90 4-82ZM-2.6-74H2.6L4 0H-4Z", 0.95) + disc("light", 0, -71, 3.2) + line("light", 1.1, "M-11-79.4C-20-74-26-40-30.4 0", 0.8),
  /** A short robe with a flared collar. */
  robe:
    fill("ink", "M-8-80-23-86-15-66C-18-44-20-22-21 0H21C20-22 18-44 15-66L23-86 8-80Z") + fill("near", "M-8-80-23-86-15-66C-18-44-20-22-21 0H-7L-3-78Z") +
    line("accent", 1.2, "M-22.4-85.4-15-66C-8-60 8-60 15-66L22.4-85.4") + line("mid", 1, "M2-62 3 0M9-62C11-40 12-20 13 0", 0.6) + disc("accent", 0, -60, 2.4),
} as const;

const HOOD = "M0-105C-12-104-14-92-11-83C-6-78 6-78 11-83C14-92 12-104 0-105Z";
const HEADS = {
  bare: fill("ink", "M-7-93C-9-105 9-105 7-93L5-97C2-99-3-99-5-97Z") + face(),
  long: fill("ink", "M-8-94C-10-107 10-107 8-94L11-74H-11Z") + face() + fill("ink", "M-6-96C-7-104 7-104 6-96C3-100-3-100-6-96Z"),
  hood: fill("ink", HOOD) + fill("near", "M0-105C-12-104-14-92-11-83C-9-81-7-80-5-79.6C-8-90-6-100 0-105Z") + fill("far", "M0-98C-6-98-7-91-6-85C-2-82 2-82 6-85C7-91 6-98 0-98Z") + fill("ink", "M-6.4-89C-2-87 2-87 6.4-89L6-84C2-81-2-81-6-84Z") + line("accent", 1.7, "M-3.8-92.6H-2M2-92.6H3.8") + line("light", 0.9, "M-1-105C-12-104-14-92-11.4-83", 0.8),
  cowl: fill("ink", "M0-109C-10-104-15-92-14-70L-9-76C-6-79 6-79 9-76L14-70C15-92 10-104 0-109Z") + fill("near", "M0-109C-10-104-15-92-14-70L-9-76C-10-90-6-102 0-109Z") + at(0, -8, 0.9, face()) + line("light", 0.9, "M-.6-108.6C-10-104-15-92-14-71", 0.8),
  helmet: fill("ink", "M-9.5-83-10-94C-10-105 10-105 10-94L9.5-83 4-80H-4Z") + fill("mid", "M-9.5-83-10-94C-10-102-4-104 0-103L-2-96-8-92-5-81Z") + line("accent", 1.7, "M-6-92H6") + line("light", 0.9, "M-9.6-84-10-94C-10-100-7-102-4-102.6", 0.8) + fill("accent", "M-1.4-101 0-109 1.4-101Z"),
  crown: fill("ink", "M-8-93C-10-104 10-104 8-93L9-82H-9Z") + face() + fill("accent", "M-8-98-9-107-4-102 0-109 4-102 9-107 8-98C3-100-3-100-8-98Z"),
  headdress: fill("near", "M-7-94-11-116C-5-121 5-121 11-116L7-94C3-97-3-97-7-94Z") + fill("ink", "M1-119C5-120 8-118 11-116L7-94 1-96Z", 0.45) + face() + line("accent", 1.2, "M-10-112C-4-115 4-115 10-112M-8-101C-3-104 3-104 8-101"),
  bald: face() + fill("far", "M-6-95C-7-106 7-106 6-95Z") + fill("ink", "M.6-103C6-103 6.4-99 6-95H.6Z", 0.38),
  goggles: fill("ink", "M-8-92C-10-105 10-105 8-92L9-84H-9Z") + face() + fill("ink", "M-7-97H7V-90H-7Z") + disc("accent", -3.2, -93.4, 2.1) + disc("accent", 3.2, -93.4, 2.1) + fill("near", "M-10-84C-4-79 4-79 10-84L9-78H-9Z"),
  turban: face() + fill("near", "M-9-95C-12-108 12-108 9-95C4-99-4-99-9-95Z") + line("light", 0.8, "M-8-98C-2-104 4-104 8-100M-7-102C-2-107 3-107 7-103", 0.6) + disc("accent", 0, -100, 1.6) + fill("ink", "M-6-88C-3-85 3-85 6-88L5-80H-5Z", 0.75),
} as const;

const GEAR = {
  none: "",
  knife: fill("ink", "M14-66C22-66 28-62 30-56L26-53C22-58 17-60 12-60Z") + disc("far", 29, -55, 2.6) + fill("light", "M28-57C34-66 36-76 34-86C39-78 40-66 31-54Z") + fill("ink", "M27-58 32-54 30-50 26-53Z"),
  sword: line("light", 2.2, "M20-50 29-4") + line("accent", 2.4, "M15-50 25-53") + disc("far", 19.6, -53, 3) + fill("ink", "M13-70C20-66 22-60 21-53L17-52C16-60 14-64 10-66Z"),
  rifle: line("ink", 3, "M-18-26 24-84") + line("light", 0.8, "M-18-27.6 23-84.6", 0.7) + fill("ink", "M-20-22-12-32-8-28-15-18Z") + disc("far", 6, -59, 2.7) + disc("accent", 24, -84, 1.2),
  staff: line("ink", 2.4, "M25 0V-104") + line("light", 0.7, "M24-1V-103", 0.7) + line("ink", 2.2, "M25-104C25-113 36-113 36-104") + fill("ink", "M13-68C20-66 24-62 26-57L23-53C19-58 15-60 11-62Z") + disc("far", 25, -56, 2.8),
  globe: disc("accent", 27, -70, 11, 0.22) + disc("accent", 27, -70, 6.4, 0.4) + disc("sun", 27, -70, 3.8) + fill("ink", "M13-68C20-66 25-63 28-60L25-57C19-60 15-61 11-62Z") + disc("far", 27, -60, 2.6),
  scroll: fill("light", "M14-66H32V-46H14Z") + line("ink", 0.9, "M17-61H29M17-57H29M17-53H25", 0.6) + fill("accent", "M27-50a2.6 2.6 0 1 0 .1 0Z") + disc("far", 15, -52, 2.8),
  voice: fill("ink", "M10-76C22-78 30-86 33-98L37-97C36-82 26-68 12-64Z") + disc("far", 35, -99, 3) + line("light", 1.2, "M42-104C46-100 46-94 42-90M47-109C54-102 54-92 47-85", 0.8),
  cup: fill("ink", "M13-70C20-68 25-65 28-61L25-57C19-61 15-63 11-64Z") + fill("accent", "M23-72H34C34-66 31-64 29.6-64V-58H32V-56.6H25V-58H27.4V-64C26-64 23-66 23-72Z"),
  case: fill("near", "M14-44H32V-28H14Z") + line("light", 0.9, "M14-44H32V-28H14ZM20-44V-48H26V-44", 0.8) + disc("far", 23, -47, 2.6),
} as const;

export interface Person {
  body: keyof typeof BODIES;
  head: keyof typeof HEADS;
  gear?: keyof typeof GEAR;
  /** A cape in the wind. */
  cape?: boolean;
}

export const PEOPLE = {
  fremen: { body: "cloak", head: "hood", gear: "staff", cape: true },
  fedaykin: { body: "suit", head: "hood", gear: "knife", cape: true },
  marksman: { body: "cloak", head: "hood", gear: "rifle" },
  watermaster: { body: "cloak", head: "turban", gear: "cup" },
  naib: { body: "cloak", head: "turban", gear: "knife", cape: true },
  sardaukar: { body: "armour", head: "helmet", gear: "sword" },
  trooper: { body: "armour", head: "helmet", gear: "rifle" },
  bashar: { body: "armour", head: "bare", gear: "sword", cape: true },
  swordmaster: { body: "suit", head: "bare", gear: "sword", cape: true },
  sister: { body: "gown", head: "cowl" },
  reverend: { body: "gown", head: "cowl", gear: "globe" },
  speaker: { body: "gown", head: "cowl", gear: "voice" },
  lady: { body: "gown", head: "long" },
  noble: { body: "mantle", head: "bare" },
  orator: { body: "mantle", head: "bare", gear: "voice" },
  emperor: { body: "mantle", head: "crown", gear: "sword" },
  guildsman: { body: "mantle", head: "headdress" },
  envoy: { body: "robe", head: "headdress", gear: "scroll" },
  banker: { body: "robe", head: "headdress", gear: "case" },
  smuggler: { body: "suit", head: "goggles", gear: "rifle", cape: true },
  trader: { body: "cloak", head: "goggles", gear: "case" },
  worker: { body: "suit", head: "goggles", gear: "case" },
  mentat: { body: "robe", head: "bare", gear: "scroll" },
  advisor: { body: "robe", head: "bald", gear: "scroll" },
  scientist: { body: "robe", head: "bald", gear: "cup" },
  master: { body: "robe", head: "bald", gear: "globe" },
  surgeon: { body: "gown", head: "bald", gear: "knife" },
  assassin: { body: "suit", head: "cowl", gear: "knife", cape: true },
  observer: { body: "cloak", head: "cowl", gear: "scroll" },
  preacher: { body: "cloak", head: "hood", gear: "voice", cape: true },
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof PEOPLE;

const CAPE = fill("near", "M6-80C24-74 38-58 54-54C44-46 42-38 48-28C32-26 20-34 12-46Z") + fill("ink", "M10-70C26-64 36-52 48-50C42-44 40-38 44-30C32-30 22-36 14-48Z", 0.3) + line("light", 0.9, "M7-80C24-74 38-58 53.6-54", 0.5);

export function person(name: PersonName): Drawing {
  const { body, head, gear = "none", cape = false }: Person = PEOPLE[name];
  return oval("ink", 4, 0, 32, 3.4, 0.4) + (cape ? CAPE : "") + BODIES[body] + HEADS[head] + GEAR[gear];
}

/** One before, others behind at both sides, smaller and paler. */
export function company(name: PersonName, others: number): Drawing {
  const rank = times(others, (n) => {
    const side = n % 2 === 0 ? -1 : 1;
    const row = Math.floor(n / 2) + 1;
    const shade = row === 1 ? "near" : "mid";
    return at(side * (26 + row * 16), -3 - row * 5, 0.92 - row * 0.13, row > 1 ? shadowed(shade, person(name)) : person(name), 0, side < 0);
  });
  return rank.reverse().join("") + person(name);
}

/** Two who have something to say to each other. */
export function meeting(one: PersonName, other: PersonName): Drawing {
  return at(-30, 0, 1, person(one)) + at(30, 0, 0.97, person(other), 0, true) + line("light", 1, "M-6-62H6", 0.6, "0 4");
}

/** The navigator in his tank of spice gas. */
export function navigator(): Drawing {
  return fill("ink", "M-42 0V-10H42V0Z") + fill("accent", "M-38-10V-62A38 38 0 0 1 38-62V-10Z", 0.5) + oval("sun", 0, -48, 24, 30, 0.28) +
    fill("ink", "M-4-88C-16-86-18-74-13-66C-20-60-20-44-14-36C-18-26-10-16 0-14C4-22 2-30 8-36C18-42 18-58 11-66C17-74 8-89-4-88Z", 0.9) + line("ink", 2.6, "M-14-52C-24-50-28-42-26-34M12-52C22-52 26-60 24-68", 0.9) + line("sun", 1.8, "M-7-76H-4M1-76H4") +
    line("light", 1.4, "M-32-18V-60A32 34 0 0 1-14-90", 0.8) + line("ink", 2, "M-38-10V-62A38 38 0 0 1 38-62V-10") + line("sun", 1, "M-28-30C-20-38-30-46-22-56M24-24C16-32 26-40 20-50M-8-22C-2-28-8-30-2-36", 0.6) + hollow("ink", "M-42-4H42V-1H-42Z", 0.6);
}
