import { readFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@ymp/i18n/locales";
import { sayMessage } from "@ymp/i18n/message";
import { readMessages } from "@ymp/i18n/message-files";
import { expect, test } from "vitest";

const page = readFileSync(path.resolve(import.meta.dirname, "../../index.html"), "utf8");
const messages = readMessages();

test.each(locales)("what is painted before any script says in %s what the screens say", (locale) => {
  const said = [...page.matchAll(new RegExp(`<span lang="${locale}"[^>]*>([^<]+)</span>`, "g"))].map(
    ([, text]) => text,
  );
  expect(said).toEqual([
    sayMessage(messages[locale].ui, "loading", locale),
    sayMessage(messages[locale]["sign-in"], "title", locale),
    sayMessage(messages[locale].common, "failure.notLoaded", locale),
    sayMessage(messages[locale].common, "failure.late", locale),
    sayMessage(messages[locale].common, "failure.lateWhy", locale),
    sayMessage(messages[locale].ui, "retry", locale),
  ]);
});
