import { comparable } from "./comparable.ts";
import { headingLines } from "./heading-lines.ts";
import { type Cell, cellText, isBlank } from "./table.ts";

export interface SourceRecord {
  /** The row's number as a spreadsheet program shows it. */
  sourceRow: number;
  cells: readonly Cell[];
}

export interface HeadedTable {
  /** 1-based row number of the headings. */
  headingRow: number;
  headings: string[];
  /** What stands above the headings, for showing which file this is. */
  titleLines: string[];
  records: SourceRecord[];
  /** Row numbers left out, each with its reason, so that nothing disappears unexplained. */
  leftOut: { sourceRow: number; reason: "repeatedHeading" | "total" }[];
}

const searchedRows = 40;
const totalWords =
  /^(grand total|sub ?total|total|totals|totale?s? general|somme|sous total|total general|summe|gesamt(summe)?|zwischensumme|totale|subtotale|suma|合計|小計|合计|小计)( |$)/;

/** Finds the headings below title lines and blank rows; undefined when no row can be headings of anything. */
export function findHeading(
  rows: readonly (readonly Cell[])[],
  knownHeadings: ReadonlySet<string>,
): HeadedTable | undefined {
  const index = headingIndex(rows, knownHeadings);
  if (index === undefined) return undefined;
  const width = rows.slice(index).reduce((widest, row) => Math.max(widest, usedWidth(row)), 0);
  const { headings, first, lines, isSecondIdle } = headingLines(rows, index, width, knownHeadings);
  const end = first + lines;
  const records: SourceRecord[] = [];
  const leftOut: HeadedTable["leftOut"] = isSecondIdle ? [{ sourceRow: end, reason: "repeatedHeading" }] : [];
  rows.slice(end).forEach((row, below) => {
    const sourceRow = end + below + 1;
    if (row.every(isBlank)) return;
    if (repeatsHeadings(row, headings)) leftOut.push({ sourceRow, reason: "repeatedHeading" });
    else if (isTotal(row)) leftOut.push({ sourceRow, reason: "total" });
    else records.push({ sourceRow, cells: Array.from({ length: width }, (_, column) => row[column] ?? null) });
  });
  return { headingRow: first + 1, headings, titleLines: titleLines(rows.slice(0, first)), records, leftOut };
}

function headingIndex(rows: readonly (readonly Cell[])[], known: ReadonlySet<string>): number | undefined {
  let best: { index: number; score: number } | undefined;
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    const score = headingScore(row, known);
    if (score > 0 && (!best || score > best.score)) best = { index, score };
  }
  return best?.index;
}

/** Headings are several different words, mostly known ones, and no figures or dates. A lone known word heads a one-column list. */
function headingScore(row: readonly Cell[], known: ReadonlySet<string>): number {
  const filled = row.filter((cell) => !isBlank(cell));
  const texts = filled.filter((cell) => typeof cell === "string").map((cell) => comparable(cell));
  const words = new Set(texts.filter((text) => /\p{L}/u.test(text) && text.length <= 60));
  const knownWords = [...words].filter((word) => known.has(word)).length;
  if (words.size < 2 && knownWords === 0) return 0;
  // Columns of a day are headed by times, which are figures only by their look.
  const figures =
    filled.length - texts.length + texts.filter((text) => /^[\d ]+$/.test(text) && !known.has(text)).length;
  return knownWords * 5 + Math.min(words.size, 12) - figures * 3;
}

function usedWidth(row: readonly Cell[]): number {
  return row.findLastIndex((cell) => !isBlank(cell)) + 1;
}

function repeatsHeadings(row: readonly Cell[], headings: readonly string[]): boolean {
  const expected = headings.filter((heading) => heading !== "");
  const same = headings.filter(
    (heading, column) => heading !== "" && comparable(heading) === comparable(cellText(row[column])),
  );
  return same.length >= Math.max(1, expected.length * 0.8);
}

/** A total row starts with a word for it and otherwise holds figures only; a machine called "Total" has other words beside it. */
function isTotal(row: readonly Cell[]): boolean {
  const [first, ...others] = row.filter((cell) => !isBlank(cell));
  if (typeof first !== "string" || !totalWords.test(comparable(first))) return false;
  return others.every((cell) => typeof cell === "number" || /^[\d\s.,'€$£%-]+$/.test(cellText(cell)));
}

function titleLines(rows: readonly (readonly Cell[])[]): string[] {
  return rows
    .map((row) =>
      row
        .filter((cell) => !isBlank(cell))
        .map(cellText)
        .join(" "),
    )
    .filter((line) => line !== "");
}
