import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import type { ReactNode } from "react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { MoreMenu } from "../more-menu.tsx";
import type { ListExport } from "./export.mutations.ts";
import { ExportItems } from "./export-menu.tsx";
import { ListEmptyState, type ListEmptyStateProps } from "./list-empty-state.tsx";
import type { ListPages } from "./list-pages.ts";
import { PagedTable, type PagedTableProps } from "./paged-table.tsx";

type Passed = "columns" | "rowId" | "rowName" | "card" | "pathOf";

export interface WholeListProps<Row> extends Pick<PagedTableProps<Row>, Passed> {
  title: string;
  query: ListPages<Row>["query"] & { data: unknown };
  rows: readonly Row[];
  /** How many rows there are, in the words of the list. */
  counted: string;
  list: ListExport<"xlsx" | "csv" | "pdf">;
  /** Where the list can be narrowed. */
  filters?: { bar: ReactNode; areSet: boolean; clear: () => void };
  empty: ListEmptyStateProps["empty"];
}

/** A screen that is one list, read whole: its name and count, what narrows it, its rows, and the list as a file. */
export function WholeList<Row>(props: WholeListProps<Row>) {
  const { title, query, rows, counted, list, filters, empty, ...table } = props;
  const isPhone = useMedia(phoneQuery);
  const isRead = query.data !== undefined;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={title}
        count={isRead ? counted : undefined}
        tools={
          <MoreMenu size={isPhone ? "icon-touch" : "icon"}>
            <ExportItems formats={["pdf", "xlsx", "csv"]} list={list} />
          </MoreMenu>
        }
      />
      {filters?.bar}
      <PagedTable
        {...table}
        label={title}
        pages={{ rows, total: isRead ? rows.length : null, query }}
        empty={
          <ListEmptyState
            query={query}
            isFiltered={filters?.areSet ?? false}
            onClear={filters?.clear ?? nothingToClear}
            empty={empty}
          />
        }
        counted={() => counted}
      />
    </div>
  );
}

const nothingToClear = () => undefined;
