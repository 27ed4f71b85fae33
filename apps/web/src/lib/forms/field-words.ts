import { asCalendarDate } from "@ymp/core/calendar-date";
import type { ReactNode } from "react";
import type { Formats } from "../format.ts";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";

/** What the fields of a form are called, and their values in words. */
export interface FieldWords {
  name: (field: string) => string;
  /** `other` is what it is compared with. */
  value: (field: string, value: unknown, other: unknown) => ReactNode;
}

/** Values that print themselves: texts, figures, days, ticks, and what is made of them. `values` says the others: ids, amounts, codes. */
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
      const day = asCalendarDate(value);
      return day ? formats.date(day) : textsIn(value, formats) || t("empty");
    },
  };
}

/** What is written in a value of whatever shape; of a line or a part its name. */
function textsIn(value: unknown, formats: Formats): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  if ("title" in value) return String(value.title);
  if ("name" in value) return String(value.name);
  return formats.list(Object.values(value).map((part) => textsIn(part, formats)));
}
