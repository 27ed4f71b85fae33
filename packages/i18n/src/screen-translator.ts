import type { Locale } from "./locales.ts";
import { type Language, type Params, sayMessage } from "./message.ts";

/** Says the message of a key such as "jobs:title"; a key without a namespace belongs to those the translation is for. */
export type Say = (key: string, params?: Params & { defaultValue?: never }) => string;

/** Fetches what an area of the application says in a language. */
export type FetchWords<Area extends string> = (locale: Locale, area: Area) => Promise<Language>;

/** Gives up waiting for what is fetched after a while; what comes later is learned all the same. */
export type Patience = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

const usualNamespaces = ["common"];

/** What screens speak through: one language, and of it the areas that were asked for. */
export class Translator<Area extends string = string> {
  readonly #areas: readonly Area[];
  readonly #fetchWords: FetchWords<Area>;
  readonly #inTime: Patience;
  readonly #known = new Map<Locale, Language>();
  readonly #asked = new Map<string, Promise<void>>();
  readonly #learned = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #made = new Map<string, Say>();
  /** Namespaces that something was asked of before their words were there. */
  readonly #missed = new Set<string>();
  #language: Locale;

  constructor(
    language: Locale,
    areas: readonly Area[],
    fetchWords: FetchWords<Area>,
    inTime: Patience = (work) => work(),
  ) {
    this.#language = language;
    this.#areas = areas;
    this.#fetchWords = fetchWords;
    this.#inTime = inTime;
  }

  get language(): Locale {
    return this.#language;
  }

  get t(): Say {
    return this.within(usualNamespaces);
  }

  /**
   * For keys that do not name their namespace: these are looked through in turn. The same function until words come
   * that it was asked for in vain, or the language changes.
   */
  within(namespaces: readonly string[]): Say {
    const name = namespaces.join();
    const made = this.#made.get(name);
    if (made) return made;
    const say: Say = (key, params = {}) => this.#find(key, namespaces, params) ?? this.#insteadOf(key, namespaces);
    this.#made.set(name, say);
    return say;
  }

  exists(key: string): boolean {
    return this.#find(key, usualNamespaces, {}) !== undefined;
  }

  /** Whether the message of this key can be said now; its area may still be on the way. */
  isSayable(key: string): boolean {
    const [namespace] = namespacesOf(key, usualNamespaces);
    return namespace !== undefined && this.#wordsIn(namespace) !== undefined;
  }

  /** Whether nobody has to wait for the words of this area. */
  hasWordsOf(area: Area): boolean {
    return this.#learned.has(`${this.#language}/${area}`);
  }

  /** Done when there are words for this area; the same promise for the same question. */
  wordsOf(area: Area, locale: Locale = this.#language): Promise<void> {
    const question = `${locale}/${area}`;
    const answer = this.#asked.get(question) ?? this.#inTime(() => this.#learn(area, locale));
    this.#asked.set(question, answer);
    answer.catch(() => this.#asked.delete(question));
    return answer;
  }

  async allWords(): Promise<void> {
    await Promise.all(this.#areas.map((area) => this.wordsOf(area)));
  }

  /** Goes on in another language once it knows there what it knows in this one. */
  async speak(locale: Locale): Promise<void> {
    if (this.#language === locale) return;
    const spoken = this.#areas.filter((area) => this.#asked.has(`${this.#language}/${area}`));
    await Promise.all(spoken.map((area) => this.wordsOf(area, locale)));
    this.#language = locale;
    this.#tell();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async #learn(area: Area, locale: Locale): Promise<void> {
    const words = await this.#fetchWords(locale, area);
    this.#known.set(locale, { ...this.#known.get(locale), ...words });
    this.#learned.add(`${locale}/${area}`);
    // A listener that missed none of these words need not draw again.
    if (locale === this.#language && Object.keys(words).some((namespace) => this.#missed.has(namespace))) this.#tell();
  }

  #tell(): void {
    this.#made.clear();
    this.#missed.clear();
    for (const listener of this.#listeners) listener();
  }

  #wordsIn(namespace: string): Language[string] | undefined {
    const words = this.#known.get(this.#language)?.[namespace];
    if (words === undefined) this.#missed.add(namespace);
    return words;
  }

  #find(key: string, usual: readonly string[], params: Params): string | undefined {
    const path = key.slice(key.indexOf(":") + 1);
    for (const namespace of namespacesOf(key, usual)) {
      const said = sayMessage(this.#wordsIn(namespace), path, this.#language, params);
      if (said !== undefined) return said;
    }
    return undefined;
  }

  /**
   * No screen ever shows a key. Words that are not there yet are asked for, and stay blank until they come; what was drawn
   * without them is drawn again then. A key that no language knows is shown, and reported in the
   * console, so that it is found.
   */
  #insteadOf(key: string, usual: readonly string[]): string {
    const named = key.includes(":") ? key : `${usual[0]}:${key}`;
    if (namespacesOf(key, usual).every((namespace) => this.#wordsIn(namespace))) {
      console.error(`No language knows ${named}.`);
      return named;
    }
    this.allWords().catch(() => undefined);
    return "";
  }
}

function namespacesOf(key: string, usual: readonly string[]): readonly string[] {
  return key.includes(":") ? [key.slice(0, key.indexOf(":"))] : usual;
}
