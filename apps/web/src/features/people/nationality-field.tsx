import { nationalityCodes, nationalityName } from "@ymp/core/people/profile-nationality";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";

export interface NationalityFieldProps {
  id?: string;
  /** ISO 3166-1 alpha-3, empty for none. */
  value: string;
  onValueChange: (code: string) => void;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
}

/** One of all countries, found by its name in the reader's language, in English, or by its code. */
export function NationalityField({ value, onValueChange, ...control }: NationalityFieldProps) {
  const { t, translator } = useTranslation();
  const locale = translator.language;
  const items = useMemo(() => countriesIn(locale), [locale]);
  return (
    <Combobox
      {...control}
      placeholder={t("people:edit.country")}
      items={items}
      value={items.find((item) => item.value === value) ?? null}
      onValueChange={(item) => onValueChange(item?.value ?? "")}
      clearable
    />
  );
}

function countriesIn(locale: string) {
  const order = new Intl.Collator(locale);
  return nationalityCodes
    .map((code) => ({
      value: code,
      label: nationalityName(code, locale),
      keywords: [code, nationalityName(code, "en")],
      fact: code,
    }))
    .sort((a, b) => order.compare(a.label, b.label));
}
