import { departments } from "@ymp/core/access/roles";
import { jobPriorities, worklistGroupings } from "@ymp/core/lists";
import { jobStatuses } from "@ymp/core/maintenance/job-flow";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ArrowDownWideNarrow, CircleDot, Flag, ListPlus, Users } from "lucide-react";
import type { Ref } from "react";
import { filterFields, filtersFor } from "../../lib/lists/list-filters.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { groupingOf, noListFilters, useWorklistsAddress, type WorklistsSearch } from "./worklists-address.ts";

/** No value of a list's filters stands for all. */
const usual = {};

/** Narrows and gathers what is shown; paper and files hold exactly that. */
export function WorklistFilterBar({ searchRef }: { searchRef: Ref<HTMLDivElement> }) {
  const { t } = useTranslation("worklists");
  const { search, go } = useWorklistsAddress();
  const change = (next: object) => go(next, { replace: true });
  const states = ["all", "open", "archive"] as const;
  const state = search.state === "open" || search.state === "archive" ? search.state : "all";
  return (
    <FilterBar
      views={states.map((id) => ({ id, label: t(`shown.${id}`) }))}
      activeView={state}
      onViewChange={(id) => {
        const chosen = states.find((known) => known === id);
        change({ state: chosen === "all" ? undefined : chosen });
      }}
      fields={filterFields(worklistFilters, { search, change, t, facts: undefined }, usual)}
      onClearAll={() => change(noListFilters)}
      tools={
        <>
          <div ref={searchRef} className="flex min-w-0 max-md:flex-1">
            <SearchField
              label={t("searchJobs")}
              hint={t("searchJobs")}
              text={search.search ?? ""}
              onChange={(text) => change({ search: text || undefined })}
            />
          </div>
          <GroupMenu />
        </>
      }
    />
  );
}

const by = filtersFor<WorklistsSearch>();

const worklistFilters = [
  by.several("statuses", {
    label: "jobs:column.status",
    icon: CircleDot,
    values: jobStatuses,
    word: (status, t) => t(`jobs:status.${status}`),
  }),
  by.several("departments", {
    label: "jobs:column.department",
    icon: Users,
    values: departments,
    word: (department, t) => t(`departments:of.${department}`),
  }),
  by.several("priorities", {
    label: "jobs:column.priority",
    icon: Flag,
    values: jobPriorities,
    word: (priority, t) => t(`jobs:priority.${priority}`),
  }),
  by.choice("additional", {
    label: "worklists:group.scope",
    icon: ListPlus,
    values: [false, true],
    word: (isAdditional, t) => t(`worklists:scope.${isAdditional ? "additional" : "original"}`),
  }),
];

function GroupMenu() {
  const { t } = useTranslation("worklists");
  const { search, go } = useWorklistsAddress();
  const choose = (value: string) => {
    const by = worklistGroupings.find((known) => known === value);
    go({ by: by === "none" ? undefined : by }, { replace: true });
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("group.label")} size="icon-sm">
          <ArrowDownWideNarrow />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{t("group.label")}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={groupingOf(search)} onValueChange={choose}>
          {worklistGroupings.map((grouping) => (
            <DropdownMenuRadioItem key={grouping} value={grouping}>
              {t(`group.${grouping}`)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
