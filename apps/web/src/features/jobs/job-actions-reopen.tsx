import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useJobInBooks } from "./job-in-books.tsx";
import { useReopenJob } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";

/** Says exactly what goes back before it does: parts to their bins, the reading, the occurrence that followed. */
export function ReopenJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const reopen = useReopenJob();
  const [reason, setReason] = useState("");
  // Proposed by the job as it was done: nothing takes it away with the reopening.
  const drafts = useJobInBooks(job)?.drafts ?? [];
  const used = job.parts.filter(({ usedQuantity }) => (usedQuantity ?? 0) > 0);
  const given = [
    ...used.map(({ name, usedQuantity }) => t("reopen.part", { name, quantity: formats.quantity(usedQuantity ?? 0) })),
    ...(job.doneTotal === null ? [] : [t("reopen.reading", { total: formats.hours(job.doneTotal) })]),
    ...(job.planId ? [t("reopen.next")] : []),
  ];
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim().length < 3;
  const send = () => {
    setAsked(true);
    if (isMissing) return;
    reopen.mutate({ id: job.id, version: job.version, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("reopen.title")}
      subtitle={job.title}
      submit={t("action.reopen")}
      busy={reopen.isPending}
      error={reopen.error}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="text-muted-foreground text-sm">
        <p>{t(given.length > 0 ? "reopen.means" : "reopen.meansOnly")}</p>
        {given.length > 0 ? (
          <ul className="mt-1.5 list-disc ps-5 text-foreground">
            {given.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {drafts.map(({ id, number }) => (
        <p key={id} dir="auto" className="rounded-md bg-muted px-3 py-2 text-sm">
          {t("reopen.draft", { book: number })}
        </p>
      ))}
      <Field
        label={t("reason")}
        required
        help={t("reopen.reasonHelp")}
        error={isAsked && isMissing ? t("job-refusals:reasonTooShort") : undefined}
      >
        <Textarea maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
