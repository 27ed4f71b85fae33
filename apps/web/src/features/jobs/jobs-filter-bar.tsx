import type { CalendarDate } from "@ymp/core/calendar-date";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { ColumnMenu } from "@ymp/ui/patterns/column-menu";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { GroupMenu } from "../../lib/lists/group-menu.tsx";
import { SaveViewDialog } from "../../lib/saved-views/save-view-dialog.tsx";
import { SavedViewMenu } from "../../lib/saved-views/saved-view-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { JobRow } from "./job-rows.ts";
import { groupedBy, groupingOf, jobGroupings, noFilters } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useJobViews } from "./jobs-saved-views.ts";
import { JobsSearchBox } from "./jobs-search-box.tsx";
import { useJobFilterFields } from "./use-job-filter-fields.ts";

export interface JobsFilterBarProps {
  today: CalendarDate;
  adding: { open: boolean; onOpenChange: (open: boolean) => void };
  /** Only the table has columns and an order. */
  columns?: {
    list: readonly DataColumn<JobRow>[];
    hidden: ReadonlySet<string>;
    onHiddenChange: (hidden: ReadonlySet<string>) => void;
  };
}

export function JobsFilterBar({ today, adding, columns }: JobsFilterBarProps) {
  const { go, filterBy } = useJobsAddress();
  const { kept, shown } = useJobViews(today);
  const isPhone = useMedia(phoneQuery);
  // With a mouse the search box itself shows what was searched for.
  const fields = useJobFilterFields().filter(({ id }) => isPhone || id !== "search");
  const change = (id: string) => {
    const view = kept.views.find((candidate) => candidate.id === id);
    if (view) go({ ...noFilters, sort: undefined, descending: undefined, group: undefined, ...view.search });
  };
  return (
    <>
      <FilterBar
        views={shown}
        activeView={kept.active?.id ?? null}
        onViewChange={change}
        onSaveView={kept.saveNew}
        fields={fields}
        onClearAll={() => filterBy({})}
        adding={adding}
        tools={
          <>
            <JobsSearchBox />
            <SavedViewMenu kept={kept} />
            {columns ? (
              <>
                <JobGroups />
                <span className="max-md:hidden">
                  <ColumnMenu columns={columns.list} hidden={columns.hidden} onHiddenChange={columns.onHiddenChange} />
                </span>
              </>
            ) : null}
          </>
        }
      />
      <SaveViewDialog kept={kept} />
    </>
  );
}

function JobGroups() {
  const { t } = useTranslation();
  const { search, go } = useJobsAddress();
  return (
    <GroupMenu
      label={t("jobs:group.label")}
      groupings={jobGroupings}
      value={groupingOf(search)}
      wordOf={(group) => t(`jobs:group.${group}`)}
      onChange={(group) => go(groupedBy(group), { replace: true })}
    />
  );
}
