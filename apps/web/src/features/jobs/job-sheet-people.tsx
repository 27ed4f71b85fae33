import { Avatar } from "@ymp/ui/primitives/avatar";
import { Button } from "@ymp/ui/primitives/button";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { Job } from "./job-sheet-data.ts";
import type { JobEditing } from "./job-sheet-edit.ts";
import { ValuePopover } from "./job-sheet-value.tsx";
import { personOf } from "./job-words.ts";
import { PeoplePicker } from "./person-picker.tsx";

/** Who does the job. */
export function AssigneesProperty({ job, editing }: { job: Job; editing: JobEditing }) {
  const { t } = useTranslation("job-sheet");
  const before = job.assignees.map(({ id }) => id);
  /** With whom there was as the choosing began, no matter who has joined since. */
  const [chosen, setChosen] = useState<{ ids: string[]; begun: string[] } | null>(null);
  const shown =
    job.assignees.length > 0 ? (
      <People people={job.assignees} />
    ) : (
      <span className="text-muted-foreground">{t("nobody")}</span>
    );
  const save = () => {
    if (chosen) editing.save("assigneeIds", chosen.ids, chosen.begun);
    setChosen(null);
  };
  const choose = (ids: string[]) => {
    const begun = chosen?.begun ?? before;
    setChosen({ ids, begun });
    editing.keep("assigneeIds", ids, begun);
  };
  if (!job.can.fields.includes("assigneeIds"))
    return (
      <>
        {shown}
        {job.can.edit ? <TakeOn personIds={before} onSave={(ids) => editing.save("assigneeIds", ids)} /> : null}
      </>
    );
  return (
    <ValuePopover label={t("field.assignees")} shown={shown} onClose={save} className="p-2">
      {() => <PeoplePicker label={t("field.assignees")} personIds={chosen?.ids ?? before} onChange={choose} />}
    </ValuePopover>
  );
}

/** For those who do not share out the work. */
function TakeOn({ personIds, onSave }: { personIds: readonly string[]; onSave: (ids: string[]) => void }) {
  const { t } = useTranslation("job-sheet");
  const { profileId } = useVessel();
  if (!profileId) return null;
  const isMine = personIds.includes(profileId);
  const toggled = isMine ? personIds.filter((id) => id !== profileId) : [...personIds, profileId];
  return (
    <Button variant="ghost" size="sm" onClick={() => onSave(toggled)}>
      {t(isMine ? "handBack" : "takeOn")}
    </Button>
  );
}

function People({ people }: { people: Job["assignees"] }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="flex gap-0.5">
        {people.map((person) => (
          <Avatar key={person.id} person={personOf(person)} decorative />
        ))}
      </span>
      <span dir="auto">
        {people.length === 1
          ? people.map((person) => personOf(person).name)
          : listed(
              people.map(({ firstName }) => firstName),
              t,
            )}
      </span>
    </span>
  );
}
