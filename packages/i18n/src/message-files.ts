import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Locale } from "./locales.ts";
import type { Language } from "./message.ts";

export const messagesFolder = (): string => fileURLToPath(new URL("../messages", import.meta.url));

/** Every message of every language, read from `<folder>/<language>/<namespace>.json`. */
export function readMessages(folder: string = messagesFolder()): Record<Locale, Language> {
  const read = (locale: Locale) => readLanguage(folder, locale);
  return { en: read("en"), zh: read("zh"), fr: read("fr"), ja: read("ja") };
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
