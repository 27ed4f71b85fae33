import { firstOf } from "@ymp/core/bounded";
import { todayIn } from "@ymp/core/calendar-date";
import { LineChart } from "@ymp/ui/patterns/line-chart";
import { Button } from "@ymp/ui/primitives/button";
import { Card } from "@ymp/ui/primitives/card";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { Gauge } from "lucide-react";
import type { ReactNode } from "react";
import { useVessel } from "../../app/session.ts";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { chartLines, forecastEnd, forecastPoints, recentPoints } from "./chart-lines.ts";
import { titleUnder } from "./due-words.ts";
import { type Machine, type Meter, useReadings } from "./equipment.queries.ts";
import { useMachineAddress } from "./machine-address.ts";
import { useMeterFigure } from "./use-words.ts";

/** The meter: what it shows, how fast it runs, and when that makes the next work due. */
export function RunningHoursCard({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { meterId, showMeter } = useMachineAddress();
  const meter = machine.counters.find(({ id }) => id === meterId) ?? machine.counters[0];
  if (!meter) return <NoMeter machine={machine} />;
  return (
    <Card>
      {machine.counters.length > 1 ? (
        <Segmented
          label={t("equipment:meter.choose")}
          value={meter.id}
          onValueChange={showMeter}
          options={machine.counters.map(({ id, kind }) => ({ value: id, label: t(`equipment:meter.kind.${kind}`) }))}
          className="mb-3"
        />
      ) : null}
      <MeterFigures meter={meter} />
      <MeterChart machine={machine} meter={meter} isOnly={machine.counters.length === 1} />
    </Card>
  );
}

function NoMeter({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { open } = useMachineAddress();
  return (
    <Card className="flex flex-col items-start gap-2 text-sm">
      <h2 className="font-semibold">{t("equipment:meter.none")}</h2>
      <p className="max-w-[48ch] text-muted-foreground">{t("equipment:meter.noneWhy")}</p>
      {machine.can.addReading ? (
        <Button className="mt-1" onClick={() => open("reading")}>
          <Gauge />
          {t("equipment:action.addReading")}
        </Button>
      ) : null}
    </Card>
  );
}

function MeterFigures({ meter }: { meter: Meter }) {
  const { t } = useTranslation();
  const figureOf = useMeterFigure();
  const { dailyAverage, sinceOverhaul, lastTotal, kind } = meter;
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-2">
      <Figure label={t(`equipment:meter.title.${kind}`)}>
        <bdi className="font-semibold text-2xl tracking-[-0.02em]">
          {lastTotal === null ? "–" : figureOf(kind, lastTotal)}
        </bdi>
        <ReadAt meter={meter} />
      </Figure>
      {dailyAverage === null ? null : (
        <Figure label={t("equipment:meter.average")}>
          <bdi className="font-semibold text-lg">
            {t("equipment:meter.aDay", { figure: figureOf(kind, dailyAverage) })}
          </bdi>
        </Figure>
      )}
      {sinceOverhaul === null ? null : (
        <Figure label={t("equipment:meter.sinceOverhaul")}>
          <bdi className="font-semibold text-lg">{figureOf(kind, sinceOverhaul)}</bdi>
        </Figure>
      )}
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-medium text-muted-foreground text-xs">{label}</p>
      <p className="flex items-baseline gap-2 tabular-nums">{children}</p>
    </div>
  );
}

function ReadAt({ meter: { lastReadAt } }: { meter: Meter }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { timeZone } = useVessel();
  const now = useNow();
  if (!lastReadAt) return null;
  const isToday = todayIn(timeZone, lastReadAt) === todayIn(timeZone, now);
  return (
    <span className="text-muted-foreground text-sm">
      {isToday ? t("equipment:meter.today", { time: formats.time(lastReadAt) }) : formats.dateTime(lastReadAt)}
    </span>
  );
}

interface MeterChartProps {
  machine: Machine;
  meter: Meter;
  isOnly: boolean;
}

/** As tall as the particulars beside it usually are. */
const chartHeight = 280;

function MeterChart({ machine, meter, isOnly }: MeterChartProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const figureOf = useMeterFigure();
  const { timeZone } = useVessel();
  const now = useNow();
  const { data } = useReadings(machine.id, isOnly ? undefined : meter.id);
  if (!data) return <Skeleton className="appear-late h-[280px] w-full rounded-md" />;
  const points = recentPoints(data.points, now);
  if (points.length < 2) return <p className="text-muted-foreground text-sm">{t("equipment:meter.tooFew")}</p>;
  const end = forecastEnd(points, now);
  const { lastTotal, lastReadAt, dailyAverage, kind } = meter;
  const lowest = points[0]?.total ?? 0;
  const lines = chartLines(data.thresholds, { lastTotal: lastTotal ?? 0, lowest }, todayIn(timeZone, end));
  const forecast =
    lastTotal !== null && lastReadAt && dailyAverage
      ? {
          points: forecastPoints({ lastTotal, lastReadAt, dailyAverage }, end),
          label: t("equipment:meter.forecast", { figure: figureOf(kind, dailyAverage) }),
        }
      : undefined;
  return (
    <>
      <LineChart
        label={t("equipment:meter.chart", { name: machine.name })}
        readings={points.map(({ readAt, total }) => ({ at: readAt.getTime(), value: total / 10 }))}
        now={now.getTime()}
        height={chartHeight}
        thresholds={lines.map(({ titles, dueTotal, isPassed, reachedOn }) => ({
          id: String(dueTotal),
          label: t("equipment:meter.threshold", {
            titles: formats.list(
              firstWords(
                titles.map((title) => titleUnder(machine.name, title)),
                2,
              ),
            ),
            figure: figureOf(kind, dueTotal),
          }),
          value: dueTotal / 10,
          isPassed,
          reached:
            isPassed || !reachedOn || !forecast
              ? undefined
              : { at: Date.parse(reachedOn), label: formats.dayMonth(reachedOn) },
        }))}
        forecast={forecast}
        formatValue={(value) => formats.count(value)}
        formatInstant={(at) => formats.dateTime(new Date(at))}
        columns={{ when: t("equipment:meter.when"), value: t(`equipment:meter.title.${kind}`) }}
      />
      <CutNote shown={data.hasMore && points.length} way="latest" />
    </>
  );
}

function firstWords(words: readonly string[], most: number): string[] {
  const { rows, hasMore } = firstOf(words, most);
  return [...rows, ...(hasMore ? ["…"] : [])];
}
