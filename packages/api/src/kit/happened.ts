import type { CalendarDate } from "@ymp/core/calendar-date";
import { assertAllowed } from "@ymp/core/errors";
import { judgeHappened, type Reach } from "@ymp/core/happened";
import type { VesselScope } from "../context.ts";

/**
 * Holds what a call tells to have happened to what can have, before anything is looked up.
 * @throws AppError invalid, with `refusals:happened.…` at each field that cannot be
 */
export function expectHappened(
  { now, vessel }: Pick<VesselScope, "now" | "vessel">,
  reach: Reach,
  told: Readonly<Record<string, Date | CalendarDate | null | undefined>>,
): void {
  const clock = { now, timeZone: vessel.timeZone, yearBuilt: vessel.yearBuilt };
  const refusals = Object.entries(told).flatMap(([field, value]) =>
    value == null ? [] : judgeHappened(value, field, reach, clock),
  );
  assertAllowed(refusals, "invalid");
}
