/** The rules in our own words, as the server tells them; mirrors `sietch/text/rulebook.py`. */

export interface Span {
  text: string;
  strong?: boolean;
  /** The section that it leads to. */
  to?: string;
}

export interface Line {
  spans: Span[];
  /** The words of its condition. */
  when?: string[];
  /** Of a step: the phase of a round that it tells about. */
  id?: string;
}

export interface Block {
  kind: "text" | "list" | "steps" | "question";
  lines: Line[];
  /** Of a question: the components that it is about. */
  about?: string[];
}

export interface Section {
  id: string;
  title: string;
  when: string[];
  blocks: Block[];
}

export interface Chapter {
  id: string;
  title: string;
  when: string[];
  sections: Section[];
}

/** By id the section that explains it. */
export type Links = Record<"reasons" | "prompts" | "icons" | "kinds" | "modules", Record<string, string>>;

export interface Rulebook {
  code: string;
  chapters: Chapter[];
  links: Record<string, Links>;
  /** By game, the family whose rules it is played by. */
  families: Record<string, string>;
  glossary: Term[];
}

/** A word of the games in each language, and the section that explains it. */
export interface Term {
  id: string;
  section: string;
  words: Record<string, string>;
}

/** Is a condition true of a table with these facts? `!fact`: it must not be; `a/b`: either will do. */
export function applies(when: readonly string[] | undefined, facts: ReadonlySet<string>): boolean {
  return (when ?? []).every((word) =>
    word.split("/").some((fact) => (fact.startsWith("!") ? !facts.has(fact.slice(1)) : facts.has(fact))),
  );
}

/** What applies to a table: whole chapters and sections, and of those the lines. */
export function applying(chapters: readonly Chapter[], facts: ReadonlySet<string>): Chapter[] {
  return chapters
    .filter((chapter) => applies(chapter.when, facts))
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter((section) => applies(section.when, facts)).map((section) => shortened(section, facts)),
    }))
    .filter((chapter) => chapter.sections.length > 0);
}

export function shortened(section: Section, facts: ReadonlySet<string>): Section {
  const blocks = section.blocks.flatMap((block): Block[] => {
    if (block.kind === "question") return applies(block.lines[0]?.when, facts) ? [block] : [];
    const lines = block.lines.filter((line) => applies(line.when, facts));
    return lines.length > 0 ? [{ ...block, lines }] : [];
  });
  return { ...section, blocks };
}

/** The chapters about the family of a game. */
export function chaptersOf(book: Rulebook, game: string): Chapter[] {
  const war = book.families[game] === "arrakis";
  return book.chapters.filter((chapter) => chapter.when.includes("arrakis") === war);
}

export function textOf(line: Line): string {
  return line.spans.map(({ text }) => text).join("");
}

/** As it is compared: without accents and capitals. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** The sections that have all these words, those with all of them in the title first. */
export function matching(chapters: readonly Chapter[], words: string): Section[] {
  const wanted = plain(words).split(/\s+/u).filter(Boolean);
  const has = (text: string): boolean => wanted.every((word) => plain(text).includes(word));
  const found = chapters
    .flatMap(({ sections }) => sections)
    .filter(({ title, blocks }) => has([title, ...blocks.flatMap(({ lines }) => lines.map(textOf))].join(" ")));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}

export function sectionCalled(chapters: readonly Chapter[], id: string): Section | undefined {
  return chapters.flatMap(({ sections }) => sections).find((section) => section.id === id);
}

/** The first words of a section: what it is about, with the list that they announce, but no other. */
export function lead({ blocks }: Section): Block[] {
  const place = Math.max(0, blocks.findIndex(({ kind }) => kind === "text"));
  const [first, ...others] = blocks[place]?.lines ?? [];
  if (!first) return [];
  const announced = others.length === 0 && textOf(first).trimEnd().endsWith(":") ? blocks.slice(place + 1, place + 2) : [];
  return [{ kind: "text", lines: [first] }, ...announced];
}

/** The questions that a component is asked about. */
export function questionsAbout(chapters: readonly Chapter[], component: string): Block[] {
  return chapters.flatMap(({ sections }) => sections).flatMap(({ blocks }) => blocks.filter(({ about }) => about?.includes(component)));
}
