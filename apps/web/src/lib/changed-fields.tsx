import { asCalendarDate } from "@ymp/core/calendar-date";
import { Change } from "@ymp/ui/patterns/timeline";
import { listed } from "./format.ts";
import { useTranslation } from "./translation.tsx";
import { useFormats } from "./use-formats.ts";

export interface ChangedFieldsProps {
  diff: Record<string, { old?: unknown; new?: unknown }>;
  /** The fields that are shown one by one, in their order. */
  fields: readonly string[];
  labelOf: (field: string) => string;
  /** `updated` is where none of the fields changed. */
  wordOf: (word: "nothing" | "to" | "updated") => string;
}

/** What a change did to a record: each field with its value before and after. */
export function ChangedFields({ diff, fields, labelOf, wordOf }: ChangedFieldsProps) {
  const textOf = useValueText(wordOf("nothing"));
  const changed = fields.filter((field) => Object.hasOwn(diff, field));
  if (changed.length === 0) return wordOf("updated");
  return changed.map((field) => (
    <span key={field} className="block">
      <Change
        field={labelOf(field)}
        from={textOf(diff[field]?.old)}
        to={textOf(diff[field]?.new)}
        word={wordOf("to")}
      />
    </span>
  ));
}

function useValueText(nothing: string): (value: unknown) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (value) => {
    if (value === null || value === undefined || value === "") return nothing;
    if (Array.isArray(value)) return listed(value, t) || nothing;
    if (typeof value === "boolean") return t(value ? "lists:yes" : "lists:no");
    if (typeof value === "number") return formats.quantity(value);
    const date = asCalendarDate(value);
    return date ? formats.date(date) : String(value);
  };
}
