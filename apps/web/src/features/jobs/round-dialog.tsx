import { newId } from "@ymp/core/ids";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { RowList } from "@ymp/ui/primitives/card";
import { Field } from "@ymp/ui/primitives/field";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { BulkDialogProps } from "./bulk-dialogs.tsx";
import { useCompleteRound } from "./jobs.mutations.ts";

/** Closes a round of small jobs in one press: same words, now. One that asks for more closes none and says why. */
export function RoundDialog({ jobs, onClose, onDone }: BulkDialogProps) {
  useWordsOf(["records"]);
  const { t } = useTranslation();
  const [workDone, setWorkDone] = useState("");
  const [completionIds] = useState(() => new Map(jobs.map(({ id }) => [id, newId()])));
  const complete = useCompleteRound();
  const send = (confirmsOpenTasks: boolean) =>
    complete.mutate(
      {
        workDone,
        confirmsOpenTasks,
        doneAt: new Date(),
        jobs: jobs.map(({ id }) => ({ id, completionId: completionIds.get(id) ?? newId() })),
      },
      { onSuccess: onDone },
    );
  const refusal = refusalOf(complete.error);
  const asksTasks = refusal?.fields.confirmsOpenTasks;
  return (
    <FormDialog
      title={t("bulk-jobs:round.title")}
      subtitle={t("bulk-jobs:count", { count: jobs.length })}
      submit={
        <>
          <CompletedIcon />
          {t("bulk-jobs:round.submit", { count: jobs.length })}
        </>
      }
      busy={complete.isPending}
      error={asksTasks ? null : complete.error}
      saysFaults
      onSubmit={() => send(false)}
      onClose={onClose}
    >
      <RowList aria-label={t("jobs:title")} className="max-h-60 overflow-y-auto">
        {jobs.map(({ id, title }) => (
          <li key={id} dir="auto">
            {title}
          </li>
        ))}
      </RowList>
      <Field label={t("bulk-jobs:round.workDone")} mark={t("jobs:optional")} help={t("bulk-jobs:round.help")}>
        <Textarea rows={3} value={workDone} onChange={(event) => setWorkDone(event.target.value)} />
      </Field>
      <ConfirmDialog
        open={Boolean(asksTasks)}
        onOpenChange={(isOpen) => !isOpen && complete.reset()}
        title={t("bulk-jobs:round.openTasks")}
        consequences={asksTasks ? t(asksTasks, refusal?.params) : null}
        confirm={t("job-sheet:complete.anyway")}
        onConfirm={() => send(true)}
      />
    </FormDialog>
  );
}
