import { asksSignature } from "@ymp/core/maintenance/job-signatures";
import { SignField } from "../../lib/signing/sign-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { CompletionForm } from "./complete-job-form.ts";

/** Asked for where the plan demands that the person who completes the job signs for it. */
export function CompletionSignature({ form }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  const { job, faults, idOf, setSigning } = form;
  if (!job.signer || !asksSignature(job.plan?.signature, "completion")) return null;
  return (
    <div id={idOf("signature")} tabIndex={-1}>
      <SignField
        signer={job.signer}
        label={t("complete.signature")}
        fault={faults.fields.signature}
        onChange={setSigning}
      />
    </div>
  );
}
