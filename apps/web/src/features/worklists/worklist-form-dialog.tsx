import { saveWorklistInput } from "@ymp/api/modules/worklists/worklists.schema";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { worklistKinds } from "@ymp/core/maintenance/worklist";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useId, useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { refusalOf } from "../../app/failures.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useVesselDay } from "./use-vessel-day.ts";
import { useSaveWorklist } from "./worklists.mutations.ts";
import type { Worklist } from "./worklists.queries.ts";

type FormInput = z.input<typeof saveWorklistInput>;
type WorklistForm = UseFormReturn<FormInput, unknown, z.output<typeof saveWorklistInput>>;

export interface WorklistFormDialogProps {
  /** Null: a new list. */
  list: Worklist | null;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

export function WorklistFormDialog({ list, onClose, onSaved }: WorklistFormDialogProps) {
  const { t } = useTranslation("worklists");
  const formId = useId();
  const [freshId] = useState(newId);
  const form: WorklistForm = useSchemaForm(saveWorklistInput, { defaultValues: valuesOf(list, freshId) });
  const save = useSaveWorklist(list === null);
  const refusal = save.error ? refusalOf(save.error) : null;
  const isStale = refusal?.code === "stale";
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: ({ id }) => {
        onClose();
        onSaved?.(id);
      },
      onError: (error) => void showFaults(form, ["name", "endsOn"], error),
    }),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t(list ? "edit" : "new")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("ui:cancel")}
              </Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={save.isPending}>
              {t(list ? "save" : "create")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          {isStale ? <FormErrors faults={[]} message={t(refusal.messageKey, refusal.params)} /> : null}
          <WorklistFields form={form} />
        </form>
      </DialogContent>
    </Dialog>
  );
}

function valuesOf(list: Worklist | null, id: string): FormInput {
  if (!list) return { id, name: "", kind: "yard", description: "", startsOn: null, endsOn: null };
  const { version, name, kind, description, startsOn, endsOn } = list;
  return { id: list.id, version, name, kind, description: description ?? "", startsOn, endsOn };
}

function WorklistFields({ form }: { form: WorklistForm }) {
  const { t } = useTranslation("worklists");
  const faultText = useFaultText();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t("field.name")} error={faultText(errors.name)} required>
        <Input autoComplete="off" placeholder={t("nameHint")} {...form.register("name")} />
      </Field>
      <Controller
        name="kind"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <Field label={t("field.kind")}>
            <Select
              value={worklistKinds.find((known) => known === value) ?? "other"}
              onValueChange={onChange}
              options={worklistKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            />
          </Field>
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField form={form} name="startsOn" label={t("field.startsOn")} />
        <DayField form={form} name="endsOn" label={t("field.endsOn")} />
      </div>
      <Field label={t("field.description")} help={t("descriptionHelp")} error={faultText(errors.description)}>
        <Textarea rows={3} {...form.register("description")} />
      </Field>
    </>
  );
}

function DayField({ form, name, label }: { form: WorklistForm; name: "startsOn" | "endsOn"; label: string }) {
  const faultText = useFaultText();
  const today = useVesselDay();
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Field label={label} error={faultText(error)}>
          <DateField today={today} value={value ? parseCalendarDate(value) : null} onValueChange={onChange} />
        </Field>
      )}
    />
  );
}
