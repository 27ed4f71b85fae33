import type { CalendarDate } from "@ymp/core/calendar-date";
import { type JobPriority, jobPriorities } from "@ymp/core/lists";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { AskFooter } from "./job-actions-footer.tsx";
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
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("accept.title", { title: job.title })}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) send();
        }}
        footer={<AskFooter confirm={t("accept.submit")} isBusy={accept.isPending} onConfirm={send} />}
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
      </DialogContent>
    </Dialog>
  );
}
