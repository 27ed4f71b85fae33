import { fileConstants } from "@ymp/api/modules/imports/imports.schema";
import { Select } from "@ymp/ui/primitives/select";
import { useId } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import type { FileConstants } from "./import-draft.ts";
import type { ReadSheet } from "./imports.queries.ts";

interface FileConstantsFieldsProps {
  sheet: Pick<ReadSheet, "constants">;
  chosen: FileConstants;
  onChange: (chosen: FileConstants) => void;
}

/** What holds for every row that does not say it itself: "all rows are defects". */
export function FileConstantsFields({ sheet, chosen, onChange }: FileConstantsFieldsProps) {
  const { t } = useTranslation();
  if (sheet.constants.length === 0) return null;
  return (
    <section aria-label={t("imports:constant.title")} className="flex max-w-3xl flex-col gap-2">
      <h2 className="font-semibold text-sm">{t("imports:constant.title")}</h2>
      {sheet.constants.map(({ field, options }) => (
        <ConstantField
          key={field}
          field={field}
          options={options}
          value={chosen[field] ?? null}
          onChange={(value) => onChange(fileConstants.parse({ ...chosen, [field]: value }))}
        />
      ))}
    </section>
  );
}

const unsaid = ":unsaid";
const wordsOf: Readonly<Record<string, string>> = { kind: "jobs:kind", marks: "imports:marked" };

interface ConstantFieldProps {
  field: string;
  options: readonly string[];
  value: string | null;
  onChange: (value: string | null) => void;
}

function ConstantField({ field, options, value, onChange }: ConstantFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const word = (option: string) => t(`${wordsOf[field] ?? "departments:of"}.${option}`);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <label htmlFor={id} className="min-w-64">
        {t(`imports:constant.${field}`)}
      </label>
      <Select
        id={id}
        size="sm"
        className="w-64"
        options={[
          { value: unsaid, label: t("imports:constant.unsaid") },
          ...options.map((option) => ({ value: option, label: word(option) })),
        ]}
        value={value ?? unsaid}
        onValueChange={(next) => onChange(next === unsaid ? null : next)}
      />
    </div>
  );
}
