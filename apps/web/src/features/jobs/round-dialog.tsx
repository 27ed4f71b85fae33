import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { CompletedIcon } from "@ymp/ui/primitives/status-icon";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import type { BulkDialogProps } from "./bulk-dialogs.tsx";
import { useCompleteRound } from "./jobs.mutations.ts";

/** Closes a round of small jobs in one press: same words, now. One that asks for more closes none and says why. */
export function RoundDialog({ jobs, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation();
  const [workDone, setWorkDone] = useState("");
  const [completionIds] = useState(() => new Map(jobs.map(({ id }) => [id, newId()])));
  const complete = useCompleteRound();
  const submit = () =>
    complete.mutate(
      {
        workDone,
        doneAt: new Date(),
        jobs: jobs.map(({ id }) => ({ id, completionId: completionIds.get(id) ?? newId() })),
      },
      { onSuccess: onDone },
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("jobs:round.title")}
        subtitle={t("jobs:bulk.count", { count: jobs.length })}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("ui:cancel")}
              </Button>
            </DialogClose>
            <Button variant="primary" size="lg" busy={complete.isPending} onClick={submit}>
              <CompletedIcon />
              {t("jobs:round.submit", { count: jobs.length })}
            </Button>
          </>
        }
      >
        <RowList aria-label={t("jobs:title")} className="max-h-60 overflow-y-auto">
          {jobs.map(({ id, title }) => (
            <li key={id} dir="auto">
              {title}
            </li>
          ))}
        </RowList>
        <Field label={t("jobs:round.workDone")} mark={t("jobs:optional")} help={t("jobs:round.help")}>
          <Textarea rows={3} value={workDone} onChange={(event) => setWorkDone(event.target.value)} />
        </Field>
      </DialogContent>
    </Dialog>
  );
}
