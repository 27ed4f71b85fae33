import type { importActions } from "@ymp/api/modules/imports/imports.schema";
import { useTranslation } from "../../lib/translation.tsx";

export type ImportAction = (typeof importActions)[number];

/** The field of the product that a column goes into, in words: "maker" is "Maker". */
export function useFieldWord() {
  const { t, translator } = useTranslation();
  return (field: string): string | null => {
    const slot = /^at(\d\d)(\d\d)$/.exec(field);
    if (slot) return `${slot[1]}:${slot[2]}`;
    const key = `imports:field${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    return translator.exists(key) ? t(key) : null;
  };
}
