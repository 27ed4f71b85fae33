import { addMonths, type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { monthName } from "@ymp/core/rest/month-name";
import { IconButton } from "@ymp/ui/primitives/button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useShipsDay } from "./use-rest-month.ts";

interface MonthSwitchProps {
  month: string;
  /** The day on board as it was read. */
  read: CalendarDate | undefined;
  isTouch?: boolean | undefined;
  onMonth: (month: string) => void;
}

/** The month that is shown, and the way to the others; none lies ahead. */
export function MonthSwitch({ month, read, isTouch = false, onMonth }: MonthSwitchProps) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const today = useShipsDay(read);
  const first = parseCalendarDate(`${month}-01`);
  const move = (months: number) => onMonth(monthName(addMonths(first, months)));
  const size = isTouch ? "icon-touch" : "icon-sm";
  const isLast = read !== undefined && monthName(today) <= month;
  return (
    <span className="flex items-center justify-between gap-1">
      <IconButton label={t("month.before")} variant="ghost" size={size} onClick={() => move(-1)}>
        <ChevronLeft />
      </IconButton>
      <span dir="auto" className="min-w-24 text-center font-semibold tabular-nums">
        {formats.month(first)}
      </span>
      <IconButton label={t("month.after")} variant="ghost" size={size} disabled={isLast} onClick={() => move(1)}>
        <ChevronRight />
      </IconButton>
    </span>
  );
}
