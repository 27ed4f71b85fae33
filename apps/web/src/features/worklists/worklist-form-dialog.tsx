import { worklistFormSchema } from "@ymp/api/modules/worklists/worklists.schema";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { worklistKinds } from "@ymp/core/maintenance/worklist";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useVesselDay } from "./use-vessel-day.ts";
import { useSaveWorklist } from "./worklists.mutations.ts";
import type { Worklist } from "./worklists.queries.ts";

type FormInput = z.input<typeof worklistFormSchema>;
type WorklistForm = UseFormReturn<FormInput, unknown, z.output<typeof worklistFormSchema>>;

export interface WorklistFormDialogProps {
  /** Null: a new list. */
  list: Worklist | null;
  onClose: () => void;
  /** What is done with the list wherever the window is by then. */
  onKept?: (id: string) => void;
  onSaved?: (id: string) => void;
}

export function WorklistFormDialog({ list, onClose, onKept, onSaved }: WorklistFormDialogProps) {
  const { t } = useTranslation("worklists");
  const { client, queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveWorklist(list === null);
  const state = useRecordForm({
    ...{ kind: "worklist", schema: worklistFormSchema, record: list, valuesOf },
    read: (id) => queryClient.fetchQuery({ ...trpc.worklists.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => (await client.worklists.history.query({ id })).rows,
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onKept,
    onSaved: (_, id) => {
      onClose();
      onSaved?.(id);
    },
  });
  const words = useFieldWords((field) => t(`field.${field}`), { kind: (kind) => t(`kind.${String(kind)}`) });
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t(list ? "edit" : "new")}
      submit={t(list ? "save" : "create")}
      words={words}
      onClose={onClose}
    >
      <WorklistFields form={state.form} />
    </RecordForm>
  );
}

const valuesOf = (list: Worklist | undefined): FormInput => ({
  name: list?.name ?? "",
  kind: list?.kind ?? "yard",
  description: list?.description ?? "",
  startsOn: list?.startsOn ?? null,
  endsOn: list?.endsOn ?? null,
});

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
