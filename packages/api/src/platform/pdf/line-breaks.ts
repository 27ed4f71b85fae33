/** Characters that may not begin a line, and those that may not end one, in Japanese and Chinese typesetting. */
const neverFirst = new Set(
  "、。，．・：；！？）］｝〕〉》」』】〙〗〟’”ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻‐゠–〜～％‰℃,.:;!?)]}%",
);
const neverLast = new Set("（［｛〔〈《「『【〘〖〝‘“([{￥＄£$¥№");

/** Rounding must not push a text into a second line of a column that was made to fit it. */
const slack = 0.01;

/** The lines of a text that is set in a column; a word that is wider than the column is broken, never cut. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const clean = printable(text);
  if (!clean.includes("\n") && measure(clean) <= width + slack) return [clean];
  return clean.split("\n").flatMap((paragraph) => linesOfParagraph(paragraph, width, measure));
}

/** Pieces that stay whole as long as they fit; spaces belong to the piece before them. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  let before = "";
  let at = 0;
  for (const letter of text) {
    if (before !== "" && mayBreakBetween(before, letter) && !isWithinDate(text, at)) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
    before = letter;
    at += letter.length;
  }
  if (piece !== "") pieces.push(piece);
  return pieces;
}

function linesOfParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  const take = (piece: string) => {
    line += piece;
    used += measure(piece);
  };
  const endLine = () => {
    lines.push(line.trimEnd());
    line = "";
    used = 0;
  };
  for (const piece of piecesOf(paragraph)) {
    const needed = measure(piece.trimEnd());
    if (line !== "" && used + needed > width + slack) endLine();
    if (needed <= width + slack) {
      take(piece);
      continue;
    }
    for (const letter of piece) {
      if (line !== "" && used + measure(letter) > width + slack) endLine();
      take(letter);
    }
  }
  endLine();
  return lines;
}

function printable(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(/[^\P{Cc}\n]/gu, "");
}

function mayBreakBetween(before: string, after: string): boolean {
  if (isSpace(after)) return false;
  if (isSpace(before)) return true;
  if (isIdeographic(before) || isIdeographic(after)) {
    return !neverFirst.has(after) && !neverLast.has(before) && !/\p{M}/u.test(after);
  }
  return (before === "-" || before === "/" || before === "–") && /\p{L}/u.test(after);
}

/** Books say `15-JUN-2026`; only its first hyphen is before a letter. */
const isWithinDate = (text: string, at: number) => /^\d\d-[A-Z]{3}-\d{4}/.test(text.slice(Math.max(0, at - 3), at + 8));

const isSpace = (letter: string) => letter === " " || letter === "\u3000" || letter === "\u200B";

function isIdeographic(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x2e80) return false;
  return (
    code <= 0x9fff ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff00 && code <= 0xff9f) ||
    (code >= 0x20000 && code <= 0x3ffff)
  );
}
