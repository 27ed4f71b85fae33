import { dayOfMonth } from "@ymp/core/rest/month-name";
import { cn } from "@ymp/ui/lib/cn";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { memo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { MarkedDay } from "./judged.ts";
import type { RestDay, RestFigures } from "./rest.queries.ts";

const fills: Readonly<Record<string, string>> = {
  "#": "bg-rest-work",
  D: "bg-rest-drill",
  C: "bg-rest-emergency/70",
  E: "bg-rest-emergency",
  "+": "bg-status-done/45",
  ".": "bg-rest-rest",
  "?": "bg-rest-rest/40",
  x: "bg-transparent",
};

const hatched = "hatch-violation";
/** Planned work under what was recorded. */
const planned = "border-b-2 border-b-rest-work/60";

export interface DayRowProps {
  day: RestDay;
  /** A letter to each slot that is planned. */
  plan: string | undefined;
  row: number;
  figures: RestFigures | undefined;
  marks: MarkedDay;
  isToday: boolean;
  isBroken: boolean;
  isAhead: boolean;
  isWaiting: boolean;
  /** What waits was refused; it is mended where it waits. */
  isRefused: boolean;
  /** Slots that are being painted, and in which letter. */
  stroke: { slots: readonly number[]; letter: string } | null;
  cursor: number | null;
  onRemark: (day: RestDay) => void;
}

export const cellId = (row: number, slot: number) => `rest-${row}-${slot}`;
/** Day, its slots, three sums, remark. */
export const columns = "grid grid-cols-[56px_minmax(432px,576px)_44px_54px_50px_minmax(80px,1fr)] items-center";

/** One day: its hours, its sums, its remark. */
export const DayRow = memo(function DayRow({ day, plan, row, figures, marks, stroke, cursor, ...is }: DayRowProps) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const hours = (minutes: number | null | undefined) => (minutes == null ? "" : formats.hoursOf(minutes));
  const slotsOfHour = day.grid.length / 24;
  const painted = new Set(stroke?.slots);
  return (
    <div {...{ role: "row", "aria-rowindex": row + 2 }} className={cn(columns, "h-5 text-xs tabular-nums")}>
      <span {...{ role: "rowheader" }} className={cn("flex items-baseline gap-1.5", is.isToday && "font-semibold")}>
        <span
          className={cn("w-6 rounded-sm text-end font-medium", is.isToday && "bg-foreground px-1 text-background")}
          {...(is.isToday ? { "aria-current": "date" } : {})}
        >
          {dayOfMonth(day.on)}
        </span>
        <span className="text-2xs text-muted-foreground">{formats.weekday(day.on).split(/[\s,，]/u)[0]}</span>
      </span>
      <span {...{ role: "none", dir: "ltr" }} className="grid h-5 auto-cols-fr grid-flow-col py-[1.5px]">
        {[...day.grid].map((letter, slot) => {
          const shown = painted.has(slot) && letter !== "x" ? (stroke?.letter ?? letter) : letter;
          return (
            <span
              key={cellId(row, slot)}
              id={cellId(row, slot)}
              {...{ role: "gridcell", "aria-colindex": slot + 2 }}
              data-row={row}
              data-slot={slot}
              className={cn(
                "border-border/60 border-s",
                // A line each quarter would leave no room for the colour between them.
                slotsOfHour > 2 && slot % 2 > 0 && "border-s-0",
                slot % slotsOfHour === 0 && "border-border",
                slot % (6 * slotsOfHour) === 0 && "border-border-strong",
                fills[shown],
                plan?.[slot] === "#" && shown !== "x" && (shown === "?" ? "bg-rest-work/35" : planned),
                marks.broken.has(slot) && !painted.has(slot) && hatched,
                marks.outlined.has(slot) &&
                  "border-s-0 shadow-[inset_0_1.5px_0_var(--foreground),inset_0_-1.5px_0_var(--foreground)]",
                marks.outlined.has(slot) && !marks.outlined.has(slot - 1) && "border-s-[1.5px] border-s-foreground",
                marks.outlined.has(slot) && !marks.outlined.has(slot + 1) && "border-e-[1.5px] border-e-foreground",
                cursor === slot && "outline-2 outline-ring -outline-offset-1",
              )}
            />
          );
        })}
      </span>
      <span {...{ role: "gridcell" }} className="text-end">
        {hours(figures?.restMinutes)}
      </span>
      <span
        {...{ role: "gridcell" }}
        className={cn("flex items-center justify-end gap-1", is.isBroken && "font-semibold text-status-overdue")}
      >
        {is.isBroken ? <OverdueIcon className="size-3 flex-none" /> : null}
        {hours(figures?.leastRest24h)}
      </span>
      <span {...{ role: "gridcell" }} className="text-end">
        {hours(figures?.leastRest7d)}
      </span>
      <button
        type="button"
        aria-label={t("day.open", { day: formats.weekday(day.on) })}
        disabled={is.isAhead}
        onClick={() => is.onRemark(day)}
        className={cn(
          "ms-3.5 min-w-0 truncate disabled:invisible rounded-sm text-start text-muted-foreground hover:text-foreground",
          is.isRefused && "font-semibold text-status-overdue",
          !is.isWaiting &&
            !day.remark &&
            !day.grounds &&
            "opacity-0 hover:opacity-100 focus-visible:opacity-100 touch:opacity-100",
        )}
      >
        {is.isRefused ? t("unsent.refused") : is.isWaiting ? t("unsent.onDevice") : (day.remark ?? day.grounds ?? "…")}
      </button>
    </div>
  );
});
