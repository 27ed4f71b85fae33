import type { Locale } from "./locales.ts";
import type { Language } from "./message.ts";
import { type Patience, Translator } from "./screen-translator.ts";

/**
 * What the screens of one part of the application say. "entry" is what is needed before anything else, "door" what is said
 * at sign-in, "passwords" where a password is chosen.
 */
export const areas = [
  "entry",
  "door",
  "passwords",
  "work",
  "panels",
  "records",
  "machines",
  "stores",
  "purchasing",
  "people",
  "office",
] as const;
export type Area = (typeof areas)[number];
export type BrowserTranslator = Translator<Area>;

type Fetch = () => Promise<{ messages: Language }>;

const bundles: Record<Locale, Record<Area, Fetch>> = {
  en: {
    entry: () => import("./bundles/en/entry.ts"),
    door: () => import("./bundles/en/door.ts"),
    passwords: () => import("./bundles/en/passwords.ts"),
    work: () => import("./bundles/en/work.ts"),
    panels: () => import("./bundles/en/panels.ts"),
    records: () => import("./bundles/en/records.ts"),
    machines: () => import("./bundles/en/machines.ts"),
    stores: () => import("./bundles/en/stores.ts"),
    purchasing: () => import("./bundles/en/purchasing.ts"),
    people: () => import("./bundles/en/people.ts"),
    office: () => import("./bundles/en/office.ts"),
  },
  zh: {
    entry: () => import("./bundles/zh/entry.ts"),
    door: () => import("./bundles/zh/door.ts"),
    passwords: () => import("./bundles/zh/passwords.ts"),
    work: () => import("./bundles/zh/work.ts"),
    panels: () => import("./bundles/zh/panels.ts"),
    records: () => import("./bundles/zh/records.ts"),
    machines: () => import("./bundles/zh/machines.ts"),
    stores: () => import("./bundles/zh/stores.ts"),
    purchasing: () => import("./bundles/zh/purchasing.ts"),
    people: () => import("./bundles/zh/people.ts"),
    office: () => import("./bundles/zh/office.ts"),
  },
  fr: {
    entry: () => import("./bundles/fr/entry.ts"),
    door: () => import("./bundles/fr/door.ts"),
    passwords: () => import("./bundles/fr/passwords.ts"),
    work: () => import("./bundles/fr/work.ts"),
    panels: () => import("./bundles/fr/panels.ts"),
    records: () => import("./bundles/fr/records.ts"),
    machines: () => import("./bundles/fr/machines.ts"),
    stores: () => import("./bundles/fr/stores.ts"),
    purchasing: () => import("./bundles/fr/purchasing.ts"),
    people: () => import("./bundles/fr/people.ts"),
    office: () => import("./bundles/fr/office.ts"),
  },
  ja: {
    entry: () => import("./bundles/ja/entry.ts"),
    door: () => import("./bundles/ja/door.ts"),
    passwords: () => import("./bundles/ja/passwords.ts"),
    work: () => import("./bundles/ja/work.ts"),
    panels: () => import("./bundles/ja/panels.ts"),
    records: () => import("./bundles/ja/records.ts"),
    machines: () => import("./bundles/ja/machines.ts"),
    stores: () => import("./bundles/ja/stores.ts"),
    purchasing: () => import("./bundles/ja/purchasing.ts"),
    people: () => import("./bundles/ja/people.ts"),
    office: () => import("./bundles/ja/office.ts"),
  },
};

/** A translator for the browser that holds one language, and learns of it what it is asked for. */
export function beginTranslator(locale: Locale, inTime?: Patience): BrowserTranslator {
  return new Translator(locale, areas, async (spoken, area) => (await bundles[spoken][area]()).messages, inTime);
}

/** One that has learned these areas already. */
export async function createBrowserTranslator(
  locale: Locale,
  wanted: readonly Area[] = areas,
): Promise<BrowserTranslator> {
  const translator = beginTranslator(locale);
  await Promise.all(wanted.map((area) => translator.wordsOf(area)));
  return translator;
}
