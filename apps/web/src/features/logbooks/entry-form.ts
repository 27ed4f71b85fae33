import { draftFields } from "@ymp/api/modules/logbooks/logbooks.schema";
import { latenessOf } from "@ymp/core/books/lateness";
import type { EntryType, Facts, Values } from "@ymp/core/definitions/definition";
import { judgeEntry } from "@ymp/core/definitions/judge-entry";
import { type OperationTimes, operationTimes, timesOf } from "@ymp/core/definitions/operation-times";
import { happenedAtSchema } from "@ymp/core/happened-schema";
import { isSeen } from "@ymp/core/seen-text";
import { z } from "zod";
import { askedValues } from "../../lib/definitions/asked-values.ts";

/** Kept on the device as it is typed, where there are no dates: an instant is its text. */
const entryFields = draftFields.extend({
  occurredAt: z
    .string()
    .nullish()
    .transform((text) => (text ? new Date(text) : null))
    .pipe(happenedAtSchema.nullable()),
});
export type EntryInput = z.input<typeof entryFields>;
export type EntryOutput = z.output<typeof entryFields>;

/** Of an entry with fields for its time, those say when it was. */
export const tellsWhen = (type: EntryType): boolean => timesOf(type).length > 0;

export function timesIn(
  type: EntryType,
  { values, occurredAt }: { values: EntryInput["values"]; occurredAt?: Date | string | null | undefined },
): OperationTimes | null {
  if (tellsWhen(type)) return operationTimes(type, values as Values);
  const at = occurredAt ? new Date(occurredAt) : null;
  return at && { begins: at, ends: at };
}

/** Whether the book asks why it comes so late. */
export function asksWhyLate(times: OperationTimes | null, now: Date): boolean {
  return times !== null && latenessOf(times.ends, now, null).needsReason;
}

interface Judging {
  type: EntryType;
  /** What is known beside it, by when it was done. */
  factsOf: (entry: Parameters<typeof timesIn>[1]) => Facts;
  /** Whether it is to stand in the book; a draft may be half filled. */
  isWhole: () => boolean;
}

/** The server's own schema; what is to stand in the book is judged as the server will judge it. */
export const entryForm = ({ type, factsOf, isWhole }: Judging) =>
  entryFields.superRefine((entry, context) => {
    if (!isWhole()) return;
    const fault = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    const facts = factsOf(entry);
    const values = askedValues(type, entry.values as Values, facts);
    const now = new Date();
    if (judgeEntry(type, values, { ...facts, now }).some(({ severity }) => severity === "fault"))
      fault("values", "logbooks:entryFaults");
    const times = timesIn(type, entry);
    if (times === null) fault("occurredAt", "logbooks:whenMissing");
    if (asksWhyLate(times, now) && !isSeen(entry.lateReason ?? "")) fault("lateReason", "logbooks:lateReasonMissing");
  });
