import { cn } from "@ymp/ui/lib/cn";
import { PathLink } from "../app/path-link.tsx";
import { useTranslation } from "./translation.tsx";

export interface PaidPrice {
  id: string;
  on: string;
  /** Null: no order brought it. */
  orderId: string | null;
  /** The order and whom it went to, as far as they are not told above. */
  order: string;
  quantity: string;
  /** What one unit cost; null where nobody entered it. */
  unitPrice: string | null;
}

export interface PriceTableProps {
  caption: string;
  prices: readonly PaidPrice[];
  className?: string;
}

/** Every purchase keeps its price. */
export function PriceTable({ caption, prices, className }: PriceTableProps) {
  const { t } = useTranslation();
  return (
    <table className={cn("w-full tabular-nums", className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted-foreground">
        <tr className="[&>th]:py-1 [&>th]:font-medium">
          <th className="text-start">{t("suppliers:parts.received")}</th>
          <th className="text-start">{t("suppliers:parts.order")}</th>
          <th className="text-end">{t("suppliers:parts.quantity")}</th>
          <th className="text-end">{t("suppliers:parts.unitPrice")}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ id, on, orderId, order, quantity, unitPrice }) => (
          <tr key={id} className="[&>td]:py-1">
            <td>
              <bdi>{on}</bdi>
            </td>
            <td>
              {orderId === null ? (
                <bdi>{order}</bdi>
              ) : (
                <PathLink href={`/app/orders?order=${orderId}`} className="text-primary hover:underline">
                  <bdi>{order}</bdi>
                </PathLink>
              )}
            </td>
            <td className="text-end">
              <bdi>{quantity}</bdi>
            </td>
            <td className="text-end">
              <bdi>{unitPrice ?? "–"}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
