import { type Department, departments } from "@ymp/core/access/roles";
import { type MarkedAs, markedAs } from "@ymp/core/rest/marks";
import { comparable } from "./comparable.ts";
import type { ImportTarget, ValueKind } from "./import-target.ts";
import { type ImportedKind, importedKinds } from "./job-word-values.ts";
import type { ColumnMapping } from "./map-columns.ts";

/** What holds for every row of a file that does not say it itself: "all rows are defects". */
export interface FileConstants {
  kind?: ImportedKind;
  department?: Department;
  /** Of hours of rest: what a cross stands for. */
  marks?: MarkedAs;
}

/** The fields of a target that can be given for the whole file, with what they can be. */
export function constantsOf({ fields }: ImportTarget): { field: keyof FileConstants; options: readonly string[] }[] {
  const has = (kind: ValueKind) => fields.some((field) => field.kind === kind);
  return [
    ...(has("jobKind") ? [{ field: "kind" as const, options: importedKinds }] : []),
    ...(has("department") ? [{ field: "department" as const, options: departments }] : []),
    ...(has("restMark") ? [{ field: "marks" as const, options: markedAs }] : []),
  ];
}

const defectWords =
  /(^| )(defects?|defectuous|faults?|breakdowns?|avaries?|defauts?|pannes?|mangel|schaden|difetti|guasti|averias?|defectos?)( |$)|不具合|故障|缺陷/;

/** A list of defects says so in its name, or has columns that only defects have. */
export function guessConstants<Name extends string>(
  target: ImportTarget<Name>,
  mapping: readonly ColumnMapping<Name>[],
  names: readonly string[],
): FileConstants {
  const mapped = new Set<string>(mapping.flatMap(({ field }) => field ?? []));
  if (target.name !== "jobs" || mapped.has("kind")) return {};
  const isNamed = names.some((name) => defectWords.test(comparable(name)));
  return isNamed || (mapped.has("cause") && mapped.has("reportedBy")) ? { kind: "defect" } : {};
}
