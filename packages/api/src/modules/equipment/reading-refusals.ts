import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { ReadingVerdict } from "@ymp/core/maintenance/counters";
import { tenthsText } from "@ymp/core/units";
import type { VesselScope } from "../../context.ts";

const clockToleranceMs = 10 * 60_000;

/** A reading from the future would stand above every one that follows. Clocks of phones may run a little ahead. */
export function refuseFuture(scope: VesselScope, at: Date): void {
  if (at.getTime() > scope.now.getTime() + clockToleranceMs)
    throw new AppError("invalid", "equipment:readingInFuture", {}, { readAt: "equipment:readingInFuture" });
}

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
    case "too_far":
      return new AppError(
        "conflict",
        "equipment:readingTooFar",
        { ...params, highestReading: tenthsText(verdict.highestReading) },
        { [field]: "equipment:readingTooFar" },
      );
  }
}
