import { orderNumberText } from "@ymp/api/modules/orders/orders.record";
import { PriceTable } from "../../lib/price-table.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { BoughtPart } from "./suppliers.queries.ts";

/** What was paid for a part each time. */
export function PriceHistory({ part }: { part: BoughtPart }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <PriceTable
      caption={t("suppliers:parts.prices", { name: part.name })}
      prices={part.prices.map(({ id, on, orderId, orderNumber, orderYear, quantity, unit, currency, ...point }) => ({
        ...{ id, on: formats.date(on), orderId, quantity: `${formats.quantity(quantity)} ${unit}` },
        order: orderNumberText({ number: orderNumber, year: orderYear }),
        unitPrice:
          point.unitPriceMinor === null ? null : formats.money({ amountMinor: point.unitPriceMinor, currency }),
      }))}
      className="mt-1 mb-2 ms-9 w-[calc(100%-36px)] text-xs"
    />
  );
}
