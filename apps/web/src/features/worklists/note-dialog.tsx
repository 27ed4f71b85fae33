import { setNoteInput } from "@ymp/api/modules/worklists/worklists.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSetNote } from "./worklists.mutations.ts";
import type { Worklist, WorklistJob } from "./worklists.queries.ts";

type Kept = Pick<WorklistJob, "id" | "note" | "entryVersion">;

const formSchema = setNoteInput.pick({ note: true });
/** The place of the job on the list has a version of its own. */
const recordOf = (job: Kept) => ({ id: job.id, note: job.note, version: job.entryVersion });

export interface NoteDialogProps {
  list: Pick<Worklist, "id">;
  job: Kept & Pick<WorklistJob, "title">;
  onClose: () => void;
}

/** What this list says of a job, such as a material or who opens up for it. */
export function NoteDialog({ list, job, onClose }: NoteDialogProps) {
  const { t } = useTranslation("worklists");
  const faultText = useFaultText();
  const { client } = useServices();
  const { mutateAsync: save } = useSetNote();
  const record = recordOf(job);
  const form = useRecordForm({
    ...{ kind: `note on ${list.id}`, schema: formSchema, record },
    valuesOf: (saved: typeof record = record) => ({ note: saved.note ?? "" }),
    read: async (id) => {
      const { rows } = await client.worklists.entries.query({ id: list.id });
      const entry = rows.find((row) => row.id === id);
      return entry && recordOf(entry);
    },
    save: async ({ values: { note = null }, ...write }) => {
      // A job is on the list, or this form is not.
      if (write.isNew) return;
      await save({ id: list.id, jobId: job.id, note, version: write.version, base: { note: write.base.note ?? null } });
    },
    onSaved: onClose,
  });
  const { register, formState } = form.form;
  return (
    <RecordForm
      as="dialog"
      form={form}
      title={t("note")}
      subtitle={<bdi>{job.title}</bdi>}
      submit={t("save")}
      words={useFieldWords(() => t("note"))}
      onClose={onClose}
    >
      <Field label={t("note")} help={t("noteHelp")} error={faultText(formState.errors.note)}>
        <Textarea rows={4} {...register("note")} />
      </Field>
    </RecordForm>
  );
}
