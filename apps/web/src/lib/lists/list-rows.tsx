import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "../translation.tsx";
import { type ListDefinition, type ListWords, shownPart } from "./define-list.ts";
import type { AnyInput, AnySearch } from "./list-address.ts";
import { ListEmptyState } from "./list-empty-state.tsx";
import type { ListPages } from "./list-pages.ts";
import { PagedTable } from "./paged-table.tsx";
import type { ListSteps } from "./use-list-address.ts";
import type { TickedRows } from "./use-row-selection.ts";

/** What the rows of a list are drawn from. */
export type RowsList<Row, Search extends AnySearch, Input extends AnyInput, Facts> = Pick<
  ListDefinition<Row, Search, Input, Facts>,
  "address" | "icon" | "parts" | "rowId" | "rowName" | "pathOf" | "groups" | "card"
> & { words: Omit<ListWords, "find" | "count"> };

export interface ListRowsProps<Row, Search extends AnySearch, Input extends AnyInput, Facts> {
  list: RowsList<Row, Search, Input, Facts>;
  facts: Facts;
  pages: ListPages<Row>;
  columns: readonly DataColumn<Row>[];
  hidden?: ReadonlySet<string>;
  steps: Pick<ListSteps<Search, object>, "search" | "change" | "clear">;
  /** The rows of a list without it are not ticked. */
  ticked?: TickedRows<Row> | undefined;
  /** What a row does beside leading to its page. */
  onOpen?: ((row: Row) => void) | undefined;
  /** What there is to begin with, while there is nothing at all. */
  beginnings?: ReactNode;
}

/** The rows of a list in the order of its address, or why there are none. */
export function ListRows<Row, Search extends AnySearch, Input extends AnyInput, Facts>(
  props: ListRowsProps<Row, Search, Input, Facts>,
) {
  const { list, facts, pages, columns, hidden, steps, ticked, onOpen, beginnings } = props;
  const { address, words, rowId } = list;
  const { search, change, clear } = steps;
  const { t } = useTranslation();
  const { empty = words.empty } = shownPart(list, search) ?? {};
  const { sort, descending } = address.inputOf(search);
  const groups = useMemo(
    () => list.groups?.(pages.rows, { sort, descending }, t),
    [list, pages.rows, sort, descending, t],
  );
  const isTicking = ticked !== undefined && ticked.chosen.length > 0;
  return (
    <PagedTable
      label={t(words.title)}
      pages={pages}
      columns={columns}
      hidden={hidden}
      rowId={rowId}
      rowName={list.rowName}
      groups={groups}
      card={(row, state) => list.card(row, isTicking ? state : undefined, facts)}
      order={{ sort, descending, sorts: address.sorts, onChange: change }}
      selection={ticked?.selection}
      openId={address.openIn(search)}
      pathOf={list.pathOf ?? ((row) => address.hrefOf(rowId(row)))}
      onOpen={onOpen}
      empty={
        <ListEmptyState
          query={pages.query}
          isFiltered={address.hasFilters(search)}
          onClear={clear}
          noMatch={words.noMatch && { title: t(words.noMatch.title), text: t(words.noMatch.text) }}
          empty={{ icon: <list.icon />, title: t(empty.title), children: t(empty.text), actions: beginnings }}
        />
      }
      counted={({ isMany, ...rows }) => t(isMany ? words.many : words.shown, rows)}
    />
  );
}
