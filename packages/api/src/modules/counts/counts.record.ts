import type { stockCountLines, stockCounts } from "@ymp/db/schema/inventory";
import type { RecordDescriptor } from "../../platform/records.ts";

export type StockCountRow = typeof stockCounts.$inferSelect;
export type CountLineRow = typeof stockCountLines.$inferSelect;

export const stockCountRecord: RecordDescriptor<StockCountRow> = {
  kind: "stock_count",
};
