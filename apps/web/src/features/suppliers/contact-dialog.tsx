import { contactFormSchema } from "@ymp/api/modules/suppliers/suppliers.schema";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Controller } from "react-hook-form";
import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSaveContact } from "./suppliers.mutations.ts";
import type { Contact } from "./suppliers.queries.ts";

export interface ContactDialogProps {
  supplierId: string;
  /** Null: a new one. */
  contact: Contact | null;
  onClose: () => void;
}

export function ContactDialog({ supplierId, contact, onClose }: ContactDialogProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveContact();
  const form = useRecordForm({
    kind: `contact of ${supplierId}`,
    schema: contactFormSchema,
    record: contact,
    valuesOf,
    read: async (id) => {
      const options = { ...trpc.suppliers.get.queryOptions({ id: supplierId }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).contacts.find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ supplierId, ...values, ...write }),
    onSaved: onClose,
  });
  const { register, control, formState } = form.form;
  const text = (name: "name" | "duty" | "email" | "phone", type: "text" | "email" | "tel" = "text") => (
    <Field label={t(`suppliers:contacts.${name}`)} error={faultText(formState.errors[name])} required={name === "name"}>
      <Input {...register(name)} type={type} autoComplete="off" />
    </Field>
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
      {text("name")}
      {text("duty")}
      {text("email", "email")}
      {text("phone", "tel")}
      <Controller
        control={control}
        name="takesOrders"
        render={({ field }) => (
          <CheckboxField
            label={t("suppliers:contacts.takesOrders")}
            checked={field.value ?? false}
            onCheckedChange={(checked) => field.onChange(checked === true)}
          />
        )}
      />
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
