/** Every component of every game has its picture, always the same; people and signs are told apart; sounds are off. */

import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { choose, type Component } from "../src/art/choice";
import * as drawings from "../src/art/drawings";
import { SUBJECTS } from "../src/art/subjects";

const { components } = JSON.parse(readFileSync(new URL("./texts.json", import.meta.url), "utf-8")) as { components: (Component & { game: string })[] };
const GAMES = ["uprising", "imperium", "arrakis"];

/** Whether it is well-formed: every element is closed, no number got lost. */
function sound(drawing: string): boolean {
  const open = [...drawing.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/gu)].reduce((depth, [, close, , empty]) => (empty ? depth : depth + (close ? -1 : 1)), 0);
  return open === 0 && drawing.length > 0 && !/NaN|undefined|null|Infinity/u.test(drawing);
}

test("there are components of every game", () => {
  expect(components.length).toBeGreaterThan(1000);
  expect(new Set(components.map(({ game }) => game))).toEqual(new Set(GAMES));
});

test("every component has a picture", () => {
  for (const component of components) {
    const { style, drawing } = drawings.illustrate(component);
    expect(sound(drawing), component.id).toBe(true);
    expect(style).toContain("--p-sky:#");
  }
});

test("whatever is chosen can be drawn", () => {
  for (const component of components) {
    const { subject, person } = choose(component);
    expect(person !== undefined || subject in SUBJECTS, `${component.id}: ${subject}`).toBe(true);
  }
});

test("a picture is the same whenever it is drawn, and in whichever game the card is", () => {
  const one = { kind: "imperium", id: "desert-power", tags: ["fremen"], icons: ["spice-trade"] };
  expect(drawings.illustrate({ ...one })).toEqual(drawings.illustrate(structuredClone(one)));
  const [first, second] = ["uprising", "imperium"].map((game) => components.find((component) => component.game === game && component.kind === "intrigue" && component.id === "bribery"));
  expect(first && second && drawings.illustrate(first)).toEqual(second && drawings.illustrate(second));
});

test("pictures of different cards differ, and cards of different factions have different colours", () => {
  const cards = components.filter(({ game, kind }) => game === "uprising" && (kind === "imperium" || kind === "intrigue"));
  expect(new Set(cards.map((card) => drawings.illustrate(card).drawing)).size).toBe(cards.length);
  const card = (tag: string): string => drawings.illustrate({ kind: "imperium", id: "a-new-card", tags: [tag], icons: [] }).style;
  expect(new Set(["emperor", "guild", "bene-gesserit", "fremen"].map(card)).size).toBe(4);
});

test("a card that nobody has thought of is drawn by what it does", () => {
  const worm = choose({ kind: "imperium", id: "zzz", tags: [], icons: [], parts: [{ label: "part-agent", icons: [["sandworm", 1]] }] });
  expect(worm.subject).toBe("arching");
  expect(sound(drawings.illustrate({ kind: "a-new-kind", id: "zzz" }).drawing)).toBe(true);
});

test("every leader and rival has a face of their own", () => {
  const leaders = components.filter(({ kind, id }) => kind === "leader" && id !== "wild-maker");
  const faces = new Map(leaders.map(({ id }) => [id, drawings.portrait(id).replaceAll(/<path class="s-light"[^>]*>/gu, "")]));
  for (const [id, face] of faces) expect(sound(face), id).toBe(true);
  // Those who have two names in two games are the same.
  expect(faces.size - new Set(faces.values()).size).toBeLessThanOrEqual(5);
  for (const { id } of components.filter(({ kind }) => kind === "rival")) expect(drawings.colours(id), id).not.toBe("sand");
});

test("signs, textures, grounds, dice, pieces and boxes are drawn and told apart", () => {
  const sets = [
    drawings.EMBLEMS.map((name) => drawings.emblem(name).drawing),
    drawings.TEXTURES.map((name) => drawings.texture(name).drawing),
    Object.values(drawings.TERRAINS).map(({ drawing }) => drawing),
    drawings.DIE_FACES.map(drawings.die),
    drawings.PIECES.map((name) => drawings.piece(name, "harkonnen")),
    drawings.BOXES.map((game) => drawings.box(game).drawing),
  ];
  for (const set of sets) {
    expect(set.every(sound)).toBe(true);
    expect(new Set(set).size).toBe(set.length);
  }
  expect(drawings.BOXES).toEqual(GAMES);
  for (const name of ["emperor", "guild", "bene-gesserit", "fremen", "landsraad", "choam", "tleilaxu", "ix"]) expect(drawings.EMBLEMS).toContain(name);
});

test("ids of a drawing carry the prefix that makes them unique", () => {
  for (const component of components.slice(0, 200)) {
    const { drawing } = drawings.illustrate(component);
    for (const [, id] of drawing.matchAll(/(?:id="|url\(#)([^")]+)/gu)) expect(id).toMatch(/^~/u);
    expect(drawing).not.toContain(" style=");
  }
});

test("the drawings are not part of what shows them", async () => {
  const { default: Illustration } = await import("../src/art/Illustration.svelte");
  const { body } = render(Illustration, { props: { entry: { kind: "imperium", id: "dagger" } } });
  expect(body).toContain("<svg");
  expect(body).not.toContain("<path");
});
