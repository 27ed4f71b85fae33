import { cancelJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { type Due, dueAfterSkip } from "@ymp/core/maintenance/recurrence";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { refusalOf } from "../../app/failures.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { AskFooter } from "./job-actions-footer.tsx";
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
  const refusal = refusalOf(cancel.error);
  const next = dueAfterSkipping(job);
  const words = useSheetWords();
  const means = next
    ? t("cancel.meansSkip", { due: words.dueFigures(next.dueOn, next.dueTotal) })
    : t(job.planId ? "cancel.meansPlan" : "cancel.means");
  const action = t(next ? "cancel.skip" : "cancel.confirm");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={action}
        subtitle={job.title}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void send();
        }}
        footer={<AskFooter confirm={action} isDestructive isBusy={cancel.isPending} onConfirm={() => void send()} />}
      >
        <FormErrors faults={[]} message={refusal && t(refusal.messageKey, refusal.params)} />
        <p className="text-muted-foreground text-sm">{means}</p>
        <Field label={t("reason")} error={faultText(form.formState.errors.reason)}>
          <Textarea maxLength={1000} {...form.register("reason")} />
        </Field>
      </DialogContent>
    </Dialog>
  );
}
