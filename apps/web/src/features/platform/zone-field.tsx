import { currencyCodes } from "@ymp/core/currency-codes";
import { offsetLabelAt } from "@ymp/core/time";
import { Combobox, type ComboboxItem } from "@ymp/ui/primitives/combobox";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";

interface ChoiceProps {
  value: string;
  onValueChange: (value: string) => void;
  id?: string;
}

/** A zone by its city, with what its clock is ahead of UTC today. */
export function ZoneChoice({ value, onValueChange, ...trigger }: ChoiceProps) {
  const { t } = useTranslation("platform-screens");
  const now = useNow();
  const items = useMemo(
    () =>
      ["UTC", ...Intl.supportedValuesOf("timeZone")].map(
        (zone): ComboboxItem => ({ value: zone, label: zone.replaceAll("_", " "), fact: offsetLabelAt(zone, now) }),
      ),
    [now],
  );
  return (
    <Combobox
      {...trigger}
      items={items}
      value={{ value, label: value.replaceAll("_", " ") }}
      onValueChange={(zone) => zone && onValueChange(zone.value)}
      placeholder={t("field.chooseZone")}
    />
  );
}

/** A currency by its code, with its name in the reader's language. */
export function CurrencyChoice({ value, onValueChange, ...trigger }: ChoiceProps) {
  const { t, translator } = useTranslation("platform-screens");
  const items = useMemo(() => {
    const names = new Intl.DisplayNames([translator.language], { type: "currency" });
    return currencyCodes.map((code): ComboboxItem => {
      const name = names.of(code) ?? code;
      return { value: code, label: code, keywords: [name], fact: name };
    });
  }, [translator.language]);
  return (
    <Combobox
      {...trigger}
      items={items}
      value={{ value, label: value }}
      onValueChange={(currency) => currency && onValueChange(currency.value)}
      placeholder={t("field.chooseCurrency")}
    />
  );
}
