import { type CreateJobInput, createJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { departments } from "@ymp/core/access/roles";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobKinds, jobPriorities } from "@ymp/core/lists";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
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

const faultFields = ["title", "equipmentId", "dueOn", "dueTotal"] as const;

export function NewJobDialog({ equipmentId, begun, onRecurring, onClose }: NewJobDialogProps) {
  const { t } = useTranslation();
  const [id] = useState(newId);
  const [photos, setPhotos] = useState<File[]>(begun?.photos ?? []);
  const raise = useRaiseJob(id);
  const form: NewJobForm = useSchemaForm(createJobInput, {
    defaultValues: {
      ...{ id, title: "", kind: "request", priority: "normal", equipmentId, assigneeIds: [], tasks: [] },
      ...begun,
    },
  });
  const warranty = useWarrantyWords(form.watch("equipmentId"));
  const check = form.handleSubmit((job) =>
    raise.send(withWarranty(job, warranty), photos, onClose, (error) => showFaults(form, faultFields, error)),
  );
  const submit = () => {
    form.setValue(
      "tasks",
      form.getValues("tasks")?.filter((task) => task.trim() !== ""),
    );
    return check();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("jobs:new.title")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("ui:cancel")}
              </Button>
            </DialogClose>
            <Button type="submit" form="new-job" variant="primary" size="lg" busy={raise.isPending}>
              {t("jobs:new.submit")}
            </Button>
          </>
        }
      >
        <form
          id="new-job"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void submit();
          }}
          className="flex flex-col gap-4"
        >
          <Segmented
            className="self-start"
            label={t("jobs:new.how")}
            value="once"
            onValueChange={(value) => value === "recurring" && onRecurring(begunBy(form, photos))}
            options={[
              { value: "once", label: t("jobs:new.once") },
              { value: "recurring", label: t("jobs:new.recurring") },
            ]}
          />
          <FormErrors
            faults={form.formState.errors.title ? [{ fieldId: "new-job-title", label: t("jobs:column.title") }] : []}
          />
          <NewJobFields form={form} />
          <HeldPhotos photos={photos} onChange={setPhotos} />
        </form>
      </DialogContent>
    </Dialog>
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

/** Whoever opens the defect reads that somebody else would mend it. */
function withWarranty(job: CreateJobInput, warranty: string | undefined): CreateJobInput {
  if (job.kind !== "defect" || !warranty) return job;
  return { ...job, description: [job.description, warranty].filter(Boolean).join("\n\n") };
}

function NewJobFields({ form }: { form: NewJobForm }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { errors } = form.formState;
  const [equipment, setEquipment] = useState<PickedEquipment | null>(null);
  return (
    <>
      <Field id="new-job-title" label={t("jobs:column.title")} error={faultText(errors.title)} required>
        <Input autoComplete="off" placeholder={t("jobs:new.titleHint")} {...form.register("title")} />
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
        <ChoiceField form={form} name="department" values={departments} prefix="common:department" />
        <ChoiceField form={form} name="kind" values={jobKinds} prefix="jobs:kind" />
        <ChoiceField form={form} name="priority" values={jobPriorities} prefix="jobs:priority" />
        <DueFields form={form} hasCounter={Boolean(equipment?.counterId)} />
        <Controller
          name="estimatedTenths"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <Field label={t("jobs:new.estimate")} mark={t("jobs:optional")}>
              <TenthsInput unit={t("jobs:new.hours")} value={value ?? null} onValueChange={onChange} />
            </Field>
          )}
        />
        <Field label={t("jobs:column.location")} mark={t("jobs:optional")}>
          <Input autoComplete="off" {...form.register("location")} />
        </Field>
      </div>
      <Field label={t("jobs:new.description")} mark={t("jobs:optional")} error={faultText(errors.description)}>
        <Textarea rows={3} {...form.register("description")} />
      </Field>
      <MoreFields form={form} />
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
              {value.length > 0 ? t("jobs:new.assignees", { count: value.length }) : t("jobs:new.nobody")}
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
              <TenthsInput unit={t("jobs:new.hours")} value={value ?? null} onValueChange={onChange} />
            </Field>
          )}
        />
      ) : null}
    </>
  );
}

interface ChoiceFieldProps<Value extends string> {
  form: NewJobForm;
  name: "department" | "kind" | "priority";
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
            placeholder={t("jobs:new.choose")}
            options={values.map((known) => ({ value: known, label: t(`${prefix}.${known}`) }))}
          />
        </Field>
      )}
    />
  );
}
