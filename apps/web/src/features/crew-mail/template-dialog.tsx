import { crewMailTemplateFormSchema } from "@ymp/api/modules/crew-mail/crew-mail.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useFormContext } from "react-hook-form";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { LongTextField, TextField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useSaveTemplate } from "./crew-mail.mutations.ts";
import type { MailTemplate } from "./crew-mail.queries.ts";
import { useStartingTemplates } from "./starting-templates.ts";

type TemplateInput = z.input<typeof crewMailTemplateFormSchema>;

export interface TemplateDialogProps {
  /** Null: a new one. */
  template: MailTemplate | null;
  onClose: () => void;
}

const valuesOf = (saved: MailTemplate | undefined): TemplateInput => ({
  name: saved?.name ?? "",
  subject: saved?.subject ?? "",
  body: saved?.body ?? "",
});

/** Words that the vessel keeps for its mails, with placeholders. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation("crew-mail");
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveTemplate();
  const read = async (id: string) => {
    const desk = await queryClient.fetchQuery({ ...trpc.crewMail.desk.queryOptions(), staleTime: 0 });
    return desk.templates.find((one) => one.id === id);
  };
  const form = useRecordForm({
    kind: "mail template",
    schema: crewMailTemplateFormSchema,
    record: template,
    valuesOf,
    read,
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: onClose,
  });
  return (
    <RecordForm
      as="dialog"
      form={form}
      title={template ? t("templates.edit", { name: template.name }) : t("templates.add")}
      submit={t("templates.save")}
      words={useFieldWords((field) => t(`field.${field}`))}
      onClose={onClose}
    >
      {template ? null : <StartingChoice />}
      <TextField<TemplateInput> name="name" label={t("field.name")} required />
      <TextField<TemplateInput> name="subject" label={t("field.subject")} required />
      <LongTextField<TemplateInput>
        name="body"
        label={t("field.body")}
        help={t("form.placeholders")}
        rows={9}
        required
      />
    </RecordForm>
  );
}

/** Fills the form with one of the starting templates. */
function StartingChoice() {
  const { t } = useTranslation("crew-mail");
  const { setValue } = useFormContext<TemplateInput>();
  const starting = useStartingTemplates();
  return (
    <Field label={t("field.template")}>
      <Select
        options={starting.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        placeholder={t("form.noTemplate")}
        onValueChange={(chosen) => {
          const words = starting.find(({ id }) => id === chosen);
          for (const field of ["name", "subject", "body"] as const)
            if (words) setValue(field, words[field], { shouldDirty: true, shouldValidate: true });
        }}
      />
    </Field>
  );
}
