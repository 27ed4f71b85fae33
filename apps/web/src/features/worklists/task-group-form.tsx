import { taskGroupFormSchema } from "@ymp/api/modules/worklists/task-groups.schema";
import { departments } from "@ymp/core/access/roles";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
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
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveTaskGroup();
  const state = useRecordForm({
    ...{ kind: ["task group", ...tasks].join(), schema: taskGroupFormSchema, record: group },
    valuesOf: (saved: TaskGroup | undefined) => ({
      name: saved?.name ?? "",
      department: saved?.department ?? null,
      tasks: [...(saved?.tasks ?? tasks)],
    }),
    read: async (id) => {
      const options = { ...trpc.taskGroups.list.queryOptions({ isArchived: false }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).groups.find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: onClose,
  });
  const labels = { name: t("field.name"), department: t("jobs:column.department"), tasks: t("groups.tasks") };
  const words = useFieldWords((field) => new Map(Object.entries(labels)).get(field) ?? field, {
    department: (value) => t(`departments:of.${String(value)}`),
  });
  const { form } = state;
  const { errors } = form.formState;
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t(group ? "groups.edit" : "groups.new")}
      submit={t("save")}
      words={words}
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
    </RecordForm>
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
  const [typed, setTyped] = useState(() => lines.join("\n"));
  const text = linesOf(typed).join("\n") === lines.join("\n") ? typed : lines.join("\n");
  return (
    <Textarea
      {...field}
      rows={8}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(linesOf(event.target.value));
      }}
    />
  );
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
