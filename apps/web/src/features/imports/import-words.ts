import type { importActions } from "@ymp/api/modules/imports/imports.schema";
import { useTranslation } from "react-i18next";

export type ImportAction = (typeof importActions)[number];

/** The field of the product that a column goes into, in words: "maker" is "Maker". */
export function useFieldWord() {
  const { t, i18n } = useTranslation();
  return (field: string): string | null => {
    const key = `imports:field${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    return i18n.exists(key) ? t(key) : null;
  };
}
