// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by the virtualiser, which table elements do not allow
import { ArrowDown, ArrowUp, ChevronDown } from "lucide-react";
import { type CSSProperties, type MouseEvent, type ReactNode, useMemo } from "react";
import { cn } from "../lib/cn.ts";
import { Checkbox } from "../primitives/checkbox.tsx";
import { useWords } from "../primitives/words.tsx";
import type { DataGroup } from "./data-table-items.ts";

export type DataColumn<Row> = {
  id: string;
  header: string;
  /** For columns of handles and menus: the head is read out and not shown. */
  isHeadHidden?: boolean;
  /** A grid track: "84px", "minmax(0,1fr)". */
  width: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  sortable?: boolean;
  /** Whether the column menu offers to hide it; the column that names the record stays. */
  hideable?: boolean;
  /** Names the record: keeps a width in which it can be read while other columns may go. */
  isName?: boolean;
  /** Left out below 1024 px, and on a wider tablet where it does not fit. */
  wideOnly?: boolean;
  /** Left out on a tablet where the name would have too little room beside it. */
  givesWay?: boolean;
};

export type TableSort = { columnId: string; direction: "ascending" | "descending" };

export const tableGridClass = "grid items-center gap-x-4 px-6";

export type TableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[];
  template: string;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  selection?: { state: boolean | "indeterminate"; onToggleAll: () => void };
};

export function TableHead<Row>({ columns, template, sort, onSortChange, selection }: TableHeadProps<Row>) {
  const say = useWords();
  return (
    <div
      role="row"
      aria-rowindex={1}
      tabIndex={-1}
      style={{ gridTemplateColumns: template }}
      className={cn(
        tableGridClass,
        "sticky top-0 z-20 min-h-row-head border-border border-b bg-table font-medium text-muted-foreground text-xs",
      )}
    >
      {selection ? (
        <span role="columnheader" className="flex" tabIndex={-1}>
          <Checkbox aria-label={say("selectAll")} checked={selection.state} onCheckedChange={selection.onToggleAll} />
        </span>
      ) : null}
      {columns.map((column) => (
        <TableHeadCell
          key={column.id}
          column={column}
          direction={sort?.columnId === column.id ? sort.direction : undefined}
          onSortChange={onSortChange}
        />
      ))}
    </div>
  );
}

type TableHeadCellProps<Row> = {
  column: DataColumn<Row>;
  direction?: TableSort["direction"];
  onSortChange?: (sort: TableSort) => void;
};

function TableHeadCell<Row>({ column, direction, onSortChange }: TableHeadCellProps<Row>) {
  const say = useWords();
  const next = direction === "ascending" ? "descending" : "ascending";
  const alignment = column.align === "end" ? "justify-end text-end" : "justify-start";
  const sortable = column.sortable && onSortChange;
  return (
    <span
      role="columnheader"
      tabIndex={-1}
      aria-sort={sortable ? (direction ?? "none") : undefined}
      className={cn("flex min-w-0", alignment)}
    >
      {sortable ? (
        <button
          type="button"
          title={say(next === "ascending" ? "sortAscending" : "sortDescending", { column: column.header })}
          onClick={() => onSortChange({ columnId: column.id, direction: next })}
          className={cn(
            "flex min-h-row-head items-center gap-1 rounded-xs text-start -outline-offset-2 hover:text-foreground",
            direction && "text-foreground",
          )}
        >
          <span dir="auto" className="min-w-0 break-words leading-tight">
            {column.header}
          </span>
          {direction === "ascending" ? <ArrowUp className="size-3" /> : null}
          {direction === "descending" ? <ArrowDown className="size-3" /> : null}
        </button>
      ) : (
        <span dir="auto" className={column.isHeadHidden ? "sr-only" : "min-w-0 break-words leading-tight"}>
          {column.header}
        </span>
      )}
    </span>
  );
}

export type TableGroupRowProps = {
  group: DataGroup;
  rowIndex: number;
  collapsed: boolean;
  onToggle: () => void;
  className?: string;
  style?: CSSProperties;
};

export function TableGroupRow({ group, rowIndex, collapsed, onToggle, className, style }: TableGroupRowProps) {
  const tone = { overdue: "text-status-overdue", "due-soon": "text-status-due-soon" };
  return (
    <div role="row" tabIndex={-1} aria-rowindex={rowIndex} style={style} className={cn("bg-muted", className)}>
      <span role="gridcell" tabIndex={-1} className="flex">
        <button
          type="button"
          aria-expanded={!collapsed}
          onClick={onToggle}
          className="flex h-row-head w-full min-w-0 items-center gap-2 px-6 text-start text-xs -outline-offset-2 touch:h-touch max-md:px-4"
        >
          <ChevronDown
            aria-hidden
            className={cn(
              "size-3.5 text-muted-foreground transition-transform",
              group.tone && tone[group.tone],
              collapsed && "-rotate-90 rtl:rotate-90",
            )}
          />
          <span dir="auto" className="font-semibold">
            {group.label}
          </span>
          <span className="text-muted-foreground">{group.count}</span>
          {group.fact ? (
            <span dir="auto" className="ms-1 min-w-0 truncate text-muted-foreground">
              {group.fact}
            </span>
          ) : null}
        </button>
      </span>
    </div>
  );
}

export type TableRowProps<Row> = {
  row: Row;
  rowId: string;
  elementId: string;
  rowIndex: number;
  columns: readonly DataColumn<Row>[];
  template: string;
  isCursor: boolean;
  /** `onToggle` keeps its identity, so a moving cursor redraws no cell. */
  selection?: { selected: boolean; name: string; onToggle: (rowId: string, range: boolean) => void };
  onOpen: (event: MouseEvent) => void;
  /** Told how high the row is: words that need more lines than its usual height holds make it higher. */
  measure: (element: HTMLElement | null) => void;
  index: number;
  style: CSSProperties;
};

/** Where the cursor is shows at the starting edge, so a selected row under it still looks selected. */
export const rowStateClass = (isCursor: boolean, isSelected: boolean) =>
  cn(
    isSelected ? "bg-selected" : isCursor ? "bg-accent" : "hover:bg-accent",
    isCursor && "before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-ring",
  );

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, rowId, elementId, rowIndex, columns, template, isCursor, selection, onOpen } = props;
  const cells = useMemo(
    () => columns.map((column) => <BodyCell key={column.id} column={column} row={row} />),
    [columns, row],
  );
  const { selected, name, onToggle } = selection ?? {};
  const selector = useMemo(
    () => onToggle && <SelectCell rowId={rowId} name={name ?? ""} selected={selected ?? false} onToggle={onToggle} />,
    [rowId, name, selected, onToggle],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid itself carries the keys for its active row
    <div
      role="row"
      tabIndex={-1}
      id={elementId}
      ref={props.measure}
      data-index={props.index}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      onClick={onOpen}
      onAuxClick={onOpen}
      style={{ ...props.style, gridTemplateColumns: template }}
      className={cn(
        tableGridClass,
        "absolute inset-x-0 top-0 min-h-row cursor-default py-px text-sm leading-tight tabular-nums touch:min-h-row-touch after:absolute after:inset-x-6 after:bottom-0 after:h-px after:bg-[color-mix(in_oklab,var(--border)_55%,transparent)]",
        rowStateClass(isCursor, selected ?? false),
      )}
    >
      {selector}
      {cells}
    </div>
  );
}

type SelectCellProps = {
  rowId: string;
  name: string;
  selected: boolean;
  onToggle: (rowId: string, range: boolean) => void;
};

function SelectCell({ rowId, name, selected, onToggle }: SelectCellProps) {
  const say = useWords();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: x toggles the active row from the keyboard
    <span
      role="gridcell"
      tabIndex={-1}
      className="flex"
      onClick={(event) => {
        event.stopPropagation();
        onToggle(rowId, event.shiftKey);
      }}
    >
      <Checkbox tabIndex={-1} aria-label={say("selectRow", { name })} checked={selected} />
    </span>
  );
}

function BodyCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  return (
    // Words are never cut short: they go on in the next line, and the row grows with them.
    <span
      role="gridcell"
      tabIndex={-1}
      className={cn("@container/cell min-w-0 break-words", column.align === "end" && "text-end")}
    >
      <CellContent>{column.cell(row)}</CellContent>
    </span>
  );
}

/** Bare words are alone in their own direction, so a number after them stays where it belongs in either layout. */
function CellContent({ children }: { children: ReactNode }) {
  if (typeof children !== "string" && typeof children !== "number") return children;
  return <bdi>{children}</bdi>;
}
