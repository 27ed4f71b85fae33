import { guestFormSchema } from "@ymp/api/modules/guests/guests.schema";
import { isCalendarDate } from "@ymp/core/calendar-date";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useFieldWord } from "./import-words.ts";
import type { PreviewRow } from "./imports.queries.ts";

/** Lists of words that a value may be one of, by field. */
const wordLists: Readonly<Record<string, string>> = {
  kind: "jobs:kind",
  status: "jobs:status",
  priority: "jobs:priority",
  department: "departments:of",
  type: "equipment-types:type",
  unit: "inventory:unit",
  paperType: "papers:type",
  gender: "people:gender",
  party: "guests:party",
  swimming: "guests:swimming",
};

const answers = ["isCritical", "isPrivate", "isArchived", "hasNoExpiry"] as const;
/** Characters of one value; the whole of it is imported. */
const longestValue = 160;

/** What a row brings, in the words of the product: the service it sets up first, then yes and no, then the rest. */
export function useFacts(row: PreviewRow): string {
  const { t, translator } = useTranslation();
  const formats = useFormats();
  const fieldWord = useFieldWord();
  const service = useServiceWords(row.service);
  const valueWord = (field: string, value: string | number): string => {
    const word = `${wordLists[field]}.${value}`;
    if (translator.exists(word)) return t(word);
    if (typeof value === "number") return formats.quantity(value);
    return isCalendarDate(value) ? formats.date(value) : shortened(value);
  };
  const said = answers.flatMap((field) => {
    const answer = row.values[field];
    const isWorthSaying = answer === true || (answer === false && row.action === "update" && field !== "hasNoExpiry");
    return isWorthSaying ? [`${t(`imports:preview.${field}`)}: ${t(`imports:preview.${answer ? "yes" : "no"}`)}`] : [];
  });
  const told = guestFormSchema.shape.allergies.safeParse(row.values.allergies);
  const allergies = (told.success ? told.data : []).map(({ allergen, severity, note }) => {
    const thing = allergen === "other" && note ? note : t(`guests:allergen.${allergen}`);
    return `${t("imports:fieldAllergies")}: ${thing}, ${t(`guests:severity.${severity}`)}`;
  });
  const values = Object.entries(row.values).flatMap(([field, value]) => {
    const word = fieldWord(field);
    const isShown = word && (typeof value === "string" || typeof value === "number") && value !== row.label;
    return isShown ? [`${word}: ${valueWord(field, value)}`] : [];
  });
  return [...service, ...said, ...allergies, ...values].join(" · ");
}

const shortened = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue).trimEnd()}…` : text);

/** "Service plan: every 500 h or every 12 months". */
function useServiceWords(service: PreviewRow["service"]): string[] {
  const { t } = useTranslation();
  if (!service) return [];
  const { intervalHours, interval } = service;
  const every = [
    ...(intervalHours === null ? [] : [t("imports:preview.every.hour", { count: intervalHours })]),
    ...(interval === null ? [] : [t(`imports:preview.every.${interval.unit}`, { count: interval.n })]),
  ];
  return [`${t("imports:fieldPlanTitle")}: ${every.join(` ${t("imports:preview.or")} `)}`];
}
