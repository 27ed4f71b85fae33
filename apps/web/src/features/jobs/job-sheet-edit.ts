import type { UpdateJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import type { DefectFact } from "@ymp/core/maintenance/defect-facts";
import { toast } from "@ymp/ui/primitives/toaster";
import { useEffect, useRef, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFieldWords } from "./job-history-words.ts";
import { useUpdateJob } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";

/** Fields that are changed on the sheet itself. */
export type EditedField =
  | DefectFact
  | "department"
  | "operationalEffect"
  | "title"
  | "description"
  | "priority"
  | "dueOn"
  | "estimatedTenths"
  | "location"
  | "permitReference"
  | "assigneeIds";

type Patch = Pick<UpdateJobInput, EditedField>;

/** What was meant, and what stood there when the person began. */
export interface JobEdit<Field extends EditedField = EditedField> {
  field: Field;
  value: Patch[Field];
  before: Patch[EditedField];
}

/** Both changed the same field. `theirs` is the record as it stands now. */
export interface EditConflict {
  edit: JobEdit;
  theirs: Job;
}

export function fieldOf(job: Job, field: EditedField): Patch[EditedField] {
  return field === "assigneeIds" ? job.assignees.map(({ id }) => id) : job[field];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/**
 * Saves one field at a time. When somebody saved something else meanwhile, the change is made on top of theirs; only the
 * same field changed by both is a conflict, which waits for a decision with nothing lost.
 */
export function useJobEdit(job: Job) {
  const { queryClient, trpc } = useServices();
  const { t } = useTranslation();
  const update = useUpdateJob();
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const fields = useFieldWords();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function send(edit: JobEdit, version: number) {
    // Its promise tells the outcome, also once the sheet is gone.
    update.mutateAsync({ id: job.id, version, [edit.field]: edit.value }).then(
      (saved) =>
        queryClient.setQueryData(
          trpc.jobs.get.queryOptions({ id: job.id }).queryKey,
          (shown) => shown && { ...shown, version: saved.version },
        ),
      (error) => {
        if (refusalOf(error)?.code === "stale") compareOrTell(edit);
      },
    );
  }

  /** On the sheet both values are shown; once it is gone, what was meant is told, with a way to put it there all the same. */
  function dispute(edit: JobEdit, theirs: Job) {
    if (isHere.current) return setConflict({ edit, theirs });
    const retry = () => send(edit, theirs.version);
    if (edit.field === "assigneeIds") return toast.failure(t("job-sheet:failed.update"), { retry });
    const field = fields.name(edit.field);
    const [mine, now] = [edit.value, fieldOf(theirs, edit.field)].map((value) => fields.value(edit.field, value));
    toast.failure(t("forms:leftBehind", { field, mine, theirs: now }), { retry, about: `leftBehind ${field}` });
  }

  function compareOrTell(edit: JobEdit) {
    const retry = () => compareOrTell(edit);
    compare(edit).catch(() => toast.failure(t("job-sheet:failed.update"), { retry }));
  }

  async function compare(edit: JobEdit) {
    const theirs = await queryClient.fetchQuery({ ...trpc.jobs.get.queryOptions({ id: job.id }), staleTime: 0 });
    if (isSame(fieldOf(theirs, edit.field), edit.before)) send(edit, theirs.version);
    else if (!isSame(fieldOf(theirs, edit.field), edit.value)) dispute(edit, theirs);
  }

  return {
    isSaving: update.isPending,
    conflict,
    /** `before` is what stood in the field when the person began; absent where a choice is made in one press. */
    save<Field extends EditedField>(
      field: Field,
      value: Patch[Field],
      before: Patch[EditedField] = fieldOf(job, field),
    ) {
      const edit = { field, value, before };
      if (isSame(fieldOf(job, field), before)) send(edit, job.version);
      else if (!isSame(fieldOf(job, field), value)) dispute(edit, job);
    },
    keepMine() {
      if (conflict) send(conflict.edit, conflict.theirs.version);
      setConflict(null);
    },
    takeTheirs: () => setConflict(null),
  };
}
export type JobEditing = ReturnType<typeof useJobEdit>;
