// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by the virtualiser, which table elements do not allow
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef } from "react";
import { cn } from "../lib/cn.ts";
import { isTypingTarget } from "../lib/typing.ts";
import { narrowQuery, phoneQuery, touchQuery, useMedia } from "../lib/use-media.ts";
import { useWords } from "../primitives/words.tsx";
import { TableBody } from "./data-table-body.tsx";
import type { DataGroup } from "./data-table-items.ts";
import { pressTableKey, usePageKeys } from "./data-table-keys.ts";
import { type DataColumn, TableHead, type TableSort } from "./data-table-parts.tsx";
import { useTableState } from "./data-table-state.ts";
import { useTableWindow } from "./data-table-window.ts";
import { useColumnsThatFit } from "./fitting-columns.ts";
import { SkeletonCards, SkeletonRows } from "./skeleton-rows.tsx";

export type { DataColumn, DataGroup, TableSort };

export type DataTableProps<Row> = {
  /** Names the table for readers: "Jobs". */
  label: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** Give `columns`, `rowId` and `groups` a stable identity: what is drawn and laid out is kept for it. */
  rowId: (row: Row) => string;
  groups?: { of: (row: Row) => string; list: readonly DataGroup[] };
  /** What a row is called when it is selected. */
  rowName: (row: Row) => string;
  /** How a row looks below 768 px; at least 64 px high. */
  card: (row: Row, state: { isSelected: boolean; toggle: () => void }) => ReactNode;
  hiddenColumns?: ReadonlySet<string>;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  selection?: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
  onOpen?: (row: Row, options: { newTab: boolean }) => void;
  /** The open record; the cursor follows it. */
  openId?: string | null;
  onCursorChange?: (id: string) => void;
  /** Answers j, k, x and enter without being focused: for the one table of a page. */
  pageKeys?: boolean;
  loading?: boolean;
  loadingMore?: boolean;
  hasMore?: boolean;
  onEndReached?: () => void;
  /** Number of rows in all, where the server knows it. */
  total?: number;
  /** Shown instead of rows when there are none: an empty, no-match or error state. */
  empty?: ReactNode;
  className?: string;
};

/** Rows of one kind: virtualised, grouped, sortable, selectable and driven by keys; cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useMedia(phoneQuery);
  const isNarrow = useMedia(narrowQuery);
  const { columns: allColumns, hiddenColumns } = props;
  const columns = useMemo(
    () => allColumns.filter((column) => !hiddenColumns?.has(column.id) && !(isNarrow && column.wideOnly)),
    [allColumns, hiddenColumns, isNarrow],
  );
  if (props.rows.length > 0) return <TableGrid table={props} columns={columns} isPhone={isPhone} />;
  if (!props.loading)
    return <div className={cn("flex-1 border-border border-t bg-table", props.className)}>{props.empty}</div>;
  if (isPhone) return <SkeletonCards className={props.className} />;
  return <SkeletonRows columns={columns} selectable={props.selection !== undefined} className={props.className} />;
}

type TableGridProps<Row> = { table: DataTableProps<Row>; columns: readonly DataColumn<Row>[]; isPhone: boolean };

function TableGrid<Row>({ table, columns: allColumns, isPhone }: TableGridProps<Row>) {
  const say = useWords();
  const prefix = useId();
  const grid = useRef<HTMLDivElement>(null);
  const columns = useColumnsThatFit(grid, allColumns, table.selection !== undefined);
  const state = useTableState(table);
  const view = useTableWindow({ ...table, grid, items: state.shape.items, isPhone, isTouch: useMedia(touchQuery) });
  const keys = state.keys(view.reveal);
  usePageKeys(table.pageKeys ?? false, grid, keys);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!table.pageKeys && !isTypingTarget(event.target)) pressTableKey(event, keys);
  };
  const { selection } = table;
  const template = [...(selection ? ["16px"] : []), ...columns.map((column) => column.width)].join(" ");
  const elementId = (rowId: string) => `${prefix}${rowId}`;
  const isActiveShown = state.cursorId !== null && view.visible.some(({ item }) => item.key === state.cursorId);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={table.label}
      aria-multiselectable={selection ? true : undefined}
      aria-rowcount={(table.total ?? state.shape.items.length) + 1}
      aria-colcount={columns.length + (selection ? 1 : 0)}
      aria-busy={table.loadingMore || undefined}
      data-rows-of-more={table.hasMore ? [table.rows.length, table.total].join(" ") : undefined}
      aria-activedescendant={isActiveShown && state.cursorId ? elementId(state.cursorId) : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={cn(
        "relative min-h-0 flex-1 overflow-auto border-border border-t bg-table -outline-offset-2",
        table.className,
      )}
    >
      {isPhone ? null : (
        <TableHead
          columns={columns}
          template={template}
          sort={table.sort}
          onSortChange={table.onSortChange}
          selection={headSelection(table, state.shape.rowIds)}
        />
      )}
      <TableBody
        table={table}
        state={state}
        view={view}
        columns={columns}
        template={template}
        isPhone={isPhone}
        elementId={elementId}
      />
      {table.loadingMore ? (
        <p className="sticky start-0 -mt-13 px-6 text-muted-foreground text-xs">{say("loadingMore")}</p>
      ) : null}
    </div>
  );
}

function headSelection<Row>({ selection }: DataTableProps<Row>, rowIds: readonly string[]) {
  if (!selection) return undefined;
  const all = rowIds.length > 0 && rowIds.every((id) => selection.ids.has(id));
  const state: boolean | "indeterminate" = all ? true : selection.ids.size > 0 ? "indeterminate" : false;
  return { state, onToggleAll: () => selection.onChange(new Set(all ? [] : rowIds)) };
}
