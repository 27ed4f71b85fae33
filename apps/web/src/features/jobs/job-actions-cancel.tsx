import { cancelJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { type Due, dueAfterSkip } from "@ymp/core/maintenance/recurrence";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useCancelJob } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";
import { ruleOf } from "./plan-rule.ts";

/** Null where nothing follows. */
function dueAfterSkipping({ plan, dueOn, dueTotal, originalDueOn, originalDueTotal }: Job): Due | null {
  const rule = plan?.isActive ? ruleOf(plan) : null;
  return rule && dueAfterSkip(rule, { dueOn: originalDueOn ?? dueOn, dueTotal: originalDueTotal ?? dueTotal });
}

/** Why the work will not be done; of a running plan, this one is skipped. */
export function CancelJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation("job-sheet");
  const faultText = useFaultText();
  const cancel = useCancelJob();
  const form = useSchemaForm(cancelJobInput, { defaultValues: { id: job.id, version: job.version, reason: "" } });
  const send = form.handleSubmit((input) => cancel.mutate({ ...input, version: job.version }, { onSuccess: onClose }));
  const next = dueAfterSkipping(job);
  const words = useSheetWords();
  const means = next
    ? t("cancel.meansSkip", { due: words.dueFigures(next.dueOn, next.dueTotal) })
    : t(job.planId ? "cancel.meansPlan" : "cancel.means");
  const action = t(next ? "cancel.skip" : "cancel.confirm");
  return (
    <FormDialog
      title={action}
      subtitle={job.title}
      submit={action}
      destructive
      busy={cancel.isPending}
      error={cancel.error}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p className="text-muted-foreground text-sm">{means}</p>
      <Field label={t("reason")} error={faultText(form.formState.errors.reason)}>
        <Textarea maxLength={1000} {...form.register("reason")} />
      </Field>
    </FormDialog>
  );
}
