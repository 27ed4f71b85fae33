import { isOpen } from "@ymp/core/maintenance/job-flow";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useCancelTrip } from "./trips.mutations.ts";
import type { Trip } from "./trips.queries.ts";

/** Calls a trip off, for a reason, and says what becomes of what hangs on it. */
export function CancelDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { t } = useTranslation("trips");
  const { mutate, isPending, error } = useCancelTrip();
  const [reason, setReason] = useState("");
  const open = (trip.jobs ?? []).filter(({ status, isArchived }) => !isArchived && status !== null && isOpen(status));
  return (
    <FormDialog
      title={t("cancel.title")}
      subtitle={trip.name}
      submit={t("action.cancel")}
      destructive
      busy={isPending}
      disabled={reason.trim() === ""}
      error={error}
      saysFaults
      onSubmit={() => mutate({ id: trip.id, version: trip.version, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-sm">{t("cancel.text")}</p>
      {open.length > 0 ? (
        <div className="text-sm text-status-due-soon">
          <p>{t("cancel.openJobs")}</p>
          <ul className="list-disc ps-5">
            {open.map(({ id, title }) => (
              <li key={id} dir="auto">
                {title}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Field label={t("cancel.reason")} required>
        <Textarea maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
