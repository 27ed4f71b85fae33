import { useMemo, useRef, useState } from "react";
import { useStableCallback } from "../lib/use-stable-callback.ts";
import type { DataTableProps } from "./data-table.tsx";
import { selectRange, shapeTable, type TableShape, toggleSelected } from "./data-table-items.ts";
import type { TableKeyActions } from "./data-table-keys.ts";

export type TableState<Row> = {
  shape: TableShape<Row>;
  collapsed: ReadonlySet<string>;
  toggleGroup: (id: string) => void;
  cursorId: string | null;
  isSelected: (id: string) => boolean;
  toggle: (id: string, range: boolean) => void;
  openRow: (row: Row, newTab: boolean) => void;
  /** The keys; `reveal` brings the row the cursor moves to into sight. */
  keys: (reveal: (itemIndex: number | undefined) => void) => TableKeyActions;
};

/** Cursor, selection and folding of one table. */
export function useTableState<Row>(props: DataTableProps<Row>): TableState<Row> {
  const { rows, rowId, groups, selection, openId, onCursorChange, onOpen } = props;
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [ownCursor, setOwnCursor] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  const shape = useMemo(() => shapeTable({ rows, rowId, groups, collapsed }), [rows, rowId, groups, collapsed]);
  const cursorId = openId ?? ownCursor;

  const setCursor = (id: string) => {
    setOwnCursor(id);
    onCursorChange?.(id);
  };
  const toggle = useStableCallback((id: string, range: boolean) => {
    if (!selection) return;
    selection.onChange(
      range ? selectRange(selection.ids, shape.rowIds, anchor.current, id) : toggleSelected(selection.ids, id),
    );
    anchor.current = id;
    setCursor(id);
  });
  const openRow = (row: Row, newTab: boolean) => {
    setCursor(rowId(row));
    onOpen?.(row, { newTab });
  };
  const isSelected = (id: string) => selection?.ids.has(id) ?? false;
  const clear = () => {
    if (!selection || selection.ids.size === 0) return false;
    selection.onChange(new Set());
    return true;
  };
  return {
    shape,
    collapsed,
    toggleGroup: (id) => setCollapsed((current) => toggleSelected(current, id)),
    cursorId,
    isSelected,
    toggle,
    openRow,
    keys: (reveal) => keyActions({ shape, cursorId, setCursor, toggle, openRow, clear, reveal }),
  };
}

type KeyContext<Row> = Pick<TableState<Row>, "shape" | "cursorId" | "toggle" | "openRow"> &
  Pick<TableKeyActions, "clear"> & {
    setCursor: (id: string) => void;
    reveal: (itemIndex: number | undefined) => void;
  };

function keyActions<Row>(context: KeyContext<Row>): TableKeyActions {
  const { shape, cursorId, setCursor, toggle, openRow, reveal, clear } = context;
  const goTo = (position: number) => {
    const id = shape.rowIds[Math.min(Math.max(position, 0), shape.rowIds.length - 1)];
    if (id === undefined) return;
    setCursor(id);
    reveal(shape.itemIndexOf.get(id));
  };
  const at = cursorId === null ? -1 : shape.rowIds.indexOf(cursorId);
  const item = shape.items[cursorId === null ? -1 : (shape.itemIndexOf.get(cursorId) ?? -1)];
  return {
    move: (step) => goTo(at < 0 ? 0 : at + step),
    moveTo: (edge) => goTo(edge === "first" ? 0 : shape.rowIds.length - 1),
    open: () => item?.kind === "row" && openRow(item.row, false),
    toggle: () => item?.kind === "row" && toggle(item.id, false),
    range: () => item?.kind === "row" && toggle(item.id, true),
    clear,
  };
}
