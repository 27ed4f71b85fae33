import { describe, expect, it } from "vitest";
import { LOCALES, type Locale, readMessages } from "./message-files.ts";
import { avoidedTerms, oneThing } from "./terms.ts";

const messages = readMessages();

const textOf = (locale: Locale, key: string): string => {
  const [namespace = "", path = ""] = key.split(":");
  return messages[locale].get(namespace)?.get(path) ?? `${key} is missing`;
};

/** Sentences with where they stand, as "namespace:key: text". */
const sentencesOf = (locale: Locale) =>
  [...messages[locale]].flatMap(([namespace, texts]) =>
    [...texts].map(([key, text]) => ({ where: `${namespace}:${key}`, text })),
  );

describe.each(LOCALES)("the words of %s", (locale) => {
  it.each(Object.entries(oneThing))("say one word for %s", (_, keys) => {
    expect(Object.fromEntries(keys.map((key) => [key, textOf(locale, key)]))).toEqual(
      Object.fromEntries(keys.map((key) => [key, textOf(locale, keys[0] ?? "")])),
    );
  });

  it.each(avoidedTerms[locale].map((term) => [term.instead, term.avoided] as const))("say %s, not %s", (_, avoided) => {
    const found = sentencesOf(locale).filter(({ text }) => avoided.test(text));
    expect(found.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });
});

it("every message that names a role is held to one word for it", () => {
  const roles = ["user", "crew", "hod", "captain", "management", "superadmin"].map((role) => `role.${role}`);
  const naming = [...messages.en].flatMap(([namespace, texts]) =>
    roles.flatMap((key) => (texts.has(key) ? [`${namespace}:${key}`] : [])),
  );
  const held = Object.values(oneThing).flat();
  expect(naming.filter((key) => !held.includes(key))).toEqual([]);
});

it("Japanese has no space between a value and a Japanese character, on either side", () => {
  const japanese = String.raw`[\u3040-\u30ff\u3400-\u9fff々ー]`;
  const spaced = new RegExp(String.raw`\}\} ${japanese}|${japanese} \{\{`);
  expect(sentencesOf("ja").filter(({ text }) => spaced.test(text))).toEqual([]);
});
