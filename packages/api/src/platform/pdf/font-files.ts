import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Locale } from "@ymp/i18n/locales";
import { type Coverage, coverageOf } from "./font-coverage.ts";

export type Weight = "regular" | "bold";
export type Script = "latin" | "japanese" | "chinese";

/** The packages offer no entry for the files themselves; their folder is beside the built entry. */
const packages = createRequire(import.meta.url);
const fontsBeside = (entry: string) => path.join(path.dirname(entry), "..", "fonts");
const folders: Record<Script, () => string> = {
  latin: () => fontsBeside(packages.resolve("@embedpdf/fonts-latin")),
  japanese: () => fontsBeside(packages.resolve("@embedpdf/fonts-jp")),
  chinese: () => fontsBeside(packages.resolve("@embedpdf/fonts-sc")),
};
const fileNames: Record<Script, Record<Weight, string>> = {
  latin: { regular: "NotoSans-Regular.ttf", bold: "NotoSans-Bold.ttf" },
  japanese: { regular: "NotoSansJP-Regular.otf", bold: "NotoSansJP-Bold.otf" },
  chinese: { regular: "NotoSansHans-Regular.otf", bold: "NotoSansHans-Bold.otf" },
};

/** Which font is asked first for a character, by the reader's language: Han characters are drawn differently in each. */
export function scriptsFor(locale: Locale): readonly Script[] {
  if (locale === "ja") return ["japanese", "latin", "chinese"];
  if (locale === "zh") return ["chinese", "latin", "japanese"];
  return ["latin", "japanese", "chinese"];
}

export function fontFile(script: Script, weight: Weight): string {
  return path.join(folders[script](), fileNames[script][weight]);
}

const known = new Map<Script, Coverage>();

/** What a script's font can draw; both weights hold the same characters. */
export function scriptCoverage(script: Script): Coverage {
  const coverage = known.get(script) ?? coverageOf(readFileSync(fontFile(script, "regular")));
  known.set(script, coverage);
  return coverage;
}
