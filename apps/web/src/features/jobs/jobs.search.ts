import type { JobFilters, ListJobsInput } from "@ymp/api/modules/jobs/jobs.schema";
import { departments } from "@ymp/core/access/roles";
import { jobKinds, jobPriorities, jobSorts, jobStates, worklistGroupings } from "@ymp/core/lists";
import { dueBuckets } from "@ymp/core/maintenance/due-state";
import { jobStatuses } from "@ymp/core/maintenance/job-flow";
import {
  day,
  either,
  flag,
  id,
  keysOf,
  oneOf,
  type SearchOf,
  searchOf,
  severalOf,
  text,
} from "../../lib/search-readers.ts";

export const jobsViews = ["table", "board", "calendar", "my-day", "lists"] as const;
export type JobsView = (typeof jobsViews)[number];

export const jobGroupings = ["due", "priority", "status", "equipment", "none"] as const;
export type JobGrouping = (typeof jobGroupings)[number];

/** What is in the filter bar. */
const filterSearch = searchOf({
  search: text(),
  state: oneOf(jobStates),
  statuses: severalOf(jobStatuses),
  buckets: severalOf(dueBuckets),
  isOverdue: flag,
  priorities: severalOf(jobPriorities),
  kinds: severalOf(jobKinds),
  departments: severalOf(departments),
  equipmentId: id,
  assigneeId: either(oneOf(["me", "nobody"]), id),
  dueFrom: day,
  dueBy: day,
  isCritical: flag,
  isNew: flag,
});
export type FilterSearch = SearchOf<typeof filterSearch>;
export type FilterKey = keyof FilterSearch;
export const filterKeys = keysOf(filterSearch);

/** Filters and order: what a saved view keeps. */
const listSearch = searchOf({
  ...filterSearch.readers,
  sort: oneOf(jobSorts),
  descending: flag,
  group: oneOf(jobGroupings),
});
export type ListSearch = SearchOf<typeof listSearch>;

/** The whole state of the screen, so that a link shows the reader what its sender saw. */
export const jobsSearch = searchOf({
  ...listSearch.readers,
  view: oneOf(jobsViews),
  /** The record that is open over the list. */
  job: id,
  /** The plan whose editor is open. */
  plan: id,
  /** A dialog for making a job; `raise` is the short one for phones. */
  new: oneOf(["job", "recurring"]),
  raise: oneOf([1]),
  /** The equipment a label was scanned on. */
  equipment: id,
  /** The worklist that is open, what it is gathered by, and whether only what came later is shown. */
  list: id,
  by: oneOf(worklistGroupings),
  additional: flag,
  /** Among the lists: those that are closed. */
  closed: oneOf([true]),
  /** The checklists that are kept to be used again. */
  groups: oneOf([1]),
  /** The day the calendar shows, and how much of it. */
  on: day,
  span: oneOf(["month", "week"]),
});
export type JobsSearch = SearchOf<typeof jobsSearch>;

export const noFilters: FilterSearch = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export function filtersOf(search: JobsSearch): JobFilters {
  const { state = "open", ...rest } = filterSearch(search);
  return { state, ...withoutEmpty(rest) };
}

export function listInputOf(search: JobsSearch): Omit<ListJobsInput, "cursor" | "limit"> {
  const archive = search.state === "archive";
  const { sort = archive ? "done" : "due", descending = archive && sort === "done" } = search;
  return { ...filtersOf(search), sort, descending };
}

/** Rows come page by page in the order of the sort, so they can only be gathered by what they are sorted by. */
export function groupingOf(search: JobsSearch): JobGrouping {
  const { sort } = listInputOf(search);
  const wanted = search.group ?? (sort === "due" ? "due" : "none");
  return wanted === sort ? wanted : "none";
}

/** Gathering by something sorts by it; "none" keeps the order. */
export function groupedBy(group: JobGrouping): Pick<JobsSearch, "group" | "sort" | "descending"> {
  if (group === "due") return { group: undefined, sort: undefined, descending: undefined };
  return group === "none" ? { group } : { group, sort: group, descending: undefined };
}

/** Filters in force, in the order they are shown. The state counts when it is not the usual one. */
export function activeFilters(search: JobsSearch): FilterKey[] {
  return filterKeys.filter((key) => isSet(search[key]) && !(key === "state" && search.state === "open"));
}

export function viewSearchOf(search: JobsSearch): ListSearch {
  return withoutEmpty(listSearch(search));
}

/** What was saved in an earlier release may hold less or more than today's list understands. */
export function readViewSearch(saved: unknown): ListSearch {
  return listSearch(saved);
}

function isSet(value: unknown): boolean {
  if (value === undefined || value === "" || value === false) return false;
  return !(Array.isArray(value) && value.length === 0);
}

function withoutEmpty<Shape extends object>(values: Shape): Shape {
  const kept = Object.entries(values).filter(([, value]) => isSet(value));
  return sameShape<Shape>(Object.fromEntries(kept));
}

/** Leaving out members that may be undefined keeps the shape; Object.fromEntries does not know the names. */
function sameShape<Shape extends object>(values: object): Shape {
  return values as Shape;
}
