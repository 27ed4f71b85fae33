import { asCalendarDate } from "@ymp/core/calendar-date";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { PathLink } from "../../app/path-link.tsx";
import { useVessel } from "../../app/session.ts";
import { CutNote } from "../../lib/lists/cut-note.tsx";
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
      <RowList>
        {item.prices.map((price) => (
          <li key={price.id}>
            <bdi className="w-40 flex-none text-muted-foreground">{formats.dateTime(price.at)}</bdi>
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {formats.list([price.numberText, price.supplier])}
            </span>
            <bdi className="flex-none text-muted-foreground tabular-nums">{amount(price.quantity, item.unit)}</bdi>
            <bdi className="w-24 flex-none text-end font-medium tabular-nums">
              {formats.money({ amountMinor: price.unit_cost, currency })}
            </bdi>
          </li>
        ))}
      </RowList>
      <CutNote shown={item.hasMorePrices && item.prices.length} way="latest" />
    </section>
  );
}
