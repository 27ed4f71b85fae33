import type { ImportField } from "./import-target.ts";

/** Why a column was mapped: the heading is the field's own word, one that means it, one that contains it, or the cells tell. */
export type MappingReason = "heading" | "synonym" | "similarHeading" | "content";

export interface HeadingMatch {
  confidence: number;
  reason: MappingReason;
}

/** How surely a heading means a field; undefined when it says nothing of it. */
export function matchHeading(word: string, bare: string, field: ImportField): HeadingMatch | undefined {
  const rank = field.headings.indexOf(word);
  if (rank === 0) return { confidence: 1, reason: "heading" };
  if (rank > 0) return { confidence: 0.97 - rank / 10_000, reason: "synonym" };
  if (bare !== word && field.headings.includes(bare)) return { confidence: 0.92, reason: "synonym" };
  if (field.weakHeadings?.includes(word)) return { confidence: 0.65, reason: "synonym" };
  if (bare !== word && field.weakHeadings?.includes(bare)) return { confidence: 0.55, reason: "synonym" };
  if (isOfItsWords(word, field) || isOfItsWords(bare, field)) return { confidence: 0.85, reason: "similarHeading" };
  const share = Math.max(0, ...field.headings.map((heading) => sharedPart(word, heading)));
  return share > 0 ? { confidence: 0.4 + 0.4 * share, reason: "similarHeading" } : undefined;
}

/** Words that change nothing about what a heading means. */
const fillers = new Set("of the in on at to current actual total pcs pc ea nos".split(" "));

/** Whether every word is a heading of the field by itself, in whatever order: "rob_qty", "Qty ROB". */
function isOfItsWords(word: string, { headings }: ImportField): boolean {
  const words = word.split(" ");
  const telling = words.filter((part) => !fillers.has(part));
  return words.length > 1 && telling.length > 0 && telling.every((part) => headings.includes(part));
}

/** Part of the heading's words that a known heading covers, when it stands whole at the start or end of it. */
function sharedPart(word: string, known: string): number {
  if (known.length < 4 || !(word.startsWith(`${known} `) || word.endsWith(` ${known}`))) return 0;
  return known.split(" ").length / word.split(" ").length;
}

export function withoutPrefix(word: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((candidate) => word.startsWith(`${candidate} `));
  return prefix ? word.slice(prefix.length + 1) : word;
}
