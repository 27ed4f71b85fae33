import { offsetLabelAt } from "@ymp/core/time";
import { DateTimeField } from "@ymp/ui/primitives/date-time-field";
import { Field } from "@ymp/ui/primitives/field";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { CompletionForm } from "./complete-job-form.ts";
import { needsReading } from "./complete-job-judgement.ts";
import { ReadingVerdictWords } from "./complete-job-reading.tsx";

/** When it was finished, how long it took, and what the meter showed. */
export function CompletionFigures({ form }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const { job, draft, faults, idOf, change } = form;
  const people = job.assignees.length;
  const unit = people > 1 ? t("complete.hoursOf", { count: people }) : "h";
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-4 md:grid-cols-[1.7fr_1fr_1fr]">
        <Field
          label={t("complete.finished")}
          id={idOf("doneAt")}
          error={faults.fields.doneAt}
          help={
            formats.zoneLabel(form.doneAt) === "UTC"
              ? undefined
              : t("complete.shipsTime", { zone: offsetLabelAt(form.zone, form.doneAt) })
          }
        >
          <DateTimeField
            value={form.finished}
            today={job.today}
            max={job.today}
            onValueChange={(finished) => change({ finished })}
          />
        </Field>
        <Field label={t("complete.hoursSpent")} id={idOf("spentTenths")} error={faults.fields.spentTenths}>
          <TenthsInput value={draft.spentTenths} unit={unit} onValueChange={(spentTenths) => change({ spentTenths })} />
        </Field>
        {job.counter ? (
          <Field
            label={t("complete.reading")}
            id={idOf("reading")}
            error={faults.fields.reading}
            mark={needsReading(job) ? undefined : t("optional")}
            help={lastReadingHelp(form, t, formats)}
          >
            <TenthsInput
              value={draft.reading}
              unit="h"
              onValueChange={(reading) => change({ reading, confirmsReading: false })}
            />
          </Field>
        ) : null}
      </div>
      <ReadingVerdictWords form={form} />
    </div>
  );
}

type T = ReturnType<typeof useTranslation>["t"];

function lastReadingHelp(
  { job: { counter }, draft }: CompletionForm,
  t: T,
  formats: ReturnType<typeof useFormats>,
): string | undefined {
  if (draft.reading !== null || !counter || counter.lastReading === null) return undefined;
  return t("reading.last", { reading: formats.hours(counter.lastReading) });
}
