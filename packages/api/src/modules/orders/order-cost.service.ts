import { isBeyondApproval, isLineBeyondApproval } from "@ymp/core/orders/approval";
import { arrivedAndOpen, type OrderedLine, totalsOf } from "@ymp/core/orders/order-totals";
import type { VesselScope } from "../../context.ts";
import { notifyApprovers } from "./order-notices.service.ts";
import type { OrderRow } from "./orders.record.ts";
import type { OrderLineRow } from "./orders.repository.ts";
import { arrivedLinesOf } from "./receipts.repository.ts";

/** What an order comes to by what arrived; null while nothing of it is aboard. The receipts are written before it is asked. */
export async function actualTotalOf(
  { tx, vesselId }: VesselScope,
  order: Pick<OrderRow, "id" | "shippingMinor">,
  lines: readonly OrderedLine[],
): Promise<number | null> {
  if (lines.every(({ receivedQuantity }) => receivedQuantity === 0)) return null;
  const arrived = await arrivedLinesOf(tx, vesselId, order.id);
  return totalsOf(arrivedAndOpen(lines, arrived), order.shippingMinor).totalMinor;
}

export type Booked = { order: OrderRow; lines: readonly OrderLineRow[] };

/** What came is booked, whatever it cost; who may approve so much is asked once more, each time it grew. */
export async function askAgainBeyondApproval(scope: VesselScope, before: Booked, after: Booked): Promise<void> {
  const hasMore = after.lines.some((line) => {
    const earlier = before.lines.find(({ id }) => id === line.id);
    return isLineBeyondApproval(line) && line.receivedQuantity > (earlier?.receivedQuantity ?? 0);
  });
  const hasGrown = hasMore || (after.order.actualTotalMinor ?? 0) > (before.order.actualTotalMinor ?? 0);
  if (hasGrown && isBeyondApproval(after.order, after.lines))
    await notifyApprovers(scope, after.order, after.order.actualTotalMinor ?? 0);
}
