/** The nouns of one language: genders, forms by number and case, and which form a count asks for. */

type Cases = Record<string, string>;

interface Declension {
  gender: string;
  sg?: Cases | string;
  pl?: Cases | string;
}

interface Noun extends Declension {
  /** The words that stand after a number where the bare noun cannot. */
  counted?: Declension;
}

export type LexiconData = Record<string, Noun>;

export class Lexicon {
  readonly #plural: Intl.PluralRules;

  readonly nouns: LexiconData = {};

  constructor(readonly code: string) {
    this.#plural = new Intl.PluralRules(code);
  }

  learn(nouns: LexiconData): void {
    Object.assign(this.nouns, nouns);
  }

  gender(id: string, counted = false): string {
    const noun = this.#noun(id);
    return ((counted && noun.counted) || noun).gender;
  }

  /** The noun without a count: singular unless asked, or unless the noun has none. */
  form(id: string, grammaticalCase = "nom", number?: string): string {
    const noun = this.#noun(id);
    return this.#form(id, noun, number ?? (noun.sg === undefined ? "pl" : "sg"), grammaticalCase);
  }

  /**
   * The noun as it stands after the count. Czech and Polish: where the phrase is nominative or accusative, a count
   * that is neither one nor few governs the genitive plural.
   */
  countedForm(id: string, count: number, grammaticalCase = "nom"): string {
    const noun = this.#noun(id);
    const declension = noun.counted ?? noun;
    const category = this.#plural.select(count);
    if (category === "one") return this.#form(id, declension, "sg", grammaticalCase);
    const governed = category !== "few" && (grammaticalCase === "nom" || grammaticalCase === "acc");
    return this.#form(id, declension, "pl", governed ? "gen" : grammaticalCase);
  }

  #noun(id: string): Noun {
    const noun = this.nouns[id];
    if (!noun) throw new Error(`the ${this.code} lexicon has no noun ${id}`);
    return noun;
  }

  #form(id: string, declension: Declension, number: string, grammaticalCase: string): string {
    const forms = number === "pl" ? declension.pl : declension.sg;
    const word = typeof forms === "string" ? forms : forms?.[grammaticalCase];
    if (word === undefined) throw new Error(`${this.code} noun ${id} has no form ${number} ${grammaticalCase}`);
    return word;
  }
}
