import { Tooltip } from "@ymp/ui/primitives/tooltip";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useMinute } from "../../lib/use-minute.ts";
import { useVesselOrNone } from "../session.ts";

/** Ship's time with its zone, to the minute; UTC on hover and focus, and where there is no vessel. */
export function ShipClock() {
  const { t } = useTranslation();
  const formats = useFormats();
  const now = useMinute();
  const isAboard = useVesselOrNone() !== null;
  const zone = formats.zoneLabel(now);
  return (
    <Tooltip content={formats.timeUtc(now)}>
      <button
        type="button"
        className="flex cursor-default items-baseline gap-1.5 whitespace-nowrap rounded-sm px-2.5 text-(--bar-muted) text-sm tabular-nums"
      >
        <time dateTime={now.toISOString()} className="font-semibold text-(--bar-foreground)">
          {formats.time(now)}
        </time>
        <bdi>{isAboard ? t("navigation:shipTime", { zone }) : zone}</bdi>
      </button>
    </Tooltip>
  );
}
