import { SectionHead } from "@ymp/ui/primitives/card";
import { Info } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import type { ServiceSummary } from "./service.queries.ts";

/** What the engagements make; what only the logs can tell is named, not shown as nothing. */
export function ServiceFigures({ summary }: { summary: ServiceSummary }) {
  const { t } = useTranslation("onboard");
  const formats = useFormats();
  const days = (count: number) => t("service.days", { count });
  const { yachtServiceDays, firstSignedOnOn, current } = summary;
  const figures = [
    { name: "yachtService", figure: days(yachtServiceDays) },
    { name: "current", figure: current ? days(current.days) : t("service.notSignedOn") },
    { name: "since", figure: firstSignedOnOn ? formats.date(firstSignedOnOn) : "–" },
  ] as const;
  return (
    <section aria-label={t("service.summary")}>
      <SectionHead level={2} title={t("service.summary")} className="mb-1" />
      <div className="surface px-4 py-3.5">
        <dl className="grid gap-4 sm:grid-cols-3">
          {figures.map(({ name, figure }) => (
            <div key={name}>
              <dt dir="auto" className="text-muted-foreground text-xs">
                {t(`service.${name}`)}
              </dt>
              <dd dir="auto" className="mt-0.5 font-semibold text-xl tabular-nums tracking-[-0.015em]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3.5 flex items-start gap-2 border-border border-t pt-3 text-muted-foreground text-sm">
          <Info aria-hidden className="mt-0.5 size-4 flex-none" />
          <span dir="auto">{t("service.fromLogs")}</span>
        </p>
      </div>
    </section>
  );
}
