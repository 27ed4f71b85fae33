import { decimalText } from "@ymp/core/decimal-text";
import { isLocale } from "@ymp/i18n/locales";
import { languageNames } from "../../lib/language-names.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useTypedFigure } from "../../lib/use-typed-figure.ts";
import { figureDecimals, isFigure, isInMetres, particularNames } from "./my-vessel-fields.ts";

/** How a particular is called and read. */
export function useParticularWords() {
  const { t } = useTranslation("vessel");
  const typedFigure = useTypedFigure();
  return {
    name: (name: string) => t(`field.${name}`),
    value: (field: string, value: unknown): string => {
      const name = particularNames.find((known) => known === field);
      if (name === undefined || value === null || value === undefined || value === "") return t("notGiven");
      if (name === "volumeUnit") return t(`volumeUnit.${String(value)}`);
      if (name === "language" && typeof value === "string" && isLocale(value)) return languageNames[value];
      if (!isFigure(name) || typeof value !== "number") return String(value);
      const decimals = figureDecimals[name];
      const figure = Number.isNaN(value)
        ? "–"
        : typedFigure(decimalText(Math.round(value * 10 ** decimals), decimals), decimals);
      return isInMetres(name) ? `${figure} ${t("metres")}` : figure;
    },
  };
}
