import { z } from "zod";

const tenths = z.number();
const text = z.string().nullable();

/** The lines of a machine's logbook, as the database puts them together. */
export const historyLine = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("reading"),
    counterKind: z.enum(["hours", "starts", "cycles", "km", "litres"]),
    reading: tenths,
    total: tenths,
    source: z.enum(["manual", "job", "import"]),
    jobId: text,
    note: text,
  }),
  z.object({
    kind: z.literal("work"),
    outcome: z.enum(["done", "missed", "extra"]),
    jobId: text,
    title: z.string(),
    dueOn: text,
    doneBy: text,
    workDone: text,
    spentTenths: tenths.nullable(),
    total: tenths.nullable(),
    parts: z.array(z.object({ itemId: z.string(), name: z.string(), partNo: text, quantity: z.number() })),
  }),
  z.object({
    kind: z.literal("job"),
    jobId: z.string(),
    number: z.number(),
    year: z.number(),
    jobKind: z.string(),
    title: z.string(),
  }),
  z.object({ kind: z.literal("remark"), recordKind: z.string(), recordId: z.string(), body: z.string() }),
  z.object({
    kind: z.literal("change"),
    recordKind: z.string(),
    recordId: z.string(),
    verb: z.string(),
    diff: z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() })),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
]);
export type HistoryLine = z.infer<typeof historyLine>;
