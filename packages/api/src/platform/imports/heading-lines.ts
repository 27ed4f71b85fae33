import { comparable } from "./comparable.ts";
import { type Cell, cellText, isBlank } from "./table.ts";

type Row = readonly Cell[];

/** The headings of a table, which may take two lines: groups over columns, or the same words in another language. */
export interface HeadingLines {
  headings: string[];
  /** Lines of the sheet that they take, from the first. */
  first: number;
  lines: 1 | 2;
  /** A second line that says nothing the first does not. */
  isSecondIdle: boolean;
}

const textOf = (cell: Cell | undefined) => cellText(cell ?? null).replace(/\s+/g, " ");

/** `best` is the line that looks most like headings; `width` is how many columns there are. */
export function headingLines(
  rows: readonly Row[],
  best: number,
  width: number,
  known: ReadonlySet<string>,
): HeadingLines {
  const [above, here, below] = [rows[best - 1], rows[best] ?? [], rows[best + 1]];
  const plain = Array.from({ length: width }, (_, column) => textOf(here[column]));
  if (below && isHeadingToo(here, below, width, known)) {
    const headings = joined(here, below, width, known);
    return { headings, first: best, lines: 2, isSecondIdle: headings.every((heading, at) => heading === plain[at]) };
  }
  const headings = above && isGroups(above) ? joined(above, here, width, known) : plain;
  const isGrouped = headings.some((heading, at) => heading !== plain[at]);
  return isGrouped
    ? { headings, first: best - 1, lines: 2, isSecondIdle: false }
    : { headings: plain, first: best, lines: 1, isSecondIdle: false };
}

/** A title is one cell; groups are several. */
const isGroups = (row: Row) => row.filter((cell) => !isBlank(cell)).length > 1;

/** A line below the headings that is no record: nothing but words, most of them headings themselves or with the group above. */
function isHeadingToo(upper: Row, lower: Row, width: number, known: ReadonlySet<string>): boolean {
  const groups = groupsOf(upper, width);
  const filled = Array.from({ length: width }, (_, column) => ({ column, cell: lower[column] ?? null })).filter(
    ({ cell }) => !isBlank(cell),
  );
  const isWord = (cell: Cell) => typeof cell === "string" && !/\d/.test(cell);
  const heads = filled.filter(
    ({ column, cell }) =>
      known.has(comparable(textOf(cell))) || known.has(comparable(`${groups[column]} ${textOf(cell)}`)),
  );
  return filled.length > 1 && filled.every(({ cell }) => isWord(cell)) && heads.length >= filled.length * 0.75;
}

/** A group stands over its first column and holds to the next. */
function groupsOf(row: Row, width: number): string[] {
  let group = "";
  return Array.from({ length: width }, (_, column) => {
    group = textOf(row[column]) || group;
    return group;
  });
}

/** A column is called by its group too where that makes a heading, or where its own word stands there twice. */
function joined(upper: Row, lower: Row, width: number, known: ReadonlySet<string>): string[] {
  const groups = groupsOf(upper, width);
  const own = Array.from({ length: width }, (_, column) => textOf(lower[column]));
  const times = new Map<string, number>();
  for (const word of own) times.set(comparable(word), (times.get(comparable(word)) ?? 0) + 1);
  return own.map((word, column) => {
    const above = textOf(upper[column]);
    if (word === "") return above;
    const both = `${groups[column]} ${word}`.trim();
    if (known.has(comparable(both))) return both;
    if ((times.get(comparable(word)) ?? 0) > 1) return both;
    return known.has(comparable(above)) && !known.has(comparable(word)) ? above : word;
  });
}
