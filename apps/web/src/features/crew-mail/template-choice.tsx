import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import type { MailTemplate } from "./crew-mail.queries.ts";
import { useStartingTemplates } from "./starting-templates.ts";
import type { MailInput } from "./write-mail-sheet.tsx";

interface Words {
  subject: string;
  body: string;
}

/** Begins with the words of a template; words that were typed are only replaced when the writer agrees. */
export function TemplateChoice({ templates }: { templates: readonly MailTemplate[] }) {
  const { t } = useTranslation("crew-mail");
  const { getValues, setValue } = useFormContext<MailInput>();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const offered = [...templates, ...useStartingTemplates()];
  const wordsOf = (id: string | null): Words | undefined => offered.find((one) => one.id === id);
  const take = (id: string) => {
    const words = wordsOf(id);
    if (!words) return;
    setChosen(id);
    for (const field of ["subject", "body"] as const)
      setValue(field, words[field], { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const choose = (id: string) => {
    const { subject, body } = getValues();
    const known = wordsOf(chosen);
    const isTyped = (subject !== "" || body !== "") && !(known?.subject === subject && known.body === body);
    if (isTyped) setAsked(id);
    else take(id);
  };
  return (
    <>
      <Field label={t("field.template")}>
        <Select
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          placeholder={t("form.noTemplate")}
          onValueChange={choose}
        />
      </Field>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t("replace.title")}
        consequences={t("replace.text")}
        confirm={t("replace.confirm")}
        onConfirm={() => {
          if (asked) take(asked);
          setAsked(null);
        }}
      />
    </>
  );
}
