import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useConfirmCredit } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";

/** The surveyor has looked at what the chief engineer opened. */
export function ConfirmCreditDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation("job-sheet");
  const confirm = useConfirmCredit();
  const [by, setBy] = useState("");
  const [on, setOn] = useState(job.today);
  const [isMissing, setIsMissing] = useState(false);
  const refusal = refusalOf(confirm.error);
  const send = () => {
    setIsMissing(by.trim() === "");
    if (by.trim() !== "") confirm.mutate({ id: job.id, by: by.trim(), on }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("credit.confirm")}
      subtitle={job.title}
      submit={t("credit.confirm")}
      busy={confirm.isPending}
      error={confirm.error}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t("credit.surveyor")} error={isMissing ? t("job-refusals:nameMissing") : undefined}>
        <Input value={by} maxLength={200} onChange={(event) => setBy(event.target.value)} />
      </Field>
      <Field label={t("credit.on")} error={refusal ? t(refusal.messageKey, refusal.params) : undefined}>
        <DateField today={job.today} max={job.today} value={on} onValueChange={(next) => next && setOn(next)} />
      </Field>
    </FormDialog>
  );
}
