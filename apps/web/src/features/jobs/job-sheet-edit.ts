import { toast } from "@ymp/ui/primitives/toaster";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { isSame, joinTags, mergeFields } from "../../lib/forms/merge-fields.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFieldWords } from "./job-history-words.ts";
import { updatesUnderWay, useUpdateJob } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";
import {
  type EditConflict,
  type EditedField,
  type EditedValue,
  fieldOf,
  isEdited,
  type JobEdit,
  type JobPatch,
} from "./job-sheet-fields.ts";
import type { InlineDraft } from "./job-sheet-inline.tsx";
import { useKeptEdits } from "./job-sheet-kept.ts";

/** Whom either put on the job is on it, whom either took off is not. */
const rules = { assigneeIds: joinTags };

const inOrder = (value: EditedValue) => (Array.isArray(value) ? value.toSorted() : value);

/**
 * Saves one field at a time, merged with what others saved meanwhile: different fields are both so, and the same field
 * shows both values, one after another where there are several. Until it is saved or decided it is kept on the device, so
 * that neither a reload nor a closed sheet loses it.
 */
export function useJobEdit(job: Job) {
  const { queryClient, trpc } = useServices();
  const { t } = useTranslation();
  const update = useUpdateJob();
  const kept = useKeptEdits(job);
  const [open, setOpen] = useState<readonly EditConflict[]>([]);
  const fields = useFieldWords();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { queryKey } = trpc.jobs.get.queryOptions({ id: job.id });

  const settle = (field: EditedField) => setOpen((all) => all.filter(({ edit }) => edit.field !== field));
  const ask = (edit: JobEdit, theirs: Job) =>
    setOpen((all) => [...all.filter((other) => other.edit.field !== edit.field), { edit, theirs }]);

  const onOpened = useEffectEvent(() => {
    const underWay = updatesUnderWay(queryClient, job.id);
    for (const edit of kept.read()) {
      if (underWay.some((input) => Object.hasOwn(input, edit.field))) continue;
      if (isSame(fieldOf(job, edit.field), edit.value)) kept.drop(edit.field);
      else ask(edit, job);
    }
  });
  useEffect(() => onOpened(), []);

  function send(edit: JobEdit, version: number) {
    kept.keep(edit);
    const change = { [edit.field]: edit.value, base: { [edit.field]: edit.before } };
    // Its promise gives the outcome, also once the sheet is gone.
    update.mutateAsync({ id: job.id, version, ...change }).then(
      (saved) => {
        kept.dropSaved(edit);
        // Where others saved in between, the sheet still shows what they changed.
        if (saved.version === version + 1)
          queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, version: saved.version });
      },
      (error) => {
        if (refusalOf(error)?.code === "stale") compareOrTell(edit, version);
        else if (isHere.current) ask(edit, queryClient.getQueryData(queryKey) ?? job);
      },
    );
  }

  /** On the sheet both values are shown; once it is gone, what was meant is told, with a way to put it there all the same. */
  function dispute(edit: JobEdit, theirs: Job) {
    kept.keep(edit);
    if (isHere.current) return ask(edit, theirs);
    const retry = () => sendOver(theirs, edit);
    if (edit.field === "assigneeIds") return toast.failure(t("job-sheet:failed.update"), { retry });
    const field = fields.name(edit.field);
    const [mine, now] = [edit.value, fieldOf(theirs, edit.field)].map((value) => fields.value(edit.field, value));
    toast.failure(t("forms:leftBehind", { field, mine, theirs: now }), { retry, about: `leftBehind ${field}` });
  }

  const sendOver = (theirs: Job, edit: JobEdit) =>
    send({ ...edit, before: fieldOf(theirs, edit.field) }, theirs.version);

  function compareOrTell(edit: JobEdit, refused: number) {
    const retry = () => compareOrTell(edit, refused);
    compare(edit, refused).catch(() => toast.failure(t("job-sheet:failed.update"), { retry }));
  }

  async function compare(edit: JobEdit, refused: number) {
    const theirs = await queryClient.fetchQuery({ ...trpc.jobs.get.queryOptions({ id: job.id }), staleTime: 0 });
    // Nothing newer can be read: sending it again would go on for ever.
    if (theirs.version === refused) dispute(edit, theirs);
    else merge(edit, theirs);
  }

  function merge(edit: JobEdit, theirs: Job) {
    const { field, value, before } = edit;
    const versions = {
      base: { [field]: before },
      mine: { [field]: value },
      theirs: { [field]: fieldOf(theirs, field) },
    };
    const { sent, disputed, joined } = mergeFields([field], versions, rules);
    if (disputed.length > 0) return dispute(edit, theirs);
    settle(field);
    if (sent.length === 0) return kept.drop(field);
    const both = joined[field];
    sendOver(theirs, { ...edit, value: isEdited(both) ? inOrder(both) : value });
  }

  const keep = <Field extends EditedField>(field: Field, value: JobPatch[Field], before: EditedValue) =>
    kept.keep({ field, value: inOrder(value), before: inOrder(before) });
  const [conflict = null] = open;
  return {
    isSaving: update.isPending,
    conflict,
    /** Typed, and not to be saved yet. */
    keep,
    draftOf: (field: EditedField): InlineDraft => ({
      keep: (text, begun) => keep(field, text || null, begun || null),
      drop: () => kept.drop(field),
    }),
    /** `before` is what stood in the field when the person began; absent where a choice is made in one press. */
    save<Field extends EditedField>(field: Field, value: JobPatch[Field], before: EditedValue = fieldOf(job, field)) {
      merge({ field, value: inOrder(value), before: inOrder(before) }, job);
    },
    keepMine() {
      if (!conflict) return;
      settle(conflict.edit.field);
      sendOver(conflict.theirs, conflict.edit);
    },
    takeTheirs() {
      if (!conflict) return;
      settle(conflict.edit.field);
      kept.drop(conflict.edit.field);
    },
  };
}
export type JobEditing = ReturnType<typeof useJobEdit>;
