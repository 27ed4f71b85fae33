import { type JobFilters, jobFilters, jobSorts, type ListJobsInput } from "@ymp/api/modules/jobs/jobs.schema";
import { calendarDateSchema } from "@ymp/core/calendar-date";
import { idSchema } from "@ymp/core/ids";
import { worklistGroupings } from "@ymp/core/maintenance/worklist";
import { z } from "zod";

export const jobsViews = ["table", "board", "calendar", "my-day", "lists"] as const;
export type JobsView = (typeof jobsViews)[number];

export const jobGroupings = ["due", "priority", "status", "equipment", "none"] as const;
export type JobGrouping = (typeof jobGroupings)[number];

const filters = jobFilters.shape;

/** A link may be old or typed by hand: what cannot be read is left out instead of refusing the page. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** What stands in the filter bar. */
const filterSearch = z.object({
  search: lenient(filters.search),
  state: lenient(z.enum(["open", "archive", "waiting", "all"])),
  statuses: lenient(filters.statuses),
  buckets: lenient(filters.buckets),
  isOverdue: lenient(filters.isOverdue),
  priorities: lenient(filters.priorities),
  kinds: lenient(filters.kinds),
  departments: lenient(filters.departments),
  equipmentId: lenient(filters.equipmentId),
  assigneeId: lenient(filters.assigneeId),
  dueFrom: lenient(filters.dueFrom),
  dueBy: lenient(filters.dueBy),
  isCritical: lenient(filters.isCritical),
});
export type FilterSearch = z.infer<typeof filterSearch>;
export type FilterKey = keyof FilterSearch;
export const filterKeys = filterSearch.keyof().options;

/** Filters and order: what a saved view keeps. */
const listSearch = filterSearch.extend({
  sort: lenient(z.enum(jobSorts)),
  descending: lenient(z.boolean()),
  group: lenient(z.enum(jobGroupings)),
});
export type ListSearch = z.infer<typeof listSearch>;

/** The whole state of the screen, so that a link shows the reader what its sender saw. */
export const jobsSearch = listSearch.extend({
  view: lenient(z.enum(jobsViews)),
  /** The record that lies open over the list. */
  job: lenient(idSchema),
  /** A dialog for making a job; `raise` is the short one for phones. */
  new: lenient(z.enum(["job", "recurring"])),
  raise: lenient(z.literal(1)),
  /** The equipment a label was scanned on. */
  equipment: lenient(idSchema),
  /** The worklist that is open, what it is gathered by, and whether only what came later is shown. */
  list: lenient(idSchema),
  by: lenient(z.enum(worklistGroupings)),
  additional: lenient(z.boolean()),
  /** Among the lists: those that are closed. */
  closed: lenient(z.literal(true)),
  /** The checklists that are kept to be used again. */
  groups: lenient(z.literal(1)),
  /** The day the calendar shows, and how much of it. */
  on: lenient(calendarDateSchema),
  span: lenient(z.enum(["month", "week"])),
});
export type JobsSearch = z.infer<typeof jobsSearch>;

export const noFilters: FilterSearch = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export function filtersOf(search: JobsSearch): JobFilters {
  const { state = "open", ...rest } = filterSearch.parse(search);
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
  return withoutEmpty(listSearch.parse(search));
}

/** What was saved in an earlier release may hold less or more than today's list understands. */
export function readViewSearch(saved: unknown): ListSearch {
  const read = listSearch.safeParse(saved);
  return read.success ? read.data : {};
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
