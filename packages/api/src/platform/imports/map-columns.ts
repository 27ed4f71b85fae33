import { createHash } from "node:crypto";
import { contentFits, guessByContent } from "./column-content.ts";
import { comparable } from "./comparable.ts";
import type { HeadedTable } from "./find-heading.ts";
import { hasRemarks, type ImportField, type ImportTarget } from "./import-target.ts";
import { atOnce, type InPieces, mapped } from "./in-pieces.ts";
import { type MappingReason, matchHeading, withoutPrefix } from "./match-heading.ts";
import { type Cell, cellText, isBlank } from "./table.ts";

export interface ColumnMapping<Name extends string = string> {
  /** 0-based. */
  column: number;
  heading: string;
  /** Unmapped columns are kept as lines of the remarks or left out. */
  use: "field" | "remarks" | "ignore";
  field?: Name;
  /** 0 to 1; below 0.7 a person should look. */
  confidence: number;
  reason?: MappingReason;
  samples: string[];
}

interface Candidate<Name extends string> {
  column: number;
  field: ImportField<Name>;
  confidence: number;
  reason: MappingReason;
}

const leastConfidence = 0.4;
const bookkeeping =
  /(^| )(created|modified|updated|deleted|changed|timestamp|guid|uuid|row ?id|sort order|last sync)( |$)/;

/**
 * Guesses what each column is, column by column. No field is given twice: the surest column gets it, the others fall to their
 * next best.
 */
export function* mappingColumns<Name extends string>(
  table: HeadedTable,
  target: ImportTarget<Name>,
): InPieces<ColumnMapping<Name>[]> {
  const columns = yield* mapped(table.headings, (_, column) =>
    table.records.map((record) => record.cells[column] ?? null),
  );
  const byHeading = yield* mapped(columns, (cells, column) =>
    headingCandidates(table.headings[column] ?? "", column, cells, target),
  );
  const named = byHeading.flat();
  const chosen = assign(named);
  giveRequired(chosen, named, target);
  const free = target.fields.filter(
    (field) => ![...chosen.values()].some((candidate) => candidate.field.name === field.name),
  );
  const byContent = yield* mapped(columns, (cells, column) =>
    chosen.has(column) ? [] : contentCandidates(column, cells, free),
  );
  for (const [column, candidate] of assign(byContent.flat())) chosen.set(column, candidate);
  return yield* mapped(columns, (cells, column) =>
    describe(column, table.headings[column] ?? "", cells, { candidate: chosen.get(column), keeps: hasRemarks(target) }),
  );
}

/** The same in one go. */
export const mapColumns = <Name extends string>(...given: Parameters<typeof mappingColumns<Name>>) =>
  atOnce(mappingColumns(...given));

/** A list cannot be read without its required fields: they take a column that would also do for them from a field that is not. */
function giveRequired<Name extends string>(
  chosen: Map<number, Candidate<Name>>,
  candidates: readonly Candidate<Name>[],
  { fields }: ImportTarget<Name>,
): void {
  for (const { name, required } of fields) {
    if (!required || [...chosen.values()].some(({ field }) => field.name === name)) continue;
    const [best] = candidates
      .filter(({ field, column }) => field.name === name && !chosen.get(column)?.field.required)
      .toSorted((a, b) => b.confidence - a.confidence);
    if (best) chosen.set(best.column, { ...best, confidence: Math.min(best.confidence, leastConfidence) });
  }
}

function headingCandidates<Name extends string>(
  heading: string,
  column: number,
  cells: readonly Cell[],
  { fields, headingPrefixes }: ImportTarget<Name>,
): Candidate<Name>[] {
  const word = comparable(heading);
  if (word === "") return [];
  const bare = withoutPrefix(word, headingPrefixes);
  return fields.flatMap((field) => {
    const match = matchHeading(word, bare, field);
    if (!match) return [];
    const fits = contentFits(cells, field);
    if (!fits && match.confidence < 0.9) return [];
    return [{ column, field, ...match, confidence: fits ? match.confidence : 0.5 }];
  });
}

function contentCandidates<Name extends string>(
  column: number,
  cells: readonly Cell[],
  fields: readonly ImportField<Name>[],
): Candidate<Name>[] {
  return fields
    .filter((field) => guessByContent(cells, field.kind))
    .map((field) => ({ column, field, confidence: 0.5, reason: "content" as const }));
}

function assign<Name extends string>(candidates: readonly Candidate<Name>[]): Map<number, Candidate<Name>> {
  const chosen = new Map<number, Candidate<Name>>();
  const taken = new Set<Name>();
  const best = candidates.filter(({ confidence }) => confidence >= leastConfidence);
  for (const candidate of best.toSorted((a, b) => b.confidence - a.confidence || a.column - b.column)) {
    if (chosen.has(candidate.column) || taken.has(candidate.field.name)) continue;
    chosen.set(candidate.column, candidate);
    taken.add(candidate.field.name);
  }
  return chosen;
}

function describe<Name extends string>(
  column: number,
  heading: string,
  cells: readonly Cell[],
  { candidate, keeps }: { candidate: Candidate<Name> | undefined; keeps: boolean },
): ColumnMapping<Name> {
  const samples = samplesOf(cells);
  if (candidate) {
    const { field, confidence, reason } = candidate;
    return {
      column,
      heading,
      use: "field",
      field: field.name,
      confidence: Math.round(confidence * 100) / 100,
      reason,
      samples,
    };
  }
  const isWorthKeeping =
    keeps && heading !== "" && samples.length > 0 && !bookkeeping.test(comparable(heading)) && !countsRows(cells);
  return { column, heading, use: isWorthKeeping ? "remarks" : "ignore", confidence: 0, samples };
}

/** The first three that differ. */
function samplesOf(cells: readonly Cell[]): string[] {
  const samples = new Set<string>();
  for (const cell of cells) {
    if (!isBlank(cell)) samples.add(cellText(cell));
    if (samples.size === 3) break;
  }
  return [...samples];
}

/** Running numbers of the lines say nothing about what stands in them. */
function countsRows(cells: readonly Cell[]): boolean {
  const numbers = cells.filter((cell) => !isBlank(cell)).map((cell) => Number(cellText(cell)));
  return numbers.length > 1 && numbers.every((number, index) => number === index + (numbers[0] === 0 ? 0 : 1));
}

/** The same for every file of the same shape, so that an accepted mapping can be offered again. */
export function headingSignature(headings: readonly string[]): string {
  return createHash("sha256").update(headings.map(comparable).join("\n")).digest("hex");
}
