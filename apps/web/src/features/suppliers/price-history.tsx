import { orderNumberText } from "@ymp/api/modules/orders/orders.record";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { BoughtPart } from "./suppliers.queries.ts";

/** Every purchase keeps its price. */
export function PriceHistory({ part }: { part: BoughtPart }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <table className="mt-1 mb-2 ms-9 w-[calc(100%-36px)] text-xs tabular-nums">
      <caption className="sr-only">{t("suppliers:parts.prices", { name: part.name })}</caption>
      <thead className="text-muted-foreground">
        <tr className="[&>th]:py-1 [&>th]:font-medium">
          <th className="text-start">{t("suppliers:parts.received")}</th>
          <th className="text-start">{t("suppliers:parts.order")}</th>
          <th className="text-end">{t("suppliers:parts.quantity")}</th>
          <th className="text-end">{t("suppliers:parts.unitPrice")}</th>
        </tr>
      </thead>
      <tbody>
        {part.prices.map((point) => (
          <tr key={point.id} className="[&>td]:py-1">
            <td>
              <bdi>{formats.date(point.on)}</bdi>
            </td>
            <td>
              <PathLink href={`/app/orders?order=${point.orderId}`} className="text-primary hover:underline">
                <bdi>{orderNumberText({ number: point.orderNumber, year: point.orderYear })}</bdi>
              </PathLink>
            </td>
            <td className="text-end">
              <bdi>
                {formats.quantity(point.quantity)} {point.unit}
              </bdi>
            </td>
            <td className="text-end">
              <bdi>
                {point.unitPriceMinor === null
                  ? "–"
                  : formats.money({ amountMinor: point.unitPriceMinor, currency: point.currency })}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
