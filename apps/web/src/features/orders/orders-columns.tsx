import { type CalendarDate, daysBetween } from "@ymp/core/calendar-date";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import { columnsOf } from "../../lib/lists/columns-of.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { BothTotals, LateMark, OrderStatusCell } from "./order-marks.tsx";
import type { OrderListRow } from "./orders.queries.ts";

/** Columns that a screen of usual width has no room for. */
export const hiddenAtFirst = ["requestedBy", "orderedAt"];

export function useOrderColumns(today: CalendarDate | null): DataColumn<OrderListRow>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(() => {
    const head = (id: string) => t(`orders:column.${id}`);
    return columnsOf<OrderListRow>(head, {
      number: {
        width: "116px",
        sortable: true,
        hideable: false,
        cell: ({ numberText }) => <bdi className="font-mono text-muted-foreground text-xs">{numberText}</bdi>,
      },
      title: {
        width: "minmax(150px,2fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (row) => <TitleCell row={row} />,
      },
      supplier: { width: "minmax(110px,1.3fr)", sortable: true, cell: ({ supplierName }) => supplierName },
      status: {
        width: "minmax(132px,0.9fr)",
        sortable: true,
        cell: ({ status }) => <OrderStatusCell status={status} />,
      },
      lines: { width: "72px", align: "end", wideOnly: true, cell: (row) => <LinesCell row={row} /> },
      total: { width: "minmax(150px,1fr)", align: "end", cell: (row) => <BothTotals order={row} /> },
      needed: {
        header: head("neededOn"),
        width: "104px",
        sortable: true,
        wideOnly: true,
        cell: ({ neededOn }) => (neededOn ? <bdi>{formats.date(neededOn)}</bdi> : null),
      },
      expected: {
        header: head("expectedOn"),
        width: "minmax(116px,0.8fr)",
        sortable: true,
        wideOnly: true,
        cell: (row) => <ExpectedCell row={row} today={today} />,
      },
      requestedBy: { width: "minmax(120px,0.8fr)", wideOnly: true, cell: (row) => row.requestedByName },
      orderedAt: {
        width: "140px",
        wideOnly: true,
        cell: ({ orderedAt }) => (orderedAt ? <bdi>{formats.dateTime(orderedAt)}</bdi> : null),
      },
    });
  }, [t, formats, today]);
}

function TitleCell({ row }: { row: OrderListRow }) {
  const { t } = useTranslation();
  const isNews = row.quotedLineCount > 0 && (row.status === "ordered" || row.status === "part_received");
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span dir="auto" className="min-w-0 font-medium">
        {row.title}
      </span>
      {isNews ? <span className="text-status-due-soon text-xs">{t("orders:otherPrices")}</span> : null}
    </span>
  );
}

/** Lines that have come of all; one that waits is what counts. */
function LinesCell({ row }: { row: OrderListRow }) {
  const formats = useFormats();
  const isComing = row.status === "part_received" || row.status === "received";
  const text = isComing
    ? `${formats.count(row.lineCount - row.openLineCount)}/${formats.count(row.lineCount)}`
    : formats.count(row.lineCount);
  return <bdi className="block text-end tabular-nums">{text}</bdi>;
}

export function ExpectedCell({ row, today }: { row: OrderListRow; today: CalendarDate | null }) {
  const formats = useFormats();
  if (!row.expectedOn) return null;
  if (row.isLate && today) return <LateMark days={daysBetween(row.expectedOn, today)} />;
  return <bdi>{formats.date(row.expectedOn)}</bdi>;
}
