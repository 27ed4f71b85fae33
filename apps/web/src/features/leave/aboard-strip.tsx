import { cn } from "@ymp/ui/lib/cn";
import { type Axis, isOnAxis, placeOn } from "./axis.ts";
import type { LeaveYear } from "./leave.queries.ts";
import { movedHeads, type TriedElsewhere } from "./moved-heads.ts";
import { rowClass } from "./planner-grid.tsx";
import { useLeaveWords } from "./use-leave-words.ts";

/** Of the axis; a narrower run has no room for its figure, which its title tells. */
const leastPercent = 1.5;

export interface AboardStripProps {
  year: LeaveYear;
  axis: Axis;
  /** A request that is tried on other days. */
  tried: TriedElsewhere | null;
}

/** Heads aboard of each department and rank that has a least number, as if all that was asked for were granted. */
export function AboardStrip({ year, axis, tried }: AboardStripProps) {
  const { t, unit, formats } = useLeaveWords();
  if (!year.can.decide) return null;
  const aboard = tried ? movedHeads(year.aboard, tried) : year.aboard;
  const title = t(tried ? "aboardMoved" : "aboard");
  return (
    <section
      aria-label={title}
      dir="ltr"
      className="sticky bottom-0 z-10 max-h-[45%] min-w-fit overflow-y-auto border-border border-t bg-background pt-2.5 pb-3"
    >
      <h3 dir="auto" className="px-6 pb-1.5 font-semibold text-xs">
        {title}
      </h3>
      {aboard.length === 0 ? (
        <p dir="auto" className="px-6 text-muted-foreground text-sm">
          {t("noMinimums")}
        </p>
      ) : null}
      {aboard.map(({ department, rank, least, runs }) => {
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
                  const place = placeOn(axis, run);
                  const isWide = Number.parseFloat(place.width) >= leastPercent;
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
                      style={place}
                    >
                      {value < least ? <span className="sr-only">{t("aboardRun", words)}</span> : null}
                      {isWide ? <span aria-hidden={value < least}>{value}</span> : null}
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
