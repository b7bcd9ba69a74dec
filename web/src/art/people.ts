/** How the people of the tale look here: leaders of all games, and those who are on cards. */

import { at, chance, disc, faded, fill, line, ring, round, times, type Drawing } from "./brush";
import { bust, stranger, type Look } from "./busts";
import { emblem } from "./emblems";
import { worm } from "./creatures";
import { isPalette, type PaletteName } from "./palettes";

const LOOKS: Record<string, Look> = {
  "paul-atreides": { house: "atreides", skin: 1, tint: 1, face: "young", hair: "curly", clothes: "uniform", with: "ring" },
  "muad-dib": { house: "fremen", skin: 2, tint: 0, face: "long", hair: "curly", clothes: "stillsuit", beard: "stubble", with: "knife", ibad: true },
  "duke-leto-atreides": { house: "atreides", skin: 2, tint: 0, face: "long", hair: "swept", clothes: "uniform", beard: "full", with: "hawk" },
  "lady-jessica": { house: "bene-gesserit", skin: 0, tint: 5, face: "oval", hair: "waves", clothes: "gown", head: "circlet", with: "ring", woman: true },
  "reverend-mother-jessica": { house: "bene-gesserit", skin: 1, tint: 5, face: "oval", hair: "long", clothes: "wrap", head: "cowl", with: "cup", marks: ["tattoo"], ibad: true, woman: true },
  alia: { house: "fremen", skin: 1, tint: 5, face: "young", hair: "long", clothes: "wrap", head: "hood", with: "knife", ibad: true, woman: true },
  "gurney-halleck": { house: "atreides", skin: 1, tint: 3, face: "square", hair: "receding", clothes: "armour", beard: "stubble", with: "baliset", marks: ["scar"] },
  "duncan-idaho": { house: "atreides", skin: 3, tint: 0, face: "square", hair: "curly", clothes: "armour", beard: "stubble", with: "sword" },
  "thufir-hawat": { house: "atreides", skin: 2, tint: 7, face: "long", hair: "receding", clothes: "robe", with: "scroll", marks: ["stains", "lines"] },
  "dr-yueh": { house: "atreides", skin: 1, tint: 0, face: "long", hair: "peak", clothes: "robe", beard: "moustache", with: "book", marks: ["diamond", "lines"] },
  "baron-vladimir-harkonnen": { house: "harkonnen", skin: 5, tint: 5, face: "heavy", hair: "bald", clothes: "mantle", with: "suspensors", marks: ["shadow"] },
  "glossu-rabban": { house: "harkonnen", skin: 0, tint: 1, face: "heavy", hair: "crop", clothes: "armour", beard: "stubble", with: "whip", marks: ["shadow"] },
  "feyd-rautha-harkonnen": { house: "harkonnen", skin: 0, tint: 0, face: "young", hair: "peak", clothes: "armour", with: "sword", marks: ["shadow"] },
  "piter-de-vries": { house: "harkonnen", skin: 0, tint: 2, face: "long", hair: "bald", clothes: "robe", with: "cup", marks: ["stains"], ibad: true },
  "shaddam-corrino-iv": { house: "corrino", skin: 1, tint: 6, face: "long", hair: "swept", clothes: "uniform", beard: "goatee", head: "crown", with: "sword", marks: ["lines"] },
  "princess-irulan": { house: "corrino", skin: 0, tint: 4, face: "oval", hair: "piled", clothes: "gown", head: "net", with: "book", woman: true },
  "gaius-helen-mohiam": { house: "bene-gesserit", skin: 0, tint: 7, face: "long", hair: "long", clothes: "wrap", head: "veil", with: "eye", marks: ["lines"], woman: true },
  "captain-aramsham": { house: "corrino", skin: 2, tint: 0, face: "square", hair: "crop", clothes: "armour", head: "helmet", with: "sword", marks: ["scar"] },
  bashars: { house: "corrino", skin: 1, tint: 6, face: "square", hair: "crop", clothes: "uniform", beard: "moustache", head: "helmet", with: "scroll" },
  "lady-margot-fenring": { house: "fenring", skin: 0, tint: 4, face: "oval", hair: "bun", clothes: "gown", with: "flower", woman: true },
  "lady-amber-metulli": { house: "metulli", skin: 2, tint: 5, face: "oval", hair: "piled", clothes: "mantle", with: "fan", woman: true },
  "staban-tuek": { house: "smugglers", skin: 2, tint: 1, face: "square", hair: "swept", clothes: "wrap", beard: "full", head: "goggles", with: "knife" },
  "esmar-tuek": { house: "smugglers", skin: 3, tint: 6, face: "square", hair: "receding", clothes: "wrap", beard: "full", with: "cup", marks: ["lines"] },
  "helena-richese": { house: "richese", skin: 0, tint: 0, face: "long", hair: "bun", clothes: "gown", head: "circlet", with: "scroll", woman: true },
  "count-ilban-richese": { house: "richese", skin: 1, tint: 6, face: "oval", hair: "receding", clothes: "doublet", beard: "moustache", with: "gear" },
  "countess-ariana-thorvald": { house: "thorvald", skin: 1, tint: 2, face: "oval", hair: "braids", clothes: "mantle", head: "circlet", with: "cup", woman: true },
  "earl-memnon-thorvald": { house: "thorvald", skin: 1, tint: 3, face: "square", hair: "mane", clothes: "mantle", beard: "long", with: "sword" },
  "archduke-armand-ecaz": { house: "ecaz", skin: 3, tint: 0, face: "oval", hair: "short", clothes: "doublet", beard: "goatee", with: "flower" },
  "ilesa-ecaz": { house: "ecaz", skin: 3, tint: 0, face: "young", hair: "waves", clothes: "gown", with: "fan", woman: true },
  "princess-yuna-moritani": { house: "moritani", skin: 1, tint: 0, face: "young", hair: "long", clothes: "armour", head: "circlet", with: "knife", woman: true },
  "viscount-hundro-moritani": { house: "moritani", skin: 2, tint: 0, face: "square", hair: "topknot", clothes: "mantle", beard: "goatee", with: "sword", marks: ["paint"] },
  "tessia-vernius": { house: "vernius", skin: 0, tint: 2, face: "oval", hair: "waves", clothes: "robe", head: "circlet", with: "globe", woman: true },
  "prince-rhombur-vernius": { house: "vernius", skin: 1, tint: 3, face: "square", hair: "short", clothes: "uniform", with: "gear", marks: ["metal", "scar"] },
  stilgar: { house: "fremen", skin: 3, tint: 0, face: "long", hair: "short", clothes: "stillsuit", beard: "full", head: "turban", with: "hooks", marks: ["lines"], ibad: true },
  chani: { house: "fremen", skin: 2, tint: 5, face: "young", hair: "braids", clothes: "stillsuit", with: "knife", ibad: true, woman: true },
  naibs: { house: "fremen", skin: 4, tint: 7, face: "square", hair: "short", clothes: "wrap", beard: "long", head: "hood", with: "hooks", ibad: true },
  jamis: { house: "fremen", skin: 3, tint: 0, face: "square", hair: "topknot", clothes: "stillsuit", beard: "goatee", with: "knife", marks: ["scar"], ibad: true },
  "liet-kynes": { house: "fremen", skin: 2, tint: 3, face: "long", hair: "swept", clothes: "stillsuit", beard: "long", head: "goggles", with: "flower", ibad: true },
  "shadout-mapes": { house: "fremen", skin: 3, tint: 6, face: "oval", hair: "long", clothes: "wrap", head: "hood", with: "knife", marks: ["lines"], ibad: true, woman: true },
  "kwisatz-haderach": { house: "night", skin: 2, tint: 0, face: "long", hair: "mane", clothes: "robe", head: "hood", with: "eye", ibad: true },
  "lisan-al-gaib": { house: "fremen", skin: 2, tint: 0, face: "young", hair: "curly", clothes: "wrap", head: "hood", with: "globe", ibad: true },
  "house-hagal": { house: "hagal", skin: 2, tint: 6, face: "heavy", hair: "crop", clothes: "doublet", beard: "goatee", head: "headdress", with: "scroll" },
};

/** Other names of the same people. */
const ALSO: Record<string, string> = {
  "paul-muaddib": "muad-dib",
  usul: "muad-dib",
  "beast-rabban": "glossu-rabban",
  "baron-harkonnen": "baron-vladimir-harkonnen",
  "feyd-rautha": "feyd-rautha-harkonnen",
  "beloved-feyd-rautha": "feyd-rautha-harkonnen",
  "shaddam-iv": "shaddam-corrino-iv",
  "reverend-mother-mohiam": "gaius-helen-mohiam",
  "chani-clever-tactician": "chani",
  "stilgar-the-devoted": "stilgar",
  "i-am-stilgar-the-fremen": "stilgar",
  "alia-the-abomination": "alia",
  "hawats-scheming": "thufir-hawat",
  "rival-baron": "baron-vladimir-harkonnen",
  "rival-rabban": "glossu-rabban",
  "rival-staban": "staban-tuek",
  "rival-amber": "lady-amber-metulli",
  "rival-gurney": "gurney-halleck",
  "rival-margot": "lady-margot-fenring",
  "rival-irulan": "princess-irulan",
  "rival-jessica": "lady-jessica",
  "rival-feyd": "feyd-rautha-harkonnen",
  "rival-muaddib": "muad-dib",
};

/** By which name somebody is known here, if at all. */
export function known(id: string): string | undefined {
  return [id, ALSO[id], id.replace(/^rival-/u, "")].find((name) => name !== undefined && name in LOOKS);
}

export const PORTRAITS = Object.keys(LOOKS);

export function look(id: string): Look {
  const name = known(id);
  return (name && LOOKS[name]) || stranger(id, "sand");
}

/** The shoulders and head of somebody. */
export function head(id: string): Drawing {
  return bust(look(id));
}

/** Whose colours somebody wears. */
export function colours(id: string): PaletteName {
  if (id === "wild-maker") return "fremen";
  const { house } = look(id);
  return isPalette(house) ? house : emblem(house).palette;
}

/** Somebody before the sign of their house: 100 wide, 120 high. */
export function portrait(id: string): Drawing {
  const rand = chance(`portrait ${id}`);
  const { house } = look(id);
  const rays = times(24, (n) => {
    const a = (n * Math.PI) / 12 + rand() * 0.04;
    return `M${round(50 + Math.cos(a) * 46)} ${round(52 + Math.sin(a) * 46)}L${round(50 + Math.cos(a) * 90)} ${round(52 + Math.sin(a) * 90)}`;
  }).join("");
  const ground = `<defs><linearGradient id="~p" x1="0" y1="0" x2="0" y2="1"><stop class="g-sky" offset="0"/><stop class="g-glow" offset="1"/></linearGradient></defs><path d="M-2-2H102V122H-2Z" fill="url(#~p)"/>${line("light", 0.9, rays, 0.22)}${disc("glow", 50, 52, 44, 0.35)}${disc("glow", 50, 52, 36, 0.4)}${ring("light", 0.9, 50, 52, 44, 0.55)}`;
  if (id === "wild-maker") return `${ground}${at(50, 116, 1.05, worm())}`;
  const sign = faded(0.9, at(3, 3, 0.44, emblem(house).drawing));
  return `${ground}${at(48, 121, 0.9, head(id))}${fill("ink", "M-2 112H102V122H-2Z", 0.14)}${sign}`;
}
