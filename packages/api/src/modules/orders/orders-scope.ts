import { can } from "@ymp/core/access/resolve-access";
import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { OrderPerson } from "@ymp/core/orders/order-flow";
import type { VesselScope } from "../../context.ts";

/** Orders belong to the full edition, and to the vessel's own people. */
export function requireOrders({ access }: Pick<VesselScope, "access">): void {
  if (access.edition !== "full") throw new AppError("forbidden", "orders:refusal.edition");
  if (access.seesOnlyShared) throw new AppError("forbidden", "refusals:sharedOnly");
}

export function shipsDay(scope: Pick<VesselScope, "vessel" | "now">): CalendarDate {
  return todayIn(scope.vessel.timeZone, scope.now);
}

export function personOf({ access, actor }: VesselScope): OrderPerson {
  return { userId: actor.userId, role: access.role, mayEdit: can(access, "inventory:edit") };
}
