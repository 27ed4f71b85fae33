import type { Locale } from "@ymp/i18n/locales";
import { fontFile, type Script, scriptCoverage, scriptsFor, type Weight } from "./font-files.ts";
import { linesOf } from "./line-breaks.ts";
import { ink, type Pdf } from "./paper.ts";

export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
}

/** Measures, breaks and draws text in the fonts of the reader's language, changing the font where a character asks for it. */
export interface Typesetter {
  width(text: string, style: TextStyle): number;
  lines(text: string, width: number, style: TextStyle): string[];
  lineHeight(style: TextStyle): number;
  /** One line; `y` is its top. */
  draw(line: string, x: number, y: number, style: TextStyle): void;
}

/** Of the size: from one baseline to the next, and from the top of a line to its baseline. */
const leading = 1.32;
const ascent = 1.02;
/** Widths are measured at this size and scaled. */
const measuredAt = 1000;
const mostRemembered = 20_000;

/** @param scripts whose fonts are asked for a character, one after the other */
export function typesetterFor(pdf: Pdf, locale: Locale, scripts: readonly Script[] = scriptsFor(locale)): Typesetter {
  const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  const face = (script: Script, weight: Weight) => `${script}-${weight}`;
  for (const script of scripts) {
    pdf.registerFont(face(script, "regular"), fontFile(script, "regular"));
    pdf.registerFont(face(script, "bold"), fontFile(script, "bold"));
  }
  const measured = (text: string, weight: Weight) => {
    const remembered = widths[weight];
    const known = remembered.get(text);
    if (known !== undefined) return known;
    let width = 0;
    for (const run of runsOf(text, scripts)) {
      width += pdf.font(face(run.script, weight), measuredAt).widthOfString(run.text);
    }
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(text, width);
    return width;
  };
  const width = (text: string, { size, weight = "regular" }: TextStyle) => (measured(text, weight) * size) / measuredAt;
  return {
    width,
    lines: (text, available, style) => linesOf(text, available, (piece) => width(piece, style)),
    lineHeight: ({ size }) => size * leading,
    draw: (line, x, y, style) => {
      const { size, weight = "regular", color = ink.text } = style;
      let at = x;
      for (const run of runsOf(line, scripts)) {
        pdf
          .font(face(run.script, weight), size)
          .fillColor(color)
          .text(run.text, at, y + size * ascent, { lineBreak: false, baseline: "alphabetic" });
        at += width(run.text, style);
      }
    },
  };
}

interface Run {
  script: Script;
  text: string;
}

/** A text in parts that one font can draw each. What no font holds is left to the first, which draws an empty box. */
export function runsOf(text: string, scripts: readonly Script[]): Run[] {
  const [first = "latin"] = scripts;
  if (isPlain.test(text)) return [{ script: first, text }];
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const script = scriptOf(letter, last?.script, scripts);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

function scriptOf(letter: string, current: Script | undefined, scripts: readonly Script[]): Script {
  const [first = "latin"] = scripts;
  const codePoint = letter.codePointAt(0) ?? 0;
  const holds = (script: Script) => scriptCoverage(script)(codePoint);
  if (current && isJoined(letter) && holds(current)) return current;
  return scripts.find(holds) ?? first;
}

/** What every font holds. */
const isPlain = /^[\x20-\x7e]+$/;

/** Spaces and marks stay with what is before them. */
const isJoined = (letter: string) => letter === " " || /\p{M}/u.test(letter);
