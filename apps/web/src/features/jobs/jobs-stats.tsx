import type { Say } from "@ymp/i18n/screen-translator";
import { type Stat, StatStrip } from "@ymp/ui/patterns/stat-strip";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon, WaitingIcon, WarningIcon } from "@ymp/ui/primitives/status-icon";
import { CalendarDays, Hammer } from "lucide-react";
import type { ReactNode } from "react";
import { useAccess } from "../../app/session.ts";
import type { Formats } from "../../lib/format.ts";
import { isSameSearch } from "../../lib/saved-views/same-search.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { JobsSummary } from "./job-rows.ts";
import { useJobsSummary } from "./jobs.queries.ts";
import { activeFilters, type FilterSearch, type JobsSearch } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";

interface StatKind {
  id: string;
  icon: ReactNode;
  filters: FilterSearch;
  figure: (summary: JobsSummary) => number;
  trend: (summary: JobsSummary, t: Say, formats: Formats) => string | undefined;
}

const stats: readonly StatKind[] = [
  {
    id: "overdue",
    icon: <OverdueIcon className="text-status-overdue" />,
    filters: { isOverdue: true },
    figure: ({ overdue }) => overdue,
    trend: ({ newlyOverdue }, t) =>
      newlyOverdue > 0 ? t("jobs:stats.newlyOverdue", { count: newlyOverdue }) : undefined,
  },
  {
    id: "critical",
    icon: <WarningIcon className="text-status-overdue" />,
    filters: { isOverdue: true, isCritical: true },
    figure: ({ criticalOverdue }) => criticalOverdue,
    trend: criticalOnes,
  },
  {
    id: "due7",
    icon: <DueSoonIcon className="text-status-due-soon" />,
    filters: { buckets: ["today", "next7Days"] },
    figure: ({ due7 }) => due7,
    trend: ({ due7ByCounter }, t) =>
      due7ByCounter > 0 ? t("jobs:stats.byHours", { count: due7ByCounter }) : undefined,
  },
  {
    id: "due30",
    icon: <CalendarDays />,
    filters: { buckets: ["today", "next7Days", "next30Days"] },
    figure: ({ due30 }) => due30,
    trend: ({ due30Tenths }, t, formats) =>
      due30Tenths > 0
        ? t("jobs:stats.hoursPlanned", { hours: formats.count(Math.round(due30Tenths / 10)) })
        : undefined,
  },
  {
    id: "defects",
    icon: <Hammer />,
    filters: { kinds: ["defect"] },
    figure: ({ defects }) => defects,
    trend: ({ defectsOutOfService }, t) =>
      defectsOutOfService > 0 ? t("jobs:stats.outOfService", { count: defectsOutOfService }) : undefined,
  },
  {
    id: "waiting",
    icon: <WaitingIcon className="text-status-waiting" />,
    filters: { state: "waiting" },
    figure: ({ waiting }) => waiting,
    trend: waitingFor,
  },
];

const isDue = ({ id }: StatKind) => id.includes("due");

/** The oldest by its name; how many more by their number. */
function criticalOnes({ criticalOverdue, criticalOverdueTitles }: JobsSummary): string | undefined {
  const [first] = criticalOverdueTitles;
  return first && criticalOverdue > 1 ? `${first} +${criticalOverdue - 1}` : first;
}

function waitingFor({ waitingParts, waitingYard, waitingWeather }: JobsSummary, t: Say): string | undefined {
  const parts = [
    waitingParts > 0 && t("jobs:stats.forParts", { count: waitingParts }),
    waitingYard > 0 && t("jobs:stats.forYard", { count: waitingYard }),
    waitingWeather > 0 && t("jobs:stats.forWeather", { count: waitingWeather }),
  ];
  return parts.filter(Boolean).join(t("common:comma")) || undefined;
}

function isPressed(search: JobsSearch, filters: FilterSearch): boolean {
  const active = Object.fromEntries(activeFilters(search).map((key) => [key, search[key]]));
  return isSameSearch(active, filters);
}

/** The figures of the day; each one filters the list to what it counts. */
export function JobsStats() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { search, filterBy } = useJobsAddress();
  const { data: summary } = useJobsSummary();
  const isFull = useAccess().edition === "full";
  const offered = isFull ? stats : stats.filter(isDue);
  const shown = offered.map(({ id, icon, filters, figure, trend }): Stat => {
    const pressed = isPressed(search, filters);
    return {
      id,
      label: t(`jobs:stats.${id}`),
      icon,
      figure: summary ? formats.count(figure(summary)) : "–",
      trend: summary && trend(summary, t, formats),
      pressed,
      onPress: () => filterBy(pressed ? {} : filters),
    };
  });
  return <StatStrip label={t("jobs:stats.label")} stats={shown} />;
}
