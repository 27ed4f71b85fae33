import type { CalendarDate } from "@ymp/core/calendar-date";
import { type JobPriority, jobPriorities } from "@ymp/core/lists";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useAcceptJob } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";
import { PeoplePicker } from "./person-picker.tsx";

/** A raised job gets who does it, how urgent it is and until when, and is no longer new. */
export function AcceptJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation("job-sheet");
  const faultText = useFaultText();
  const accept = useAcceptJob();
  const [assigneeIds, setAssigneeIds] = useState(() => job.assignees.map(({ id }) => id));
  const [priority, setPriority] = useState<JobPriority>(job.priority);
  const [dueOn, setDueOn] = useState<CalendarDate | null>(job.dueOn);
  const refusal = accept.error ? refusalOf(accept.error) : null;
  const dueFault = refusal?.fields?.dueOn;
  const send = () =>
    accept.mutate({ id: job.id, version: job.version, assigneeIds, priority, dueOn }, { onSuccess: onClose });
  return (
    <FormDialog
      title={t("accept.title", { title: job.title })}
      submit={t("accept.submit")}
      busy={accept.isPending}
      error={accept.error}
      onSubmit={send}
      onClose={onClose}
    >
      <Segmented
        fill
        label={t("field.priority")}
        value={priority}
        onValueChange={setPriority}
        options={jobPriorities.map((value) => ({ value, label: t(`jobs:priority.${value}`) }))}
      />
      <Field
        label={t("field.dueOn")}
        mark={t("optional")}
        error={dueFault ? faultText({ message: dueFault }) : undefined}
      >
        <DateField today={job.today} value={dueOn} onValueChange={setDueOn} />
      </Field>
      <PeoplePicker label={t("field.assignees")} personIds={assigneeIds} onChange={setAssigneeIds} />
    </FormDialog>
  );
}
