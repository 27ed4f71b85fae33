import { Repeat } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { CompletionForm } from "./complete-job-form.ts";
import { type NextDue, needsReading, nextDueAfter } from "./complete-job-judgement.ts";
import { useSheetWords } from "./job-sheet-words.ts";

/** What this completion brings next, stated before it is pressed. */
export function NextDueBox({ form }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const { job, doneOn, total } = form;
  const explanation = useExplanation();
  const next = nextDueAfter(job, doneOn, total);
  if (!job.plan) return null;
  return (
    <section
      aria-label={t("next.label")}
      aria-live="polite"
      className="rounded-lg bg-background px-3.5 py-3 text-sm inset-ring inset-ring-border"
    >
      <p className="flex flex-wrap items-center gap-x-2 font-medium">
        <Repeat aria-hidden className="size-4 text-muted-foreground" />
        <span dir="auto">{t("next.title", { title: job.plan.title })}</span>
        <bdi className="ms-auto tabular-nums">
          {next ? words.dueFigures(next.dueOn, next.dueTotal) : t(job.plan.isActive ? "next.unknown" : "next.stopped")}
        </bdi>
      </p>
      <p dir="auto" className="mt-1 ps-6 text-muted-foreground text-xs tabular-nums">
        {next ? explanation(next) : null}
        {needsReading(job) && total === null && job.plan.isActive ? ` ${t("next.needsReading")}` : null}
      </p>
    </section>
  );
}

/** "At 4.0 h a day about 21 October 2026. Counted from completion, within 50 h or 14 days." */
function useExplanation(): (next: NextDue) => string {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const words = useSheetWords();
  return ({ forecast, mode, graceDays, graceTenths, missed, missedCount }) => {
    const sentences: string[] = [];
    if (forecast)
      sentences.push(
        t("next.forecast", { rate: formats.hours(forecast.dailyAverage), date: formats.date(forecast.on) }),
      );
    const grace = [
      graceTenths > 0 ? words.hours(graceTenths) : null,
      graceDays > 0 ? words.interval(graceDays, "day") : null,
    ].filter((part) => part !== null);
    const within = grace.length === 2 ? t("dueEither", { total: grace[0], date: grace[1] }) : grace[0];
    sentences.push(within ? t(`next.${mode}Within`, { within }) : t(`next.${mode}`));
    if (missedCount > missed.length) sentences.push(t("next.missedMany", { count: missedCount, kept: missed.length }));
    else if (missedCount > 0)
      sentences.push(
        t("next.missed", { count: missedCount, dates: formats.list(missed.map((on) => formats.date(on))) }),
      );
    return sentences.join(" ");
  };
}
