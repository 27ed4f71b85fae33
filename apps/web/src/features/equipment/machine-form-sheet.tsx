import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { SupplierName } from "../suppliers/supplier-picker.tsx";
import { useCreateMachine, useUpdateMachine } from "./equipment.mutations.ts";
import type { Machine } from "./equipment.queries.ts";
import { FirstMeterFields, MachineFields } from "./machine-fields.tsx";
import { machineForm, valuesOf } from "./machine-form.ts";

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
  const { client, queryClient, trpc } = useServices();
  const { mutateAsync: create } = useCreateMachine();
  const { mutateAsync: update } = useUpdateMachine();
  const form = useRecordForm({
    kind: "machine",
    schema: machineForm,
    record: machine,
    valuesOf: (saved: Machine | undefined) => valuesOf(saved, parentId),
    read: (id) => queryClient.fetchQuery({ ...trpc.equipment.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => {
      const { rows } = await client.equipment.history.query({ id, kinds: ["change"] });
      return rows.flatMap((row) => (row.kind === "change" ? [{ ...row, actorName: row.byName }] : []));
    },
    save: async (write): Promise<unknown> => {
      if (!write.isNew) return update({ id: write.id, version: write.version, base: write.base, ...write.values });
      const { meter, ...values } = write.values;
      const counter =
        meter.reading === null ? undefined : { id: meter.id, kind: "hours" as const, reading: meter.reading };
      return create({ id: write.id, ...values, counter });
    },
    onSaved: (_, id) => (onCreated && !machine ? onCreated(id) : onClose()),
  });
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={machine ? t("equipment:form.edit", { name: machine.name }) : t("equipment:form.new")}
      submit={t(machine ? "equipment:form.save" : "equipment:form.create")}
      words={useMachineWords()}
      onClose={onClose}
    >
      <MachineFields machine={machine} />
      {machine ? null : <FirstMeterFields />}
    </RecordForm>
  );
}

function useMachineWords() {
  const { t } = useTranslation();
  return useFieldWords((field) => t(`equipment:column.${field === "supplierId" ? "supplierName" : field}`), {
    supplierId: (id) => <SupplierName id={String(id)} />,
    department: (department) => t(`departments:of.${String(department)}`),
    type: (type) => t(`equipment-types:type.${String(type)}`),
  });
}
