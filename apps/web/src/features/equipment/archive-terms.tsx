import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";

/** What is said when machines leave the register: why, and that their open jobs are closed with them. */
export function useArchiveTerms() {
  const [closesOpenJobs, setClosesOpenJobs] = useState(false);
  const [reason, setReason] = useState("");
  return {
    closesOpenJobs,
    setClosesOpenJobs,
    reason,
    setReason,
    /** As the procedures take it. */
    sent: { closesOpenJobs, reason: reason.trim() || undefined },
    /** Nothing with open jobs is archived unless they are closed, with a reason; null while they are not counted yet. */
    isMissing: (openJobs: number | null) =>
      openJobs === null || (openJobs > 0 && !(closesOpenJobs && reason.trim().length >= 3)),
  };
}

export interface ArchiveTermsProps {
  terms: ReturnType<typeof useArchiveTerms>;
  openJobs: number;
}

export function ArchiveTerms({ terms, openJobs }: ArchiveTermsProps) {
  const { t } = useTranslation();
  return (
    <>
      {openJobs > 0 ? (
        <CheckboxField
          label={t("equipment:archive.closesOpenJobs", { count: openJobs })}
          checked={terms.closesOpenJobs}
          onCheckedChange={(checked) => terms.setClosesOpenJobs(checked === true)}
        />
      ) : null}
      <Field
        label={t("equipment:archive.reason")}
        mark={openJobs > 0 ? undefined : t("equipment:optional")}
        required={openJobs > 0}
        help={openJobs > 0 ? t("equipment:archive.reasonHelp") : undefined}
      >
        <Input value={terms.reason} maxLength={500} onChange={(event) => terms.setReason(event.target.value)} />
      </Field>
    </>
  );
}
