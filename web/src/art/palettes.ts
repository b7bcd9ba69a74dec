/** The colours of factions, houses and places: a few each, by day. At night they are dimmed by the style sheet. */

const TONES = ["sky", "glow", "sun", "far", "mid", "near", "ink", "light", "accent"] as const;

/** In the order of the tones. */
const PALETTES = {
  sand: "d8894a fbe1ac fff7df dca36a bd7d45 88542d 2a1a15 fff0cd b23a1e",
  fremen: "2d86a6 f8dba6 fff4d2 dca869 c27f3e 915326 271a18 ffebc0 35b2e6",
  emperor: "565f72 ead3b0 fff3d6 a9a09a 7d7880 524f5d 1c1b26 f8edd6 d3a83a",
  guild: "8f2b1b f8ac5c ffe5a8 d26a3c a63f24 6c2317 260d10 ffdba6 ffb545",
  "bene-gesserit": "3b2f78 dcaac2 fde9d6 8f78b4 65519a 423273 181130 f4e0f2 d2b2ff",
  landsraad: "2f6450 ebdfb2 fff5d3 99ac82 678560 3c5a45 12211b f6f0d2 dcb852",
  city: "34679a f5dcb4 fff2d2 c89e7a 97755f 645050 191924 fdedd2 eaa94a",
  intrigue: "471d49 dc7a8b ffdcbd 934c75 6b3161 421e48 190b1f ffdcd2 ffa06d",
  tleilaxu: "3a4520 d8cb66 f8f3ba 90933f 666b2e 414721 15180b f3f1be c9e455",
  ix: "1b3d4e 94d8cd eafff6 5c9399 3b6c77 244753 0a181f dcf7f0 ffb34d",
  choam: "1e5c52 f2d78f fff2c4 8bac86 4f8473 2c5a51 0e221e fcf0c4 e6ad40",
  smugglers: "55503f efc98e fff0cc ae9a78 837055 5a4a38 1d1813 fdebc8 4fb0a0",
  harkonnen: "361717 da5d3c ffc588 80392f 582627 35161b 10060a ffd2b2 ec4a31",
  atreides: "1c5160 d4e4b6 fdf9dc 83aa8d 4c806b 2b584a 0d201e f0f7d6 4cc796",
  corrino: "472c40 ecc67e fff2c6 ad8a68 7b5a56 4f3741 1a1019 fcebc6 e0b03c",
  battle: "56211f f2924f ffe4a8 ac593a 7b3a2b 4b2320 190b0c ffd9aa ff6e3c",
  night: "141a46 7468bd eeebff 4c4c8e 353669 21224a 0a0b1d e6e4ff 84d5ff",
  richese: "23496b cfe0e8 f6fbff 7f9fb5 557a95 365670 0f1c29 e8f4fb e8b04a",
  thorvald: "4a4d2c e3d9a8 fff6d3 a39a67 7a7145 524b2e 1b190f f9f0cb c9543a",
  ecaz: "3a5a2a e9e0a4 fffbd8 9bb06a 6c8f4a 44662f 14200d f4f7cf e06a8f",
  moritani: "53251c e8a878 ffe7c6 a9684c 7c4433 522a22 1c0d0b fbd8b8 f0c24b",
  vernius: "3b2a5c c7b8e6 f5efff 8a78b8 5f4f92 40346b 150f26 ece4fb ff8f4d",
  metulli: "6a2f52 f3c0b0 fff0e2 bd7c8c 8f5470 633850 21101c fde0dc 6fd0b8",
  fenring: "2c4a4a dccfae fff6dd 90a093 64796f 42554f 131c1b f2eddb c77fb0",
} as const;

export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];

export function isPalette(name: string): name is PaletteName {
  return name in PALETTES;
}

/** The colours as variables of a style; with a second palette the sky and what stands out are its. */
export function paints(name: PaletteName, second: PaletteName = name): string {
  const [first, other] = [PALETTES[name].split(" "), PALETTES[second].split(" ")];
  return TONES.map((tone, place) => {
    const colour = (tone === "sky" || tone === "accent" ? other : first)[place];
    return `--p-${tone}:#${colour}`;
  }).join(";");
}
