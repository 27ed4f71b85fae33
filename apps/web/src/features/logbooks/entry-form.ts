import { draftFields } from "@ymp/api/modules/logbooks/logbooks.schema";
import { latenessOf } from "@ymp/core/books/lateness";
import type { EntryType, Facts, Values } from "@ymp/core/definitions/definition";
import { judgeEntry } from "@ymp/core/definitions/judge-entry";
import { happenedAtSchema } from "@ymp/core/happened-schema";
import { z } from "zod";
import { askedValues } from "../../lib/definitions/asked-values.ts";
import { instantIn } from "../../lib/definitions/time-controls.tsx";

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

/** Of an entry with a field for its time, that field says when it was. */
export const tellsWhen = ({ fields }: EntryType): boolean =>
  fields.some(({ key, type }) => key === "at" && type === "instant");

export function occurredAtIn(
  type: EntryType,
  { values, occurredAt }: { values: EntryInput["values"]; occurredAt?: Date | string | null | undefined },
): Date | null {
  if (!tellsWhen(type)) return occurredAt ? new Date(occurredAt) : null;
  const { at } = values;
  return typeof at === "string" ? instantIn(at) : null;
}

/** Whether the book asks why it comes so late. */
export function asksWhyLate(occurredAt: Date | null, now: Date): boolean {
  return occurredAt !== null && latenessOf(occurredAt, now, null).needsReason;
}

interface Judging {
  type: EntryType;
  facts: Facts;
  /** Whether it is to stand in the book; a draft may be half filled. */
  isWhole: () => boolean;
}

/** The server's own schema; what is to stand in the book is judged as the server will judge it. */
export const entryForm = ({ type, facts, isWhole }: Judging) =>
  entryFields.superRefine((entry, context) => {
    if (!isWhole()) return;
    const fault = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    const values = askedValues(type, entry.values as Values, facts);
    if (judgeEntry(type, values, facts).some(({ severity }) => severity === "fault"))
      fault("values", "logbooks:entryFaults");
    const at = occurredAtIn(type, entry);
    if (at === null) fault("occurredAt", "logbooks:whenMissing");
    if (asksWhyLate(at, new Date()) && !entry.lateReason?.trim()) fault("lateReason", "logbooks:lateReasonMissing");
  });
