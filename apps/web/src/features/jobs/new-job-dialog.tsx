import { type CreateJobInput, createJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { departments } from "@ymp/core/access/roles";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { jobKinds } from "@ymp/core/lists";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { Controller, type UseFormReturn, useController } from "react-hook-form";
import type { z } from "zod";
import { useAccess } from "../../app/session.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import type { RecordWrite } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import {
  EquipmentPicker,
  type PickedEquipment,
  useWarrantyWords,
  WarrantyNote,
} from "../equipment/equipment-picker.tsx";
import type { BegunJob } from "./begun-job.ts";
import { HeldPhotos } from "./held-photos.tsx";
import { PeoplePicker } from "./person-picker.tsx";
import { useStoredPriority } from "./stored-priority.ts";
import { TaskLines } from "./task-lines.tsx";
import { useRaiseJob } from "./use-raise-job.ts";
import { useShipsDay } from "./use-ships-day.ts";

export interface NewJobDialogProps {
  equipmentId: string | null;
  /** What was typed before the reader came back from a rule. */
  begun: BegunJob | null;
  /** The reader wants a rule instead of one job. */
  onRecurring: (begun: BegunJob) => void;
  onClose: () => void;
}

export type NewJobForm = UseFormReturn<z.input<typeof createJobInput>, unknown, CreateJobInput>;

export function NewJobDialog({ equipmentId, begun, onRecurring, onClose }: NewJobDialogProps) {
  useWordsOf(["records", "panels"]);
  const { t } = useTranslation();
  const [photos, setPhotos] = useState<File[]>(begun?.photos ?? []);
  const state = useRecordForm({
    kind: `job on ${equipmentId ?? "no machine"}`,
    schema: createJobInput,
    valuesOf: (_, id) => ({
      ...{ id, title: "", kind: "request" as const, priority: "normal" as const, equipmentId, assigneeIds: [] },
      tasks: [],
      ...begun,
    }),
    holdsMore: begun !== null || photos.length > 0,
    save: async ({ values }: RecordWrite<CreateJobInput>) =>
      raise(withWarranty(createJobInput.parse(values), warranty), photos),
    onSaved: onClose,
  });
  const form: NewJobForm = state.form;
  const raise = useRaiseJob(form.watch("id"));
  const warranty = useWarrantyWords(form.watch("equipmentId"));
  const submit = () => {
    form.setValue(
      "tasks",
      form.getValues("tasks")?.filter((task) => task.trim() !== ""),
    );
    state.submit();
  };
  return (
    <RecordForm
      as="dialog"
      form={{ ...state, submit }}
      title={t("job-sheet:new.title")}
      submit={t("job-sheet:new.submit")}
      onClose={onClose}
    >
      <Segmented
        className="self-start"
        label={t("job-sheet:new.how")}
        value="once"
        onValueChange={(value) => {
          if (value !== "recurring") return;
          state.handOver();
          onRecurring(begunBy(form, photos));
        }}
        options={[
          { value: "once", label: t("job-sheet:new.once") },
          { value: "recurring", label: t("job-sheet:new.recurring") },
        ]}
      />
      <FormErrors
        faults={form.formState.errors.title ? [{ fieldId: "new-job-title", label: t("jobs:column.title") }] : []}
      />
      <NewJobFields form={form} />
      <HeldPhotos photos={photos} onChange={setPhotos} />
    </RecordForm>
  );
}

function begunBy(form: NewJobForm, photos: File[]): BegunJob {
  const typed = form.getValues();
  return {
    title: typed.title,
    description: typed.description ?? "",
    equipmentId: typed.equipmentId ?? null,
    department: typed.department ?? null,
    priority: typed.priority ?? "normal",
    estimatedTenths: typed.estimatedTenths ?? null,
    assigneeIds: typed.assigneeIds ?? [],
    tasks: typed.tasks ?? [],
    photos,
  };
}

/** Anyone who opens the defect reads that somebody else would mend it. */
function withWarranty(job: CreateJobInput, warranty: string | undefined): CreateJobInput {
  if (job.kind !== "defect" || !warranty) return job;
  return { ...job, description: [job.description, warranty].filter(Boolean).join("\n\n") };
}

function NewJobFields({ form }: { form: NewJobForm }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { errors } = form.formState;
  const [equipment, setEquipment] = useState<PickedEquipment | null>(null);
  const isFull = useAccess().edition === "full";
  return (
    <>
      <Field id="new-job-title" label={t("jobs:column.title")} error={faultText(errors.title)} required>
        <Input autoComplete="off" placeholder={t("job-sheet:new.titleHint")} {...form.register("title")} />
      </Field>
      <WarrantyNote equipmentId={form.watch("equipmentId")} />
      <div className="grid gap-4 md:grid-cols-2">
        <Controller
          name="equipmentId"
          control={form.control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <Field label={t("jobs:column.equipment")} mark={t("jobs:optional")} error={faultText(error)}>
              <EquipmentPicker
                id="new-job-equipment"
                label={t("jobs:column.equipment")}
                equipmentId={value ?? null}
                onPick={(picked) => {
                  onChange(picked?.id ?? null);
                  setEquipment(picked);
                  if (picked?.department && !form.getValues("department"))
                    form.setValue("department", picked.department);
                }}
              />
            </Field>
          )}
        />
        {isFull ? <ChoiceField form={form} name="department" values={departments} prefix="departments:of" /> : null}
        <ChoiceField form={form} name="kind" values={jobKinds} prefix="jobs:kind" />
        <PriorityField form={form} />
        <DueFields form={form} hasCounter={Boolean(equipment?.counterId)} />
        {isFull ? <EstimateAndPlace form={form} /> : null}
      </div>
      <Field label={t("job-sheet:new.description")} mark={t("jobs:optional")} error={faultText(errors.description)}>
        <Textarea rows={3} {...form.register("description")} />
      </Field>
      <MoreFields form={form} />
    </>
  );
}

function EstimateAndPlace({ form }: { form: NewJobForm }) {
  const { t } = useTranslation();
  return (
    <>
      <Controller
        name="estimatedTenths"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <Field label={t("job-sheet:new.estimate")} mark={t("jobs:optional")}>
            <TenthsInput unit={t("job-sheet:new.hours")} value={value ?? null} onValueChange={onChange} />
          </Field>
        )}
      />
      <Field label={t("jobs:column.location")} mark={t("jobs:optional")}>
        <Input autoComplete="off" {...form.register("location")} />
      </Field>
    </>
  );
}

/** People and checklist: long lists that most jobs can do without, folded until asked for. */
function MoreFields({ form }: { form: NewJobForm }) {
  const { t } = useTranslation();
  return (
    <>
      <Controller
        name="assigneeIds"
        control={form.control}
        render={({ field: { value = [], onChange } }) => (
          <details className="rounded-md border border-border px-3 py-2 text-sm">
            <summary className="cursor-pointer font-medium">
              {value.length > 0 ? t("job-sheet:new.assignees", { count: value.length }) : t("job-sheet:new.nobody")}
            </summary>
            <div className="pt-3">
              <PeoplePicker label={t("jobs:column.assigned")} personIds={value} onChange={onChange} />
            </div>
          </details>
        )}
      />
      <Controller
        name="tasks"
        control={form.control}
        render={({ field: { value = [], onChange } }) => <TaskLines tasks={value} onChange={onChange} />}
      />
    </>
  );
}

function DueFields({ form, hasCounter }: { form: NewJobForm; hasCounter: boolean }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const today = useShipsDay();
  return (
    <>
      <Controller
        name="dueOn"
        control={form.control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <Field label={t("jobs:column.dueOn")} mark={t("jobs:optional")} error={faultText(error)}>
            <DateField today={today} value={value ? parseCalendarDate(value) : null} onValueChange={onChange} />
          </Field>
        )}
      />
      {hasCounter ? (
        <Controller
          name="dueTotal"
          control={form.control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <Field label={t("jobs:column.dueTotal")} mark={t("jobs:optional")} error={faultText(error)}>
              <TenthsInput unit={t("job-sheet:new.hours")} value={value ?? null} onValueChange={onChange} />
            </Field>
          )}
        />
      ) : null}
    </>
  );
}

function PriorityField({ form }: { form: NewJobForm }) {
  const { t } = useTranslation();
  const { field } = useController({ name: "priority", control: form.control });
  const { priority, offered, why } = useStoredPriority(
    { kind: form.watch("kind") ?? "request", priority: field.value ?? "normal" },
    form.watch("equipmentId"),
  );
  return (
    <Field label={t("jobs:column.priority")} help={why}>
      <Select
        value={priority}
        onValueChange={field.onChange}
        options={offered.map((value) => ({ value, label: t(`jobs:priority.${value}`) }))}
      />
    </Field>
  );
}

interface ChoiceFieldProps<Value extends string> {
  form: NewJobForm;
  name: "department" | "kind";
  values: readonly Value[];
  prefix: string;
}

function ChoiceField<Value extends string>({ form, name, values, prefix }: ChoiceFieldProps<Value>) {
  const { t } = useTranslation();
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange } }) => (
        <Field label={t(`jobs:column.${name}`)}>
          <Select
            value={values.find((known) => known === value) ?? null}
            onValueChange={onChange}
            placeholder={t("job-sheet:new.choose")}
            options={values.map((known) => ({ value: known, label: t(`${prefix}.${known}`) }))}
          />
        </Field>
      )}
    />
  );
}
