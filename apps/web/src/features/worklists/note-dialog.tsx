import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
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
    <FormDialog
      title={t("note")}
      subtitle={<bdi>{job.title}</bdi>}
      submit={t("save")}
      busy={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
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
    </FormDialog>
  );
}
