import type { HeadedTable } from "./find-heading.ts";
import { isBlank } from "./table.ts";

/**
 * Columns to the right of the last heading that a few rows only reach into: what stood there is the rest of a text that holds the
 * separator without quotation marks. Where most rows fill them they are columns that nobody named.
 */
export function spilledColumns({ headings, records }: HeadedTable): ReadonlySet<number> {
  const first = headings.findLastIndex((heading) => heading !== "") + 1;
  const beyond = headings.map((_, column) => column).filter((column) => column >= first);
  const reaching = records.filter(({ cells }) => beyond.some((column) => !isBlank(cells[column])));
  return new Set(reaching.length * 2 <= records.length ? beyond : []);
}
