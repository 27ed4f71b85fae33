import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Locale } from "./locales.ts";
import type { Language } from "./message.ts";

export const messagesFolder = (): string => fileURLToPath(new URL("../messages", import.meta.url));

/** Every message of every language from `<folder>/<language>/<namespace>.json`, a language when it is first asked for. */
export function readMessages(folder: string = messagesFolder()): Readonly<Record<Locale, Language>> {
  const known: Partial<Record<Locale, Language>> = {};
  const read = (locale: Locale) => {
    known[locale] ??= readLanguage(folder, locale);
    return known[locale];
  };
  return {
    get en() {
      return read("en");
    },
    get zh() {
      return read("zh");
    },
    get fr() {
      return read("fr");
    },
    get ja() {
      return read("ja");
    },
  };
}

function readLanguage(folder: string, locale: Locale): Language {
  const names = readdirSync(path.join(folder, locale)).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    names.map((name) => [
      path.basename(name, ".json"),
      JSON.parse(readFileSync(path.join(folder, locale, name), "utf8")),
    ]),
  );
}
