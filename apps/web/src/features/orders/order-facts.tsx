import { daysLate } from "@ymp/core/orders/lateness";
import { Badge } from "@ymp/ui/primitives/badge";
import { useTranslation } from "../../lib/translation.tsx";
import { LateMark, OrderStatusBadge } from "./order-marks.tsx";
import type { Order } from "./orders.queries.ts";

/** How far the order is, and what about it needs somebody. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation();
  const days = daysLate(order, order.today);
  const open = order.lines.filter(({ openQuantity }) => openQuantity > 0).length;
  return (
    <>
      <OrderStatusBadge status={order.status} />
      {days > 0 ? <LateMark days={days} className="text-xs" /> : null}
      {order.status === "part_received" ? (
        <Badge tone="due-soon">{t("orders:openLines", { count: open })}</Badge>
      ) : null}
      {order.isBeyondApproval ? <Badge tone="overdue">{t("orders:beyond.mark")}</Badge> : null}
      {order.supplierName ? (
        <span dir="auto" className="text-muted-foreground text-sm">
          {order.supplierName}
        </span>
      ) : null}
    </>
  );
}
