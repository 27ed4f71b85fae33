import { LinkedName } from "./linked-row.tsx";
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
  /** How wide it is, and how large its text. */
  className: string;
}

/** Every purchase keeps its price. */
export function PriceTable({ caption, prices, className }: PriceTableProps) {
  const { t } = useTranslation();
  return (
    <table className={`tabular-nums ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted-foreground">
        <tr className="[&>th]:py-1 [&>th]:font-medium">
          {["received", "order", "quantity", "unitPrice"].map((column, place) => (
            <th key={column} className={place < 2 ? "text-start" : "text-end"}>
              {t(`suppliers:parts.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prices.map(({ id, on, orderId, order, quantity, unitPrice }) => (
          <tr key={id} className="[&>td]:py-1">
            <td>
              <bdi>{on}</bdi>
            </td>
            <td>
              <LinkedName href={orderId && `/app/orders?order=${orderId}`} name={order} />
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
