import { newId } from "@ymp/core/ids";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAddRound } from "./watch-logs.mutations.ts";
import type { WatchLog } from "./watch-logs.queries.ts";

export interface WatchDialogProps {
  watch: WatchLog;
  title: string;
  onClose: () => void;
}

/** A round that was just made, and what was found on it. */
export function RoundDialog({ watch, title, onClose }: WatchDialogProps) {
  const { t } = useTranslation("watch-logs");
  const add = useAddRound(title);
  const [id] = useState(newId);
  const [happenedAt] = useState(() => new Date());
  const [finding, setFinding] = useState("");
  const [isJob, setJob] = useState(false);
  const [jobId] = useState(newId);
  const isFound = finding.trim() !== "";
  const submit = () =>
    add.mutate(
      { id, watchId: watch.id, happenedAt, finding, ...(isJob && isFound ? { jobId } : {}) },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={t("round.title")}
      subtitle={title}
      submit={t("round.submit")}
      busy={add.isPending}
      error={add.error}
      saysFaults
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("field.finding")} help={t("round.hint")}>
        <Textarea value={finding} maxLength={1000} onChange={({ target }) => setFinding(target.value)} />
      </Field>
      {watch.can.job ? (
        <CheckboxField
          checked={isJob && isFound}
          disabled={!isFound}
          onCheckedChange={(checked) => setJob(checked === true)}
          label={t("round.job")}
        />
      ) : null}
    </FormDialog>
  );
}
