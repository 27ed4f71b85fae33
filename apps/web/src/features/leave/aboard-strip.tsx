import { cn } from "@ymp/ui/lib/cn";
import { type Axis, isOnAxis, placeOn } from "./axis.ts";
import type { LeaveYear } from "./leave.queries.ts";
import { rowClass } from "./planner-grid.tsx";
import { useLeaveWords } from "./use-leave-words.ts";

/** Heads aboard of each department and rank that has a least number, as if all that was asked for were granted. */
export function AboardStrip({ year, axis }: { year: LeaveYear; axis: Axis }) {
  const { t, unit, formats } = useLeaveWords();
  if (!year.can.decide) return null;
  return (
    <section aria-label={t("aboard")} dir="ltr" className="mt-4 border-border border-t pt-3">
      <h3 dir="auto" className="px-6 pb-2 font-semibold text-xs">
        {t("aboard")}
      </h3>
      {year.aboard.length === 0 ? (
        <p dir="auto" className="px-6 text-muted-foreground text-sm">
          {t("noMinimums")}
        </p>
      ) : null}
      {year.aboard.map(({ department, rank, least, runs }) => {
        const what = unit(department, rank);
        return (
          <div key={what} className={cn(rowClass, "h-7 text-sm")}>
            <span dir="auto" className="truncate">
              {what} <span className="text-muted-foreground text-xs">{t("atLeast", { count: least })}</span>
            </span>
            <ul className="relative h-full">
              {runs
                .filter((run) => isOnAxis(axis, run))
                .map((run) => {
                  const { startsOn, endsOn, value } = run;
                  const words = { what, count: value, from: formats.dayMonth(startsOn), to: formats.dayMonth(endsOn) };
                  return (
                    <li
                      key={startsOn}
                      title={t("aboardRun", words)}
                      className={cn(
                        "absolute inset-y-0.5 overflow-hidden border-background border-s text-center text-xs leading-6 tabular-nums",
                        value < least
                          ? "bg-status-overdue-bg font-semibold text-status-overdue"
                          : "bg-muted text-muted-foreground",
                      )}
                      style={placeOn(axis, run)}
                    >
                      {value < least ? <span className="sr-only">{t("aboardRun", words)}</span> : null}
                      <span aria-hidden={value < least}>{value}</span>
                    </li>
                  );
                })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
