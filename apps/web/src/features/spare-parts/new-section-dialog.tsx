import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { type FormEvent, useId, useState } from "react";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { EquipmentPicker } from "../equipment/equipment-picker.tsx";
import { useSaveSection } from "./spares.mutations.ts";

export interface NewSectionDialogProps {
  /** The machine one is looking at. */
  equipmentId: string | undefined;
  onClose: () => void;
}

export function NewSectionDialog({ equipmentId, onClose }: NewSectionDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [id] = useState(newId);
  const [machineId, setMachineId] = useState(equipmentId ?? null);
  const [name, setName] = useState("");
  const save = useSaveSection();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (machineId && name.trim()) save.mutate({ id, equipmentId: machineId, name }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("equipment:section.add")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              busy={save.isPending}
              disabled={!machineId || !name.trim()}
            >
              {t("equipment:section.add")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormRefusal error={save.error} />
          <Field label={t("spares:field.machine")} required>
            <EquipmentPicker
              label={t("spares:field.machine")}
              equipmentId={machineId}
              onPick={(machine) => setMachineId(machine?.id ?? null)}
            />
          </Field>
          <Field label={t("equipment:section.name")} help={t("equipment:section.emptyText")} required>
            <Input maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
