import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { useId, useState } from "react";
import { FormRefusal } from "../form-refusal.tsx";
import { useSchemaForm } from "../schema-form.ts";
import { showFaults } from "../show-faults.ts";
import { useTranslation } from "../translation.tsx";
import { type EditedPart, type MachineOfPart, type PartFormInput, partForm, valuesOf } from "./edited-part.ts";
import { useSavePart } from "./part.mutations.ts";
import { PartConflict } from "./part-conflict.tsx";
import { PartFields } from "./part-fields.tsx";

export interface PartFormDialogProps {
  machine: MachineOfPart;
  /** Null: a new part. */
  part: EditedPart | null;
  /** Where a new part stands at first. */
  sectionId?: string | null;
  onClose: () => void;
}

/** A part of a machine's list, with every field of the list and the item of the stores that it is. */
export function PartFormDialog({ machine, part, sectionId = null, onClose }: PartFormDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [newPartId] = useState(newId);
  const [version, setVersion] = useState(part?.version);
  const form = useSchemaForm(partForm, { defaultValues: valuesOf(part, sectionId) });
  const save = useSavePart();
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { ...values, id: part?.id ?? newPartId, version, equipmentId: machine.id },
      {
        onSuccess: onClose,
        onError: (error) => showFaults(form, ["designation", "sectionId"], error),
      },
    ),
  );
  const resume = (theirs: number, values?: PartFormInput) => {
    setVersion(theirs);
    if (values) form.reset(values);
    save.reset();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t(part ? "equipment:part.editTitle" : "equipment:part.add")}
        subtitle={<bdi>{machine.name}</bdi>}
        onInteractOutside={(event) => {
          if (form.formState.isDirty) event.preventDefault();
        }}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={save.isPending}>
              {t(part ? "spares:form.save" : "equipment:part.add")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          {part ? (
            <PartConflict part={part} version={version} error={save.error} mine={form.getValues} onResume={resume} />
          ) : (
            <FormRefusal error={save.error} />
          )}
          <PartFields form={form} machine={machine} itemName={part?.itemName ?? null} fields={part?.can.fields} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
