import type { orders } from "@ymp/db/schema/orders";
import type { RecordDescriptor } from "../../platform/records.ts";

export type OrderRow = typeof orders.$inferSelect;

/** "PO-2026-0007": the year it was started in and its number, which is never used again. */
export function orderNumberText(order: { year: number; number: number }): string {
  return `PO-${order.year}-${String(order.number).padStart(4, "0")}`;
}

export const orderRecord: RecordDescriptor<OrderRow & { supplierName: string | null }> = {
  kind: "order",
  searchEntry: ({ title, number, year, supplierName, supplierReference }) =>
    title === undefined || number === undefined || year === undefined
      ? undefined
      : {
          title,
          detail: [orderNumberText({ number, year }), supplierName].filter(Boolean).join(", "),
          text: [String(number), supplierReference],
        },
};
