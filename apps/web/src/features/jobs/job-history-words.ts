import { asCalendarDate } from "@ymp/core/calendar-date";
import { jobPriorities } from "@ymp/core/lists";
import { defectFacts } from "@ymp/core/maintenance/defect-facts";
import { jobStatuses } from "@ymp/core/maintenance/job-flow";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

export type HistoryEntry = OutputOf<"jobs.history">["rows"][number];

/** Fields that the history tells one by one; the others follow from these or say nothing to a reader. */
export const toldFields = [
  "title",
  "description",
  "priority",
  "needsVerification",
  "kind",
  "department",
  "equipmentId",
  "location",
  "dueOn",
  "dueTotal",
  "estimatedTenths",
  "permitReference",
  "operationalEffect",
  ...defectFacts,
  "assignees",
  "status",
] as const;

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((known) => known === value);

/** Names and values of a job's fields as its history writes them. */
export function useFieldWords() {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  return {
    name: (field: string) => t(`field.${field}`),
    value(field: string, value: unknown): string {
      if (value === null || value === undefined || value === "") return t("none");
      if (field === "status" && isOneOf(jobStatuses, value)) return t(`jobs:status.${value}`);
      if (field === "priority" && isOneOf(jobPriorities, value)) return t(`jobs:priority.${value}`);
      if (field === "kind") return t(`jobs:kind.${String(value)}`);
      if (field === "department") return t(`departments:of.${String(value)}`);
      if (field === "foundBy") return t(`found.${String(value)}`);
      if (field === "needsVerification") return t(`verification.${String(value)}`);
      if (field === "classNotice") return t(`classNotice.${String(value)}`);
      if (field === "operationalEffect") return t(`effect.${String(value)}`);
      if (field.endsWith("Tenths") || field === "dueTotal")
        return typeof value === "number" ? formats.hours(value) : String(value);
      const date = asCalendarDate(value);
      return date ? formats.date(date) : String(value);
    },
  };
}
