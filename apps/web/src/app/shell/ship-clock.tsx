import { Tooltip } from "@ymp/ui/primitives/tooltip";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../lib/use-formats.ts";

const minuteMs = 60_000;

/** Ship's time with its zone, to the minute; UTC on hover and focus. */
export function ShipClock() {
  const { t } = useTranslation();
  const formats = useFormats();
  const now = useMinute();
  return (
    <Tooltip content={formats.timeUtc(now)}>
      <button
        type="button"
        className="flex cursor-default items-baseline gap-1.5 whitespace-nowrap rounded-sm px-2.5 text-(--bar-muted) text-sm tabular-nums"
      >
        <time dateTime={now.toISOString()} className="font-semibold text-(--bar-foreground)">
          {formats.time(now)}
        </time>
        <bdi>{t("common:time.ship", { zone: formats.zoneLabel(now) })}</bdi>
      </button>
    </Tooltip>
  );
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minuteMs - (now.getTime() % minuteMs) + 50);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
