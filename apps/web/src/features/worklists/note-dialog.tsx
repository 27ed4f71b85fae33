import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { type SeenValue, useMeanwhile } from "../../lib/forms/use-meanwhile.tsx";
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
  const { client } = useServices();
  const save = useSetNote();
  const meanwhile = useMeanwhile<string | null>({
    first: { version: job.entryVersion, value: job.note },
    read: async () => {
      const { rows } = await client.worklists.entries.query({ id: list.id });
      const entry = rows.find(({ id }) => id === job.id);
      return { version: entry?.entryVersion, value: entry?.note ?? null };
    },
    field: t("note"),
    show: (value) => value ?? t("forms:empty"),
    save: (seen) => send(seen),
    onTakeTheirs: onClose,
  });
  const mine = note.trim() || null;
  const send = ({ version, value }: SeenValue<string | null>) =>
    save.mutate(
      { id: list.id, jobId: job.id, note: mine, version, base: { note: value } },
      { onSuccess: onClose, onError: meanwhile.onError },
    );
  const submit = () => send(meanwhile.seen);
  return (
    <FormDialog
      title={t("note")}
      subtitle={<bdi>{job.title}</bdi>}
      submit={t("save")}
      busy={save.isPending}
      error={save.error}
      refusal={meanwhile.conflict(mine)}
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
