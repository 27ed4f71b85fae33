import { createEquipmentInput } from "@ymp/api/modules/equipment/equipment.schema";
import { newId } from "@ymp/core/ids";
import { isEquipmentType } from "@ymp/core/maintenance/equipment-types";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { Sheet, SheetContent } from "@ymp/ui/primitives/sheet";
import { useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { z } from "zod";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useCreateMachine, useUpdateMachine } from "./equipment.mutations.ts";
import type { Machine } from "./equipment.queries.ts";
import { FirstMeterFields, MachineFields } from "./machine-fields.tsx";
import { useRefusalText } from "./use-refusal-text.ts";

/** What the form holds; ids and the first reading of a meter are added when it is sent. */
export const machineForm = createEquipmentInput.omit({ id: true, counter: true });
export type MachineFormInput = z.input<typeof machineForm>;

export interface MachineFormSheetProps {
  /** Absent: a new item. */
  machine?: Machine;
  /** What a new item hangs under. */
  parentId?: string;
  onClose: () => void;
  onCreated?: (id: string) => void;
}

export function MachineFormSheet({ machine, parentId, onClose, onCreated }: MachineFormSheetProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [itemId] = useState(newId);
  const [counterId] = useState(newId);
  const [reading, setReading] = useState<number | null>(null);
  const form = useSchemaForm(machineForm, { defaultValues: valuesOf(machine, parentId) });
  const create = useCreateMachine();
  const update = useUpdateMachine();
  const refusalText = useRefusalText(create.error ?? update.error);
  const submit = form.handleSubmit((values) => {
    if (machine) {
      const { parentId: _, ...particulars } = values;
      update.mutate({ id: machine.id, version: machine.version, ...particulars }, { onSuccess: onClose });
      return;
    }
    const counter = reading === null ? undefined : { id: counterId, kind: "hours" as const, reading };
    create.mutate(
      { id: itemId, ...values, counter },
      { onSuccess: ({ id }) => (onCreated ? onCreated(id) : onClose()) },
    );
  });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        className="md:w-[520px]"
        title={machine ? t("equipment:form.edit", { name: machine.name }) : t("equipment:form.new")}
        onInteractOutside={(event) => {
          if (form.formState.isDirty) event.preventDefault();
        }}
        footer={
          <>
            <Button variant="ghost" size="lg" className="me-auto" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              busy={create.isPending || update.isPending}
              disabled={machine !== undefined && !form.formState.isDirty}
            >
              {t(machine ? "equipment:form.save" : "equipment:form.create")}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form
            id={formId}
            noValidate
            onSubmit={(event) => void submit(event)}
            className="flex flex-col gap-4 px-5 py-4"
          >
            {refusalText ? <FormErrors faults={[]} message={refusalText} /> : null}
            <MachineFields machine={machine} />
            {machine ? null : <FirstMeterFields reading={reading} onReadingChange={setReading} />}
          </form>
        </FormProvider>
      </SheetContent>
    </Sheet>
  );
}

function valuesOf(machine: Machine | undefined, parentId: string | undefined): MachineFormInput {
  return {
    name: machine?.name ?? "",
    parentId: machine?.parentId ?? parentId ?? null,
    code: machine?.code ?? "",
    type: machine?.type && isEquipmentType(machine.type) ? machine.type : null,
    department: machine?.department ?? null,
    location: machine?.location ?? "",
    manufacturer: machine?.manufacturer ?? "",
    modelNumber: machine?.modelNumber ?? "",
    serialNumber: machine?.serialNumber ?? "",
    supplierId: machine?.supplierId ?? null,
    remarks: machine?.remarks ?? "",
    isCritical: machine?.isCritical ?? false,
    isStandby: machine?.isStandby ?? false,
    isUsedAtSea: machine?.isUsedAtSea ?? true,
    isUsedInPort: machine?.isUsedInPort ?? true,
    installedOn: machine?.installedOn ?? null,
    warrantyUntil: machine?.warrantyUntil ?? null,
    warrantyNote: machine?.warrantyNote ?? "",
  };
}
