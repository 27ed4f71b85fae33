import { asksSignature } from "@ymp/core/maintenance/job-signatures";
import type { Signing } from "@ymp/core/signature-schema";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { SignField } from "../../lib/signing/sign-field.tsx";
import { faultOfSigning } from "../../lib/signing/signing-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useVerifyJob } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";

/** A second person answers for the work, with a signature where the plan demands it; after that the job stays as it is. */
export function VerifyJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const verify = useVerifyJob();
  const [signing, setSigning] = useState<Signing | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const name = job.doneBy ? `${job.doneBy.firstName} ${job.doneBy.lastName}` : t("conflict.somebody");
  const signer = asksSignature(job.plan?.signature, "verification") ? job.signer : null;
  const submit = () => {
    const missing = signer && !signing ? "job-refusals:signatureMissing" : null;
    const wrong = missing ?? (signer && signing ? faultOfSigning(signing, signer.name) : null);
    setFault(wrong);
    if (wrong) return;
    verify.mutate(
      { id: job.id, version: job.version, signature: signing },
      { onSuccess: onClose, onError: (error) => setFault(refusalOf(error)?.fields.signature ?? null) },
    );
  };
  return (
    <FormDialog
      title={t("verify.title", { title: job.title })}
      submit={t("action.verify")}
      busy={verify.isPending}
      error={verify.error}
      holdsMore={signing !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {job.workDone ? (
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {job.workDone}
        </p>
      ) : null}
      <p className="text-muted-foreground">
        {t("verify.means", { name, when: job.doneAt ? words.moment(job.doneAt) : "" })}
      </p>
      {signer ? (
        <SignField
          signer={signer}
          label={t("complete.signature")}
          fault={fault ? t(fault) : undefined}
          onChange={(next) => {
            setSigning(next);
            setFault(null);
          }}
        />
      ) : null}
    </FormDialog>
  );
}
