import { companyFormSchema } from "@ymp/api/modules/platform/companies.schema";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { Controller } from "react-hook-form";
import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSaveCompany } from "./company.mutations.ts";
import type { Company } from "./platform.queries.ts";

export interface CompanyDialogProps {
  /** Null: a new one. */
  company: Company | null;
  onClose: () => void;
}

export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const { t } = useTranslation("platform-screens");
  const faultText = useFaultText();
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveCompany();
  const state = useRecordForm({
    ...{ kind: "company", schema: companyFormSchema, record: company, valuesOf },
    read: async (id) => {
      const options = { ...trpc.platform.companies.queryOptions(), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: onClose,
  });
  const { form } = state;
  const { errors } = form.formState;
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={company ? company.name : t("company.newTitle")}
      submit={t("company.save")}
      words={useFieldWords((field) => t(`company.${field}`))}
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
    </RecordForm>
  );
}

const valuesOf = (company: Company | undefined) => ({
  name: company?.name ?? "",
  address: company?.address ?? "",
  contact: company?.contact ?? "",
  isFree: company?.isFree ?? false,
});
