import { type SQL, sql } from "drizzle-orm";
import type { VesselScope } from "../../context.ts";
import { jsonIds } from "../../kit/lists.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { signersOfJobs } from "../../platform/signatures/signatures.repository.ts";
import type { ExportJobsInput } from "./jobs.schema.ts";
import { listJobRows } from "./jobs-list.repository.ts";
import { type JobListItem, presentRow } from "./jobs-list.service.ts";
import { readerOf } from "./jobs-scope.ts";

/** The list exactly as it is filtered and sorted. */
export async function exportJobs(
  scope: VesselScope,
  { format, locale, ids, ...input }: ExportJobsInput,
): Promise<FileAnswer> {
  const found = withinChosen(ids, foundBy(scope.access, input.search, "job"));
  const today = shipsDay(scope);
  const rows = everyPage(async (page) => {
    const list = await listJobRows(scope.tx, readerOf(scope), { ...input, ...page }, today, found);
    const ids = list.rows.filter(({ doneAt }) => doneAt).map(({ id }) => id);
    const signers = await signersOfJobs(scope.tx, scope.vesselId, ids);
    const signed = (id: string) => ({ signedBy: signers.get(id) ?? null });
    return { ...list, rows: list.rows.map((row) => ({ ...presentRow(scope, row, today), ...signed(row.id) })) };
  });
  const word = (key: string, params?: Record<string, string | number>) => scope.services.translate(locale, key, params);
  const table = {
    title: word("jobs:title"),
    columns: [
      ...jobColumns(word),
      { heading: word("exports:jobs.signedBy"), kind: "text" as const, width: 30, value: signerOf },
    ],
    rows,
  };
  const filterWords = filterLine(input, word);
  return exportedFile(scope, table, { format, locale, filterWords });
}

const signerOf = ({ signedBy }: { signedBy: string | null }) => signedBy;

/** Null: every job. */
function withinChosen(chosen: readonly string[] | undefined, found: SQL | null): SQL | null {
  if (!chosen || !found) return chosen ? jsonIds(chosen) : found;
  return sql`(${jsonIds(chosen)} intersect ${found})`;
}

export type Word = (key: string, params?: Record<string, string | number>) => string;

/** The columns of a job in any file that lists jobs. */
export function jobColumns(word: Word): ExportColumn<JobListItem>[] {
  const hours = (tenths: number | null) => (tenths === null ? null : tenths / 10);
  return [
    { heading: word("jobs:column.number"), kind: "text", width: 14, value: (job) => job.numberText },
    { heading: word("jobs:column.title"), kind: "text", width: 48, value: (job) => job.title },
    { heading: word("jobs:column.equipment"), kind: "text", width: 30, value: (job) => job.equipmentName },
    {
      heading: word("jobs:column.department"),
      kind: "text",
      value: (job) => (job.department ? word(`departments:of.${job.department}`) : null),
    },
    { heading: word("jobs:column.location"), kind: "text", value: (job) => job.location },
    { heading: word("jobs:column.kind"), kind: "text", value: (job) => word(`jobs:kind.${job.kind}`) },
    { heading: word("jobs:column.priority"), kind: "text", value: (job) => word(`jobs:priority.${job.priority}`) },
    { heading: word("jobs:column.status"), kind: "text", value: (job) => word(`jobs:status.${job.status}`) },
    { heading: word("jobs:column.dueOn"), kind: "date", value: (job) => job.dueOn },
    { heading: word("jobs:column.dueTotal"), kind: "number", decimals: 1, value: (job) => hours(job.dueTotal) },
    { heading: word("exports:jobs.daysOverdue"), kind: "number", value: (job) => job.due.daysOverdue || null },
    { heading: word("exports:jobs.originalDueOn"), kind: "date", value: (job) => job.originalDueOn },
    { heading: word("exports:jobs.postponed"), kind: "number", value: (job) => job.postponedCount },
    {
      heading: word("jobs:column.assigned"),
      kind: "text",
      value: (job) => job.assignees.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", "),
    },
    { heading: word("exports:jobs.estimate"), kind: "number", decimals: 1, value: (job) => hours(job.estimatedTenths) },
    { heading: word("exports:jobs.spent"), kind: "number", decimals: 1, value: (job) => hours(job.spentTenths) },
    { heading: word("jobs:column.doneAt"), kind: "instant", value: (job) => job.doneAt },
  ];
}

function filterLine(input: Omit<ExportJobsInput, "format" | "locale">, word: Word): string {
  const parts = [
    word(`jobs:state.${input.state}`),
    input.search && `“${input.search}”`,
    ...(input.statuses ?? []).map((status) => word(`jobs:status.${status}`)),
    ...(input.priorities ?? []).map((priority) => word(`jobs:priority.${priority}`)),
    ...(input.kinds ?? []).map((kind) => word(`jobs:kind.${kind}`)),
    ...(input.departments ?? []).map((department) => word(`departments:of.${department}`)),
    ...(input.buckets ?? []).map((bucket) => word(`jobs:bucket.${bucket}`)),
    input.isOverdue && word("jobs:bucket.overdue"),
    input.isCritical && word("jobs:priority.critical"),
    input.dueFrom && word("jobs:filter.dueFrom", { date: input.dueFrom }),
    input.dueBy && word("jobs:filter.dueBy", { date: input.dueBy }),
  ];
  return parts.filter(Boolean).join(", ");
}
