/** What is drawn on a card: chosen by the words of its id, then by its icons, tags and kind. A new card needs no entry
here; one whose name says nothing is drawn by what it does. */

import type { Icon } from "../lib/types";
import { chance, pick, type Chance } from "./brush";
import { isPalette, type PaletteName } from "./palettes";
import { colours, known } from "./people";
import type { PlaceName } from "./scenery";

/** What is known of a component; an entry of the catalogue is one. */
export interface Component {
  id: string;
  kind: string;
  module?: string;
  tags?: readonly string[];
  icons?: readonly string[];
  parts?: readonly { label: string; icons: readonly Icon[] }[];
  facts?: readonly { id: string; args: Record<string, unknown> }[];
}

export interface Choice {
  palette: PaletteName;
  second: PaletteName;
  place: PlaceName;
  /** A name of `SUBJECTS`, or of somebody seen closely. */
  subject: string;
  person: string | undefined;
}

/** Words of ids: what they show (one of several, by chance), and where, if that is not left to the rest. The first that
    fits counts. */
const WORDS: readonly [words: RegExp, subject: string, place?: PlaceName][] = [
  [/^objective-\d/u, "eye", "orbit"],
  [/^objective-desert/u, "mouse", "desert"],
  [/^at-(start|std)/u, "fremen-company|fedaykin-company|marksman-company", "rocks"],
  [/^hk-/u, "trooper-company|sardaukar-company", "rocks"],
  [/action-die/u, "pieces", "hall"],
  [/^bg-/u, "sister", "chamber"],
  [/siege|battle-for/u, "trooper-company|artillery|ornithopters|sardaukar-company|dreadnoughts", "city"],
  [/skirmish(?!-(cry|desert|orni))/u, "trooper-company|fedaykin-company|sardaukar-company|artillery", "battlefield"],
  // ships and machines
  [/harvester|harvest-spice|workhorse|harvest-\d|appropriate/u, "harvester", "deep-desert"],
  [/carryall/u, "carryall", "deep-desert"],
  [/heighliner|interstellar-shipping|space-travel|high-priority-travel|depart-for/u, "heighliner", "orbit"],
  [/space-time|foldspace/u, "foldspace", "orbit"],
  [/steersman/u, "navigator", "orbit"],
  [/dreadnought|flagship/u, "dreadnought", "orbit"],
  [/strike-fleet|allied-armada|invasion|second-wave/u, "dreadnoughts", "battlefield"],
  [/freighter-fleet|shuttle|troop-(transport|carrier)|spice-freighters/u, "freighters", "orbit"],
  [/freighter|cargo|shipping|shipments|expedite/u, "freighter", "orbit"],
  [/moving-the-battle-group|reinforcements|military-support|rapid-mobil/u, "frigates", "battlefield"],
  [/landing|spaceport|junction/u, "spaceport", "city"],
  [/thopter|control-of-the-air|spotter/u, "ornithopter", "desert"],
  [/satellite/u, "satellite", "orbit"],
  [/seeker/u, "seeker", "chamber"],
  [/drone/u, "drones", "workshop"],
  [/probe|snooper/u, "drone", "workshop"],
  [/artillery|cannon|turret|rocket|ordnance|weaponry/u, "artillery", "battlefield"],
  [/deton|atomics/u, "explosion", "rocks"],
  [/holtzman|machine-culture|engine(?!er)/u, "engine", "workshop"],
  [/holoproj/u, "projector", "workshop"],
  [/memocorder|paracom(?!pass)|device/u, "device", "workshop"],
  [/minimic|film/u, "reel", "workshop"],
  [/wind-?trap|dew-collect|disposal/u, "windtrap", "rocks"],
  [/paracompass/u, "compass", "desert"],
  [/thumper/u, "thumper", "deep-desert"],
  // the desert and its people
  [/worm-rider|sandrider|desert-power|desert-mastery/u, "riders", "deep-desert"],
  [/shai-hulud|devour|wall-of-sandworms|wormsign-worm|wild-maker/u, "worm", "deep-desert"],
  [/worm|maker-keeper|sandtide|deep-desert|burrowing/u, "arching", "deep-desert"],
  [/desert-mouse/u, "mouse", "desert"],
  [/cielago/u, "bat", "rocks"],
  [/crysknife/u, "crysknife", "cave"],
  [/hooks|shishakli|sandmaster/u, "hooks", "deep-desert"],
  [/storm|hard-times/u, "naib", "storm"],
  [/desert-survival|fremkit|(^|-|still)tent/u, "tent", "rocks"],
  [/camp|hiereg|families/u, "camp", "rocks"],
  [/dune-the-desert|wormsign-sand|erg$|basin$|great-flat|hagga|dust-chasm/u, "ornithopter", "deep-desert"],
  [/fedaykin|death-commando|desert-ambush|desert-tactics|long-live-the-fighters/u, "fedaykin-company", "rocks"],
  [/hardy-warriors|desert-call|desert-war|uprising|overthrow|rebellion/u, "fremen-company", "battlefield"],
  [/watermaster|water-peddler|water-discipline/u, "watermaster", "cave"],
  [/water-of-life|bindu/u, "cup", "cave"],
  [/water/u, "water", "cave"],
  [/sayyadina|sietch-reverend|southern-elders|sietch-ritual|ritual|kitab|adab|alam-al/u, "reverend-pair", "cave"],
  [/stillsuit|jubba|unswerving|expedition/u, "fremen", "rocks"],
  [/sietch|hidden-refuge|go-to-ground/u, "fremen-pair", "cave"],
  [/ecological|station|fringe/u, "windtrap", "rocks"],
  [/spice-hunter|scout|reconnaissance/u, "marksman", "rocks"],
  [/leadership|usul|mahdi|call-to-arms|lisan|voice-from-the-outer/u, "preacher", "rocks"],
  // the Imperium
  [/sardaukar(?!-(soldier|coord|quarter|disg))|pogrom|killers-without|personal-guard|show-of-strength/u, "sardaukar-company", "battlefield"],
  [/sardaukar|shock-trooper|sardaukars/u, "sardaukar", "battlefield"],
  [/bashar|corrino-might|full-scale|firm-grip|devastating|patrols|arsunt|garrison/u, "bashar", "battlefield"],
  [/infantry|trooper|private-army|legion|occupation|assault|reclaimed-forces|rally|recruit/u, "trooper-company|trooper-pair|trooper", "battlefield"],
  [/mercenar|bounty|hire|counterattack/u, "smuggler-company", "rocks"],
  [/throne|imperial-(privilege|basin-of)|favored-subject|shaddams|majesty|dutiful|demand-respect|overcame-shaddam/u, "throne", "hall"],
  [/opulence|wealth|corrino-genes|usurp|command-respect|great-houses/u, "crown", "hall"],
  [/ceremony|spectacle|awe|impress|propaganda/u, "crowd", "hall"],
  [/council|assembly|oratory|landsraad|ambassador|convincing|rhetoric|demand-attention|negotia/u, "orator", "hall"],
  [/swordmaster|duel|weirding-(way|combat)|battle-language/u, "swordmaster", "hall"],
  [/truthsayer|truthtrance|tread-in|in-the-shadows|embedded|sister(?!hood)|in-high-places|operative/u, "sister|sister-pair|reverend", "chamber"],
  [/weirding-woman|initiate|the-voice|missionaria|manipulat|inspire|charisma/u, "speaker|sister|speaker", "chamber"],
  [/reverend|prepare-the-way|secret-of-the-sister|jessica|southern/u, "reverend", "chamber"],
  [/gom-jabbar|test-of-humanity|mind-killer|test-of/u, "box", "chamber"],
  [/branching|glimpse|vision|purpose|for-humanity|prescien|hope-clouds/u, "branching", "chamber"],
  [/other-memory|sleeper|spiritual|refocus/u, "spiral|book", "chamber"],
  [/breeding|coupling|gene-manip|genes|eugenic/u, "helix", "chamber"],
  [/web|within|conspir|machinations/u, "web", "chamber"],
  [/guild-(spy|impersonator)|face-dancer|disguised|double-agent|undercover|puppet|double-cross|changeling/u, "mask", "hall"],
  [/guild-(envoy|ambassador)|envoy|dispatch/u, "envoy", "hall"],
  [/bank|administrator|delegate|bureaucrat|choam-(director|sec)|ban-choam/u, "banker", "hall"],
  [/guild|spacing/u, "guildsman|guildsman-pair|envoy", "orbit"],
  [/smuggl|esmar|fence|illicit|corrupt/u, "smuggler", "rocks"],
  [/trader|supplier|merchant|manufacturer|quartermaster|peddler/u, "trader", "city"],
  [/spymaster|calculus|advisor|vicious|captured-mentat|mentat|tactician|twisted/u, "mentat|advisor", "hall"],
  [/spy|spies|espionage|informant|surveil|infiltrat|covert|wheels/u, "observer|eye|observer|eyes", "city"],
  [/assassin|ambush|staged|cloak|shadow(?!out)|trap|treacher|cunning|finesse|strongarm|cull|killer/u, "assassin|dagger|mask|assassin-pair", "city"],
  [/poison|chaumurky/u, "cup", "hall"],
  [/dagger|knife|detail/u, "dagger", "hall"],
  [/maula|pistol/u, "pistol", "rocks"],
  [/signet|signet-ring/u, "signet", "hall"],
  [/keys|access|bypass|authoriz|secure-contract/u, "keys", "hall"],
  [/missive|report|particulars|accord|compact|contract-immediate|agreement|protocol|evidence|blackmail|reports/u, "paper", "chamber"],
  [/contracts|priority|accept-contract|shares|directorship|concord/u, "scrolls", "city"],
  [/stockpil|war-chest|bribery|buy|price|profits|market|windfall|monopoly|economic|supremacy|sell|vast|allowance|fortune/u, "coins|banker|coins|trader", "city"],
  [/spice-must-flow|control-the-spice|spice-is-power|melange|spice-reserve|spice-refinery|secure-spice|threaten-spice|spice-trade|stand-in-raid|raid/u, "spice|harvester|spice", "deep-desert"],
  [/trade|dispute|leverage|quid|bargain|dealings/u, "scales|trader|meeting-shadow", "city"],
  [/alleg|alliance|allies|diplomacy|loyalty|favor|backed|withdrawal|support|respect/u, "meeting-court|meeting-guild|meeting-desert|meeting-shadow", "hall"],
  [/politic|power|chaos|grand|plans|option|maneuver|scheme|scheming|intrigue|strategic|opportun|leverage|distract|diver/u, "pieces|chart|web|mask", "hall"],
  [/mission|plan|path|know-their|way|find-weak|control-of|objective|tactic-|tactical|weakness/u, "chart|compass|marksman", "rocks"],
  [/banner|victor|triumph|won|supremacy-track|propag/u, "banner", "battlefield"],
  [/eyes|ibad|replacement-eyes|watch/u, "eyes", "chamber"],
  [/kwisatz|haderach|prescience-track/u, "eye", "orbit"],
  [/long-reach|grip|demand|reach|hand/u, "hand", "chamber"],
  [/tiebreak|scales|balance/u, "scales", "hall"],
  [/urgent|contingency|time|delay|wait/u, "hourglass", "chamber"],
  [/shigawire|coil|wire/u, "spiral", "workshop"],
  [/shield|protect|security|defend|defen/u, "shield", "battlefield"],
  // Tleilaxu and Ix
  [/tanks|ghola|reclaim|blank-slate|subject|regener/u, "flask|helix|genes", "laboratory"],
  [/lab|research|experiment|breakthrough|study/u, "scientist", "laboratory"],
  [/surgeon|dissect|kit|stitched|sacrifice/u, "tools|surgeon", "laboratory"],
  [/organ|harvest-cells/u, "heart|genes", "laboratory"],
  [/cells|contaminator|pheromone|reflex/u, "genes", "laboratory"],
  [/chairdog|slig|horror|beast/u, "beast", "laboratory"],
  [/tleilaxu|infiltrator/u, "master", "laboratory"],
  [/ixian|engineer|tech|industrial|ix-/u, "worker", "workshop"],
  [/carthag|arrakeen|city|settlement|village|corrinth|haven/u, "noble|ornithopter|spaceport", "city"],
  [/siege|battle|skirmish|forces|push|victory/u, "trooper-company", "battlefield"],
];

/** What icons of effects show, in the order of how telling they are. */
const ICONS: readonly [icon: RegExp, subject: string, place: PlaceName][] = [
  [/worm|desert-power/u, "arching", "deep-desert"],
  [/dreadnought/u, "dreadnought", "orbit"],
  [/freighter|shipping/u, "freighter", "orbit"],
  [/tech|negotiator/u, "engine", "workshop"],
  [/specimen|research|genetic|graft|beetle/u, "flask", "laboratory"],
  [/contract/u, "scrolls", "city"],
  [/victory-point|endgame/u, "banner", "battlefield"],
  [/intrigue/u, "mask", "chamber"],
  [/spy|recall/u, "eye", "city"],
  [/water/u, "water", "cave"],
  [/spice/u, "spice", "deep-desert"],
  [/troop|deploy|regular|elite|special/u, "trooper-company", "battlefield"],
  [/sword|hit|attack|surprise|shield/u, "crossed", "battlefield"],
  [/solari/u, "coins", "city"],
  [/influence|alliance/u, "meeting-court", "hall"],
  [/move|ornithopter|vehicle/u, "ornithopter", "desert"],
  [/persuasion|council/u, "orator", "hall"],
  [/card|draw|trash|discard/u, "cards", "chamber"],
];

const FACTION_PEOPLE: Record<string, readonly [string, ...string[]]> = {
  fremen: ["fremen", "fedaykin", "marksman", "naib", "fremen-pair"],
  emperor: ["sardaukar", "bashar", "noble", "trooper", "sardaukar-pair"],
  guild: ["guildsman", "envoy", "banker", "guildsman-pair"],
  "bene-gesserit": ["sister", "reverend", "speaker", "sister-pair"],
};
const PLACE_OF: Record<string, PlaceName> = { fremen: "rocks", emperor: "hall", guild: "orbit", "bene-gesserit": "chamber", landsraad: "hall", city: "city", "spice-trade": "desert" };
const PALETTE_OF: Record<string, PaletteName> = { "spice-trade": "sand", intrigue: "intrigue", tech: "ix", tleilaxu: "tleilaxu", "bene-tleilax": "tleilaxu", hex: "tleilaxu", contract: "choam", conflict: "battle", tactic: "harkonnen", prescience: "night", sanction: "choam", "great-houses": "corrino", "fringe-worlds": "smugglers", shipping: "guild" };
/** What intrigue is about, told by the sky. */
const INTRIGUE: Record<string, PaletteName> = { "part-combat": "battle", "part-endgame": "emperor", "part-victory": "night" };

function deckOf({ facts = [] }: Component): PaletteName | undefined {
  for (const { args } of facts) {
    const deck = JSON.stringify(args["deck"] ?? "");
    const found = ["house-atreides", "fremen-ally", "house-harkonnen", "corrino-ally"].find((name) => deck.includes(name));
    if (found) return found === "house-atreides" ? "atreides" : found === "fremen-ally" ? "fremen" : found === "house-harkonnen" ? "harkonnen" : "corrino";
  }
  return undefined;
}

function palettes(component: Component): [PaletteName, PaletteName] {
  const { id, kind, module = "", tags = [], icons = [], parts = [] } = component;
  const asked = tags.filter(isPalette);
  const deck = deckOf(component);
  if (deck) return [deck, deck];
  if (asked[0]) return [asked[0], asked[1] ?? (kind === "tleilaxu" ? "tleilaxu" : asked[0])];
  if (kind === "leader" || kind === "rival") return [colours(id), colours(id)];
  if (kind === "intrigue") {
    const label = parts.find((part) => part.label in INTRIGUE)?.label ?? "";
    return ["intrigue", /choam|profit|market|chest|stock/u.test(id) ? "choam" : (INTRIGUE[label] ?? "intrigue")];
  }
  if (kind === "token") {
    const own: PaletteName = /^at|wormsign/u.test(id) ? "fremen" : /^h[ak]|supremacy/u.test(id) ? "harkonnen" : /^bg/u.test(id) ? "bene-gesserit" : id.startsWith("station") ? "landsraad" : id.startsWith("prescience") ? "night" : "sand";
    return [own, own];
  }
  if (kind === "objective" && icons.length === 0) return ["night", "night"];
  if (kind === "settlement") return id.startsWith("sietch") ? ["fremen", "fremen"] : ["harkonnen", "harkonnen"];
  const own = PALETTE_OF[kind];
  if (own) return [own, own];
  if (/tleilax|organ|stitch|dissect/u.test(id)) return ["tleilaxu", "tleilaxu"];
  if (/(^|-)ix/u.test(id)) return ["ix", "ix"];
  if (/choam/u.test(id) || module === "choam") return ["choam", "choam"];
  const [place, more] = icons.length === 1 ? icons : [];
  if (place && !more) return [isPalette(place) ? place : (PALETTE_OF[place] ?? "sand"), isPalette(place) ? place : (PALETTE_OF[place] ?? "sand")];
  const usual = pick(chance(`colours ${id}`), ["sand", "city", "smugglers", "landsraad"] as const);
  return [usual, usual];
}

function oneOf(rand: Chance, subjects: string): string {
  const all = subjects.split("|");
  return all[Math.floor(rand() * all.length)] ?? subjects;
}

/** The id as words, without what tells only where it is from. */
function words(id: string): string {
  return id.replace(/^(contract|conflict|hagal|uh|imm|rival|post|own|base)-/u, "").replace(/^(ix|imm|base)-/u, "");
}

export function choose(component: Component): Choice {
  const { id, kind, tags = [], icons = [], parts = [] } = component;
  const rand = chance(`${kind} ${id}`);
  const [palette, second] = palettes(component);
  const person = known(id);
  const told = words(id);
  const [, subject, place] = WORDS.find(([pattern]) => pattern.test(told)) ?? [];
  const usual: PlaceName = PLACE_OF[tags[0] ?? ""] ?? PLACE_OF[icons[0] ?? ""] ?? (kind === "tleilaxu" || kind === "hex" ? "laboratory" : kind === "tech" ? "workshop" : pick(rand, ["desert", "rocks", "city", "hall"]));
  if (person) return { palette, second, place: place && kind !== "leader" ? place : usual, subject: "", person };
  if (subject) return { palette, second, place: place ?? usual, subject: oneOf(rand, subject), person };
  const drawn = parts.flatMap((part) => part.icons.map(([name]) => name));
  const people = FACTION_PEOPLE[tags[0] ?? ""];
  const telling = ICONS.find(([pattern]) => drawn.some((name) => pattern.test(name)));
  if (people && (!telling || rand() < 0.6)) return { palette, second, place: usual, subject: pick(rand, people), person };
  if (telling) return { palette, second, place: telling[2], subject: telling[1], person };
  return { palette, second, place: usual, subject: people ? pick(rand, people) : pick(rand, ["noble", "ornithopter", "banner", "chart", "paper", "signet"]), person };
}
