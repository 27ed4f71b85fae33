import { Button } from "@ymp/ui/primitives/button";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { RefreshCw } from "lucide-react";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { AlarmsCard } from "./alarms-card.tsx";
import { HealthCard, useHealthFacts } from "./health-cards.tsx";
import { verdictsOn } from "./health-verdicts.ts";
import { type SystemHealth, useHealth } from "./platform.queries.ts";

/** Whether the system is well, part by part, in figures and in words. */
export function HealthPanel() {
  const query = useHealth();
  const { data } = query;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">
      {query.isPending ? <Skeleton className="appear-late h-64 rounded-lg" /> : null}
      {query.isError && !data ? <NotLoaded query={query} /> : null}
      {data ? <Figures health={data} isReading={query.isFetching} onRefresh={() => void query.refetch()} /> : null}
    </div>
  );
}

interface FiguresProps {
  health: SystemHealth;
  isReading: boolean;
  onRefresh: () => void;
}

function Figures({ health, isReading, onRefresh }: FiguresProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const verdicts = verdictsOn(health);
  const troubles = Object.values(verdicts).filter((verdict) => verdict !== null).length;
  const cards = useHealthFacts(health);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <p role="status" className="flex items-center gap-1.5 font-medium text-base">
          {troubles === 0 ? (
            <CompletedIcon className="text-status-done" />
          ) : (
            <WarningIcon className="text-status-due-soon" />
          )}
          <bdi>{troubles === 0 ? t("health.well") : t("health.attention", { count: troubles })}</bdi>
        </p>
        <span className="text-muted-foreground tabular-nums">
          {t("health.at", { at: formats.dateTime(health.at) })}
        </span>
        <Button className="ms-auto" busy={isReading} onClick={onRefresh}>
          <RefreshCw />
          {t("health.refresh")}
        </Button>
      </div>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <HealthCard key={card.id} card={card} verdict={verdictOf(card.id)} />
        ))}
      </div>
      <AlarmsCard alarms={health.alarms.latest} />
    </>
  );

  function verdictOf(id: string): string | null | undefined {
    return Object.entries(verdicts).find(([part]) => part === id)?.[1];
  }
}
