import { departments } from "@ymp/core/access/roles";
import { jobPriorities, worklistGroupings } from "@ymp/core/lists";
import { jobStatuses } from "@ymp/core/maintenance/job-flow";
import { FilterBar, type FilterField } from "@ymp/ui/patterns/filter-bar";
import { IconButton } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
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
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { groupingOf, noListFilters, useWorklistsAddress, type WorklistsSearch } from "./worklists-address.ts";

/** Narrows and gathers what is shown; paper and files hold exactly that. */
export function WorklistFilterBar({ searchRef }: { searchRef: Ref<HTMLDivElement> }) {
  const { t } = useTranslation("worklists");
  const { search, go } = useWorklistsAddress();
  const states = ["all", "open", "archive"] as const;
  const state = search.state === "open" || search.state === "archive" ? search.state : "all";
  return (
    <FilterBar
      views={states.map((id) => ({ id, label: t(`shown.${id}`) }))}
      activeView={state}
      onViewChange={(id) => {
        const chosen = states.find((known) => known === id);
        go({ state: chosen === "all" ? undefined : chosen }, { replace: true });
      }}
      fields={useFields()}
      onClearAll={() => go(noListFilters, { replace: true })}
      tools={
        <>
          <div ref={searchRef} className="flex w-44 min-w-0 max-md:w-auto max-md:flex-1">
            <SearchField
              label={t("searchJobs")}
              hint={t("searchJobs")}
              text={search.search ?? ""}
              onChange={(text) => go({ search: text || undefined }, { replace: true })}
            />
          </div>
          <GroupMenu />
        </>
      }
    />
  );
}

function useFields(): FilterField[] {
  const { t } = useTranslation("worklists");
  const { search, go } = useWorklistsAddress();
  const set = (change: Partial<WorklistsSearch>) => go(change, { replace: true });
  const list = (prefix: string, values: readonly string[] = []) =>
    values.map((value) => t(`${prefix}.${value}`)).join(t("jobs:list.comma")) || null;
  const { statuses, priorities, departments: chosenDepartments, additional } = search;
  return [
    {
      id: "status",
      label: t("jobs:column.status"),
      icon: <CircleDot />,
      value: list("jobs:status", statuses),
      editor: (
        <Choices
          prefix="jobs:status"
          values={jobStatuses}
          chosen={statuses}
          onChange={(next) => set({ statuses: next })}
        />
      ),
      onClear: () => set({ statuses: undefined }),
    },
    {
      id: "department",
      label: t("jobs:column.department"),
      icon: <Users />,
      value: list("departments:of", chosenDepartments),
      editor: (
        <Choices
          prefix="departments:of"
          values={departments}
          chosen={chosenDepartments}
          onChange={(next) => set({ departments: next })}
        />
      ),
      onClear: () => set({ departments: undefined }),
    },
    {
      id: "priority",
      label: t("jobs:column.priority"),
      icon: <Flag />,
      value: list("jobs:priority", priorities),
      editor: (
        <Choices
          prefix="jobs:priority"
          values={jobPriorities}
          chosen={priorities}
          onChange={(next) => set({ priorities: next })}
        />
      ),
      onClear: () => set({ priorities: undefined }),
    },
    {
      id: "scope",
      label: t("group.scope"),
      icon: <ListPlus />,
      value: additional === undefined ? null : t(`scope.${additional ? "additional" : "original"}`),
      editor: (
        <Choices
          prefix="worklists:scope"
          values={["original", "additional"]}
          chosen={additional === undefined ? undefined : [additional ? "additional" : "original"]}
          onChange={(next) => {
            const latest = next?.at(-1);
            set({ additional: latest === undefined || next?.length === 2 ? undefined : latest === "additional" });
          }}
        />
      ),
      onClear: () => set({ additional: undefined }),
    },
  ];
}

interface ChoicesProps<Value extends string> {
  prefix: string;
  values: readonly Value[];
  chosen: readonly Value[] | undefined;
  onChange: (chosen: Value[] | undefined) => void;
}

function Choices<Value extends string>({ prefix, values, chosen = [], onChange }: ChoicesProps<Value>) {
  const { t } = useTranslation();
  const toggle = (value: Value) => {
    const next = values.filter((one) => (one === value ? !chosen.includes(value) : chosen.includes(one)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <div className="flex flex-col gap-2">
      {values.map((value) => (
        <CheckboxField
          key={value}
          label={t(`${prefix}.${value}`)}
          checked={chosen.includes(value)}
          onCheckedChange={() => toggle(value)}
        />
      ))}
    </div>
  );
}

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
