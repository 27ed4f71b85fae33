import { departments } from "@ymp/core/access/roles";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { jobKinds, jobPriorities, jobStates } from "@ymp/core/lists";
import { isOpen, jobStatuses } from "@ymp/core/maintenance/job-flow";
import {
  Archive,
  CalendarDays,
  CircleDot,
  Cog,
  Flag,
  Inbox,
  Search,
  Shapes,
  TriangleAlert,
  UserRound,
  Users,
} from "lucide-react";
import { type FilterDrawing, filtersFor } from "../../lib/lists/list-filters.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useEquipmentName } from "../equipment/use-equipment-name.ts";

import { personOf } from "./job-words.ts";
import type { FilterSearch } from "./jobs.search.ts";
import { AssigneeEditor, DueEditor, EquipmentEditor, SearchEditor } from "./late-filter-editors.ts";
import { type PickedPerson, usePeople } from "./use-people.ts";
import { useShipsDay } from "./use-ships-day.ts";

/** What the words of the filters are told from, beside the address. */
export interface JobFilterFacts {
  today: CalendarDate;
  people: readonly PickedPerson[];
  equipmentName: string | undefined;
  dayInWords: (day: CalendarDate) => string;
}

export function useJobFilterFacts({ equipmentId }: FilterSearch): JobFilterFacts {
  const formats = useFormats();
  return {
    today: useShipsDay(),
    people: usePeople(),
    equipmentName: useEquipmentName(equipmentId),
    dayInWords: formats.date,
  };
}

type Drawing = FilterDrawing<FilterSearch, JobFilterFacts>;

const by = filtersFor<FilterSearch, JobFilterFacts>();

/** Every filter of the list, the board and the calendar. */
export const jobFilters = [
  by.custom("search", {
    label: "jobs:filters.search",
    icon: Search,
    inWords: ({ search }) => search.search ?? null,
    editor: ({ search, change }) => <SearchEditor key={search.search} search={search} onChange={change} />,
  }),
  by.custom("due", {
    label: "jobs:filters.due",
    icon: CalendarDays,
    clears: ["isOverdue", "buckets", "dueFrom", "dueBy"],
    inWords: dueInWords,
    editor: ({ search, facts, change }) => <DueEditor search={search} onChange={change} today={facts.today} />,
  }),
  by.several("priorities", {
    label: "jobs:filters.priority",
    icon: Flag,
    values: jobPriorities.toReversed(),
    word: (priority, t) => t(`jobs:priority.${priority}`),
  }),
  by.several("statuses", {
    label: "jobs:filters.status",
    icon: CircleDot,
    values: jobStatuses,
    word: (status, t) => t(`jobs:status.${status}`),
    also: (statuses) => (statuses.every(isOpen) ? {} : { state: "all" }),
  }),
  by.several("departments", {
    label: "jobs:filters.department",
    icon: Users,
    values: departments,
    word: (department, t) => t(`departments:of.${department}`),
  }),
  by.custom("assigneeId", {
    label: "jobs:filters.assignee",
    icon: UserRound,
    inWords: assigneeInWords,
    editor: ({ search, change }) => <AssigneeEditor search={search} onChange={change} />,
  }),
  by.custom("equipmentId", {
    label: "jobs:filters.equipment",
    icon: Cog,
    inWords: ({ search, facts }) => (search.equipmentId ? (facts.equipmentName ?? "…") : null),
    editor: ({ search, change, t }) => (
      <EquipmentEditor
        label={t("jobs:filters.equipment")}
        equipmentId={search.equipmentId ?? null}
        onPick={(equipment) => change({ equipmentId: equipment?.id })}
      />
    ),
  }),
  by.several("kinds", {
    label: "jobs:filters.kind",
    icon: Shapes,
    values: jobKinds,
    word: (kind, t) => t(`jobs:kind.${kind}`),
  }),
  by.flag("isCritical", { label: "jobs:filters.critical", icon: TriangleAlert, only: "jobs:filters.onlyCritical" }),
  by.flag("isNew", { label: "jobs:filters.new", icon: Inbox, only: "jobs:fresh.title" }),
  by.state("state", {
    label: "jobs:filters.state",
    icon: Archive,
    values: jobStates,
    word: (state, t) => t(`jobs:state.${state}`),
  }),
];

/** What is shown where the address says nothing. */
export const usualFilters = { state: "open" } as const satisfies FilterSearch;

function dueInWords({ search, facts, t }: Drawing): string | null {
  const { isOverdue, buckets = [], dueFrom, dueBy } = search;
  const parts = [
    isOverdue && t("jobs:bucket.overdue"),
    ...buckets.map((bucket) => t(`jobs:bucket.${bucket}`)),
    dueFrom && t("jobs:filters.fromDate", { date: facts.dayInWords(dueFrom) }),
    dueBy && t("jobs:filters.byDate", { date: facts.dayInWords(dueBy) }),
  ];
  return parts.filter(Boolean).join(t("common:comma")) || null;
}

function assigneeInWords({ search: { assigneeId }, facts, t }: Drawing): string | null {
  if (!assigneeId) return null;
  if (assigneeId === "me" || assigneeId === "nobody") return t(`jobs:filters.${assigneeId}`);
  const person = facts.people.find(({ id }) => id === assigneeId);
  return person ? personOf(person).name : "…";
}
