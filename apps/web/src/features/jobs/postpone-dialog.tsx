import { postponeJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { maxPostponements } from "@ymp/core/maintenance/postponing-role";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { usePostponeJob } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";
import { PostponeDueFields } from "./postpone-due-fields.tsx";
import { faultsOfPostponing } from "./postpone-faults.ts";

export interface PostponeDialogProps {
  job: Job;
  /** A day already chosen, by dragging the job on the calendar for instance. */
  newDueOn?: CalendarDate;
  onClose: () => void;
}

/** A later date with a reason. The first due date stays on the job, and a fixed plan keeps its dates. */
export function PostponeDialog({ job, newDueOn, onClose }: PostponeDialogProps) {
  const { t } = useTranslation("job-sheet");
  const faultText = useFaultText();
  const postpone = usePostponeJob();
  const form = useSchemaForm(postponeJobInput, {
    defaultValues: {
      id: job.id,
      version: job.version,
      newDueOn: newDueOn ?? null,
      newDueTotal: null,
      reason: "",
      riskReference: "",
    },
  });
  const { errors } = form.formState;
  const send = form.handleSubmit((input) => {
    const faults = faultsOfPostponing(job, input);
    for (const [field, message] of faults) form.setError(field, { message });
    if (faults.length > 0) return;
    postpone.mutate(
      { ...input, version: job.version, riskReference: input.riskReference || null },
      { onSuccess: onClose },
    );
  });
  return (
    <FormDialog
      title={t("postpone.title")}
      subtitle={job.title}
      submit={t("action.postpone")}
      busy={postpone.isPending}
      error={postpone.error}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <PresentDue job={job} />
      <PostponeDueFields job={job} form={form} />
      <Field label={t("reason")} error={faultText(errors.reason)}>
        <Textarea maxLength={1000} {...form.register("reason")} />
      </Field>
      {job.isCritical ? (
        <Field label={t("postpone.risk")} error={faultText(errors.riskReference)} help={t("postpone.riskHelp")}>
          <Input maxLength={100} {...form.register("riskReference")} />
        </Field>
      ) : null}
    </FormDialog>
  );
}

/** What is now, how often it was moved already, and who decides the next time. */
function PresentDue({ job }: { job: Job }) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const formats = useFormats();
  const count = job.postponedCount;
  return (
    <div className="rounded-lg px-3.5 py-3 text-sm inset-ring inset-ring-border">
      <p className="flex gap-3 tabular-nums">
        <span className="text-muted-foreground">{t("postpone.now")}</span>
        <bdi className="ms-auto font-medium">{words.dueFigures(job.dueOn, job.dueTotal)}</bdi>
      </p>
      {job.originalDueOn && count > 0 ? (
        <p className="mt-1 flex gap-3 text-muted-foreground text-xs">
          {t("postpone.first")}
          <bdi className="ms-auto">{formats.date(job.originalDueOn)}</bdi>
        </p>
      ) : null}
      <p className="mt-1 text-muted-foreground text-xs">
        {count === 0 ? t("postpone.never") : t("postpone.times", { count })}{" "}
        {count + 1 >= maxPostponements
          ? t("postpone.officeNext")
          : t(job.isCritical ? "postpone.captainMay" : "postpone.headMay")}
      </p>
    </div>
  );
}
