import { saveTaskGroupInput } from "@ymp/api/modules/worklists/task-groups.schema";
import { departments } from "@ymp/core/access/roles";
import { newId } from "@ymp/core/ids";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSaveTaskGroup } from "./task-groups.mutations.ts";
import type { TaskGroup } from "./task-groups.queries.ts";

export interface TaskGroupFormProps {
  /** Null: a new group, with these tasks to begin with. */
  group: TaskGroup | null;
  tasks?: readonly string[];
  onClose: () => void;
}

const anyDepartment = "any";

/** Name and lines of a checklist; one line of text is one step, so a list can be pasted. */
export function TaskGroupForm({ group, tasks = [], onClose }: TaskGroupFormProps) {
  const { t } = useTranslation("worklists");
  const faultText = useFaultText();
  const save = useSaveTaskGroup();
  const [freshId] = useState(newId);
  const form = useSchemaForm(saveTaskGroupInput, {
    defaultValues: {
      id: group?.id ?? freshId,
      version: group?.version,
      name: group?.name ?? "",
      department: group?.department ?? null,
      tasks: [...(group?.tasks ?? tasks)],
    },
  });
  const submit = form.handleSubmit((values) => save.mutate(values, { onSuccess: onClose }));
  const { errors } = form.formState;
  return (
    <FormDialog
      title={t(group ? "groups.edit" : "groups.new")}
      submit={t("save")}
      busy={save.isPending}
      error={save.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t("field.name")} error={faultText(errors.name)} required>
        <Input autoComplete="off" placeholder={t("groups.nameHint")} {...form.register("name")} />
      </Field>
      <Controller
        name="department"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <Field label={t("jobs:column.department")}>
            <Select
              value={departments.find((known) => known === value) ?? anyDepartment}
              onValueChange={(next) => onChange(next === anyDepartment ? null : next)}
              options={[
                { value: anyDepartment, label: t("groups.anyDepartment") },
                ...departments.map((known) => ({ value: known, label: t(`departments:of.${known}`) })),
              ]}
            />
          </Field>
        )}
      />
      <Controller
        name="tasks"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <Field label={t("groups.tasks")} help={t("groups.tasksHelp")} error={tasksFault()} required>
            <LinesInput lines={value} onChange={onChange} />
          </Field>
        )}
      />
    </FormDialog>
  );

  function tasksFault() {
    const fault = errors.tasks;
    if (!fault) return undefined;
    return faultText(Array.isArray(fault) ? fault.find(Boolean) : fault) ?? t("groups.tasksMissing");
  }
}

interface LinesInputProps {
  id?: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
}

function LinesInput({ lines, onChange, ...field }: LinesInputProps) {
  const [text, setText] = useState(() => lines.join("\n"));
  return (
    <Textarea
      {...field}
      rows={8}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(
          event.target.value
            .split("\n")
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}
