import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import type { HeadedTable } from "../../platform/imports/find-heading.ts";
import type { ColumnAnswers } from "../../platform/imports/read-records.ts";
import { importKindOf } from "./all-kinds.ts";
import type { ImportDraft } from "./import-kind.ts";
import type { DecidedImport } from "./imports.schema.ts";

export async function draftImport(scope: VesselScope, input: DecidedImport, table: HeadedTable): Promise<ImportDraft> {
  const answers: ColumnAnswers = Object.fromEntries(
    Object.entries(input.answers).map(([column, answer]) => [Number(column), definedOf(answer)]),
  );
  return importKindOf[input.kind].draft(scope, table, {
    mapping: input.mapping,
    answers,
    constants: definedOf(input.constants),
    decisions: definedOf(input.decisions),
    today: shipsDay(scope),
  });
}

/** An answer that was left open is no answer. */
function definedOf<Answer extends object>(answer: Answer): { [Key in keyof Answer]?: NonNullable<Answer[Key]> } {
  const given: { [Key in keyof Answer]?: NonNullable<Answer[Key]> } = {};
  for (const key in answer) {
    const value = answer[key];
    if (value !== undefined && value !== null) given[key] = value;
  }
  return given;
}
