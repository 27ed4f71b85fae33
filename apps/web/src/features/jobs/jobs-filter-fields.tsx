import { departments } from "@ymp/core/access/roles";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { jobKinds, jobPriorities } from "@ymp/core/lists";
import { jobStatuses } from "@ymp/core/maintenance/job-flow";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { SwitchField } from "@ymp/ui/primitives/switch";
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
import { usePreloaded } from "../../lib/late-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useEquipmentName } from "../../lib/use-equipment-name.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { ChoiceList } from "./choice-list.tsx";
import { personOf } from "./job-words.ts";
import type { FilterKey, FilterSearch } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { AssigneeEditor, DueEditor, EquipmentEditor, filterEditors, SearchEditor } from "./late-filter-editors.ts";
import { usePeople } from "./use-people.ts";

/** Chips that stand for several members of the address. */
export const keysOfField: Record<string, readonly FilterKey[]> = {
  search: ["search"],
  due: ["isOverdue", "buckets", "dueFrom", "dueBy"],
  state: ["state"],
  status: ["statuses"],
  priority: ["priorities"],
  department: ["departments"],
  kind: ["kinds"],
  equipment: ["equipmentId"],
  assignee: ["assigneeId"],
  critical: ["isCritical"],
  new: ["isNew"],
};

const states = ["waiting", "archive", "all"] as const;

/** Every filter of the list with its value in words and the control that changes it. */
export function useJobFilterFields(today: CalendarDate): FilterField[] {
  const { t } = useTranslation();
  const { search, go } = useJobsAddress();
  const words = useFilterWords(search);
  const set = (change: FilterSearch) => go(change, { replace: true });
  const editors = useFilterEditors(today, search, set);
  usePreloaded(filterEditors);
  return editors.map(({ id, icon, editor }) => ({
    id,
    icon,
    editor,
    label: t(`jobs:filters.${id}`),
    value: words[id] || null,
    onClear: () => set(Object.fromEntries((keysOfField[id] ?? []).map((key) => [key, undefined]))),
  }));
}

/** What each filter is set to, in words; empty where it is not set. */
export function useFilterWords(search: FilterSearch): Record<string, string> {
  const { t } = useTranslation();
  const comma = t("common:comma");
  const list = (prefix: string, values: readonly string[] = []) =>
    values.map((value) => t(`${prefix}.${value}`)).join(comma);
  const equipmentName = useEquipmentName(search.equipmentId);
  return {
    search: search.search ?? "",
    due: useDueWords(search),
    state: search.state && search.state !== "open" ? t(`jobs:state.${search.state}`) : "",
    status: list("jobs:status", search.statuses),
    priority: list("jobs:priority", search.priorities),
    department: list("departments:of", search.departments),
    kind: list("jobs:kind", search.kinds),
    equipment: search.equipmentId ? (equipmentName ?? "…") : "",
    assignee: useAssigneeWords(search.assigneeId),
    critical: search.isCritical ? t("jobs:filters.onlyCritical") : "",
    new: search.isNew ? t("jobs:fresh.title") : "",
  };
}

function useDueWords({ isOverdue, buckets = [], dueFrom, dueBy }: FilterSearch): string {
  const { t } = useTranslation();
  const formats = useFormats();
  const parts = [
    isOverdue && t("jobs:bucket.overdue"),
    ...buckets.map((bucket) => t(`jobs:bucket.${bucket}`)),
    dueFrom && t("jobs:filters.fromDate", { date: formats.date(dueFrom) }),
    dueBy && t("jobs:filters.byDate", { date: formats.date(dueBy) }),
  ];
  return parts.filter(Boolean).join(t("common:comma"));
}

function useAssigneeWords(assigneeId: FilterSearch["assigneeId"]): string {
  const { t } = useTranslation();
  const people = usePeople();
  if (!assigneeId) return "";
  if (assigneeId === "me" || assigneeId === "nobody") return t(`jobs:filters.${assigneeId}`);
  const person = people.find(({ id }) => id === assigneeId);
  return person ? personOf(person).name : "…";
}

function useFilterEditors(today: CalendarDate, search: FilterSearch, set: (change: FilterSearch) => void) {
  const { t } = useTranslation();
  const options = <Value extends string>(prefix: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`${prefix}.${value}`) }));
  return [
    { id: "search", icon: <Search />, editor: <SearchEditor key={search.search} search={search} onChange={set} /> },
    { id: "due", icon: <CalendarDays />, editor: <DueEditor search={search} onChange={set} today={today} /> },
    {
      id: "priority",
      icon: <Flag />,
      editor: (
        <ChoiceList
          options={options("jobs:priority", jobPriorities.toReversed())}
          chosen={search.priorities}
          onChange={(priorities) => set({ priorities })}
        />
      ),
    },
    {
      id: "status",
      icon: <CircleDot />,
      editor: (
        <ChoiceList
          options={options("jobs:status", jobStatuses)}
          chosen={search.statuses}
          onChange={(statuses) => set({ statuses, state: statuses?.some(isClosed) ? "all" : search.state })}
        />
      ),
    },
    {
      id: "department",
      icon: <Users />,
      editor: (
        <ChoiceList
          options={options("departments:of", departments)}
          chosen={search.departments}
          onChange={(chosen) => set({ departments: chosen })}
        />
      ),
    },
    { id: "assignee", icon: <UserRound />, editor: <AssigneeEditor search={search} onChange={set} /> },
    {
      id: "equipment",
      icon: <Cog />,
      editor: (
        <EquipmentEditor
          label={t("jobs:filters.equipment")}
          equipmentId={search.equipmentId ?? null}
          onPick={(equipment) => set({ equipmentId: equipment?.id })}
        />
      ),
    },
    {
      id: "kind",
      icon: <Shapes />,
      editor: (
        <ChoiceList
          options={options("jobs:kind", jobKinds)}
          chosen={search.kinds}
          onChange={(kinds) => set({ kinds })}
        />
      ),
    },
    {
      id: "critical",
      icon: <TriangleAlert />,
      editor: (
        <SwitchField
          label={t("jobs:filters.onlyCritical")}
          checked={search.isCritical ?? false}
          onCheckedChange={(isOn) => set({ isCritical: isOn || undefined })}
        />
      ),
    },
    {
      id: "new",
      icon: <Inbox />,
      editor: (
        <SwitchField
          label={t("jobs:fresh.title")}
          checked={search.isNew ?? false}
          onCheckedChange={(isOn) => set({ isNew: isOn || undefined })}
        />
      ),
    },
    {
      id: "state",
      icon: <Archive />,
      editor: (
        <ChoiceList
          options={options("jobs:state", states)}
          chosen={search.state && search.state !== "open" ? [search.state] : []}
          onChange={(chosen) => set({ state: chosen?.find((state) => state !== search.state) })}
        />
      ),
    },
  ];
}

function isClosed(status: string): boolean {
  return status === "done" || status === "verified" || status === "cancelled";
}
