import { newId } from "@ymp/core/ids";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
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
  const [id] = useState(newId);
  const [machineId, setMachineId] = useState(equipmentId ?? null);
  const [name, setName] = useState("");
  const save = useSaveSection();
  const submit = () => {
    if (machineId && name.trim()) save.mutate({ id, equipmentId: machineId, name }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("equipment:section.add")}
      submit={t("equipment:section.add")}
      busy={save.isPending}
      disabled={!machineId || !name.trim()}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
