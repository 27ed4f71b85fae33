import type { BookKind } from "@ymp/core/books/kinds";
import type { MessageParams } from "@ymp/core/errors";
import { bookFormWords, formGroupOf } from "@ymp/i18n/book-forms";
import type { Locale } from "@ymp/i18n/locales";
import type { VesselScope } from "../../context.ts";

/**
 * Words on the paper of a book. A record book is kept in English, French or Spanish (MARPOL I/17, V/10), an official log book in English:
 * whatever is printed is English. What is fixed on the form stands in the reader's language beside.
 */
export interface BookWords {
  readonly english: (key: string, params?: MessageParams) => string;
  /** The words of the screens, in English. */
  readonly book: (key: string, params?: MessageParams) => string;
  readonly pageState: (state: string) => string;
  /** English, and the reader's language after it. */
  readonly both: (key: string, params?: MessageParams) => string;
  /** The same on a line of its own, for headings. */
  readonly stacked: (key: string) => string;
  /** In the reader's language; null where that is English. */
  readonly beside: (key: string, params?: MessageParams) => string | null;
}

export function bookWords({ services }: Pick<VesselScope, "services">, locale: Locale): BookWords {
  const say = (language: Locale, key: string, params: MessageParams = {}) =>
    services.translate(language, key.includes(":") ? key : `book-print:${key}`, params);
  const beside = (key: string, params?: MessageParams) => (locale === "en" ? null : say(locale, key, params));
  const joined = (between: string) => (key: string, params?: MessageParams) => {
    const [english, other] = [say("en", key, params), beside(key, params)];
    return other === null || other === english ? english : `${english}${between}${other}`;
  };
  return {
    english: (key, params) => say("en", key, params),
    book: (key, params) => say("en", `logbooks:${key}`, params),
    pageState: (state) => say("en", `logbooks:pageState.${state}`),
    both: joined(" / "),
    stacked: joined("\n"),
    beside,
  };
}

/** What a form says, in the reader's language by the English words; null where that is English, or not translated. */
export type FormBeside = (english: string) => string | null;

export async function formBeside(kind: BookKind, locale: Locale): Promise<FormBeside> {
  const group = formGroupOf(kind);
  const words = group === undefined ? {} : await bookFormWords(locale, group);
  return (english) => {
    const beside = words[english];
    return beside === undefined || beside === english ? null : beside;
  };
}

/** English, and the reader's language after it. */
export function withBeside(english: string, beside: FormBeside, between: string): string {
  const other = beside(english);
  return other === null ? english : `${english}${between}${other}`;
}
