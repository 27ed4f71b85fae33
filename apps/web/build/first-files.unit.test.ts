import { expect, test } from "vitest";
import { firstFiles } from "./blocking-script.ts";

const chunk = (name: string, imports: string[] = [], more: object = {}) => ({
  fileName: `${name}.js`,
  name,
  imports,
  ...more,
});
const words = (locale: string, area: string) =>
  chunk(`${area}-${locale}`, ["by-namespace.js"], { facadeModuleId: `/src/bundles/${locale}/${area}.ts` });

test("the files that the first ones cannot run without are asked for with them, and those of the page not twice", () => {
  const chunks = [
    chunk("index", ["base.js"], { isEntry: true }),
    chunk("base"),
    chunk("frame", ["base.js", "sign-in.js"]),
    chunk("sign-in", ["base.js"]),
    chunk("list", ["frame.js"]),
    chunk("by-namespace"),
    ...["en", "fr"].flatMap((locale) => ["entry", "door", "work", "people"].map((area) => words(locale, area))),
  ];
  expect(firstFiles(Object.fromEntries(chunks.map((one) => [one.fileName, one])))).toEqual({
    signIn: ["/sign-in.js", "/by-namespace.js"],
    app: ["/frame.js", "/sign-in.js", "/list.js", "/by-namespace.js"],
    words: {
      entry: { en: "/entry-en.js", fr: "/entry-fr.js" },
      door: { en: "/door-en.js", fr: "/door-fr.js" },
      work: { en: "/work-en.js", fr: "/work-fr.js" },
    },
  });
});
