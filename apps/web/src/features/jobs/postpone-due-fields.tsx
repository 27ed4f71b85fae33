import type { PostponeJobInput, postponeJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { addDays, asCalendarDate, type CalendarDate } from "@ymp/core/calendar-date";
import { Button } from "@ymp/ui/primitives/button";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import type { Job } from "./job-sheet-data.ts";
import { isPressedByHours } from "./postpone-faults.ts";

const steps = [7, 14, 30] as const;

interface PostponeDueFieldsProps {
  job: Job;
  form: UseFormReturn<z.input<typeof postponeJobInput>, unknown, PostponeJobInput>;
}

/** The side that makes the job due comes first; the other may be moved along. */
export function PostponeDueFields(props: PostponeDueFieldsProps) {
  const { dueOn, dueTotal } = props.job;
  if (dueTotal === null) return <NewDate {...props} isOptional={false} />;
  if (!dueOn) return <NewHours {...props} isOptional={false} />;
  return isPressedByHours(props.job) ? (
    <>
      <NewHours {...props} isOptional={false} />
      <NewDate {...props} isOptional />
    </>
  ) : (
    <>
      <NewDate {...props} isOptional={false} />
      <NewHours {...props} isOptional />
    </>
  );
}

type SideProps = PostponeDueFieldsProps & { isOptional: boolean };

function NewDate({ job, form, isOptional }: SideProps) {
  const { t } = useTranslation("job-sheet");
  const faultText = useFaultText();
  return (
    <Controller
      control={form.control}
      name="newDueOn"
      render={({ field, fieldState }) => (
        <div className="flex flex-col gap-2">
          <Field
            label={t("postpone.newDate")}
            mark={isOptional ? t("optional") : undefined}
            error={faultText(fieldState.error)}
          >
            <DateField
              today={job.today}
              min={job.dueOn ?? job.today}
              value={asCalendarDate(field.value)}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
            />
          </Field>
          <DateSteps from={laterOf(job.dueOn, job.today)} onPick={field.onChange} />
        </div>
      )}
    />
  );
}

function NewHours({ form, isOptional }: SideProps) {
  const { t } = useTranslation("job-sheet");
  const faultText = useFaultText();
  return (
    <Controller
      control={form.control}
      name="newDueTotal"
      render={({ field, fieldState }) => (
        <Field
          label={t("postpone.newHours")}
          mark={isOptional ? t("optional") : undefined}
          error={faultText(fieldState.error)}
        >
          <TenthsInput unit="h" value={field.value ?? null} onValueChange={field.onChange} onBlur={field.onBlur} />
        </Field>
      )}
    />
  );
}

function laterOf(on: CalendarDate | null, today: CalendarDate): CalendarDate {
  return on && on > today ? on : today;
}

function DateSteps({ from, onPick }: { from: CalendarDate; onPick: (on: CalendarDate) => void }) {
  const { t } = useTranslation("job-sheet");
  return (
    <div className="flex flex-wrap gap-1.5">
      {steps.map((days) => (
        <Button key={days} size="sm" onClick={() => onPick(addDays(from, days))}>
          {t("postpone.by", { count: days })}
        </Button>
      ))}
    </div>
  );
}
