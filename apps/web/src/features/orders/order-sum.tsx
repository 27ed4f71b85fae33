import type { OrderTotals } from "@ymp/core/orders/order-totals";
import { cn } from "@ymp/ui/lib/cn";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

export interface OrderSumProps {
  currency: string;
  /** What it came to, where that is another sum. */
  actualMinor?: number | null;
  totals: OrderTotals & { vesselCurrency: string; vesselTotalMinor: number | null };
}

/** Net, tax by rate, shipping and total; the vessel's own money below where the order is in another. */
export function OrderSum({ currency, totals, actualMinor = null }: OrderSumProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { netMinor, taxes, shippingMinor, totalMinor, unpricedCount, vesselCurrency, vesselTotalMinor } = totals;
  const isForeign = currency !== vesselCurrency;
  const rows = [
    ...(taxes.length > 0 || shippingMinor > 0
      ? [{ id: "net", label: t("orders:sum.net"), amountMinor: netMinor, currency }]
      : []),
    ...taxes.map(({ taxPermille, taxMinor }) => ({
      id: `tax${taxPermille}`,
      label: t("orders:sum.tax", { rate: formats.quantity(taxPermille / 10) }),
      amountMinor: taxMinor,
      currency,
    })),
    ...(shippingMinor > 0
      ? [{ id: "shipping", label: t("orders:sum.shipping"), amountMinor: shippingMinor, currency }]
      : []),
    { id: "total", label: t("orders:sum.total"), amountMinor: totalMinor, currency },
    ...(actualMinor !== null && actualMinor !== totalMinor
      ? [{ id: "actual", label: t("orders:sum.actual"), amountMinor: actualMinor, currency }]
      : []),
    ...(isForeign && vesselTotalMinor !== null
      ? [{ id: "aboard", label: t("orders:sum.aboard"), amountMinor: vesselTotalMinor, currency: vesselCurrency }]
      : []),
  ];
  return (
    <div className="border-border-strong border-t pt-2.5 text-sm">
      <dl className="ms-auto grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1">
        {rows.map(({ id, label, ...money }) => (
          <div key={id} className={cn("contents", id === "total" && "font-semibold text-base")}>
            <dt className={cn("text-end", id !== "total" && "text-muted-foreground")}>{label}</dt>
            <dd className="text-end tabular-nums">
              <bdi>{formats.money(money)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {unpricedCount > 0 ? (
        <p className="mt-1 text-end text-status-due-soon text-xs">
          {t("orders:sum.unpriced", { count: unpricedCount })}
        </p>
      ) : null}
      {isForeign && vesselTotalMinor === null ? (
        <p className="mt-1 text-end text-muted-foreground text-xs">
          {t("orders:sum.noRate", { currency: vesselCurrency })}
        </p>
      ) : null}
    </div>
  );
}
