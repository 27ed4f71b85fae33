import type { EntryType, Values } from "./definition.ts";

export interface OperationTimes {
  readonly begins: Date;
  readonly ends: Date;
}

/** The fields that say when it was done: of most entries `at`, of others those they name; none where the time is recorded separately. */
export const timesOf = ({ times, fields }: EntryType): readonly string[] =>
  times ?? fields.flatMap(({ key, type }) => (key === "at" && type === "instant" ? [key] : []));

/** From the first to the last of them that is filled in; null where none is. */
export function operationTimes(type: EntryType, values: Values): OperationTimes | null {
  const told = timesOf(type).flatMap((key) => instantOf(values[key]));
  const [begins, ends] = [told[0], told.at(-1)];
  return begins && ends ? { begins, ends } : null;
}

function instantOf(value: Values[string]): Date[] {
  const at = typeof value === "string" ? new Date(value) : null;
  return at === null || Number.isNaN(at.getTime()) ? [] : [at];
}
