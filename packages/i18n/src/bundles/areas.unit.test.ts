import { describe, expect, test } from "vitest";
import { areas } from "../browser.ts";
import { locales } from "../locales.ts";
import { readMessages } from "../message-files.ts";

/** Said by the server alone, in mails, on paper of the books and in answers to scripts; and by the page itself where no screen can be drawn. */
const neverShown = ["book-print", "mail", "older-browser", "rest"];

async function namespacesOf(locale: string): Promise<string[]> {
  const bundles = await Promise.all(areas.map((area) => import(`./${locale}/${area}.ts`)));
  return bundles.flatMap(({ messages }) => Object.keys(messages));
}

describe("the browser's words", () => {
  test.each(locales)("hold every message of %s that a screen may show, once", async (locale) => {
    const all = Object.keys(readMessages()[locale] ?? {});
    expect((await namespacesOf(locale)).sort()).toEqual(all.filter((name) => !neverShown.includes(name)).sort());
  });
});
