import { crewMailFormSchema } from "@ymp/api/modules/crew-mail/crew-mail.schema";
import { locales } from "@ymp/i18n/locales";
import type { z } from "zod";
import { useServices, useStore } from "../../app/services-context.tsx";
import { LongTextField, TextField } from "../../lib/forms/bound-fields.tsx";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AudienceFields } from "./audience-fields.tsx";
import { useSendCrewMail } from "./crew-mail.mutations.ts";
import type { MailDesk } from "./crew-mail.queries.ts";
import { MailFiles, useMailFiles } from "./mail-files.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { TemplateChoice } from "./template-choice.tsx";

export type MailInput = z.input<typeof crewMailFormSchema>;

export interface WriteMailSheetProps {
  desk: MailDesk;
  onClose: () => void;
  onSent: (id: string) => void;
}

/** A mail to people of the crew, as it is written. What was typed stays on the device until it is sent. */
export function WriteMailSheet({ desk, onClose, onSent }: WriteMailSheetProps) {
  const { t } = useTranslation("crew-mail");
  const { mutateAsync: send } = useSendCrewMail();
  const { locale: chosen } = useStore(useServices().theme);
  const locale = locales.find((known) => known === chosen) ?? "en";
  const files = useMailFiles();
  const { reach } = desk;
  const form = useRecordForm({
    kind: "crew mail",
    schema: crewMailFormSchema,
    valuesOf: (): MailInput => ({
      audience: reach.of === "everybody" ? "aboard" : "department",
      department: reach.of === "department" ? reach.department : null,
      profileIds: [],
      subject: "",
      body: "",
    }),
    save: async ({ id, values }) => {
      const { audience = "aboard", department, subject = "", body = "" } = values;
      const profileIds = audience === "chosen" ? (values.profileIds ?? []) : [];
      const fileIds = await files.send();
      return send({ id, audience, department: department ?? null, profileIds, subject, body, fileIds, locale });
    },
    onSaved: (_, id) => onSent(id),
    holdsMore: files.held.length > 0,
  });
  return (
    <RecordForm as="sheet" form={form} title={t("write")} submit={t("send")} isBusy={files.isTooMuch} onClose={onClose}>
      <AudienceFields desk={desk} />
      <TemplateChoice templates={desk.templates} />
      <TextField<MailInput> name="subject" label={t("field.subject")} required />
      <LongTextField<MailInput> name="body" label={t("field.body")} help={t("form.placeholders")} rows={9} required />
      <MailFiles files={files} />
      <MailPreview desk={desk} />
    </RecordForm>
  );
}
