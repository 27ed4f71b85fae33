import { isBeyondApproval } from "@ymp/core/orders/approval";
import { arrivedAndOpen, type OrderedLine, totalsOf } from "@ymp/core/orders/order-totals";
import type { VesselScope } from "../../context.ts";
import { tellApprovers } from "./order-notices.service.ts";
import type { OrderRow } from "./orders.record.ts";
import { arrivedLinesOf } from "./receipts.repository.ts";

/** What an order comes to by what arrived. The receipts are written before it is asked. */
export async function actualTotalOf(
  { tx, vesselId }: VesselScope,
  order: Pick<OrderRow, "id" | "shippingMinor">,
  lines: readonly OrderedLine[],
): Promise<number> {
  const arrived = await arrivedLinesOf(tx, vesselId, order.id);
  return totalsOf(arrivedAndOpen(lines, arrived), order.shippingMinor).totalMinor;
}

/** What came is booked, whatever it cost; who may approve so much is asked once more, each time it grew. */
export async function askAgainBeyondApproval(scope: VesselScope, before: OrderRow, after: OrderRow): Promise<void> {
  const hasGrown = (after.actualTotalMinor ?? 0) > (before.actualTotalMinor ?? 0);
  if (hasGrown && isBeyondApproval(after)) await tellApprovers(scope, after, after.actualTotalMinor ?? 0);
}
