// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by the virtualiser, which table elements do not allow
import type { MouseEvent } from "react";
import type { DataTableProps } from "./data-table.tsx";
import { type DataColumn, rowStateClass, TableGroupRow, TableRow } from "./data-table-parts.tsx";
import type { TableState } from "./data-table-state.ts";
import type { TableWindow, WindowItem } from "./data-table-window.ts";

export type TableBodyProps<Row> = {
  table: DataTableProps<Row>;
  state: TableState<Row>;
  view: TableWindow<Row>;
  columns: readonly DataColumn<Row>[];
  template: string;
  isPhone: boolean;
  elementId: (rowId: string) => string;
};

/** The rows, cards and group headings in sight, each placed where it belongs in the whole list. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  return (
    <div role="presentation" className="relative" style={{ height: props.view.height }}>
      {props.view.visible.map((placed) => (
        <PlacedItem key={placed.item.key} placed={placed} {...props} />
      ))}
    </div>
  );
}

function PlacedItem<Row>({ placed, ...props }: TableBodyProps<Row> & { placed: WindowItem<Row> }) {
  const { state, isPhone } = props;
  const { item, index, start, size, isSticky } = placed;
  const style = { transform: `translateY(${start}px)`, height: size };
  if (item.kind === "row") {
    return isPhone ? <CardRow placed={placed} {...props} /> : <GridRow placed={placed} {...props} />;
  }
  const stickyClass = isPhone ? "sticky top-0 z-10" : "sticky top-row-head z-10";
  return (
    <TableGroupRow
      group={item.group}
      rowIndex={index + 2}
      collapsed={state.collapsed.has(item.group.id)}
      onToggle={() => state.toggleGroup(item.group.id)}
      className={isSticky ? stickyClass : "absolute inset-x-0 top-0"}
      style={isSticky ? undefined : style}
    />
  );
}

function openWith<Row>(state: TableState<Row>, row: Row) {
  return (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.button > 1) return;
    // What a menu or dialog of the row shows is elsewhere in the page, but its presses arrive here too.
    const isElsewhere = !event.currentTarget.contains(target);
    if (isElsewhere || target.closest("a, button, input, label") !== null) return;
    state.openRow(row, event.metaKey || event.ctrlKey || event.button === 1);
  };
}

function GridRow<Row>({
  placed,
  table,
  state,
  view,
  columns,
  template,
  elementId,
}: TableBodyProps<Row> & { placed: WindowItem<Row> }) {
  const { item, index, start } = placed;
  if (item.kind !== "row") return null;
  const selection = table.selection && {
    selected: state.isSelected(item.id),
    name: table.rowName(item.row),
    onToggle: state.toggle,
  };
  return (
    <TableRow
      rowId={item.id}
      elementId={elementId(item.id)}
      row={item.row}
      rowIndex={index + 2}
      columns={columns}
      template={template}
      isCursor={state.cursorId === item.id}
      selection={selection}
      onOpen={openWith(state, item.row)}
      measure={view.measure}
      index={index}
      style={{ transform: `translateY(${start}px)` }}
    />
  );
}

function CardRow<Row>({ placed, table, state, view, elementId }: TableBodyProps<Row> & { placed: WindowItem<Row> }) {
  const { item, index, start } = placed;
  if (item.kind !== "row") return null;
  const isSelected = state.isSelected(item.id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid itself carries the keys for its active row
    <div
      role="row"
      tabIndex={-1}
      id={elementId(item.id)}
      ref={view.measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={table.selection ? isSelected : undefined}
      onClick={openWith(state, item.row)}
      style={{ transform: `translateY(${start}px)` }}
      className={`absolute inset-x-0 top-0 min-h-16 border-border border-b ${rowStateClass(state.cursorId === item.id, isSelected)}`}
    >
      <div role="gridcell" tabIndex={-1}>
        {table.card(item.row, { isSelected, toggle: () => state.toggle(item.id, false) })}
      </div>
    </div>
  );
}
