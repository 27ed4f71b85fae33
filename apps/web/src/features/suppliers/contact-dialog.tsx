import { saveContactInput } from "@ymp/api/modules/suppliers/suppliers.schema";
import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useId, useState } from "react";
import { Controller } from "react-hook-form";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
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
  const formId = useId();
  const [madeId] = useState(newId);
  const faultText = useFaultText();
  const save = useSaveContact();
  const form = useSchemaForm(saveContactInput, {
    defaultValues: {
      ...{ id: contact?.id ?? madeId, version: contact?.version, supplierId },
      ...{ name: contact?.name ?? "", duty: contact?.duty ?? "" },
      ...{ email: contact?.email ?? "", phone: contact?.phone ?? "" },
      takesOrders: contact?.takesOrders ?? false,
    },
  });
  const { register, formState } = form;
  const submit = form.handleSubmit((values) =>
    save.mutate(values, { onSuccess: onClose, onError: (error) => showFaults(form, ["name", "email"], error) }),
  );
  const text = (name: "name" | "duty" | "email" | "phone", type: "text" | "email" | "tel" = "text") => (
    <Field label={t(`suppliers:contacts.${name}`)} error={faultText(formState.errors[name])} required={name === "name"}>
      <Input {...register(name)} type={type} autoComplete="off" />
    </Field>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t(contact ? "suppliers:contacts.change" : "suppliers:contacts.new")}
        onInteractOutside={(event) => {
          if (formState.isDirty) event.preventDefault();
        }}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={save.isPending}>
              {t("suppliers:form.save")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <FormRefusal error={save.error} />
          {text("name")}
          {text("duty")}
          {text("email", "email")}
          {text("phone", "tel")}
          <Controller
            control={form.control}
            name="takesOrders"
            render={({ field }) => (
              <CheckboxField
                label={t("suppliers:contacts.takesOrders")}
                checked={field.value ?? false}
                onCheckedChange={(checked) => field.onChange(checked === true)}
              />
            )}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}
