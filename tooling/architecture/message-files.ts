import { filesMatching } from "./source-tree.ts";

export const LOCALES = ["en", "fr", "ja", "zh"] as const;
export type Locale = (typeof LOCALES)[number];

/** A namespace's sentences in one language, by their dotted key. */
export type Messages = ReadonlyMap<string, string>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** All sentences, by language and namespace. */
export function readMessages(): Record<Locale, Map<string, Messages>> {
  const read = (locale: Locale) =>
    new Map(
      filesMatching(new RegExp(`^packages/i18n/messages/${locale}/[a-z-]+\\.json$`)).map(({ path, text }) => [
        path.replace(/^.*\/(.+)\.json$/, "$1"),
        flatten(JSON.parse(text)),
      ]),
    );
  return { en: read("en"), fr: read("fr"), ja: read("ja"), zh: read("zh") };
}

function flatten(value: unknown, prefix = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[prefix, value]]);
  if (typeof value !== "object" || value === null) throw new Error(`The message ${prefix} is not a text.`);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, prefix === "" ? key : `${prefix}.${key}`)]),
  );
}

/** The key as code names it: the plural forms of a sentence are one. */
function baseKey(key: string): string {
  return key.replace(PLURAL, "");
}

/** The sentences of a namespace by the name code uses, each with its plural forms ("" for a plain sentence). */
export function sentences(messages: Messages): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [key, text] of messages) {
    const base = baseKey(key);
    const forms = found.get(base) ?? new Map<string, string>();
    found.set(base, forms.set(PLURAL.exec(key)?.[1] ?? "", text));
  }
  return found;
}

export function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)[^}]*\}\}/g)].map(([, name = ""]) => name))].sort();
}

/** The plural forms a language distinguishes for whole numbers a crew meets. */
export function requiredForms(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set([0, 1, 2, 3, 5, 11, 21, 100].map((count) => rules.select(count)))].sort();
}
