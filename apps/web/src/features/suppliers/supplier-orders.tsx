import { orderNumberText } from "@ymp/api/modules/orders/orders.record";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { PathLink } from "../../app/path-link.tsx";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type SupplierOrder, useSupplierOrders } from "./suppliers.queries.ts";

export function SupplierOrders({ supplierId }: { supplierId: string }) {
  return <Loaded query={useSupplierOrders(supplierId)}>{(orders) => <Orders {...{ supplierId, ...orders }} />}</Loaded>;
}

interface OrdersProps {
  supplierId: string;
  rows: readonly SupplierOrder[];
  hasMore: boolean;
}

function Orders({ supplierId, rows, hasMore }: OrdersProps) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHead title={t("suppliers:tabs.orders")} fact={hasMore ? undefined : rows.length || undefined} />
      {rows.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("suppliers:orders.none")}</p>
      ) : (
        <RowList aria-label={t("suppliers:tabs.orders")}>
          {rows.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </RowList>
      )}
      <CutNote shown={hasMore && rows.length} way="latest">
        <PathLink href={`/app/orders?supplierId=${supplierId}&state=all`} className="text-primary hover:underline">
          {t("lists:cut.all")}
        </PathLink>
      </CutNote>
    </section>
  );
}

function OrderRow({ order }: { order: SupplierOrder }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = order.orderedAt ?? order.createdAt;
  return (
    <li className="py-1.5">
      <span className="min-w-0 flex-1">
        <PathLink
          href={`/app/orders?order=${order.id}`}
          className="block break-words font-medium text-foreground hover:underline"
        >
          <bdi>{order.title}</bdi>
        </PathLink>
        <span className="block text-muted-foreground text-xs">
          <bdi className="font-mono">{orderNumberText(order)}</bdi> · {formats.dateTime(when)}
        </span>
      </span>
      <span className="flex-none text-end">
        <bdi className="block">{formats.money({ amountMinor: order.netMinor, currency: order.currency })}</bdi>
        <span className="block text-muted-foreground text-xs">{t(`suppliers:orders.status.${order.status}`)}</span>
      </span>
    </li>
  );
}
