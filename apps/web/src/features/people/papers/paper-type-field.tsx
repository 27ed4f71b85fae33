import { factsOfPaper, paperTypes } from "@ymp/core/people/document-types";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { Field } from "@ymp/ui/primitives/field";
import { Controller } from "react-hook-form";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFaultText } from "../../../lib/use-fault-text.ts";
import { type PaperForm, startsWithoutExpiry } from "./paper-form.ts";
import type { Papers } from "./papers.queries.ts";
import { usePaperWords } from "./use-paper-words.ts";

export interface PaperTypeFieldProps {
  form: PaperForm;
  papers: Papers;
  isFixed: boolean;
}

/** The kind of paper; choosing one that never ends says so at once. */
export function PaperTypeField({ form, papers, isFixed }: PaperTypeFieldProps) {
  const { t } = useTranslation("papers");
  const faultText = useFaultText();
  const { typeName } = usePaperWords();
  const itemOf = (type: string) => ({
    value: type,
    label: typeName(type),
    keywords: [t(`group.${factsOfPaper(type).group}`)],
  });
  const choose = (name: string | undefined, onChange: (type: string) => void) => {
    const type = paperTypes.find((known) => known === name);
    if (!type) return;
    onChange(type);
    form.setValue("replacesId", null);
    const isEndless = startsWithoutExpiry(type);
    form.setValue("hasNoExpiry", isEndless);
    if (isEndless) form.setValue("expiresOn", null);
  };
  return (
    <Controller
      control={form.control}
      name="type"
      render={({ field, fieldState }) => (
        <Field label={t("field.type")} error={faultText(fieldState.error)} required>
          <Combobox
            placeholder={t("field.chooseType")}
            disabled={isFixed}
            items={papers.addable.map(itemOf)}
            value={itemOf(field.value)}
            onValueChange={(item) => choose(item?.value, field.onChange)}
          />
        </Field>
      )}
    />
  );
}
