import { asCalendarDate } from "@ymp/core/calendar-date";
import type { ReactNode } from "react";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";

/** What the fields of a form are called, and their values in words. */
export interface FieldWords {
  name: (field: string) => string;
  /** `other` is what it is compared with. */
  value: (field: string, value: unknown, other: unknown) => ReactNode;
}

/** Values that print themselves: texts, figures, days, ticks and lists. `values` says the others: ids, amounts, codes. */
export function useFieldWords(
  name: (field: string) => string,
  values: Readonly<Record<string, (value: unknown, other: unknown) => ReactNode>> = {},
): FieldWords {
  const { t } = useTranslation("forms");
  const formats = useFormats();
  return {
    name,
    value(field, value, other) {
      if (value === null || value === undefined || value === "") return t("empty");
      const special = values[field]?.(value, other);
      if (special !== undefined) return special;
      if (typeof value === "boolean") return t(value ? "yes" : "no");
      if (typeof value === "number") return formats.quantity(value);
      if (Array.isArray(value)) return value.map(String).join(", ") || t("empty");
      const day = asCalendarDate(value);
      return day ? formats.date(day) : String(value);
    },
  };
}
