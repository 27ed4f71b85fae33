import { type BulkUpdateJobsInput, bulkUpdateJobsInput } from "@ymp/api/modules/jobs/jobs.schema";
import { jobPriorities } from "@ymp/core/lists";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { type ReactNode, useState } from "react";
import { useWordsOf } from "../../app/use-words-of.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { WholeInput } from "../../lib/whole-input.tsx";
import { useBulkUpdate } from "./jobs.mutations.ts";
import type { ChosenJob } from "./jobs-dialogs.tsx";
import { PeoplePicker } from "./person-picker.tsx";

export interface BulkDialogProps {
  jobs: readonly ChosenJob[];
  onClose: () => void;
  onDone: () => void;
}

type Change = BulkUpdateJobsInput["change"];

const changeableStatuses = ["due", "in_progress", "waiting_parts", "waiting_yard", "waiting_weather"] as const;

/** Applies one change to all chosen jobs, or to none when one of them refuses it. */
function useApply({ jobs, onDone }: BulkDialogProps) {
  useWordsOf(["records"]);
  const update = useBulkUpdate();
  const apply = (change: Change) =>
    update.mutate({ jobs: jobs.map(({ id, version }) => ({ id, version })), change }, { onSuccess: onDone });
  return { apply, isPending: update.isPending, error: update.error };
}

interface FrameProps extends BulkDialogProps {
  titleKey: string;
  submitKey: string;
  busy: boolean;
  error: unknown;
  onSubmit: () => void;
  children: ReactNode;
}

function BulkFrame({ jobs, onClose, titleKey, submitKey, busy, error, onSubmit, children }: FrameProps) {
  const { t } = useTranslation();
  const subtitle = jobs.length === 1 ? jobs[0]?.title : t("bulk-jobs:count", { count: jobs.length });
  return (
    <FormDialog
      title={t(titleKey)}
      subtitle={subtitle}
      submit={t(submitKey)}
      busy={busy}
      error={error}
      saysFaults
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}

/** People that all chosen jobs have in common; anyone who is only on some of them is not ticked. */
function commonAssignees(jobs: readonly ChosenJob[]): string[] {
  const [first, ...rest] = jobs;
  return first?.assigneeIds.filter((id) => rest.every(({ assigneeIds }) => assigneeIds.includes(id))) ?? [];
}

export function BulkAssignDialog(props: BulkDialogProps) {
  const { t } = useTranslation();
  const [personIds, setPersonIds] = useState(() => commonAssignees(props.jobs));
  const { apply, isPending, error } = useApply(props);
  return (
    <BulkFrame
      {...props}
      titleKey="bulk-jobs:assign"
      submitKey={personIds.length > 0 ? "bulk-jobs:assignDo" : "bulk-jobs:assignNobody"}
      busy={isPending}
      error={error}
      onSubmit={() => apply({ field: "assignees", value: personIds })}
    >
      <PeoplePicker label={t("jobs:column.assigned")} personIds={personIds} onChange={setPersonIds} />
    </BulkFrame>
  );
}

export function BulkPriorityDialog(props: BulkDialogProps) {
  const { t } = useTranslation();
  const [priority, setPriority] = useState<(typeof jobPriorities)[number]>("high");
  const { apply, isPending, error } = useApply(props);
  return (
    <BulkFrame
      {...props}
      titleKey="bulk-jobs:priority"
      submitKey="bulk-jobs:apply"
      busy={isPending}
      error={error}
      onSubmit={() => apply({ field: "priority", value: priority })}
    >
      <Choice
        label={t("jobs:column.priority")}
        value={priority}
        onChange={setPriority}
        options={jobPriorities.toReversed().map((value) => ({ value, label: t(`jobs:priority.${value}`) }))}
      />
    </BulkFrame>
  );
}

export function BulkStatusDialog(props: BulkDialogProps) {
  const { t } = useTranslation();
  const [status, setStatus] = useState<(typeof changeableStatuses)[number]>("in_progress");
  const { apply, isPending, error } = useApply(props);
  return (
    <BulkFrame
      {...props}
      titleKey="bulk-jobs:status"
      submitKey="bulk-jobs:apply"
      busy={isPending}
      error={error}
      onSubmit={() => apply({ field: "status", value: status })}
    >
      <Choice
        label={t("jobs:column.status")}
        value={status}
        onChange={setStatus}
        options={changeableStatuses.map((value) => ({ value, label: t(`jobs:status.${value}`) }))}
      />
    </BulkFrame>
  );
}

export function BulkPostponeDialog(props: BulkDialogProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const [days, setDays] = useState<number | null>(7);
  const [reason, setReason] = useState("");
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { apply, isPending, error } = useApply(props);
  const submit = () => {
    const read = bulkUpdateJobsInput.shape.change.safeParse({ field: "postpone", days: days ?? 0, reason });
    setFaults(Object.fromEntries(read.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []));
    if (read.success) apply(read.data);
  };
  const faultOf = (field: string) => (faults[field] ? faultText({ message: faults[field] }) : undefined);
  return (
    <BulkFrame
      {...props}
      titleKey="bulk-jobs:postpone"
      submitKey="bulk-jobs:postponeDo"
      busy={isPending}
      error={error}
      onSubmit={submit}
    >
      <Field label={t("bulk-jobs:by")} error={faultOf("days")} help={t("bulk-jobs:byHelp")}>
        <WholeInput unit={t("bulk-jobs:days")} value={days} onValueChange={setDays} />
      </Field>
      <Field label={t("bulk-jobs:reason")} error={faultOf("reason")} help={t("bulk-jobs:reasonHelp")}>
        <Textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </BulkFrame>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={choose}>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} label={option.label} />
      ))}
    </RadioGroup>
  );
}
