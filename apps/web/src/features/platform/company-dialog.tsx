import { saveCompanyInput } from "@ymp/api/modules/platform/companies.schema";
import { newId } from "@ymp/core/ids";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSaveCompany } from "./company.mutations.ts";
import type { Company } from "./platform.queries.ts";

const fields = ["name", "address", "contact"] as const;

export interface CompanyDialogProps {
  /** Null: a new one. */
  company: Company | null;
  onClose: () => void;
}

export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const { t } = useTranslation("platform-screens");
  const faultText = useFaultText();
  const [newCompanyId] = useState(newId);
  const save = useSaveCompany();
  const form = useSchemaForm(saveCompanyInput, {
    defaultValues: {
      id: company?.id ?? newCompanyId,
      version: company?.version,
      name: company?.name ?? "",
      address: company?.address ?? "",
      contact: company?.contact ?? "",
      isFree: company?.isFree ?? false,
    },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    save.mutate(input, { onSuccess: onClose, onError: (error) => showFaults(form, fields, error) }),
  );
  return (
    <FormDialog
      title={company ? company.name : t("company.newTitle")}
      submit={t("company.save")}
      busy={save.isPending}
      error={save.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t("company.name")} error={faultText(errors.name)} required>
        <Input {...form.register("name")} autoComplete="off" />
      </Field>
      <Field label={t("company.contact")} error={faultText(errors.contact)}>
        <Input {...form.register("contact")} autoComplete="off" />
      </Field>
      <Field label={t("company.address")} error={faultText(errors.address)}>
        <Textarea rows={3} {...form.register("address")} />
      </Field>
      <Controller
        control={form.control}
        name="isFree"
        render={({ field }) => (
          <CheckboxField
            label={t("company.isFree")}
            help={t("company.isFreeHelp")}
            checked={field.value ?? false}
            onCheckedChange={(checked) => field.onChange(checked === true)}
          />
        )}
      />
    </FormDialog>
  );
}
