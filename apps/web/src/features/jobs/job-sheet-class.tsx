import { classWindow } from "@ymp/core/maintenance/class-items";
import { isOfClass } from "@ymp/core/maintenance/class-work";
import { Button } from "@ymp/ui/primitives/button";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Job } from "./job-sheet-data.ts";

/** The number that class gave the item, its survey, and between which days it is credited. */
export function ClassItemFacts({ job: { plan, originalDueOn, dueOn } }: { job: Job }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const on = originalDueOn ?? dueOn;
  const window = on && plan?.classWindowMonths ? classWindow(on, plan.classWindowMonths) : null;
  return (
    <span className="flex min-w-0 flex-wrap gap-x-2">
      <bdi className="font-mono">{plan?.classItemNo}</bdi>
      {plan?.classSurvey ? <span>{t(`class-items:survey.${plan.classSurvey}`)}</span> : null}
      {window ? (
        <span className="text-muted-foreground text-xs leading-5 tabular-nums">
          {t("credit.window", { from: formats.date(window.from), to: formats.date(window.to) })}
        </span>
      ) : null}
    </span>
  );
}

/** Why nobody but a head of its department completes it. */
export function CompletedByHeads({ job }: { job: Job }) {
  const { t } = useTranslation();
  if (!job.can.work || job.can.complete || job.can.credit || !isOfClass(job)) return null;
  return <p className="mt-3 max-w-[64ch] text-muted-foreground text-sm">{t("job-refusals:creditOfHead")}</p>;
}

/** Who credited it, and whether a surveyor has yet to confirm what the chief engineer opened. */
export function CreditFacts({ job, onConfirm }: { job: Job; onConfirm: () => void }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const { credit } = job;
  if (!credit) return null;
  const { creditedBy, creditCapacity, creditConfirmedBy, creditConfirmedOn } = credit;
  const as = creditCapacity ? t(`jobs:classItems.capacity.${creditCapacity}`) : null;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span dir="auto">{formats.list([creditedBy, as])}</span>
      {creditConfirmedBy && creditConfirmedOn ? (
        <span dir="auto" className="text-muted-foreground text-xs">
          {t("credit.confirmed", { name: creditConfirmedBy, date: formats.date(creditConfirmedOn) })}
        </span>
      ) : null}
      {job.can.confirmCredit ? (
        <Button variant="outline" size="sm" onClick={onConfirm}>
          {t("credit.confirm")}
        </Button>
      ) : null}
    </span>
  );
}
