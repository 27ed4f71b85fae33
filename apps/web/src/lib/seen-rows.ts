import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What procedures answer that find records by words. */
export type Found<Row> = { nextCursor?: unknown; hasMore?: boolean } & (
  | { rows: readonly Row[] }
  | { items: readonly Row[] }
);

export function rowsOf<Row>(found: Found<Row> | undefined): readonly Row[] {
  if (!found) return [];
  return "rows" in found ? found.rows : found.items;
}

/** Rows of every answer of that procedure that is on this device, lists that were scrolled through among them. */
export function seenRows<Row extends object>(queryClient: QueryClient, [procedure]: QueryKey): Row[] {
  const answers = queryClient.getQueriesData<Found<Row> | { pages: Found<Row>[] }>({ queryKey: [procedure] });
  const rows = answers.flatMap(([, answer]) => {
    if (!answer) return [];
    return "pages" in answer ? answer.pages.flatMap((page) => [...rowsOf(page)]) : [...rowsOf(answer)];
  });
  return [...new Map(rows.map((row) => [idOf(row), row])).values()];
}

const idOf = (row: object) => ("id" in row ? row.id : "userId" in row ? row.userId : row);

/** What the lists on this device say of a record. */
export function seenRow(queryClient: QueryClient, queryKey: QueryKey, id: string): object | undefined {
  return seenRows(queryClient, queryKey).find((row) => idOf(row) === id);
}
