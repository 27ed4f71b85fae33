import { daysLate } from "@ymp/core/orders/lateness";
import type { VesselScope } from "../../context.ts";
import { notifyLate } from "./order-notices.service.ts";
import { lateOrderRows } from "./orders-list.repository.ts";
import { shipsDay } from "./orders-scope.ts";

/** Tells of every order whose day has passed, once for each day it was promised for. The clock calls it daily. */
export async function lateOrders(scope: VesselScope): Promise<void> {
  const today = shipsDay(scope);
  const late = await lateOrderRows(scope.tx, scope.vesselId, today);
  for (const order of late) await notifyLate(scope, order, daysLate(order, today));
}
