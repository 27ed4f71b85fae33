import type { VesselScope } from "../../context.ts";
import { notifyApprovers } from "./order-notices.service.ts";
import { linesOf } from "./orders.repository.ts";
import { totalsIn } from "./orders.rules.ts";
import { requestedOrders } from "./waiting.repository.ts";

/**
 * Tells of every order that waits anyone who may approve it by now and was not told: those who were may have left since. The
 * clock calls it daily.
 */
export async function waitingOrders(scope: VesselScope): Promise<void> {
  const { tx, vesselId, vessel } = scope;
  for (const { order, told } of await requestedOrders(tx, vesselId)) {
    const { totalMinor } = totalsIn(order, await linesOf(tx, vesselId, order.id), vessel);
    await notifyApprovers(scope, order, totalMinor, [...told, ...(order.requestedBy ? [order.requestedBy] : [])]);
  }
}
