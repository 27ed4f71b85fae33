import type { Department } from "@ymp/core/access/roles";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { wholeDay } from "@ymp/core/leave/leave-days";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Balance, WhatItDoes } from "./leave.queries.ts";

type Conflict = WhatItDoes["conflicts"][number];
type Line = NonNullable<Balance["lines"]>[number];

interface Span {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly startsAtNoon?: boolean;
  readonly endsAtNoon?: boolean;
}

/** Leave in the reader's words. */
export function useLeaveWords() {
  const { t } = useTranslation("leave");
  const formats = useFormats();
  const figure = (hundredths: number) => formats.quantity(hundredths / wholeDay);
  const days = (hundredths: number) =>
    t("daysOf", { count: Math.abs(hundredths) === wholeDay ? 1 : 2, days: figure(hundredths) });
  const fromTo = ({ startsOn, endsOn }: Span) => ({ from: formats.dayMonth(startsOn), to: formats.dayMonth(endsOn) });
  const span = (leave: Span) =>
    formats.list([
      leave.startsOn === leave.endsOn ? formats.dayMonth(leave.startsOn) : t("span", fromTo(leave)),
      leave.startsAtNoon ? t("fromNoon") : null,
      leave.endsAtNoon ? t("untilNoon") : null,
    ]);
  const unit = (department: Department | null, rank: string | null) =>
    formats.list([department ? t(`department.${department}`) : t("noDepartment"), rank]);

  const conflict = (one: Conflict): string => {
    switch (one.kind) {
      case "manning": {
        const { aboard, least } = one;
        return t("conflict.manning", { what: unit(one.department, one.rank), aboard, least, ...fromTo(one) });
      }
      case "trip":
        return t("conflict.trip", { name: one.name ?? t("conflict.aTrip"), ...fromTo(one) });
      case "rank":
        return t("conflict.rank", { name: one.name ?? t("conflict.sameRank"), ...fromTo(one) });
      case "watches":
        return t("conflict.watches", { count: one.days, on: formats.dayMonth(one.on) });
      case "floor":
      case "negative":
        return t(`conflict.${one.kind}`, { days: days(one.days), floor: figure(one.floor) });
      case "noContract":
        return t("conflict.noContract");
    }
  };

  const line = (one: Line): string => {
    switch (one.kind) {
      case "opening":
      case "lapsed":
        return t(`line.${one.kind}`, { date: formats.date(one.on) });
      case "accrued":
        return t("line.accrued", { annual: days(one.annual), employed: one.employed });
      case "rotation":
        return t("line.rotation", { aboard: days(one.aboard), onDays: one.onDays, offDays: one.offDays });
      case "minimum":
        return t("line.minimum");
      case "adjustment":
        return t("line.adjustment", { date: formats.date(one.on), reason: one.reason });
      case "taken":
        return t("line.taken", fromTo(one));
    }
  };

  return { t, formats, figure, days, span, unit, conflict, line };
}
