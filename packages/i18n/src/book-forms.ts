import type { BookKind } from "@ymp/core/books/kinds";
import type { Locale } from "./locales.ts";

export type FormWords = Readonly<Record<string, string>>;
/** Books that share their words: the record books of MARPOL, those of oil cargoes, official log books, radio logs, the logs of deck, bridge and machinery. */
export type FormGroup = "marpol" | "cargo" | "official" | "radio" | "logs";

const groups: Partial<Record<BookKind, FormGroup>> = {
  ...{ oil1: "marpol", imooil1: "marpol", garbage1: "marpol", garbage2: "marpol", oil2: "cargo" },
  ...{ official: "official", cayman: "official", gmdss: "radio", imogmdss: "radio" },
  ...{
    chiefofficer: "logs",
    sea: "logs",
    port: "logs",
    seabridge: "logs",
    portbridge: "logs",
    imonavigational: "logs",
  },
};

/** None of a book that its vessel designs, nor of one that asks little. */
export const formGroupOf = (kind: BookKind): FormGroup | undefined => groups[kind];

type Reads = Readonly<Record<Exclude<Locale, "en">, () => Promise<{ words: FormWords }>>>;

const read: Readonly<Record<FormGroup, Reads>> = {
  marpol: {
    fr: () => import("./book-forms/fr.ts"),
    ja: () => import("./book-forms/ja.ts"),
    zh: () => import("./book-forms/zh.ts"),
  },
  cargo: {
    fr: () => import("./book-forms/cargo-fr.ts"),
    ja: () => import("./book-forms/cargo-ja.ts"),
    zh: () => import("./book-forms/cargo-zh.ts"),
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

/** The words of such books in a language, by the English ones, which are in the book. English has none beside. */
export async function bookFormWords(locale: Locale, group: FormGroup): Promise<FormWords> {
  return locale === "en" ? {} : (await read[group][locale]()).words;
}
