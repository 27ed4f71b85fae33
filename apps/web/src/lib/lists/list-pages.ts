import { type InfiniteData, keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AskedQuery } from "../not-loaded.tsx";

/** What a list needs to know of the query behind it; one that is read whole has no further pages. */
export interface ListQuery extends AskedQuery {
  isPending: boolean;
  isError: boolean;
  isFetchingNextPage?: boolean;
  hasNextPage?: boolean;
  fetchNextPage?: () => unknown;
}

/** The rows read so far, as a `PagedTable` takes them. */
export interface ListPages<Row, Query extends ListQuery = ListQuery> {
  rows: readonly Row[];
  /** Exact to a thousand; 1001 stands for more. Null while it is not known. */
  total: number | null;
  query: Query;
}

/** One answer of a `list` procedure that pages by cursor. */
type ListPage<Row> = { total?: number | null } & ({ rows: readonly Row[] } | { items: readonly Row[] });

type InfiniteListQuery<Row> = ListQuery & { data: InfiniteData<ListPage<Row>, unknown> | undefined };

/** The pages of an infinite query as one list. The rows keep their identity until something was read again. */
export function usePages<Row, Query extends ListQuery = ListQuery>(
  query: Query & InfiniteListQuery<Row>,
): ListPages<Row, Query> {
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => ("rows" in page ? page.rows : page.items)) ?? [], [pages]);
  // Read to the end, a list knows how many it has.
  const read = pages && query.hasNextPage === false ? rows.length : null;
  return { rows, total: pages?.[0]?.total ?? read, query };
}

/** How a query of pages goes on: `infiniteQueryOptions(input, nextPage)`. */
export const nextPage = { getNextPageParam: <Cursor>({ nextCursor }: { nextCursor: Cursor }) => nextCursor };

/** The same of a list, whose rows stay while others are looked for. */
export const keptPages = { ...nextPage, placeholderData: keepPreviousData };
