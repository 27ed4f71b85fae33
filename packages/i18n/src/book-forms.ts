import type { Locale } from "./locales.ts";

export type FormWords = Readonly<Record<string, string>>;
/** Books that share their words: the record books of MARPOL, official log books, radio logs, the logs of deck, bridge and machinery. */
export const formGroups = ["marpol", "official", "radio", "logs"] as const;
export type FormGroup = (typeof formGroups)[number];

type Reads = Readonly<Record<Exclude<Locale, "en">, () => Promise<{ words: FormWords }>>>;

const read: Readonly<Record<FormGroup, Reads>> = {
  marpol: {
    fr: () => import("./book-forms/fr.ts"),
    ja: () => import("./book-forms/ja.ts"),
    zh: () => import("./book-forms/zh.ts"),
  },
  official: {
    fr: () => import("./book-forms/official-fr.ts"),
    ja: () => import("./book-forms/official-ja.ts"),
    zh: () => import("./book-forms/official-zh.ts"),
  },
  radio: {
    fr: () => import("./book-forms/radio-fr.ts"),
    ja: () => import("./book-forms/radio-ja.ts"),
    zh: () => import("./book-forms/radio-zh.ts"),
  },
  logs: {
    fr: () => import("./book-forms/logs-fr.ts"),
    ja: () => import("./book-forms/logs-ja.ts"),
    zh: () => import("./book-forms/logs-zh.ts"),
  },
};

/** The words of such books in a language, by the English ones, which stand in the book. English has none beside. */
export async function bookFormWords(locale: Locale, group: FormGroup): Promise<FormWords> {
  return locale === "en" ? {} : (await read[group][locale]()).words;
}
