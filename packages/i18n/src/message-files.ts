import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Resource, ResourceLanguage } from "i18next";
import { type Locale, locales } from "./locales.ts";

export const messagesFolder = (): string => fileURLToPath(new URL("../messages", import.meta.url));

/** Every message of every language, read from `<folder>/<language>/<namespace>.json`. */
export function readMessages(folder: string = messagesFolder()): Resource {
  return Object.fromEntries(locales.map((locale) => [locale, readLanguage(folder, locale)]));
}

function readLanguage(folder: string, locale: Locale): ResourceLanguage {
  const names = readdirSync(path.join(folder, locale)).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    names.map((name) => [
      path.basename(name, ".json"),
      JSON.parse(readFileSync(path.join(folder, locale, name), "utf8")),
    ]),
  );
}
