import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { breachCauses } from "@ymp/core/rest/breach-causes";
import { restRules } from "@ymp/core/rest/regimes";
import { periodRules, regimeLimits } from "@ymp/core/rest/vessel-rules";
import { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { contentsOf } from "./months.repository.ts";
import type { SignedMonth, SignedUnder } from "./rest.rules.ts";

const minutes = z.number().nullable().default(null);
const line = z.string().nullable().default(null);
const span = { from: z.coerce.date(), until: z.coerce.date() };

/** What was signed, as it is read again. */
const signedSchema = z.object({
  person: z.object({ name: z.string(), rank: line }),
  days: z.array(
    z.object({
      on: calendarDateSchema,
      beginsAt: z.coerce.date(),
      grid: z.string(),
      repeatedFrom: minutes,
      repeated: line,
      remark: line,
      grounds: line,
      lateReason: line,
      enteredBy: line,
    }),
  ),
  figures: z.array(
    z.object({
      on: calendarDateSchema,
      restMinutes: z.number(),
      workMinutes: z.number(),
      unknownMinutes: z.number(),
      leastRest24h: minutes,
      leastRest7d: minutes,
    }),
  ),
  breaches: z.array(
    z.object({
      rule: z.enum(restRules),
      source: z.string(),
      unit: z.enum(["minutes", "periods"]),
      value: z.number(),
      limit: z.number(),
      standing: z.enum(["breach", "excused", "excepted"]),
      fault: z.enum(["belowFloor", "tooLong", "tooSoon", "tooOften"]).optional(),
      ...span,
      periods: z.array(z.object(span)),
      days: z.array(calendarDateSchema),
    }),
  ),
  under: z
    .object({
      rules: z.object({
        limits: z.enum(regimeLimits),
        periodRule: z.enum(periodRules),
        minPeriodMinutes: z.number(),
        slotMinutes: z.union([z.literal(15), z.literal(30)]).default(30),
        exceptionsReference: line,
        law: line,
      }),
      isWatchkeeper: z.boolean(),
      zones: z.object({
        zone: z.string(),
        changes: z.array(z.object({ at: z.coerce.date(), from: z.string(), to: z.string() })),
      }),
      adultFrom: calendarDateSchema.nullable().default(null),
      expected: z.array(calendarDateSchema),
      ship: z.object({ name: z.string(), imo: line, flag: line }),
    })
    .nullable()
    .default(null),
});

const notesSchema = z
  .array(
    z.object({
      id: z.string(),
      version: z.number(),
      rule: z.enum(restRules),
      beganAt: z.coerce.date(),
      endedAt: z.coerce.date(),
      cause: z.enum(breachCauses),
      action: line,
      compensatedOn: calendarDateSchema.nullable().default(null),
    }),
  )
  .nullable();
export type NoteShown = NonNullable<z.output<typeof notesSchema>>[number];

/** A month as it was signed. Signed before all of this was kept, it has no `under`, or no `notes`. */
export interface KeptMonth extends Omit<SignedMonth, "month" | "revision" | "reason" | "under"> {
  readonly under: SignedUnder | null;
  /** What was recorded of its breaches when the master signed; null until then. */
  readonly notes: readonly NoteShown[] | null;
}

/** Months that were signed are shown as they were signed, whatever was written or set since. */
export async function signedContents(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  monthIds: readonly string[],
): Promise<Map<string, KeptMonth>> {
  const rows = monthIds.length > 0 ? await contentsOf(tx, vesselId, monthIds) : [];
  const masters = new Map(rows.filter(({ capacity }) => capacity === "master").map((row) => [row.monthId, row.notes]));
  return new Map(
    rows.flatMap(({ monthId, content }) => {
      if (content === null) return [];
      const { figures, breaches, ...signed } = signedSchema.parse(content);
      const notes = notesSchema.parse(masters.get(monthId) ?? null);
      return [[monthId, { ...signed, report: { figures, breaches: breaches.map(withoutNothing) }, notes }]];
    }),
  );
}

export async function signedContent(scope: VesselScope, monthId: string): Promise<KeptMonth> {
  return expectRow((await signedContents(scope, [monthId])).get(monthId));
}

/** A fault that there is not is left out. */
const withoutNothing = ({ fault, ...breach }: z.output<typeof signedSchema>["breaches"][number]) => ({
  ...breach,
  ...(fault ? { fault } : {}),
});
