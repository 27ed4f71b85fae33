import type { CalendarDate } from "@ymp/core/calendar-date";
import { mostSlots, slotsIn } from "@ymp/core/rest/letters";
import type { SlotMinutes } from "@ymp/core/rest/marks";
import type { MonthReport } from "@ymp/core/rest/rest-month";
import { cn } from "@ymp/ui/lib/cn";
import { Fragment, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AgainHours } from "./again-hours.tsx";
import { cellId, columns, DayRow } from "./day-row.tsx";
import type { MarkedDay } from "./judged.ts";
import { type Brush, blockOf, brushKeys, type Cell } from "./painting.ts";
import type { RestBreach, RestDay } from "./rest.queries.ts";

export interface MonthGridProps {
  slotMinutes: SlotMinutes;
  days: readonly RestDay[];
  report: MonthReport;
  marks: (on: CalendarDate) => MarkedDay;
  isBroken: (breach: RestBreach) => boolean;
  today: CalendarDate;
  waiting: ReadonlyMap<string, Pick<QueuedWrite, "refusal">>;
  brush: Brush;
  /** Nothing is painted on a month that is signed, or somebody else's. */
  isReadOnly: boolean;
  label: string;
  onPaint: (rows: readonly number[], slots: readonly number[], brush: Brush) => void;
  onBrush: (brush: Brush) => void;
  onCopyYesterday: (row: number) => void;
  onUndo: () => void;
  onRemark: (day: RestDay) => void;
  /** Paints the hour that the clock showed a second time. */
  onAgain: (row: number, slots: readonly number[], brush: Brush) => void;
  planOf: (day: RestDay) => string | undefined;
}

const hours = Array.from({ length: 13 }, (_, at) => at * 2);

/** The month as a grid of half hours, or of quarters: painted by dragging, by a finger too, and by keys. */
export function MonthGrid(props: MonthGridProps) {
  const { days, report, marks, today, waiting, brush, isReadOnly } = props;
  const { t } = useTranslation("hours-of-rest");
  const painting = usePainting(props);
  const { block, cursor } = painting;
  const figures = new Map(report.figures.map((line) => [line.on, line]));
  const broken = new Set(report.breaches.flatMap((breach) => (props.isBroken(breach) ? breach.days : [])));
  return (
    <div className="min-w-0 overflow-x-auto">
      <div aria-hidden className={cn(columns, "h-6 text-2xs text-muted-foreground tabular-nums")}>
        <span />
        <span dir="ltr" className="relative h-full">
          {hours.map((hour) => (
            <span
              key={hour}
              style={{ left: `${(hour / 24) * 100}%` }}
              className={cn("absolute top-1", hour === 24 ? "-translate-x-full" : hour > 0 && "-translate-x-1/2")}
            >
              {String(hour).padStart(2, "0")}
            </span>
          ))}
        </span>
        <span className="text-end">{t("column.rest")}</span>
        <span className="text-end">{t("column.any24")}</span>
        <span className="text-end">{t("column.days7")}</span>
        <span className="ps-3.5">{t("column.remark")}</span>
      </div>
      <div
        {...{
          role: "grid",
          tabIndex: 0,
          "aria-label": props.label,
          "aria-readonly": isReadOnly,
          "aria-multiselectable": true,
          "aria-rowcount": days.length + 1,
          "aria-colcount": slotsIn(props.slotMinutes) + 5,
          "aria-activedescendant": cursor ? cellId(cursor.row, cursor.slot) : undefined,
        }}
        className={cn("touch-pan-y select-none outline-none", !isReadOnly && "cursor-crosshair")}
        {...painting.handlers}
      >
        {days.map((day, row) => (
          <Fragment key={day.on}>
            <DayRow
              day={day}
              plan={props.planOf(day)}
              row={row}
              figures={figures.get(day.on)}
              marks={marks(day.on)}
              isToday={day.on === today}
              isBroken={broken.has(day.on)}
              isAhead={day.on > today}
              isWaiting={waiting.has(day.on)}
              isRefused={waiting.get(day.on)?.refusal != null}
              stroke={block?.rows.includes(row) ? { slots: block.slots, letter: brush } : null}
              cursor={cursor?.row === row ? cursor.slot : null}
              onRemark={props.onRemark}
            />
            <AgainHours
              day={day}
              isLocked={isReadOnly || day.on > today}
              onPaint={(slots) => props.onAgain(row, slots, brush)}
            />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

const cellAt = (x: number, y: number): Cell | null => {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-slot][data-row]");
  return element ? { row: Number(element.dataset.row), slot: Number(element.dataset.slot) } : null;
};

/** A drag paints one day; with shift it paints the same hours of several. */
function usePainting({
  days,
  slotMinutes,
  brush,
  isReadOnly,
  onPaint,
  onBrush,
  onCopyYesterday,
  onUndo,
  onRemark,
}: MonthGridProps) {
  const [stroke, setStroke] = useState<{ anchor: Cell; head: Cell } | null>(null);
  const [cursor, setCursor] = useState<Cell | null>(null);
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const isDragging = useRef(false);
  const selected = cursor && anchor ? blockOf(anchor, cursor) : null;
  const start = (event: PointerEvent<HTMLElement>) => {
    const cell = cellAt(event.clientX, event.clientY);
    if (isReadOnly || !cell || event.button !== 0) return;
    isDragging.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStroke({ anchor: cell, head: cell });
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!isDragging.current || !stroke) return;
    const cell = cellAt(event.clientX, event.clientY);
    if (cell) setStroke({ ...stroke, head: event.shiftKey ? cell : { ...cell, row: stroke.anchor.row } });
  };
  const end = () => {
    if (isDragging.current && stroke) {
      const { rows, slots } = blockOf(stroke.anchor, stroke.head);
      onPaint(rows, slots, brush);
      setCursor(stroke.head);
      setAnchor(stroke.head);
    }
    isDragging.current = false;
    setStroke(null);
  };
  const paintSelected = (letter: Brush) => {
    if (!isReadOnly && selected) onPaint(selected.rows, selected.slots, letter);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === "z";
    if (!isUndo && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const day = cursor ? days[cursor.row] : undefined;
    const moved = cursor
      ? moveBy(cursor, event.key, { rows: days.length, slots: slotsIn(slotMinutes) })
      : arrows[event.key]
        ? { row: 0, slot: 0 }
        : null;
    const letter = brushKeys[event.key];
    if (isUndo) onUndo();
    else if (moved) {
      setCursor(moved);
      if (!event.shiftKey || !anchor) setAnchor(moved);
    } else if (event.key === " ") paintSelected(brush);
    else if (letter) {
      onBrush(letter);
      paintSelected(letter);
    } else if (event.key === "y" && cursor && !isReadOnly) onCopyYesterday(cursor.row);
    else if (event.key === "Enter" && day) onRemark(day);
    else return;
    event.preventDefault();
  };
  const hasMore = selected !== null && selected.rows.length * selected.slots.length > 1;
  return {
    block: stroke ? blockOf(stroke.anchor, stroke.head) : hasMore ? selected : null,
    cursor,
    handlers: {
      onPointerDown: start,
      onPointerMove: drag,
      onPointerUp: end,
      onPointerCancel: () => {
        isDragging.current = false;
        setStroke(null);
      },
      onKeyDown: press,
      onFocus: () => setCursor((known) => known ?? { row: 0, slot: 0 }),
    },
  };
}

const arrows: Readonly<Record<string, readonly [row: number, slot: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -mostSlots],
  End: [0, mostSlots],
};

/** Past midnight it goes on with the next day. */
function moveBy({ row, slot }: Cell, key: string, { rows, slots }: { rows: number; slots: number }): Cell | null {
  const step = arrows[key];
  if (!step) return null;
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
  if (key === "ArrowRight" && slot === slots - 1 && row < rows - 1) return { row: row + 1, slot: 0 };
  if (key === "ArrowLeft" && slot === 0 && row > 0) return { row: row - 1, slot: slots - 1 };
  return { row: within(row + step[0], rows), slot: within(slot + step[1], slots) };
}
