import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import type { JobReader } from "./job-visibility.ts";
import type { CounterState } from "./jobs.rules.ts";

export function readerOf(scope: VesselScope): JobReader {
  return { vesselId: scope.vesselId, profileId: scope.profileId, seesOnlyShared: scope.access.seesOnlyShared };
}

/** Outsiders work on what was shared with them; they do not plan the vessel's work. */
export function requireInsider(scope: VesselScope): void {
  if (scope.access.seesOnlyShared) throw new AppError("forbidden", "refusals:sharedOnly");
}

export function counterStateOf(
  scope: VesselScope,
  counter: { lastTotal: number | null; lastReadAt: Date | null; dailyAverage: number | null } | null | undefined,
): CounterState | null {
  return counter
    ? {
        lastTotal: counter.lastTotal,
        lastReadOn: counter.lastReadAt ? shipsDay(scope, counter.lastReadAt) : null,
        dailyAverage: counter.dailyAverage,
      }
    : null;
}
