import { heldTrip, tripPolicy } from "@ymp/core/guests/trip-fields";
import type { VesselScope } from "../../context.ts";
import { expectMayChange } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import type { TripRow } from "./trips.record.ts";
import { lockTrip } from "./trips.repository.ts";

/** The trip whose guests, days or jobs are about to change. @throws AppError unless this person may change them as it stands */
export async function lockOpenTrip(
  scope: VesselScope,
  id: string,
  field: "stays" | "sheets" | "days" | "jobs",
): Promise<TripRow> {
  requireInsider(scope);
  const trip = expectRow(await lockTrip(scope.tx, scope.vesselId, id));
  expectMayChange(scope, tripPolicy, heldTrip(trip), [field]);
  return trip;
}
