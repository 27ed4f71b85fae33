import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { hasLeft } from "@ymp/core/people/departure";
import type { Db } from "@ymp/db/client";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { departuresOf } from "./departures.repository.ts";

/** The profiles of those who are no longer of the vessel, whichever list asks; of one person when only one matters. */
export async function whoLeft(tx: Db, vesselId: string, today: CalendarDate, onlyId?: string): Promise<Set<string>> {
  const departures = await departuresOf(tx, vesselId, today, onlyId);
  return new Set(departures.filter((departure) => hasLeft(departure, today)).map(({ id }) => id));
}

/** Whether the place on the vessel, or the account itself, is closed by now; never of people without an account. */
export async function isPlaceOver(scope: VesselScope, profileId: string): Promise<boolean> {
  const [departure] = await departuresOf(scope.tx, scope.vesselId, shipsDay(scope), profileId);
  return departure?.isPlaceOver ?? false;
}

/**
 * Work and what is shared go to people who are of the vessel.
 * @throws AppError conflict at `field` for the first of them who has left
 */
export async function expectStillHere(
  scope: VesselScope,
  profileIds: readonly string[],
  field = "assigneeIds",
): Promise<void> {
  if (profileIds.length === 0) return;
  const today = shipsDay(scope);
  const departures = await departuresOf(scope.tx, scope.vesselId, today);
  const gone = departures.find((departure) => profileIds.includes(departure.id) && hasLeft(departure, today));
  if (gone)
    throw new AppError(
      "conflict",
      "job-refusals:personLeft",
      { name: gone.name },
      { [field]: "job-refusals:personLeft" },
    );
}
