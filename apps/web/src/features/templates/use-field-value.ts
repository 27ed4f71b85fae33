import { departments } from "@ymp/core/access/roles";
import { intervalSchema } from "@ymp/core/calendar-date-schema";
import { z } from "zod";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ToldField } from "./template-told.ts";
import { useTemplateWords } from "./use-template-words.ts";

const partsSchema = z.array(z.object({ name: z.string(), quantity: z.number(), unit: z.string().nullish() }));

/** The value of a template's field in words, for its history and for conflicts. */
export function useFieldValue(): (field: ToldField, value: unknown) => string {
  const { t } = useTranslation("templates");
  const formats = useFormats();
  const words = useTemplateWords();
  const department = (value: unknown) => departments.find((known) => known === value);
  const interval = (value: unknown) => {
    const parsed = intervalSchema.safeParse(value);
    return parsed.success ? t(`job-sheet:interval.${parsed.data.unit}`, { count: parsed.data.n }) : undefined;
  };
  const parts = (value: unknown) =>
    formats.list(
      partsSchema
        .safeParse(value)
        .data?.map(({ name, quantity, unit }) => [formats.quantity(quantity), unit, name].filter(Boolean).join(" ")),
    );
  const wordOf = (field: ToldField, value: unknown): string | undefined => {
    if (value === null || value === undefined || value === "") return undefined;
    if (typeof value === "boolean") return t(value ? "lists:yes" : "lists:no");
    if (typeof value === "number") return formats.hours(value * 10);
    if (field === "interval") return interval(value);
    if (field === "parts") return parts(value);
    if (Array.isArray(value)) return formats.list(value);
    if (field === "equipmentType") return words.type(String(value));
    if (field === "kind" || field === "priority") return t(`jobs:${field}.${String(value)}`);
    if (field === "mode") return t(`job-sheet:plan.mode.${String(value)}`);
    const known = field === "department" ? department(value) : undefined;
    return known ? t(`departments:of.${known}`) : String(value);
  };
  return (field, value) => wordOf(field, value) || t("history.nothing");
}
