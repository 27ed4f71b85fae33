import { departments, vesselRoles } from "@ymp/core/access/roles";
import { todayIn } from "@ymp/core/calendar-date";
import type { DataGroup } from "@ymp/ui/patterns/data-table";
import { FilterBar, type FilterField } from "@ymp/ui/patterns/filter-bar";
import { Button } from "@ymp/ui/primitives/button";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { Anchor, Plus } from "lucide-react";
import { useMemo, useRef } from "react";
import { useCan, useVessel } from "../../app/session.ts";
import { CrewPages } from "../../lib/crew-pages.tsx";
import type { ListQuery } from "../../lib/lists/list-pages.ts";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { useCrewAddress } from "./addresses.ts";
import { usePlaceFields } from "./choice-filter.tsx";
import { CrewCard } from "./crew-card.tsx";
import { nameOfCrew, useCrewColumns } from "./crew-columns.tsx";
import { CrewHeader } from "./crew-header.tsx";
import { NewPersonPanel } from "./new-person-panel.tsx";
import { PeopleNothing } from "./people-nothing.tsx";
import { type CrewRow, useCrew } from "./users.queries.ts";
import { type CrewSearch, crewInputOf, isNarrowed, noCrewFilters } from "./users.search.ts";

const rowId = (row: CrewRow) => row.id;
const onBoardRoles = vesselRoles.filter((role) => role !== "user");

/** The crew now, by department. */
export function CrewScreen() {
  const { search, go } = useCrewAddress();
  const mayEdit = useCan("employees:edit");
  const screen = useRef<HTMLDivElement>(null);
  const find = () => screen.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  useScreenKeys(screen, { n: mayEdit ? () => go({ new: "user" }) : undefined, "/": find });
  return (
    <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
      <CrewHeader />
      <CrewPages />
      <CrewFilterBar search={search} onChange={(change) => go(change, { replace: true })} />
      <CrewTable onFind={find} />
      <NewPersonPanel open={search.new} onClose={() => go({ new: undefined }, { replace: true })} />
    </div>
  );
}

interface CrewFilterBarProps {
  search: CrewSearch;
  onChange: (change: Partial<CrewSearch>) => void;
}

function CrewFilterBar({ search, onChange }: CrewFilterBarProps) {
  const { t } = useTranslation();
  const place = usePlaceFields(search, onChange, onBoardRoles);
  const aboard: FilterField = {
    id: "onboard",
    label: t("users:column.onboard"),
    icon: <Anchor />,
    value: search.onboard === undefined ? null : t(search.onboard ? "users:onboard.yes" : "users:onboard.no"),
    editor: (
      <SwitchField
        label={t("users:onboard.only")}
        checked={search.onboard ?? false}
        onCheckedChange={(onboard) => onChange({ onboard })}
      />
    ),
    onClear: () => onChange({ onboard: undefined }),
  };
  return (
    <FilterBar
      views={[]}
      activeView={null}
      onViewChange={() => onChange(noCrewFilters)}
      fields={[...place, aboard]}
      onClearAll={() => onChange(noCrewFilters)}
      tools={
        <SearchField
          label={t("users:find")}
          hint={t("users:find")}
          text={search.search ?? ""}
          onChange={(text) => onChange({ search: text || undefined })}
        />
      }
    />
  );
}

function CrewTable({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation();
  const { timeZone } = useVessel();
  const today = todayIn(timeZone, useNow());
  const { search, go } = useCrewAddress();
  const pages = useCrew(search);
  const columns = useCrewColumns(today);
  const order = crewInputOf(search);
  const groups = useCrewGroups(pages.rows, order.sort === "department");
  return (
    <PagedTable
      label={t("users:crewTitle")}
      pages={pages}
      columns={columns}
      rowId={rowId}
      rowName={nameOfCrew}
      groups={groups}
      card={(row) => <CrewCard row={row} today={today} />}
      order={{ ...order, sorts, onChange: (change) => go(change, { replace: true }) }}
      pathOf={({ id }) => `/app/profiledetails/${id}`}
      onFind={onFind}
      empty={<CrewNothing query={pages.query} />}
      counted={({ count }) => t("users:foot", { count })}
    />
  );
}

const sorts = ["name", "jobTitle", "department", "role", "lastSeen", "nextExpiry"] as const;

function CrewNothing({ query }: { query: ListQuery }) {
  const { t } = useTranslation();
  const { search, go } = useCrewAddress();
  const mayEdit = useCan("employees:edit");
  return (
    <PeopleNothing
      query={query}
      isFiltered={isNarrowed(search)}
      onClear={() => go(noCrewFilters, { replace: true })}
      title={t("users:empty.crewTitle")}
      text={t("users:empty.crewText")}
      actions={
        mayEdit ? (
          <Button variant="primary" onClick={() => go({ new: "user" })}>
            <Plus />
            {t("users:action.new")}
          </Button>
        ) : undefined
      }
    />
  );
}

const nowhere = "none";
const groupOf = ({ department }: CrewRow) => department ?? nowhere;

/** Headings by department, with how many of each are on board. */
function useCrewGroups(rows: readonly CrewRow[], isGrouped: boolean) {
  const { t } = useTranslation();
  return useMemo(() => {
    if (!isGrouped) return undefined;
    const list = [...departments, nowhere].flatMap((id): DataGroup[] => {
      const people = rows.filter((row) => groupOf(row) === id);
      if (people.length === 0) return [];
      const aboard = people.filter(({ isOnboard }) => isOnboard).length;
      const label = id === nowhere ? t("users:noDepartment") : t(`departments:of.${id}`);
      return [{ id, label, count: people.length, fact: t("users:aboardCount", { count: aboard }) }];
    });
    return { of: groupOf, list };
  }, [rows, isGrouped, t]);
}
