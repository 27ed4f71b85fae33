import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const script = path.resolve(import.meta.dirname, "../older-browser/older-browser.js");
const messages = path.resolve(import.meta.dirname, "../../../packages/i18n/messages");

/** What a browser reads that cannot run the application, with its words in every language. */
export function olderBrowserPage(): string {
  const words = readdirSync(messages).map((locale) => {
    const texts: unknown = JSON.parse(readFileSync(path.join(messages, locale, "older-browser.json"), "utf8"));
    return [locale, texts];
  });
  return readFileSync(script, "utf8").replace('"__WORDS__"', () => JSON.stringify(Object.fromEntries(words)));
}
