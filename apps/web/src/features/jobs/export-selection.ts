import { useCallback } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { JobRow } from "./job-rows.ts";
import { personOf, useJobWords } from "./job-words.ts";

/** A spreadsheet runs a text that begins with one of these; behind an apostrophe it is only read. */
const formulaStart = /^[=+\-@\t\r]/;

export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) => {
    if (value === null) return "";
    if (typeof value === "number") return String(value);
    const guarded = formulaStart.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

const columns = [
  "number",
  "title",
  "equipment",
  "department",
  "kind",
  "priority",
  "status",
  "dueOn",
  "dueTotal",
  "assigned",
];

/** The ticked rows as a file, made here: they are all on this device already, also without a link. */
export function useExportSelection() {
  const { t } = useTranslation();
  const words = useJobWords();
  return useCallback(
    (jobs: readonly JobRow[]) => {
      const head = columns.map((column) => t(`jobs:column.${column}`));
      const lines = jobs.map((job) => [
        job.numberText,
        job.title,
        job.equipmentName,
        job.department ? words.department(job.department) : null,
        words.kind(job.kind),
        words.priority(job.priority),
        words.status(job.status),
        job.dueOn,
        job.dueTotal === null ? null : job.dueTotal / 10,
        job.assignees.map((person) => personOf(person).name).join("; "),
      ]);
      saveFile(new Blob([csvText([head, ...lines])], { type: "text/csv;charset=utf-8" }), `${t("jobs:title")}.csv`);
    },
    [t, words],
  );
}
