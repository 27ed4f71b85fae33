import type { CalendarDate } from "@ymp/core/calendar-date";
import { BothTotals, OrderStatusCell } from "./order-marks.tsx";
import type { OrderListRow } from "./orders.queries.ts";
import { ExpectedCell } from "./orders-columns.tsx";

/** An order on a phone: what, from whom, how far it is, what it costs. */
export function OrderCard({ row, today }: { row: OrderListRow; today: CalendarDate | null }) {
  return (
    <div className="flex min-h-16 flex-col gap-1 px-4 py-2.5 text-sm">
      <div className="flex items-baseline gap-3">
        <span dir="auto" className="min-w-0 flex-1 break-words font-medium text-base">
          {row.title}
        </span>
        <BothTotals order={row} className="flex-none font-medium" />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-muted-foreground">
        <bdi className="font-mono text-xs">{row.numberText}</bdi>
        <bdi>{row.supplierName}</bdi>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <OrderStatusCell status={row.status} />
        <ExpectedCell row={row} today={today} />
      </div>
    </div>
  );
}
