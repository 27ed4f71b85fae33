import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { planRuleInput } from "@ymp/api/modules/jobs/plans.schema";
import { todayIn } from "@ymp/core/calendar-date";
import { CalendarClock } from "lucide-react";
import { useDeferredValue } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSheetWords } from "./job-sheet-words.ts";
import { endsWithMonth, nextFiveOf, type Plan, type PlanForm, planFieldsOf } from "./plan-editor-form.ts";

interface PlanPreviewProps {
  form: PlanForm;
  plan: Plan | null;
  equipmentId: string | null;
}

/** What the rule under the pen means: the next five, before anything is saved. */
export function PlanPreview({ form, plan, equipmentId }: PlanPreviewProps) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const formats = useFormats();
  const dues = useNextFive(form, plan, equipmentId);
  return (
    <section aria-live="polite" className="rounded-lg bg-background px-4 py-3 text-sm inset-ring inset-ring-border">
      <h3 className="flex items-center gap-2 font-semibold">
        <CalendarClock aria-hidden className="size-4 text-muted-foreground" />
        {t("plan.nextFive")}
      </h3>
      {dues ? (
        <ol className="mt-2 grid gap-x-6 gap-y-1 ps-6 tabular-nums md:grid-cols-2">
          {dues.map((due, index) => (
            // Two dues of a rule can fall on the same figures only if they are the same place in the list.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className="flex flex-wrap items-baseline gap-x-2">
              <bdi>{words.dueFigures(due.dueOn, due.dueTotal)}</bdi>
              {due.plannedOn && due.plannedOn !== due.dueOn ? (
                <span className="text-muted-foreground text-xs">
                  {t("plan.about", { date: formats.date(due.plannedOn) })}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-1 ps-6 text-muted-foreground">{t("plan.incomplete")}</p>
      )}
      {endsWithMonth(form) ? <p className="mt-2 ps-6 text-muted-foreground text-xs">{t("plan.monthEnd")}</p> : null}
      {plan?.openJobId ? <p className="mt-2 ps-6 text-muted-foreground text-xs">{t("plan.openJobKeeps")}</p> : null}
    </section>
  );
}

/** Dates are worked out here at once; counters are forecast by the server, which knows how much the machine runs. */
function useNextFive(form: PlanForm, plan: Plan | null, equipmentId: string | null) {
  const today = todayIn(useVessel().timeZone, new Date());
  const counts = form.trigger !== "calendar";
  const rule = useDeferredValue(planRuleInput.safeParse(planFieldsOf(form).rule).data);
  const { lastDoneOn, lastDoneTotal, currentReading } = form;
  const { data } = useQuery(
    useTrpc().plans.preview.queryOptions(
      {
        ...{ equipmentId, planId: plan?.id ?? null, rule: rule ?? { trigger: "calendar" } },
        ...{ lastDoneOn, lastDoneTotal, currentReading },
      },
      { enabled: counts && rule !== undefined, placeholderData: keepPreviousData, meta: { transient: true } },
    ),
  );
  const [first] = plan?.nextFive ?? [];
  const openJob = plan?.openJobId && first ? first : null;
  const own = nextFiveOf(form, { today, total: null, openJob });
  if (!counts || !data) return own?.map((due) => ({ ...due, plannedOn: null })) ?? null;
  return own ? data : null;
}
