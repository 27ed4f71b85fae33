import { stockUnits } from "@ymp/core/units";
import { useCallback } from "react";
import { useTranslation } from "./translation.tsx";
import { useFormats } from "./use-formats.ts";

const isKnownUnit = (unit: string) => Object.hasOwn(stockUnits, unit);

/** Units as the reader says them; one that a vessel made up stays as it is. */
export function useUnitWord(): (unit: string) => string {
  const { t } = useTranslation();
  return useCallback((unit) => (isKnownUnit(unit) ? t(`inventory:unit.${unit}`) : unit), [t]);
}

/** "12 pcs" */
export function useAmount(): (quantity: number, unit: string) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  const unitWord = useUnitWord();
  return useCallback(
    (quantity, unit) => t("inventory:amount", { quantity: formats.quantity(quantity), unit: unitWord(unit) }),
    [t, formats, unitWord],
  );
}
