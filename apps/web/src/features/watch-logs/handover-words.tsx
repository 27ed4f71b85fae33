import type { EntryType } from "@ymp/core/definitions/definition";
import { type HandoverForm, handoverForms } from "@ymp/core/watches/handover-forms";
import type { ReactNode } from "react";
import { OwnFormWords } from "../../lib/definitions/form-words.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** The form of a handover speaks English, as the ship's books do, with the reader's language beside. */
export function HandoverWords({ form, children }: { form: HandoverForm; children: ReactNode }) {
  const { t, translator } = useTranslation("watch-logs");
  const type: EntryType = handoverForms[form];
  const words = new Map([
    ...type.fields.map(({ key, label }): [string, string] => [label, t(`form.${key}`)]),
    ...type.fields.flatMap((field) =>
      field.type === "choice"
        ? field.options.map(({ value, label }): [string, string] => [label, t(`form.option.${value}`)])
        : [],
    ),
  ]);
  // Whoever reads English has the words of the form.
  const isRead = translator.language === "en";
  return <OwnFormWords value={(english) => (isRead ? null : (words.get(english) ?? null))}>{children}</OwnFormWords>;
}
