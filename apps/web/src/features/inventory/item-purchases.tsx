import { asCalendarDate } from "@ymp/core/calendar-date";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { PathLink } from "../../app/path-link.tsx";
import { useVessel } from "../../app/session.ts";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { PriceTable } from "../../lib/price-table.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import type { Item } from "./inventory.queries.ts";

/** What is on its way, and what was paid each time. */
export function ItemPurchases({ item }: { item: Item }) {
  const { t } = useTranslation();
  if (item.orders.length + item.prices.length === 0)
    return <p className="text-muted-foreground text-sm">{t("inventory:purchases.none")}</p>;
  return (
    <div className="flex flex-col gap-6">
      {item.orders.length > 0 ? <OpenOrders item={item} /> : null}
      {item.prices.length > 0 ? <PricesPaid item={item} /> : null}
    </div>
  );
}

function OpenOrders({ item }: { item: Item }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const amount = useAmount();
  return (
    <section aria-label={t("inventory:purchases.orders")}>
      <SectionHead title={t("inventory:purchases.orders")} fact={item.orders.length} />
      <RowList>
        {item.orders.map((order) => {
          const expected = asCalendarDate(order.expected_on);
          return (
            <li key={order.id}>
              <PathLink
                href={`/app/orders?order=${order.id}`}
                className="flex-none font-mono text-link text-xs hover:underline"
              >
                {order.numberText}
              </PathLink>
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {order.supplier ?? order.title}
              </span>
              <span className="flex-none text-muted-foreground">{t(`inventory:orderStatus.${order.status}`)}</span>
              {expected ? <bdi className="flex-none text-muted-foreground">{formats.date(expected)}</bdi> : null}
              <bdi className="flex-none tabular-nums">{amount(order.quantity, item.unit)}</bdi>
            </li>
          );
        })}
      </RowList>
    </section>
  );
}

function PricesPaid({ item }: { item: Item }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const amount = useAmount();
  const { currency } = useVessel();
  return (
    <section aria-label={t("inventory:purchases.prices")}>
      <SectionHead title={t("inventory:purchases.prices")} />
      <PriceTable
        caption={t("inventory:purchases.prices")}
        prices={item.prices.map(({ id, at, order_id, numberText, supplier, quantity, unit_cost }) => ({
          ...{ id, on: formats.dateTime(at), orderId: order_id, order: formats.list([numberText, supplier]) },
          ...{ quantity: amount(quantity, item.unit), unitPrice: formats.money({ amountMinor: unit_cost, currency }) },
        }))}
        className="w-full text-sm"
      />
      <CutNote shown={item.hasMorePrices && item.prices.length} way="latest" />
    </section>
  );
}
