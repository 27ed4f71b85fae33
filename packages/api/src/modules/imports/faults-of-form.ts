import type { z } from "zod";
import { errorAt } from "../../platform/imports/imported-row.ts";
import { type PlannedRecord, type RecordsPlan, summed } from "../../platform/imports/plan-records.ts";
import type { Problem } from "../../platform/imports/reading.ts";

/** Rows held to the form by which the same is entered by hand: what it would refuse is an error of the row. */
export function withFaults<Values, Row extends PlannedRecord<Values>>(
  plan: RecordsPlan<Row>,
  form: z.ZodType,
  valuesOfForm: (values: Partial<Values>) => object,
): RecordsPlan<Row> {
  const rows = plan.rows.map((row) => {
    if (row.action === "error") return row;
    const read = form.safeParse(valuesOfForm(row.values));
    if (read.success) return row;
    const faults = read.error.issues.map(({ path: [field] }) => errorAt(String(field ?? ""), "imports:cellRefused"));
    return asError(row, faults);
  });
  const refused = new Set(rows.filter(({ action }) => action === "error").map(({ sourceRow }) => sourceRow));
  return summed(
    rows.map((row) => {
      const { action, sameAs } = row;
      if (action === "error" || sameAs === undefined || !refused.has(sameAs)) return row;
      return asError(row, [errorAt("person", "imports:rowFirstRefused", { row: sameAs })]);
    }),
  );
}

const asError = <Row extends { problems: Problem[] }>(row: Row, problems: readonly Problem[]): Row => ({
  ...row,
  action: "error",
  problems: [...row.problems, ...problems],
});
