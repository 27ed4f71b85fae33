import { jobPriorities } from "@ymp/core/lists";
import { dueBuckets } from "@ymp/core/maintenance/due-state";
import { jobStatuses } from "@ymp/core/maintenance/job-flow";
import type { Say } from "@ymp/i18n/screen-translator";
import type { DataGroup } from "@ymp/ui/patterns/data-table";
import { countedText } from "../../lib/counted-text.ts";
import type { Formats } from "../../lib/format.ts";
import type { JobRow } from "./job-rows.ts";
import type { JobGrouping } from "./jobs.search.ts";

const noEquipment = "none";

/** The heading that a row is under. */
export function groupIdOf(row: JobRow, grouping: JobGrouping): string {
  switch (grouping) {
    case "due":
      return row.due.bucket;
    case "priority":
      return row.priority;
    case "status":
      return row.status;
    case "equipment":
      return row.equipmentId ?? noEquipment;
    case "none":
      return "";
  }
}

interface GroupRows {
  id: string;
  rows: JobRow[];
}

/** Rows arrive in the order of their groups, so each group is one run of them. */
export function runsOf(rows: readonly JobRow[], grouping: JobGrouping): GroupRows[] {
  const runs = new Map<string, GroupRows>();
  for (const row of rows) {
    const id = groupIdOf(row, grouping);
    const run = runs.get(id) ?? { id, rows: [] };
    run.rows.push(row);
    runs.set(id, run);
  }
  return [...runs.values()];
}

export interface GroupWords {
  t: Say;
  formats: Formats;
}

/** Headings with their counts. `lastCount` is the whole size of the last group, of which only a part may be loaded. */
export function groupsOf(
  rows: readonly JobRow[],
  grouping: JobGrouping,
  words: GroupWords,
  lastCount?: number,
): DataGroup[] {
  if (grouping === "none") return [];
  const runs = runsOf(rows, grouping);
  return runs.map((run, index) => {
    const isWhole = index < runs.length - 1 || lastCount === undefined;
    return {
      id: run.id,
      label: labelOf(run, grouping, words.t),
      count: countedText(isWhole ? run.rows.length : Math.max(lastCount, run.rows.length), words.formats),
      fact: grouping === "due" ? factOf(run, isWhole, words) : undefined,
      tone: grouping === "due" ? toneOf(run.id) : undefined,
    };
  });
}

function toneOf(bucket: string): DataGroup["tone"] {
  if (bucket === "overdue") return "overdue";
  return bucket === "today" || bucket === "next7Days" ? "due-soon" : undefined;
}

function labelOf({ id, rows }: GroupRows, grouping: JobGrouping, t: Say): string {
  if (grouping === "equipment") return rows[0]?.equipmentName ?? t("jobs:list.noEquipment");
  const known = { due: dueBuckets, priority: jobPriorities, status: jobStatuses, none: [] }[grouping];
  const name = known.find((candidate) => candidate === id) ?? "";
  const prefix = { due: "bucket", priority: "priority", status: "status", none: "" }[grouping];
  return t(`jobs:${prefix}.${name}`);
}

/** One fact about a group: how bad it is, or which days it covers. Said only of what is known to the end. */
function factOf({ id, rows }: GroupRows, isWhole: boolean, { t, formats }: GroupWords): string | undefined {
  if (id === "overdue") return overdueFact(rows, isWhole, t);
  if (id === "none" || id === "today") return undefined;
  const days = rows.flatMap(({ plannedOn }) => plannedOn ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  if (!isWhole) return t("jobs:list.factFrom", { from: formats.dayMonth(first) });
  return first === last
    ? t("jobs:list.factOn", { on: formats.dayMonth(first) })
    : t("jobs:list.factBetween", { from: formats.dayMonth(first), to: formats.dayMonth(last) });
}

function overdueFact(rows: readonly JobRow[], isWhole: boolean, t: Say): string | undefined {
  const critical = rows.filter((row) => row.isCritical || row.priority === "critical").length;
  const oldest = Math.max(0, ...rows.map(({ due }) => due.daysOverdue));
  const facts = [
    isWhole && critical > 0 ? t("jobs:list.factCritical", { count: critical }) : null,
    oldest > 0 ? t("jobs:list.factOldest", { count: oldest }) : null,
  ].filter((fact) => fact !== null);
  return facts.length > 0 ? facts.join(t("common:comma")) : undefined;
}

/** The filter that finds exactly the rows of a group; null where none does. */
export function groupFilter(row: JobRow, grouping: JobGrouping) {
  switch (grouping) {
    case "due":
      return { buckets: [row.due.bucket] };
    case "priority":
      return { priorities: [row.priority] };
    case "status":
      return { statuses: [row.status] };
    case "equipment":
      return row.equipmentId ? { equipmentId: row.equipmentId } : null;
    case "none":
      return null;
  }
}
