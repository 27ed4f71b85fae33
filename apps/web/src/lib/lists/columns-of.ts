import type { DataColumn } from "@ymp/ui/patterns/data-table";

type Column<Row> = Omit<DataColumn<Row>, "id" | "header"> & { header?: string };

/** Columns by their ids; the id also names the heading, unless a column has one of its own. */
export function columnsOf<Row>(
  headingOf: (id: string) => string,
  columns: Record<string, Column<Row>>,
): DataColumn<Row>[] {
  return Object.entries(columns).map(([id, column]) => ({
    id,
    ...column,
    header: column.header ?? headingOf(id),
  }));
}
