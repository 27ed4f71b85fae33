import type { Locale } from "@ymp/i18n/locales";
import type { Services } from "../../services.ts";
import type { PageWords } from "./document.ts";

/** "Page 2 of 7" in the reader's language. */
export function pageWordsIn({ translate }: Pick<Services, "translate">, locale: Locale): PageWords {
  return (page, pages) => translate(locale, "exports:pageOf", { page, pages });
}
