import { mostYardDays, neededActual, neededQualifying } from "@ymp/core/sea-service/qualifying";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Progress } from "@ymp/ui/primitives/progress";
import { CalendarDays, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import type { ServiceSummary } from "./sea-service.queries.ts";

const ShipDaysDialog = lazyPanel("dialog", async () => (await import("./ship-days-dialog.tsx")).ShipDaysDialog);

/** All service by kind, here and on other vessels, and how far it is to a ticket. */
export function ServiceSums({ summary }: { summary: ServiceSummary }) {
  const { t } = useTranslation("sea-service");
  const [showsDays, setShowsDays] = useState(false);
  return (
    <section aria-label={t("sums.title")}>
      <SectionHead level={2} title={t("sums.title")} className="mb-1">
        {summary.can.tellDays ? (
          <Button variant="secondary" size="sm" onClick={() => setShowsDays(true)}>
            <CalendarDays />
            {t("sums.tellDays")}
          </Button>
        ) : null}
      </SectionHead>
      <div className="grid gap-4 lg:grid-cols-2">
        <Kinds summary={summary} />
        <Ticket summary={summary} />
      </div>
      {showsDays ? <ShipDaysDialog onClose={() => setShowsDays(false)} /> : null}
    </section>
  );
}

function Kinds({ summary }: { summary: ServiceSummary }) {
  const { t } = useTranslation("sea-service");
  const formats = useFormats();
  const { here, all, yachtServiceDays } = summary;
  const days = (count: number) => t("days", { count });
  const beside = (onThis: number, total: number) =>
    total === onThis ? null : t("sums.here", { days: formats.quantity(onThis) });
  const rows = [
    { name: "onBoard", figure: days(all.onBoard), fact: beside(yachtServiceDays, all.onBoard) },
    { name: "actual", figure: days(all.actual), fact: beside(here.actual, all.actual) },
    {
      name: "standBy",
      figure: days(all.standBy),
      fact: all.standBy > all.actual ? counted(all.actual) : beside(here.standBy, all.standBy),
    },
    {
      name: "yard",
      figure: days(all.yard),
      fact: all.yard > mostYardDays ? counted(mostYardDays) : beside(here.yard, all.yard),
    },
    { name: "watchkeeping", figure: days(all.watchkeeping), fact: beside(here.watchkeeping, all.watchkeeping) },
    { name: "distance", figure: formats.quantity(Math.round(here.distance / 10)), fact: null },
  ] as const;
  function counted(count: number) {
    return t("sums.counted", { days: formats.quantity(count) });
  }
  return (
    <div className="surface px-4 py-1.5">
      <dl className="text-sm">
        {rows.map(({ name, figure, fact }) => (
          <div key={name} className="flex min-h-row items-baseline gap-3 py-1.5 [&:not(:last-child)]:hairline-b">
            <dt dir="auto" className="min-w-0 flex-1 text-muted-foreground">
              {t(`field.${name}`)}
            </dt>
            <dd dir="auto" className="flex flex-wrap justify-end gap-x-2 tabular-nums">
              {fact ? <span className="text-muted-foreground">{fact}</span> : null}
              <span className="font-medium">{figure}</span>
            </dd>
          </div>
        ))}
      </dl>
      {here.byPlan > 0 ? (
        <p dir="auto" className="border-border border-t py-2 text-muted-foreground text-xs">
          {t("sums.byPlan", { count: here.byPlan })}
        </p>
      ) : null}
      {here.untold > 0 ? (
        <p dir="auto" className="flex items-start gap-1.5 border-border border-t py-2 text-status-due-soon text-xs">
          <TriangleAlert aria-hidden className="mt-px size-3.5 flex-none" />
          {t("sums.untold", { count: here.untold })}
        </p>
      ) : null}
    </div>
  );
}

function Ticket({ summary: { all, qualifyingDays, isEligible } }: { summary: ServiceSummary }) {
  const { t } = useTranslation("sea-service");
  const formats = useFormats();
  const lines = [
    { name: "actual", days: all.actual, needed: neededActual },
    { name: "qualifying", days: qualifyingDays, needed: neededQualifying },
  ] as const;
  return (
    <div className="surface flex flex-col gap-3 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span dir="auto" className="min-w-0 flex-1 font-medium">
          {t("ticket.title")}
        </span>
        {isEligible ? <Badge tone="done">{t("ticket.reached")}</Badge> : null}
      </p>
      {lines.map(({ name, days, needed }) => {
        const of = t("ticket.of", { days: formats.quantity(days), needed: formats.quantity(needed) });
        return (
          <div key={name} className="flex flex-col gap-1 text-sm">
            <span className="flex justify-between gap-2">
              <span dir="auto" className="text-muted-foreground">
                {t(`ticket.${name}`)}
              </span>
              <span dir="auto" className="tabular-nums">
                {of}
              </span>
            </span>
            <Progress
              value={days}
              max={needed}
              label={`${t(`ticket.${name}`)}: ${of}`}
              tone={days >= needed ? "done" : "progress"}
            />
          </div>
        );
      })}
      <p dir="auto" className="mt-auto text-muted-foreground text-xs">
        {t("ticket.rule")}
      </p>
    </div>
  );
}
