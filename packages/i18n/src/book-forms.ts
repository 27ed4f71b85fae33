import type { Locale } from "./locales.ts";

export type FormWords = Readonly<Record<string, string>>;

const read: Readonly<Record<Exclude<Locale, "en">, () => Promise<{ words: FormWords }>>> = {
  fr: () => import("./book-forms/fr.ts"),
  ja: () => import("./book-forms/ja.ts"),
  zh: () => import("./book-forms/zh.ts"),
};

/** The words of the oil and garbage record books in a language, by the English ones, which stand in the book. English has none beside. */
export async function bookFormWords(locale: Locale): Promise<FormWords> {
  return locale === "en" ? {} : (await read[locale]()).words;
}
