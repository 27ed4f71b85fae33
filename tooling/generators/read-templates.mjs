import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const templates = path.join(import.meta.dirname, "templates");
/** What every language is given until somebody has translated it. */
const marks = { fr: "[à traduire]", ja: "[要翻訳]", zh: "[待翻译]" };
/** The forms of a counted sentence, which is written in English. */
const forms = { fr: ["one", "many", "other"], ja: ["other"], zh: ["other"] };
const WORDS = "packages/i18n/messages/sample-records.json";

/** Every file of a module by its path. */
export function filesOf(names) {
  const written = readdirSync(templates, { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".tmpl"))
    .map((file) => [file.replace(/\.tmpl$/, ""), readFileSync(path.join(templates, file), "utf8")]);
  return Object.fromEntries(
    written.flatMap(([file, text]) => {
      const own = renamed(text, names);
      return file === WORDS ? inEveryLanguage(JSON.parse(own), names) : [[renamed(file, names), own]];
    }),
  );
}

/**
 * Templates are a module that could be anybody's: "sample records", in every way in which code writes a name, and "samplemodule",
 * whose system access decides.
 */
export function renamed(text, names) {
  return text
    .replaceAll("samplemodule", names.permission)
    .replace(/([Ss])ample([-_ ]?)([Rr])ecord(s?)/g, (...found) => {
      const [, first, between, second, plural] = found;
      const form = plural ? names.many : names.one;
      if (between === "-") return form.kebab;
      if (between === "_") return form.snake;
      if (between === " ") return first === "S" ? form.title : form.spoken;
      if (second === "r") return form.address;
      return first === "S" ? form.pascal : form.camel;
    });
}

function inEveryLanguage(english, { many }) {
  const fileIn = (locale) => `packages/i18n/messages/${locale}/${many.kebab}.json`;
  const written = (words) => `${JSON.stringify(words, null, 2)}\n`;
  return [
    [fileIn("en"), written(english)],
    ...Object.keys(marks).map((locale) => [fileIn(locale), written(marked(english, locale))]),
  ];
}

/** Words to be translated, with the forms that the language counts by. */
export function marked(words, locale) {
  if (typeof words === "string") return `${marks[locale]} ${words}`;
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) => {
      const [, name, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
      if (name === undefined) return [[key, marked(value, locale)]];
      if (form === "one") return [];
      return forms[locale].map((own) => [`${name}_${own}`, marked(value, locale)]);
    }),
  );
}
