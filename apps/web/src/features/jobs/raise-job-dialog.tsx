import { type CreateJobInput, createJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { Controller, type UseFormReturn, useController } from "react-hook-form";
import type { z } from "zod";
import { useWordsOf } from "../../app/use-words-of.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import type { RecordWrite } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { EquipmentPicker, useWarrantyWords, WarrantyNote } from "../equipment/equipment-picker.tsx";
import { HeldPhotos } from "./held-photos.tsx";
import { useStoredPriority } from "./stored-priority.ts";
import { useRaiseJob } from "./use-raise-job.ts";

const raised = createJobInput.pick({ id: true, title: true, equipmentId: true, priority: true });

type Raised = z.output<typeof raised>;

export interface RaiseJobDialogProps {
  /** The equipment whose label was scanned. */
  equipmentId: string | null;
  onClose: () => void;
}

/** What is wrong, in a photo and one line. Works without a link: everything is kept here until it is sent. */
export function RaiseJobDialog({ equipmentId, onClose }: RaiseJobDialogProps) {
  useWordsOf(["records", "panels"]);
  const { t } = useTranslation();
  const faultText = useFaultText();
  const [photos, setPhotos] = useState<File[]>([]);
  const state = useRecordForm({
    kind: `defect of ${equipmentId ?? "no machine"}`,
    schema: raised,
    valuesOf: (_, id) => ({ id, title: "", equipmentId, priority: "normal" as const }),
    holdsMore: photos.length > 0,
    save: async ({ values }: RecordWrite<Raised>) => raise(defectOf(raised.parse(values), warranty), photos),
    onSaved: onClose,
  });
  const { control, formState, register, watch } = state.form;
  const raise = useRaiseJob(watch("id"));
  const machineId = watch("equipmentId");
  const warranty = useWarrantyWords(machineId);
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t("jobs:raise.title")}
      submit={t("job-sheet:raise.submit")}
      onClose={onClose}
    >
      <HeldPhotos photos={photos} onChange={setPhotos} large />
      <Field label={t("job-sheet:raise.what")} error={faultText(formState.errors.title)} required>
        <Textarea placeholder={t("job-sheet:raise.whatHint")} {...register("title")} />
      </Field>
      <Controller
        name="equipmentId"
        control={control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <Field label={t("jobs:column.equipment")} mark={t("jobs:optional")} error={faultText(error)}>
            <EquipmentPicker
              id="raise-equipment"
              label={t("jobs:column.equipment")}
              equipmentId={value ?? null}
              onPick={(equipment) => onChange(equipment?.id ?? null)}
            />
          </Field>
        )}
      />
      <WarrantyNote equipmentId={machineId} />
      <RaisedPriority form={state.form} />
    </RecordForm>
  );
}

const gradesFromDeck = ["normal", "high", "critical"] as const;

function RaisedPriority({ form }: { form: UseFormReturn<z.input<typeof raised>, unknown, Raised> }) {
  const { t } = useTranslation();
  const { field } = useController({ name: "priority", control: form.control });
  const { priority, offered, why } = useStoredPriority(
    { kind: "defect", priority: field.value ?? "normal" },
    form.watch("equipmentId"),
  );
  return (
    <Field label={t("jobs:column.priority")} help={why} group>
      <Segmented
        fill
        label={t("jobs:column.priority")}
        value={priority}
        onValueChange={field.onChange}
        options={gradesFromDeck
          .filter((grade) => offered.includes(grade))
          .map((value) => ({ value, label: t(`jobs:priority.${value}`) }))}
      />
    </Field>
  );
}

/** What is reported from the deck is a defect until somebody sorts it otherwise. */
function defectOf(fields: Raised, description: string | undefined): CreateJobInput {
  return createJobInput.parse({ ...fields, kind: "defect", description });
}
