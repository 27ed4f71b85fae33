import { clockOfSlot, slotMinutesOf } from "@ymp/core/rest/letters";
import { cn } from "@ymp/ui/lib/cn";
import { useTranslation } from "../../lib/translation.tsx";
import { markWord } from "./painting.ts";
import type { RestDay } from "./rest.queries.ts";

const fills: Readonly<Record<string, string>> = {
  "#": "bg-rest-work text-background",
  D: "bg-rest-drill text-background",
  C: "bg-rest-emergency/70",
  E: "bg-rest-emergency text-background",
  "+": "bg-status-done/45",
  ".": "bg-rest-rest",
  "?": "bg-rest-rest/40 text-muted-foreground",
};

interface AgainHoursProps {
  day: RestDay;
  isLocked: boolean;
  isTouch?: boolean;
  onPaint: (slots: readonly number[]) => void;
}

/** The hour that the ship's clock showed a second time: it has slots of its own. */
export function AgainHours({ day, isLocked, isTouch = false, onPaint }: AgainHoursProps) {
  const { t } = useTranslation("hours-of-rest");
  const { repeated, repeatedFrom } = day;
  if (repeated === null || repeatedFrom === null) return null;
  return (
    <div className={cn("flex flex-wrap items-center gap-2 text-xs", !isTouch && "ms-14 py-1")}>
      <span dir="auto" className="text-muted-foreground">
        {t("againRow")}
      </span>
      <span {...{ role: "group", "aria-label": t("againRow") }} dir="ltr" className="flex flex-wrap gap-px">
        {[...repeated].map((letter, at) => {
          const slot = repeatedFrom + at;
          const time = clockOfSlot(slot, slotMinutesOf(day.grid));
          return (
            <button
              key={slot}
              type="button"
              disabled={isLocked}
              aria-label={t("day.half", { time: t("again", { time }), mark: t(`mark.${markWord(letter)}`) })}
              onClick={() => onPaint([at])}
              className={cn("px-2 tabular-nums", isTouch ? "h-11 min-w-14 font-medium text-sm" : "h-5", fills[letter])}
            >
              {time}
            </button>
          );
        })}
      </span>
    </div>
  );
}
