import { contactFormSchema } from "@ymp/api/modules/suppliers/suppliers.schema";
import type { z } from "zod";
import { TextField, TickField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useSaveContact } from "./suppliers.mutations.ts";
import { type Contact, useReadSupplier } from "./suppliers.queries.ts";

type ContactInput = z.input<typeof contactFormSchema>;
type ContactField = keyof ContactInput;

export interface ContactDialogProps {
  supplierId: string;
  /** Null: a new one. */
  contact: Contact | null;
  onClose: () => void;
}

export function ContactDialog({ supplierId, contact, onClose }: ContactDialogProps) {
  const { t } = useTranslation();
  const read = useReadSupplier();
  const { mutateAsync: save } = useSaveContact();
  const form = useRecordForm({
    kind: `contact of ${supplierId}`,
    schema: contactFormSchema,
    record: contact,
    valuesOf,
    read: async (id) => (await read(supplierId)).contacts.find((one) => one.id === id),
    save: ({ isNew: _, values, ...write }) => save({ supplierId, ...values, ...write }),
    onSaved: onClose,
  });
  const label = (name: ContactField) => t(`suppliers:contacts.${name}`);
  const text = (name: ContactField, more: { type?: "email" | "tel"; required?: boolean } = {}) => (
    <TextField<ContactInput> name={name} label={label(name)} {...more} />
  );
  return (
    <RecordForm
      as="dialog"
      form={form}
      title={t(contact ? "suppliers:contacts.change" : "suppliers:contacts.new")}
      submit={t("suppliers:form.save")}
      words={useFieldWords((field) => t(`suppliers:contacts.${field}`))}
      onClose={onClose}
    >
      {text("name", { required: true })}
      {text("duty")}
      {text("email", { type: "email" })}
      {text("phone", { type: "tel" })}
      <TickField<ContactInput> name="takesOrders" label={label("takesOrders")} />
    </RecordForm>
  );
}

const valuesOf = (contact: Contact | undefined) => ({
  name: contact?.name ?? "",
  duty: contact?.duty ?? "",
  email: contact?.email ?? "",
  phone: contact?.phone ?? "",
  takesOrders: contact?.takesOrders ?? false,
});
