import { useQuery } from "@tanstack/react-query";
import { addDays, addMonths, type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import type { SavedView } from "@ymp/ui/patterns/filter-bar";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useTrpc } from "../../app/services-context.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { JobsSummary } from "./job-rows.ts";
import { useJobCounts, useJobsSummary } from "./jobs.queries.ts";
import { isSameView, type ListSearch, readViewSearch, viewSearchOf } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";

/** A view that somebody kept; the ones that every vessel has carry no owner. */
export interface KeptView {
  id: string;
  name: string;
  search: ListSearch;
  isShared: boolean;
  isOwn: boolean;
  isBuiltIn: boolean;
}

export function lastDayOfMonth(day: CalendarDate): CalendarDate {
  return addDays(addMonths(parseCalendarDate(`${day.slice(0, 8)}01`), 1), -1);
}

const builtIn = { isShared: true, isOwn: false, isBuiltIn: true };

const classAndSurvey: ListSearch = { kinds: ["class", "condition_of_class", "inspection"] };

/** Figures that the summary has anyway need no question of their own. */
function countFromSummary(id: string, summary: JobsSummary | undefined): number | undefined {
  return { open: summary?.open, mine: summary?.mine, class: summary?.classAndSurvey }[id];
}

const isCountedApart = ({ id }: KeptView) => !["open", "mine", "class"].includes(id);

export function useJobViews(today: CalendarDate) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { search } = useJobsAddress();
  const { data: summary } = useJobsSummary();
  const { data: saved } = useQuery(useTrpc().savedViews.list.queryOptions({ module: "jobs" }));
  const views = useMemo((): KeptView[] => {
    const monthEnd = lastDayOfMonth(today);
    return [
      { ...builtIn, id: "open", name: t("jobs:views.open"), search: {} },
      {
        ...builtIn,
        id: "month",
        name: t("jobs:views.until", { date: formats.dayMonth(monthEnd) }),
        search: { dueBy: monthEnd },
      },
      { ...builtIn, id: "mine", name: t("jobs:views.mine"), search: { assigneeId: "me" } },
      { ...builtIn, id: "class", name: t("jobs:views.class"), search: classAndSurvey },
      ...(saved ?? []).map((view) => ({ ...view, search: readViewSearch(view.search), isBuiltIn: false })),
    ];
  }, [t, formats, today, saved]);
  const asked = views.filter(isCountedApart);
  const counts = useJobCounts(asked.map((view) => view.search));
  const shown = views.map(
    (view): SavedView => ({
      id: view.id,
      label: view.name,
      count: countFromSummary(view.id, summary) ?? counts[asked.indexOf(view)],
    }),
  );
  const active = views.find((view) => isSameView(view.search, viewSearchOf(search))) ?? null;
  return { views, shown, active };
}
