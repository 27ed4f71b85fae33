import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { ReadingVerdict } from "@ymp/core/maintenance/counters";
import { mayConfirmJump } from "@ymp/core/maintenance/reading-fields";
import { tenthsText } from "@ymp/core/units";
import type { VesselScope } from "../../context.ts";

/** Whether the figure is kept although it runs ahead of the clock. */
export const takesJump = (
  scope: Pick<VesselScope, "access">,
  verdict: ReadingVerdict,
  confirmsJump: boolean,
): boolean => verdict.verdict === "too_far" && confirmsJump && mayConfirmJump(scope.access);

/** What is said of a reading that does not fit. The last figure and its day go along, so that the person can compare. */
export function refuseReading(
  scope: VesselScope,
  verdict: Exclude<ReadingVerdict, { verdict: "ok" }>,
  last: { reading: number; readAt: Date },
  field = "reading",
): AppError {
  const params = { lastReading: tenthsText(last.reading), lastReadOn: todayIn(scope.vessel.timeZone, last.readAt) };
  switch (verdict.verdict) {
    case "lower":
      return new AppError("invalid", "equipment:readingLower", params, { [field]: "equipment:readingLower" });
    case "above_later":
      return new AppError(
        "invalid",
        "equipment:readingAboveLater",
        { ...params, laterReading: tenthsText(verdict.laterReading) },
        { [field]: "equipment:readingAboveLater" },
      );
    case "too_far": {
      const mayConfirm = mayConfirmJump(scope.access);
      const messageKey = mayConfirm ? "equipment:readingTooFar" : "equipment:jumpIsForHeads";
      return new AppError(
        mayConfirm ? "conflict" : "forbidden",
        messageKey,
        { ...params, highestReading: tenthsText(verdict.highestReading) },
        { [field]: messageKey },
      );
    }
  }
}
