import { supplierFormSchema } from "@ymp/api/modules/suppliers/suppliers.schema";
import { useClient } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { joinTags } from "../../lib/forms/merge-fields.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { SupplierFields } from "./supplier-fields.tsx";
import { valuesOf } from "./supplier-form.ts";
import { useSaveSupplier } from "./suppliers.mutations.ts";
import { type Supplier, useReadSupplier } from "./suppliers.queries.ts";

export interface SupplierFormSheetProps {
  /** Absent: a new one. */
  supplier?: Supplier;
  onClose: () => void;
  onSaved: (id: string) => void;
}

export function SupplierFormSheet({ supplier, onClose, onSaved }: SupplierFormSheetProps) {
  const { t } = useTranslation();
  const client = useClient();
  const { mutateAsync: save } = useSaveSupplier();
  const form = useRecordForm({
    kind: "supplier",
    schema: supplierFormSchema,
    record: supplier,
    valuesOf,
    rules: { categories: joinTags, operatingIn: joinTags },
    read: useReadSupplier(),
    history: async (id) => (await client.suppliers.history.query({ id })).rows,
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: (_, id) => onSaved(id),
  });
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={supplier ? t("suppliers:form.edit", { name: supplier.name }) : t("suppliers:form.new")}
      submit={t(supplier ? "suppliers:form.save" : "suppliers:form.create")}
      words={useFieldWords((field) => t(`suppliers:field.${field}`))}
      onClose={onClose}
    >
      <SupplierFields supplier={supplier} />
    </RecordForm>
  );
}
