import type { TimeSpan } from "@ymp/core/rest/breach";
import { type ShipZones, zoneAt } from "@ymp/core/rest/ship-zones";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats, useFormatsIn } from "../../lib/use-formats.ts";
import type { RestBreach } from "./rest.queries.ts";

/** A length of time in hours. */
export function useRestHours() {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  return (minutes: number) => t("hours", { figure: formats.hoursOf(minutes) });
}

/** How hours, intervals and breaches are said: times as the clock on board showed them then. */
export function useRestWords(zones: ShipZones) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const hours = useRestHours();
  const formatsIn = useFormatsIn();
  const then = (at: Date) => formatsIn(zoneAt(zones, at));
  const moment = (at: Date) => then(at).dateTime(at);
  const value = (breach: RestBreach, which: "value" | "limit") =>
    breach.unit === "periods" ? formats.count(breach[which]) : hours(breach[which]);
  return {
    hours,
    value,
    span: ({ from, until }: TimeSpan) => t("span", { from: moment(from), until: then(until).time(until) }),
    sentence: (breach: RestBreach) =>
      t(breach.unit === "periods" ? "breach.PERIODS_COUNT" : `breach.${breach.rule}`, {
        from: moment(breach.from),
        until: moment(breach.until),
        value: value(breach, "value"),
        limit: value(breach, "limit"),
      }),
  };
}
