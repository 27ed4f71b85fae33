import type { TimeSpan } from "@ymp/core/rest/breach";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { RestBreach } from "./rest.queries.ts";

/** How hours, intervals and breaches are said. */
export function useRestWords() {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const hours = (minutes: number) => t("hours", { figure: formats.hoursFigure(minutes / 6) });
  const moment = (at: Date) => formats.dateTime(at);
  const value = (breach: RestBreach, which: "value" | "limit") =>
    breach.unit === "periods" ? formats.count(breach[which]) : hours(breach[which]);
  return {
    hours,
    value,
    span: ({ from, until }: TimeSpan) => t("span", { from: moment(from), until: formats.time(until) }),
    sentence: (breach: RestBreach) =>
      t(breach.unit === "periods" ? "breach.PERIODS_COUNT" : `breach.${breach.rule}`, {
        from: moment(breach.from),
        until: moment(breach.until),
        value: value(breach, "value"),
        limit: value(breach, "limit"),
      }),
  };
}
