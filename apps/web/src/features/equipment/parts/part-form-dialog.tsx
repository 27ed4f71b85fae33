import { partFormSchema } from "@ymp/api/modules/spare-parts/spare-parts.schema";
import { useServices } from "../../../app/services-context.tsx";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { type EditedPart, type MachineOfPart, valuesOf } from "./edited-part.ts";
import { useSavePart } from "./part.mutations.ts";
import { PartFields } from "./part-fields.tsx";
import { usePartWords } from "./part-words.tsx";

export interface PartFormDialogProps {
  machine: MachineOfPart;
  /** Null: a new part. */
  part: EditedPart | null;
  /** Where a new part is at first. */
  sectionId?: string | null;
  onClose: () => void;
}

/** A part of a machine's list, with every field of the list and the item of the stores that it is. */
export function PartFormDialog({ machine, part, sectionId = null, onClose }: PartFormDialogProps) {
  const { t } = useTranslation();
  const { client, queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSavePart();
  const form = useRecordForm({
    kind: `part of ${machine.id}`,
    schema: partFormSchema,
    record: part,
    valuesOf: (saved: EditedPart | undefined) => valuesOf(saved, sectionId),
    read: async (id) => {
      const options = { ...trpc.spareParts.get.queryOptions({ id }), staleTime: 0 };
      const saved = await queryClient.fetchQuery(options);
      return { ...saved, itemName: saved.stock?.name ?? null };
    },
    history: async (id) => (await client.spareParts.history.query({ id })).rows,
    save: ({ isNew: _, values, ...write }) => save({ equipmentId: machine.id, ...values, ...write }),
    onSaved: onClose,
  });
  return (
    <RecordForm
      as="dialog"
      form={form}
      title={t(part ? "equipment:part.editTitle" : "equipment:part.add")}
      subtitle={<bdi>{machine.name}</bdi>}
      submit={t(part ? "spares:form.save" : "equipment:part.add")}
      words={usePartWords(machine)}
      onClose={onClose}
    >
      <PartFields
        form={form.form}
        machine={machine}
        item={part?.itemId ? { id: part.itemId, name: part.itemName } : null}
        fields={part?.can.fields}
      />
    </RecordForm>
  );
}
