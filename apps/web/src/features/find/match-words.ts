import type { MatchRange } from "@ymp/ui/primitives/command-palette";

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** Where the words are in the text, without regard to case and accents. Empty when one of them is missing. */
export function matchWords(text: string, query: string): MatchRange[] | null {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const folded = [...text].map((letter) => fold(letter).charAt(0) || letter).join("");
  const ranges: MatchRange[] = [];
  for (const word of words) {
    const from = startOfWord(folded, word) ?? (folded.includes(word) ? folded.indexOf(word) : null);
    if (from === null) return null;
    ranges.push({ from, to: from + word.length });
  }
  return withoutOverlap(ranges);
}

function startOfWord(text: string, word: string): number | null {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at;
  }
  return null;
}

function withoutOverlap(ranges: MatchRange[]): MatchRange[] {
  const ordered = [...ranges].sort((a, b) => a.from - b.from);
  return ordered.filter((range, index) => index === 0 || range.from >= (ordered[index - 1]?.to ?? 0));
}

/** As `matchWords`, but words that do not occur are passed over: a find may answer by its number or place. */
export function matchAnyWord(text: string, query: string): MatchRange[] {
  const ranges = query
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => matchWords(text, word) ?? []);
  return withoutOverlap(ranges);
}
