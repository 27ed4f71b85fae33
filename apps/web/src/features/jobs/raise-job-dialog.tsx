import { type CreateJobInput, createJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { EquipmentPicker, useWarrantyWords, WarrantyNote } from "../equipment/equipment-picker.tsx";
import { HeldPhotos } from "./held-photos.tsx";
import { useRaiseJob } from "./use-raise-job.ts";

const raised = createJobInput.pick({ id: true, title: true, equipmentId: true, priority: true });

export interface RaiseJobDialogProps {
  /** The equipment whose label was scanned. */
  equipmentId: string | null;
  onClose: () => void;
}

/** What is wrong, in a photo and one line. Works without a link: everything is kept here until it is sent. */
export function RaiseJobDialog({ equipmentId, onClose }: RaiseJobDialogProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const [id] = useState(newId);
  const [photos, setPhotos] = useState<File[]>([]);
  const raise = useRaiseJob(id);
  const { control, formState, handleSubmit, register, watch } = useSchemaForm(raised, {
    defaultValues: { id, title: "", equipmentId, priority: "normal" },
  });
  const machineId = watch("equipmentId");
  const warranty = useWarrantyWords(machineId);
  const submit = handleSubmit((fields) => raise.send(defectOf(fields, warranty), photos, onClose));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("jobs:raise.title")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("ui:cancel")}
              </Button>
            </DialogClose>
            <Button type="submit" form="raise" variant="primary" size="lg" busy={raise.isPending}>
              {t("jobs:raise.submit")}
            </Button>
          </>
        }
      >
        <form id="raise" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <HeldPhotos photos={photos} onChange={setPhotos} large />
          <Field label={t("jobs:raise.what")} error={faultText(formState.errors.title)} required>
            <Textarea placeholder={t("jobs:raise.whatHint")} {...register("title")} />
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
          <Controller
            name="priority"
            control={control}
            render={({ field: { value, onChange } }) => (
              <Segmented
                fill
                label={t("jobs:column.priority")}
                value={value ?? "normal"}
                onValueChange={onChange}
                options={[
                  { value: "normal", label: t("jobs:priority.normal") },
                  { value: "high", label: t("jobs:priority.high") },
                  { value: "critical", label: t("jobs:priority.critical") },
                ]}
              />
            )}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** What is reported from the deck is a defect until somebody sorts it otherwise. */
function defectOf(
  fields: Pick<CreateJobInput, "id" | "title" | "equipmentId" | "priority">,
  description: string | undefined,
): CreateJobInput {
  return createJobInput.parse({ ...fields, kind: "defect", description });
}
