import { cancelJobInput } from "@ymp/api/modules/jobs/jobs.schema";
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

/** Why the work will not be done; a recurring job says that its plan makes no further ones by itself. */
export function CancelJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation("job-sheet");
  const faultText = useFaultText();
  const cancel = useCancelJob();
  const form = useSchemaForm(cancelJobInput, { defaultValues: { id: job.id, version: job.version, reason: "" } });
  const send = form.handleSubmit((input) => cancel.mutate({ ...input, version: job.version }, { onSuccess: onClose }));
  const refusal = refusalOf(cancel.error);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("cancel.title")}
        subtitle={job.title}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void send();
        }}
        footer={
          <AskFooter
            confirm={t("cancel.confirm")}
            isDestructive
            isBusy={cancel.isPending}
            onConfirm={() => void send()}
          />
        }
      >
        <FormErrors faults={[]} message={refusal && t(refusal.messageKey, refusal.params)} />
        <p className="text-muted-foreground text-sm">{t(job.planId ? "cancel.meansPlan" : "cancel.means")}</p>
        <Field label={t("reason")} error={faultText(form.formState.errors.reason)}>
          <Textarea maxLength={1000} {...form.register("reason")} />
        </Field>
      </DialogContent>
    </Dialog>
  );
}
