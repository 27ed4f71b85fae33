import { describe, expect, it } from "vitest";
import { LOCALES, type Locale, placeholders, readMessages, requiredForms, sentences } from "./message-files.ts";
import { messageUses } from "./message-uses.ts";
import { codeFiles, isTest } from "./source-tree.ts";

const messages = readMessages();
const translations = LOCALES.filter((locale): locale is Exclude<Locale, "en"> => locale !== "en");
const namespaces = [...messages.en.keys()];

describe("messages", () => {
  it.each(translations)("exist in %s for every key of the English ones, and for no other", (locale) => {
    const keys = (of: Locale) =>
      [...messages[of]].flatMap(([namespace, found]) =>
        [...sentences(found).keys()].map((key) => `${namespace}:${key}`),
      );
    const [english, translated] = [new Set(keys("en")), new Set(keys(locale))];
    expect({
      missing: [...english].filter((key) => !translated.has(key)),
      surplus: [...translated].filter((key) => !english.has(key)),
    }).toEqual({ missing: [], surplus: [] });
  });

  it.each(LOCALES)("in %s are never empty", (locale) => {
    const empty = [...messages[locale]].flatMap(([namespace, found]) =>
      [...found].filter(([, text]) => text.trim() === "").map(([key]) => `${namespace}:${key}`),
    );
    expect(empty).toEqual([]);
  });

  it.each(LOCALES)("in %s that count have every form the language needs", (locale) => {
    const required = requiredForms(locale);
    const faults = namespaces.flatMap((namespace) => {
      const counted = [...sentences(messages.en.get(namespace) ?? new Map())].filter(([, forms]) => !forms.has(""));
      const own = sentences(messages[locale].get(namespace) ?? new Map());
      return counted
        .filter(([key]) => !required.every((form) => own.get(key)?.has(form)))
        .map(([key]) => `${namespace}:${key}`);
    });
    expect(faults).toEqual([]);
  });

  it.each(translations)("in %s take the same values as in English", (locale) => {
    const faults = namespaces.flatMap((namespace) => {
      const own = sentences(messages[locale].get(namespace) ?? new Map());
      return [...sentences(messages.en.get(namespace) ?? new Map())].flatMap(([key, forms]) => {
        const theirs = own.get(key);
        if (theirs === undefined) return [];
        const [expected, found] = [valuesOf(forms), valuesOf(theirs)];
        return expected === found ? [] : [`${namespace}:${key} takes ${found}, in English ${expected}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it("exist for every key the code names", () => {
    const known = new Map([...messages.en].map(([namespace, found]) => [namespace, new Set(sentences(found).keys())]));
    const uses = codeFiles()
      .filter(({ path }) => !isTest(path) && !path.startsWith("tooling/") && !path.startsWith("scripts/"))
      .flatMap((file) => messageUses(file, new Set(namespaces)));
    const lost = uses.filter(({ namespaces: searched, key, isPrefix }) =>
      searched.every((namespace) => {
        const keys = [...(known.get(namespace) ?? [])];
        return !keys.some((candidate) =>
          isPrefix ? candidate.startsWith(key) : candidate === key || candidate.startsWith(`${key}.`),
        );
      }),
    );
    expect(lost.map(({ at, namespaces: searched, key }) => `${at} ${searched.join("|")}:${key}`)).toEqual([]);
  });

  it("are parted in a list as the reader's language does", () => {
    const joined = codeFiles()
      .filter(({ path }) => path.startsWith("apps/web/src/") && !isTest(path))
      .flatMap(({ path, text }) => (text.includes('.join(", ")') ? [path] : []));
    expect(joined, "use formats.list, or listed where only words are at hand").toEqual([]);
  });
});

describe("the reading of message uses", () => {
  it("sees qualified keys, keys of the file's namespace and keys completed at run time", () => {
    const text = `const { t } = useTranslation("jobs"); t("title"); t(\`status.\${s}\`); t("errors:stale"); fail("errors:gone"); may("jobs:view");`;
    const uses = messageUses({ path: "a.tsx", text }, new Set(["jobs", "errors"]));
    expect(
      uses.map(({ namespaces: [namespace], key, isPrefix }) => `${namespace}:${key}${isPrefix ? "*" : ""}`),
    ).toEqual(["jobs:title", "jobs:status.*", "errors:stale", "errors:stale", "errors:gone"]);
  });
});

/** The values a sentence takes in its fullest form: a singular may leave the number out. */
function valuesOf(forms: ReadonlyMap<string, string>): string {
  return [...new Set([...forms.values()].flatMap(placeholders))].sort().join(", ");
}
