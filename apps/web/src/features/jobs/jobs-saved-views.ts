import { addDays, addMonths, type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import type { SavedView } from "@ymp/ui/patterns/filter-bar";
import { useMemo } from "react";
import { countedText } from "../../lib/counted-text.ts";
import { type KeptView, useSavedViews } from "../../lib/saved-views/use-saved-views.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { JobsSummary } from "./job-rows.ts";
import { useJobCounts, useJobsSummary } from "./jobs.queries.ts";
import { type ListSearch, readViewSearch, viewSearchOf } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";

export function lastDayOfMonth(day: CalendarDate): CalendarDate {
  return addDays(addMonths(parseCalendarDate(`${day.slice(0, 8)}01`), 1), -1);
}

const classAndSurvey: ListSearch = { kinds: ["class", "condition_of_class", "inspection"] };

/** Figures that the summary has anyway need no question of their own. */
function countFromSummary(id: string, summary: JobsSummary | undefined): number | undefined {
  return { open: summary?.open, mine: summary?.mine, class: summary?.classAndSurvey }[id];
}

const isCountedApart = ({ id }: KeptView<ListSearch>) => !["open", "mine", "class"].includes(id);

export function useJobViews(today: CalendarDate) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { search } = useJobsAddress();
  const { data: summary } = useJobsSummary();
  const builtIn = useMemo(() => {
    const monthEnd = lastDayOfMonth(today);
    return [
      { id: "open", name: t("jobs:views.open"), search: {} },
      { id: "month", name: t("jobs:views.until", { date: formats.dayMonth(monthEnd) }), search: { dueBy: monthEnd } },
      { id: "mine", name: t("jobs:views.mine"), search: { assigneeId: "me" } as const },
      { id: "class", name: t("jobs:views.class"), search: classAndSurvey },
    ];
  }, [t, formats, today]);
  const kept = useSavedViews<ListSearch>({
    module: "jobs",
    builtIn,
    read: readViewSearch,
    current: viewSearchOf(search),
  });
  const { views } = kept;
  const asked = views.filter(isCountedApart);
  const counts = useJobCounts(asked.map((view) => view.search));
  const shown = views.map((view): SavedView => {
    const exact = countFromSummary(view.id, summary);
    const counted = counts[asked.indexOf(view)];
    const known = counted === undefined ? undefined : countedText(counted, formats);
    return { id: view.id, label: view.name, count: exact === undefined ? known : formats.count(exact) };
  });
  return { kept, shown };
}
