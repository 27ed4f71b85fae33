import { type CalendarDate, daysBetween, type IntervalUnit, todayIn } from "@ymp/core/calendar-date";
import { useMemo } from "react";
import { useVesselOrNone } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useRhythm } from "./use-rhythm.ts";

/** The sentences a job's sheet and its dialogs share, in the reader's language and in ship's time. */
export function useSheetWords() {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const rhythm = useRhythm();
  const zone = useVesselOrNone()?.timeZone ?? "UTC";
  return useMemo(() => {
    const hours = (tenths: number) => t("hours", { hours: formats.quantity(tenths / 10) });
    const interval = (count: number, unit: IntervalUnit) => t(`interval.${unit}`, { count });
    const dueFigures = (dueOn: CalendarDate | null, dueTotal: number | null) => {
      const [date, total] = [dueOn && formats.date(dueOn), dueTotal === null ? null : formats.hours(dueTotal)];
      if (date && total) return t("dueEither", { date, total });
      return date ?? total ?? t("none");
    };
    return {
      /** "500 h", "12.5 h" */
      hours,
      /** "12 months" */
      interval,
      /** "4,800.0 h or 2 Sep 2026" */
      dueFigures,
      /** "every 500 h or 12 months from completion" */
      rhythm,
      /** "today", "yesterday", "18 Jun", "2 Sep 2025" */
      day: (on: CalendarDate, today: CalendarDate) => {
        const passed = daysBetween(on, today);
        if (passed === 0) return t("day.today");
        if (passed === 1) return t("day.yesterday");
        return on.slice(0, 4) === today.slice(0, 4) ? formats.dayMonth(on) : formats.date(on);
      },
      /** "today 07:48", "12 Jun 18:20" */
      moment(at: Date, now: Date = new Date()) {
        const day = this.day(todayIn(zone, at), todayIn(zone, now));
        return t("day.at", { day, time: formats.time(at) });
      },
      dayOf: (at: Date) => todayIn(zone, at),
      zone,
    };
  }, [t, formats, rhythm, zone]);
}

export type SheetWords = ReturnType<typeof useSheetWords>;
