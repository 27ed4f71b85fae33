import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { restRules } from "@ymp/core/rest/regimes";
import { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { contentOf } from "./months.repository.ts";
import type { SignedMonth } from "./rest.rules.ts";

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
});

/** A month that was signed is shown as it was signed, whatever its days were since. */
export async function signedContent(
  { tx, vesselId }: VesselScope,
  monthId: string,
): Promise<Pick<SignedMonth, "person" | "days" | "report">> {
  const content = (await contentOf(tx, vesselId, monthId)) ?? undefined;
  const { person, days, figures, breaches } = signedSchema.parse(expectRow(content));
  return { person, days, report: { figures, breaches: breaches.map(withoutNothing) } };
}

/** A fault that there is not is left out. */
const withoutNothing = ({ fault, ...breach }: z.output<typeof signedSchema>["breaches"][number]) => ({
  ...breach,
  ...(fault ? { fault } : {}),
});
