import { ColumnMenu } from "@ymp/ui/patterns/column-menu";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { useRef } from "react";
import { useCan } from "../../app/session.ts";
import { latePanel, lateView } from "../../lib/late-part.tsx";
import { useKeptColumns } from "../../lib/lists/kept-columns.ts";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTickedRows } from "../../lib/lists/use-ticked-rows.ts";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type RegisterRow, useRegisterPages } from "./equipment.queries.ts";
import { manageAddress } from "./equipment.search.ts";
import { ManageForm } from "./manage-form.tsx";
import { ManageHeader } from "./manage-header.tsx";
import { ManageSelection } from "./manage-selection.tsx";
import { useRegisterColumns } from "./register-columns.tsx";
import { useRegisterFilters } from "./register-filters.tsx";
import { RegisterNothing } from "./register-nothing.tsx";
import { RegisterTable } from "./register-table.tsx";

const LabelsDialog = latePanel("dialog", async () => (await import("./labels-dialog.tsx")).LabelsDialog);
const ArrangeTree = lateView(async () => (await import("./arrange-tree.tsx")).ArrangeTree);

const rowId = ({ id }: RegisterRow) => id;
/** What a screen of usual width has no room for. */
const putAwayAtFirst = ["serialNumber", "supplier", "use"];

/** The register for those who keep it: one table for everything, or the tree to arrange. */
export function ManageScreen() {
  const { search, change } = useListAddress(manageAddress);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ManageHeader />
      {search.view === "tree" ? <ArrangeTree /> : <ManageTable />}
      <ManageForm />
      {search.labels ? (
        <LabelsDialog which={manageAddress.filtersOf(search)} onClose={() => change({ labels: undefined })} />
      ) : null}
    </div>
  );
}

function ManageTable() {
  const { t } = useTranslation();
  const { search, change, go, clear } = useListAddress(manageAddress);
  const mayEdit = useCan("equipmentspage:edit");
  const pages = useRegisterPages(search);
  const columns = useRegisterColumns();
  const fields = useRegisterFilters(search, change);
  const [hidden, setHidden] = useKeptColumns("equipment", putAwayAtFirst);
  const { selection, chosen, clear: clearSelection } = useTickedRows(pages.rows, rowId);
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={bar}>
        <FilterBar
          views={[]}
          activeView={null}
          onViewChange={clear}
          fields={fields}
          onClearAll={clear}
          tools={
            <>
              <SearchField
                label={t("equipment:tree.search")}
                text={search.search ?? ""}
                hint={t("ui:search")}
                onChange={(text) => change({ search: text || undefined })}
              />
              <span className="ms-1 max-md:hidden">
                <ColumnMenu columns={columns} hidden={hidden} onHiddenChange={setHidden} />
              </span>
            </>
          }
        />
      </div>
      <RegisterTable
        pages={pages}
        search={search}
        columns={columns}
        hidden={hidden}
        onSearchChange={change}
        onOpen={({ id }) => go({ edit: id })}
        selection={mayEdit ? selection : undefined}
        onFind={() => bar.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus()}
        empty={<RegisterNothing query={pages.query} isFiltered={manageAddress.hasFilters(search)} onClear={clear} />}
      />
      <ManageSelection rows={chosen} onClear={clearSelection} />
    </>
  );
}
