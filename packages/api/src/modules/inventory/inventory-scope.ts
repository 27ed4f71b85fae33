import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import type { InventoryItemRow } from "./inventory.record.ts";
import { findItem } from "./items.repository.ts";

/** The day it is on board. */
export const dayOnBoard = (scope: VesselScope): CalendarDate => todayIn(scope.vessel.timeZone, scope.now);

/** The stores are no matter of people from outside, whatever level they were given. */
export function requireOwnPeople({ access }: VesselScope): void {
  if (access.seesOnlyShared) throw new AppError("forbidden", "refusals:sharedOnly");
}

/** The item, or "not found": also for what its owner keeps private. */
export async function getStockItem(scope: VesselScope, id: string, forUpdate = false): Promise<InventoryItemRow> {
  return expectRow(scope.access.seesOnlyShared ? undefined : await findItem(scope.tx, scope.vesselId, id, forUpdate));
}
