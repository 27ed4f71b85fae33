import { isLineBeyondApproval } from "@ymp/core/orders/approval";
import { cn } from "@ymp/ui/lib/cn";
import { Button } from "@ymp/ui/primitives/button";
import { Lock } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { OrderSum } from "./order-sum.tsx";
import { useCloseLine } from "./orders.mutations.ts";
import type { Order, OrderLine } from "./orders.queries.ts";

/** The lines of an order with what has come of each, and the sum. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation();
  if (order.lines.length === 0) return <p className="text-muted-foreground text-sm">{t("orders:lines.none")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t("orders:tabs.lines")} className="divide-y divide-border text-sm">
        {order.lines.map((line) => (
          <Line key={line.id} order={order} line={line} />
        ))}
      </ul>
      <OrderSum currency={order.currency} totals={order.totals} actualMinor={order.actualTotalMinor} />
    </div>
  );
}

function Line({ order, line }: { order: Order; line: OrderLine }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const money = (amountMinor: number) => formats.money({ amountMinor, currency: order.currency });
  const quantity = (value: number) => `${formats.quantity(value)} ${line.unit}`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-52 flex-1">
        <LineName line={line} />
        <LineFor line={line} />
        {line.note ? (
          <p dir="auto" className="text-muted-foreground">
            {line.note}
          </p>
        ) : null}
        <LineArrival order={order} line={line} />
      </div>
      <div className="flex flex-none flex-col items-end tabular-nums">
        <bdi className="font-medium">
          {line.unitPriceMinor === null ? t("orders:lines.noPrice") : money(line.netMinor)}
        </bdi>
        <bdi className="text-muted-foreground text-xs">
          {line.unitPriceMinor === null
            ? quantity(line.quantity)
            : `${quantity(line.quantity)} × ${money(line.unitPriceMinor)}`}
        </bdi>
        {line.taxPermille ? (
          <bdi className="text-muted-foreground text-xs">
            {t("orders:lines.tax", { rate: formats.quantity(line.taxPermille / 10) })}
          </bdi>
        ) : null}
      </div>
    </li>
  );
}

function LineName({ line }: { line: OrderLine }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (line.isHidden)
    return (
      <p className="flex items-center gap-1.5 text-muted-foreground">
        <Lock aria-hidden className="size-3.5" />
        {t("orders:line.hidden")}
      </p>
    );
  const name = line.itemId ? (
    <PathLink href={`/app/inventory?item=${line.itemId}`} className="font-medium hover:underline">
      <bdi>{line.description}</bdi>
    </PathLink>
  ) : (
    <bdi className="font-medium">{line.description}</bdi>
  );
  return (
    <p dir="auto">
      {name}
      {line.partNo ? <bdi className="ms-2 font-mono text-muted-foreground text-xs">{line.partNo}</bdi> : null}
      {line.unitsPerPurchase === 1 ? null : (
        <bdi className="ms-2 text-muted-foreground text-xs">
          {t("orders:lines.pack", {
            quantity: formats.quantity(line.unitsPerPurchase),
            unit: line.itemUnit ?? line.unit,
          })}
        </bdi>
      )}
    </p>
  );
}

/** For which work or machine it is bought. */
function LineFor({ line }: { line: OrderLine }) {
  const { t } = useTranslation();
  if (!line.jobId && !line.equipmentId) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-muted-foreground text-xs">
      <span>{t("orders:lines.for")}</span>
      {line.jobId ? (
        <PathLink href={`/app/jobdetails/${line.jobId}`} className="text-link hover:underline">
          <bdi className="font-mono">{line.jobText}</bdi> <bdi>{line.jobTitle}</bdi>
        </PathLink>
      ) : null}
      {line.equipmentId ? (
        <PathLink href={`/app/equipment/${line.equipmentId}`} className="text-link hover:underline">
          <bdi>{line.equipmentName}</bdi>
        </PathLink>
      ) : null}
    </p>
  );
}

/** What came, what is promised, and whether the rest is still waited for. */
function LineArrival({ order, line }: { order: Order; line: OrderLine }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const close = useCloseLine();
  const isComing = ["ordered", "part_received", "received", "closed"].includes(order.status);
  if (!isComing) return null;
  const isBeyond = order.isBeyondApproval && isLineBeyondApproval(line);
  const amounts = {
    approved: formats.quantity(line.approvedQuantity ?? line.quantity),
    received: formats.quantity(line.receivedQuantity),
    quantity: formats.quantity(line.quantity),
    open: formats.quantity(line.openQuantity),
    unit: line.unit,
  };
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs">
      <bdi className={cn("text-muted-foreground", arrivalColor(line.state, isBeyond))}>
        {t(isBeyond ? "orders:arrival.beyond" : `orders:arrival.${line.state}`, amounts)}
      </bdi>
      {line.promisedOn && line.openQuantity > 0 ? (
        <bdi className="text-muted-foreground">
          {t("orders:arrival.promised", { on: formats.date(line.promisedOn) })}
        </bdi>
      ) : null}
      {order.can.closeLine && order.status === "part_received" && (line.openQuantity > 0 || line.isClosedShort) ? (
        <Button
          variant="ghost"
          size="sm"
          className="-my-1.5"
          disabled={close.isPending}
          onClick={() => close.mutate({ id: order.id, orderLineId: line.id, isClosed: !line.isClosedShort })}
        >
          {t(line.isClosedShort ? "orders:action.reopenLine" : "orders:action.closeLine")}
        </Button>
      ) : null}
    </p>
  );
}

function arrivalColor(state: OrderLine["state"], isBeyond: boolean): string {
  if (isBeyond) return "text-status-overdue";
  return state === "received" ? "text-status-done" : "";
}
