import { useRouter } from "@tanstack/react-router";
import { DataTable, type DataTableProps, type TableSort } from "@ymp/ui/patterns/data-table";
import type { KeyHint } from "@ymp/ui/patterns/page-foot";
import { useIsUnread } from "../unread-record.tsx";
import { type CountedRows, ListFoot } from "./list-foot.tsx";
import type { ListPages } from "./list-pages.ts";

/** By what a list is ordered, and how a change of it is written into the address. */
export interface ListOrder<Sort extends string> {
  sort: Sort;
  descending: boolean;
  /** What the server can order by; the columns of these names are sortable. */
  sorts: readonly Sort[];
  onChange: (order: { sort: Sort | undefined; descending: true | undefined }) => void;
}

type Passed = "label" | "columns" | "rowId" | "rowName" | "card" | "groups" | "selection" | "openId" | "onCursorChange";

export interface PagedTableProps<Row, Sort extends string = string> extends Pick<DataTableProps<Row>, Passed> {
  pages: ListPages<Row>;
  /** Columns that are put away; `useColumnVisibility` remembers the reader's own choice. */
  hidden?: ReadonlySet<string>;
  order?: ListOrder<Sort>;
  /** The page of a row: for a tab of its own, and for this one unless `onOpen` shows the record otherwise. */
  pathOf?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** What stands in place of rows when there are none: a `ListEmptyState`. */
  empty: DataTableProps<Row>["empty"];
  /** How many rows there are, in the words of the list: "46 jobs, 20 loaded". */
  counted: (rows: CountedRows) => string;
  /** Keys of the list beyond those that every list has. */
  keys?: readonly KeyHint[];
}

/** The one list of a screen: rows read page by page while one scrolls, their order in the address, their count in the foot. */
export function PagedTable<Row, Sort extends string>(props: PagedTableProps<Row, Sort>) {
  const { pages, hidden, order, pathOf, onOpen, empty, counted, keys, ...table } = props;
  const { query, rows, total } = pages;
  const open = useOpenRow(pathOf, onOpen);
  const isUnread = useIsUnread(query);
  return (
    <>
      <DataTable
        {...table}
        rows={rows}
        hiddenColumns={hidden}
        sort={order && { columnId: order.sort, direction: order.descending ? "descending" : "ascending" }}
        onSortChange={order && ((sort) => order.onChange(orderOf(sort, order.sorts)))}
        onOpen={open}
        pageKeys
        loading={query.isPending && !isUnread}
        loadingMore={query.isFetchingNextPage}
        hasMore={query.hasNextPage}
        onEndReached={() => {
          if (!query.isFetchingNextPage) void query.fetchNextPage?.();
        }}
        total={total ?? undefined}
        empty={empty}
      />
      <ListFoot
        shown={rows.length}
        total={total}
        counted={counted}
        canSelect={table.selection !== undefined}
        keys={keys}
      />
    </>
  );
}

function orderOf<Sort extends string>({ columnId, direction }: TableSort, sorts: readonly Sort[]) {
  const descending: true | undefined = direction === "descending" || undefined;
  return { sort: sorts.find((known) => known === columnId), descending };
}

function useOpenRow<Row>(pathOf: PagedTableProps<Row>["pathOf"], onOpen: PagedTableProps<Row>["onOpen"]) {
  const router = useRouter();
  return (row: Row, { newTab }: { newTab: boolean }) => {
    const path = pathOf?.(row);
    if (newTab && path) window.open(path, "_blank", "noopener");
    else if (onOpen) onOpen(row);
    else if (path) void router.navigate({ href: path });
  };
}
