import { orderNumberText } from "@ymp/api/modules/orders/orders.record";
import { SectionHead } from "@ymp/ui/primitives/card";
import { LinkedRow } from "../../lib/linked-row.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { RowsOrNone } from "../../lib/rows-or-none.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSupplierOrders } from "./suppliers.queries.ts";

export function SupplierOrders({ supplierId }: { supplierId: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Loaded query={useSupplierOrders(supplierId)}>
      {({ rows, hasMore }) => (
        <section>
          <SectionHead title={t("suppliers:tabs.orders")} fact={hasMore ? undefined : rows.length || undefined} />
          <RowsOrNone
            label={t("suppliers:tabs.orders")}
            rows={rows}
            none={t("suppliers:orders.none")}
            rowId={({ id }) => id}
            hasMore={hasMore}
            way="latest"
            all={`/app/orders?supplierId=${supplierId}&state=all`}
          >
            {(order) => (
              <LinkedRow
                href={`/app/orders?order=${order.id}`}
                name={order.title}
                below={`${orderNumberText(order)} · ${formats.dateTime(order.orderedAt ?? order.createdAt)}`}
                end={formats.money({ amountMinor: order.netMinor, currency: order.currency })}
                endBelow={t(`suppliers:orders.status.${order.status}`)}
              />
            )}
          </RowsOrNone>
        </section>
      )}
    </Loaded>
  );
}
