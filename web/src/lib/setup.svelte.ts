/** What is chosen for a new table: the game, the number of players, modules and other options, and who has which seat. */

import { catalogue } from "./catalogue";
import { gameCalled, gameText, rolesOf } from "./game";
import { clause, t } from "./language.svelte";
import { presetOf, switched } from "./modules";
import { named, take } from "./seating";
import { settings } from "./settings.svelte";
import type { Catalogue } from "./table.svelte";
import type { GameChoices, NewTable, SeatWish, SetupOption } from "./types";

/** The option whose values have needs and presets. */
export const MODULES = "modules";
const BOT_NAMES = ["Liet", "Shadout", "Tuek", "Hawat", "Harah", "Yueh"];

export function botName(seat: number): string {
  return BOT_NAMES[seat] ?? "";
}

export interface SeatForm {
  name: string;
  bot: string;
  /** The seat's value of every option that each seat has. */
  values: Record<string, string>;
}

/** Every seat with a name. */
export function withNames(wishes: SeatWish[]): SeatWish[] {
  return named(wishes, settings.name, (seat, bot) => (bot ? botName(seat) || bot : t("page-player-name", { n: seat + 1 })));
}

/** What an option of a game is called. */
export function optionLabel(game: string, option: Pick<SetupOption, "name">): string {
  return gameText(game, `setup-${option.name}`, option.name);
}

/** What a value of an option is called; components by their names. */
export function valueLabel(game: string, components: Catalogue, option: Pick<SetupOption, "name">, value: string): string {
  const entry = [...components.values()].find(({ id }) => id === value);
  return gameText(game, `setup-${option.name}-${value}`, entry ? clause(entry.name) : value);
}

/** The values that an option has with some modules, for so many players; for a seat, those that it can have. */
export function valuesOf(choices: GameChoices, option: SetupOption, modules: readonly string[], players: number, seat?: number): string[] {
  const fixed = choices.fixed[players]?.[option.name] ?? {};
  const own = seat === undefined ? undefined : fixed[seat];
  if (own !== undefined) return [own];
  const taken = Object.values(fixed);
  return option.values.filter((value) => {
    const module = option.needs[value];
    const people = option.people[value];
    const fits = people === undefined || people.includes(players);
    return fits && !taken.includes(value) && (module === undefined || modules.includes(module));
  });
}

export class Setup {
  games: GameChoices[] = $state.raw([]);
  components: Catalogue = $state.raw(new Map());
  name = $state("");
  players = $state(0);
  /** What is chosen of every option of the table. */
  chosen: Record<string, string[]> = $state({});
  seats: SeatForm[] = $state([]);
  /** Whether the table is a real one, of which people tell what dice and cards show. */
  told = $state(false);
  /** The seconds that people have for each answer; 0: no clock. */
  clock = $state(0);
  /** Whether people may ask for hints where several play; who plays alone may. */
  hints = $state(false);
  /** Modules that nobody has chosen: they are on because of the number of players. */
  #brought: string[] = [];
  /** The written name of a person who has got up and not sat down again. */
  #standing = "";
  #described = false;

  readonly game = $derived(this.games.find((choices) => choices.game === this.name));
  readonly hasBoard = $derived(gameCalled(this.name) !== undefined);
  readonly ofTable = $derived(this.game?.options.filter((option) => option.takes !== "each") ?? []);
  readonly ofSeats = $derived(this.game?.options.filter((option) => option.takes === "each") ?? []);
  readonly modules = $derived(this.chosen[MODULES] ?? []);
  readonly always = $derived(this.game?.always[this.players] ?? []);
  readonly canBeTold = $derived(!!this.game?.companion && [...this.always, ...this.modules].includes(this.game.companion));
  readonly beside = $derived(this.told && this.canBeTold);
  readonly preset = $derived(presetOf(this.game?.presets ?? [], this.modules, this.players));
  readonly sitting = $derived(this.seats.slice(0, this.players));
  /** What the seats are, where they are not alike. */
  readonly roles = $derived(this.game ? rolesOf(this.game, this.players, this.#chosenNow()) : []);

  constructor(readonly fail: (error: unknown) => void) {}

  know(games: GameChoices[]): void {
    this.games = games;
    this.choose((games.find((choices) => gameCalled(choices.game)) ?? games[0])?.game ?? "");
  }

  /** A game, with what a newcomer is offered. */
  choose(wanted: string): void {
    const found = this.games.find((choices) => choices.game === wanted);
    if (!found) return;
    this.name = wanted;
    this.players = found.suggested;
    this.#standing = "";
    this.#brought = [];
    this.chosen = Object.fromEntries(found.options.map((option) => [option.name, suggested(option)]));
    const values = Object.fromEntries(found.options.map((option) => [option.name, option.values[0] ?? ""]));
    this.seats = Array.from({ length: Math.max(...found.players) }, (_, seat) => ({
      name: "",
      bot: seat === 0 ? "" : found.usual_bot,
      values: { ...values },
    }));
    this.components = new Map();
    if (this.#described) this.describe();
  }

  /** From now on components are called by their names: all of them are fetched, which nobody needs before. */
  describe(): void {
    this.#described = true;
    const { name } = this;
    if (!gameCalled(name)) return;
    catalogue(name)
      .then((entries) => name === this.name && (this.components = entries))
      .catch(this.fail);
  }

  available(option: SetupOption, seat?: number): string[] {
    return this.game ? valuesOf(this.game, option, this.modules, this.players, seat) : [];
  }

  /** Some numbers of players are always played with certain modules. */
  choosePlayers(n: number): void {
    const modules = this.game?.modules ?? [];
    // What came with another number of players goes with it.
    if (n !== this.players) for (const module of this.#brought) this.chosen[MODULES] = switched(modules, this.modules, module, false);
    const wanted = (this.game?.always[n] ?? []).filter((module) => !this.modules.includes(module));
    this.#brought = n === this.players ? [...this.#brought, ...wanted] : wanted;
    this.players = n;
    for (const module of wanted) this.chosen[MODULES] = switched(modules, this.modules, module, true);
  }

  choosePreset(wanted: string): void {
    const found = this.game?.presets.find(({ id }) => id === wanted);
    if (found) this.chosen[MODULES] = [...found.modules];
    this.choosePlayers(found?.players ?? this.players);
  }

  /** Some of the values of an option; a module comes with what it needs. */
  tick(option: SetupOption, value: string, on: boolean): void {
    const before = this.chosen[option.name] ?? [];
    if (option.name === MODULES) {
      this.chosen[MODULES] = switched(this.game?.modules ?? [], before, value, on);
      this.choosePlayers(this.players);
    } else this.chosen[option.name] = option.values.filter((other) => (other === value ? on : before.includes(other)));
  }

  /** Let a bot or (empty) a person take a seat. */
  seat(number: number, bot: string): void {
    this.#standing = take(this.sitting, number, bot, this.#standing);
  }

  valueOf(option: SetupOption, seat: number): string {
    const possible = this.available(option, seat);
    return possible.find((value) => value === this.seats[seat]?.values[option.name]) ?? possible[0] ?? "";
  }

  label(option: SetupOption, value: string): string {
    return valueLabel(this.name, this.components, option, value);
  }

  /** What a module cannot be without. */
  needed(option: SetupOption, value: string): string {
    const needs = option.name === MODULES ? (this.game?.modules.find(({ id }) => id === value)?.needs ?? []) : [];
    return needs.length > 0 ? t("page-needs", { modules: needs.map((need) => this.label(option, need)).join(", ") }) : "";
  }

  /** All that is chosen besides who plays. */
  said(): Record<string, unknown> {
    const setup: Record<string, unknown> = {};
    for (const option of this.ofTable.filter((option) => this.available(option).length > 0)) {
      const picked = this.chosen[option.name] ?? [];
      const possible = this.available(option);
      const one = possible.find((value) => value === picked[0]) ?? possible[0];
      setup[option.name] = option.takes === "any" ? picked.filter((value) => possible.includes(value)) : one;
    }
    for (const option of this.ofSeats) setup[option.name] = this.sitting.map((_, seat) => this.valueOf(option, seat));
    return setup;
  }

  wish(wishes: SeatWish[]): NewTable {
    // At a real table people play themselves.
    if (this.beside) return { game: this.name, seats: withNames(wishes.map((wish) => ({ ...wish, bot: "" }))), setup: this.said(), told: true };
    return { game: this.name, seats: withNames(wishes), setup: this.said(), clock: this.players > 1 ? this.clock : 0, ...(this.hints ? { hints: true } : {}) };
  }

  #chosenNow(): Record<string, unknown> {
    return Object.fromEntries(
      this.ofTable.map((option) => {
        const picked = (this.chosen[option.name] ?? []).filter((value) => this.available(option).includes(value));
        return [option.name, option.takes === "any" ? picked : picked[0]];
      }),
    );
  }
}

function suggested(option: SetupOption): string[] {
  return option.takes === "any" ? [...option.suggested] : option.values.slice(0, 1);
}
