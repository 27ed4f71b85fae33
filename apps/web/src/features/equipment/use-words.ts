import type { CounterKind } from "@ymp/core/units";
import { useCallback } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

/** Where a machine runs: "At sea and in port". */
export function useUseWord() {
  const { t } = useTranslation();
  return useCallback(
    ({ isUsedAtSea, isUsedInPort }: { isUsedAtSea: boolean; isUsedInPort: boolean }) => {
      if (isUsedAtSea && isUsedInPort) return t("equipment:use.both");
      if (isUsedAtSea) return t("equipment:use.sea");
      return isUsedInPort ? t("equipment:use.port") : t("equipment:use.none");
    },
    [t],
  );
}

/** A figure of a meter, in tenths, with its unit: "4,811.0 h", "1,204 starts". */
export function useMeterFigure() {
  const { t } = useTranslation();
  const formats = useFormats();
  return useCallback(
    (kind: CounterKind, tenths: number) =>
      kind === "hours"
        ? formats.hours(tenths)
        : t(`equipment:figure.${kind}`, { figure: formats.quantity(tenths / 10), count: Math.round(tenths / 10) }),
    [t, formats],
  );
}
