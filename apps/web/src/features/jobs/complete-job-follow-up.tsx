import { operationalEffects } from "@ymp/core/maintenance/defect-facts";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { PriorityIcon } from "@ymp/ui/primitives/priority-icon";
import { Select } from "@ymp/ui/primitives/select";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { useTranslation } from "../../lib/translation.tsx";
import { type FollowUp, freshFollowUp } from "./complete-job-draft.ts";
import type { CompletionForm } from "./complete-job-form.ts";
import { useJobWords } from "./job-words.ts";
import { useStoredPriority } from "./stored-priority.ts";

export function FollowUpSwitch({ form }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  return (
    <SwitchField
      label={t("followUp.switch")}
      checked={form.draft.followUp !== null}
      onCheckedChange={(isOn) => form.change({ followUp: isOn ? freshFollowUp() : null })}
    />
  );
}

/** A fault found during the work becomes a job of its own, linked to this one. */
export function FollowUpFields({ form }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  const names = useJobWords();
  const { followUp } = form.draft;
  const { priority, offered, why } = useStoredPriority(
    { kind: "defect", priority: followUp?.priority ?? "normal" },
    form.job.equipment?.id,
  );
  const change = (part: Partial<FollowUp>) => followUp && form.change({ followUp: { ...followUp, ...part } });
  if (!followUp) return null;
  return (
    <div className="grid gap-4 rounded-lg p-4 inset-ring inset-ring-border md:grid-cols-2">
      <Field
        label={t("followUp.title")}
        id={form.idOf("followUp")}
        error={form.faults.fields.followUp}
        className="md:col-span-2"
      >
        <Input value={followUp.title} maxLength={200} onChange={(event) => change({ title: event.target.value })} />
      </Field>
      <Field label={t("field.priority")} help={why}>
        <Select
          value={priority}
          onValueChange={(priority) => change({ priority })}
          options={offered.map((value) => ({
            value,
            label: names.priority(value),
            icon: <PriorityIcon priority={value} />,
          }))}
        />
      </Field>
      <Field label={t("field.operationalEffect")}>
        <Select
          value={followUp.operationalEffect}
          onValueChange={(operationalEffect) => change({ operationalEffect })}
          options={operationalEffects.map((value) => ({ value, label: t(`effect.${value}`) }))}
        />
      </Field>
    </div>
  );
}
