import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useSetNote } from "./worklists.mutations.ts";
import type { Worklist, WorklistJob } from "./worklists.queries.ts";

export interface NoteDialogProps {
  list: Worklist;
  job: WorklistJob;
  onClose: () => void;
}

/** What this list says of a job, such as a material or who opens up for it. */
export function NoteDialog({ list, job, onClose }: NoteDialogProps) {
  const { t } = useTranslation("worklists");
  const [note, setNote] = useState(job.note ?? "");
  const save = useSetNote();
  const submit = () => save.mutate({ id: list.id, jobId: job.id, note: note.trim() || null }, { onSuccess: onClose });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("note")}
        subtitle={<bdi>{job.title}</bdi>}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("ui:cancel")}
              </Button>
            </DialogClose>
            <Button variant="primary" size="lg" busy={save.isPending} onClick={submit}>
              {t("save")}
            </Button>
          </>
        }
      >
        <Field label={t("note")} help={t("noteHelp")}>
          <Textarea
            rows={4}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit();
            }}
          />
        </Field>
      </DialogContent>
    </Dialog>
  );
}
