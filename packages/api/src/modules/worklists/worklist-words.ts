import type { WorklistGrouping } from "@ymp/core/lists";
import type { Word } from "../jobs/jobs-export.service.ts";
import type { WorklistEntry } from "./entries.service.ts";
import type { WorklistFilters } from "./worklists.schema.ts";

/** The heading of a group, in the words of the screen. */
export function groupHeading(grouping: WorklistGrouping, id: string, [entry]: readonly WorklistEntry[], word: Word) {
  switch (grouping) {
    case "none":
      return "";
    case "scope":
      return word(`worklists:scope.${id}`);
    case "department":
      return id ? word(`departments:of.${id}`) : word("worklists:noDepartment");
    case "equipment":
      return entry?.equipmentName ?? word("jobs:list.noEquipment");
    default:
      return word(`jobs:${grouping}.${id}`);
  }
}

/** What the list was narrowed to; "all jobs" when to nothing. */
export function filterWords(filters: WorklistFilters, word: Word): string {
  const parts = [
    filters.state !== "all" && word(`jobs:state.${filters.state}`),
    filters.search && `“${filters.search}”`,
    ...(filters.statuses ?? []).map((status) => word(`jobs:status.${status}`)),
    ...(filters.priorities ?? []).map((priority) => word(`jobs:priority.${priority}`)),
    ...(filters.departments ?? []).map((department) => word(`departments:of.${department}`)),
    filters.isAdditional !== undefined && word(`worklists:scope.${filters.isAdditional ? "additional" : "original"}`),
    filters.assigneeId !== undefined && word("worklists:paper.byAssignee"),
  ];
  return parts.filter(Boolean).join(", ") || word("worklists:paper.everything");
}
