import type { WorklistGrouping } from "../lists.ts";
import { isOpen, type JobStatus } from "./job-flow.ts";

export const worklistKinds = ["yard", "contractor", "passage", "other"] as const;
export type WorklistKind = (typeof worklistKinds)[number];

interface CountedEntry {
  status: JobStatus;
  isAdditional: boolean;
  estimatedTenths: number | null;
  spentTenths: number | null;
}

export interface WorklistProgress {
  /** What the list was made for. */
  done: number;
  all: number;
  /** What was added after the list was frozen. */
  additionalDone: number;
  additional: number;
  estimatedTenths: number;
  spentTenths: number;
}

/** How far a list is. Cancelled work counts for nothing, neither as done nor as to be done. */
export function worklistProgress(entries: readonly CountedEntry[]): WorklistProgress {
  const counted = entries.filter(({ status }) => status !== "cancelled");
  const additional = counted.filter(({ isAdditional }) => isAdditional);
  const original = counted.filter(({ isAdditional }) => !isAdditional);
  const doneOf = (list: readonly CountedEntry[]) => list.filter(({ status }) => !isOpen(status)).length;
  const sum = (figure: (entry: CountedEntry) => number | null) =>
    counted.reduce((total, entry) => total + (figure(entry) ?? 0), 0);
  return {
    done: doneOf(original),
    all: original.length,
    additionalDone: doneOf(additional),
    additional: additional.length,
    estimatedTenths: sum(({ estimatedTenths }) => estimatedTenths),
    spentTenths: sum(({ spentTenths }) => spentTenths),
  };
}

export const copiedJobs = ["open", "all"] as const;
/** `open`: what is still to be done goes on. `all`: the whole list again. */
export type CopiedJobs = (typeof copiedJobs)[number];

interface CopiedEntry {
  jobId: string;
  isOpen: boolean;
  /** The job of the same plan that is open now; null where there is no plan, or it was stopped. */
  openOccurrenceId: string | null;
}

/** The jobs of the next period's list, in their order. A planned job that was done is there by its open occurrence. */
export function jobsForNextPeriod(entries: readonly CopiedEntry[], which: CopiedJobs): string[] {
  const wanted = which === "open" ? entries.filter((entry) => entry.isOpen) : entries;
  return [...new Set(wanted.map((entry) => (entry.isOpen ? entry.jobId : (entry.openOccurrenceId ?? entry.jobId))))];
}

interface GroupedEntry {
  status: JobStatus;
  isAdditional: boolean;
  priority: string;
  department: string | null;
  equipmentId: string | null;
  equipmentName: string | null;
}

const ranks = {
  scope: ["original", "additional"],
  department: ["bridge", "deck", "engineering", "interior", "galley", "shore", ""],
  status: [
    "in_progress",
    "waiting_parts",
    "waiting_yard",
    "waiting_weather",
    "due",
    "postponed",
    "done",
    "verified",
    "cancelled",
  ],
  priority: ["critical", "high", "normal", "low"],
} as const;

/** The group an entry is in; "" for what has none, such as a job without equipment. */
export function worklistGroupOf(entry: GroupedEntry, grouping: WorklistGrouping): string {
  switch (grouping) {
    case "none":
      return "";
    case "scope":
      return entry.isAdditional ? "additional" : "original";
    case "equipment":
      return entry.equipmentId ?? "";
    default:
      return entry[grouping] ?? "";
  }
}

/** The entries group by group, for screen and paper alike; within a group they keep their order. */
export function inWorklistGroups<Entry extends GroupedEntry>(
  entries: readonly Entry[],
  grouping: WorklistGrouping,
): { id: string; entries: Entry[] }[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const id = worklistGroupOf(entry, grouping);
    const group = groups.get(id);
    if (group) group.push(entry);
    else groups.set(id, [entry]);
  }
  const list = [...groups].map(([id, members]) => ({ id, entries: members }));
  return list.sort((a, b) => compareGroups(a, b, grouping));
}

type Group = { id: string; entries: readonly GroupedEntry[] };

function compareGroups(a: Group, b: Group, grouping: WorklistGrouping): number {
  if (grouping === "none") return 0;
  if (grouping !== "equipment") {
    const order: readonly string[] = ranks[grouping];
    return order.indexOf(a.id) - order.indexOf(b.id);
  }
  if (a.id === "" || b.id === "") return a.id === "" ? 1 : -1;
  return (a.entries[0]?.equipmentName ?? "").localeCompare(b.entries[0]?.equipmentName ?? "");
}
