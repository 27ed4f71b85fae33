import { useQuery } from "@tanstack/react-query";
import { Conflict } from "@ymp/ui/patterns/conflict";
import { useTrpc } from "../../app/services-context.tsx";
import { useConflictWords } from "../../lib/forms/conflict-words.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFieldWords } from "./job-history-words.ts";
import { type EditConflict, type EditedField, fieldOf, isOnlyUnsaved } from "./job-sheet-fields.ts";
import { usePeopleNames } from "./job-sheet-people.ts";
import { useSheetWords } from "./job-sheet-words.ts";

interface JobConflictProps {
  conflict: EditConflict;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Names of the fields as the history writes them. */
const historyFields: Record<EditedField, string> = {
  title: "title",
  description: "description",
  priority: "priority",
  dueOn: "dueOn",
  estimatedTenths: "estimatedTenths",
  location: "location",
  permitReference: "permitReference",
  assigneeIds: "assignees",
  department: "department",
  operationalEffect: "operationalEffect",
  foundBy: "foundBy",
  reportedBy: "reportedBy",
  rootCause: "rootCause",
  temporaryRepair: "temporaryRepair",
  correctiveAction: "correctiveAction",
  preventiveAction: "preventiveAction",
  classNotice: "classNotice",
};

/** Two people changed one field of the job: both values side by side, who changed it and when. Or one did, and it is not saved yet. */
export function JobConflict({ conflict, onKeepMine, onTakeTheirs }: JobConflictProps) {
  const { edit, theirs } = conflict;
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const fields = useFieldWords();
  const names = usePeopleNames();
  const conflictWords = useConflictWords();
  const field = historyFields[edit.field];
  const isUnsaved = isOnlyUnsaved(conflict);
  const { data } = useQuery({
    ...useTrpc().jobs.history.queryOptions({ id: theirs.id, limit: 10 }),
    enabled: !isUnsaved,
  });
  const change = data?.rows.find(({ diff }) => Object.hasOwn(diff, field));
  const name = change?.actorName ?? t("conflict.somebody");
  const shown = (value: unknown) => (Array.isArray(value) ? names(value) : fields.value(field, value));
  return (
    <div className="mb-4 rounded-lg bg-popover inset-ring inset-ring-border-strong">
      <Conflict
        key={edit.field}
        title={t(isUnsaved ? "conflict.unsaved" : "conflict.title", { name, field: fields.name(field) })}
        yours={shown(edit.value)}
        words={conflictWords(isUnsaved ? undefined : name)}
        theirs={{
          heading: isUnsaved
            ? t("conflict.saved")
            : change
              ? t("conflict.by", { name, when: words.moment(change.at) })
              : name,
          value: shown(fieldOf(theirs, edit.field)),
        }}
        onKeepMine={onKeepMine}
        onTakeTheirs={onTakeTheirs}
        {...(isUnsaved ? {} : { note: t("conflict.note") })}
      />
    </div>
  );
}
