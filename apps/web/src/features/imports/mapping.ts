import type { ColumnChoice, FileConstants } from "./import-draft.ts";
import type { ReadSheet } from "./imports.queries.ts";

/** The choice in force: the person's, or the guess as long as nothing was changed. */
export function mappingOf(sheet: ReadSheet, chosen: readonly ColumnChoice[] | null): ColumnChoice[] {
  return sheet.mapping.map((guess) => {
    const own = chosen?.find(({ column }) => column === guess.column);
    if (own) return own;
    const field = "field" in guess ? guess.field : undefined;
    return { column: guess.column, use: guess.use, ...(field ? { field } : {}) };
  });
}

/** What holds for the whole file: the person's word, or the guess as long as nothing was changed. */
export const constantsOf = (sheet: ReadSheet, chosen: FileConstants | null): FileConstants =>
  chosen ?? sheet.guessedConstants;

export interface MappingFaults {
  /** Fields that several columns claim. */
  twice: ReadonlySet<string>;
  /** Required fields that no column goes into. */
  missing: string[];
}

export function faultsOf(sheet: Pick<ReadSheet, "fields">, mapping: readonly ColumnChoice[]): MappingFaults {
  const used = mapping.flatMap(({ use, field }) => (use === "field" && field ? [field] : []));
  return {
    twice: new Set(used.filter((field, index) => used.indexOf(field) !== index)),
    missing: sheet.fields.filter(({ name, isRequired }) => isRequired && !used.includes(name)).map(({ name }) => name),
  };
}

export const isUsable = ({ twice, missing }: MappingFaults): boolean => twice.size === 0 && missing.length === 0;
