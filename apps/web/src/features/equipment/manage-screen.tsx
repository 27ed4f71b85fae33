import { ColumnMenu } from "@ymp/ui/patterns/column-menu";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../app/session.ts";
import { SearchField } from "../../lib/search-field.tsx";
import { ArrangeTree } from "./arrange-tree.tsx";
import { useRegisterPages } from "./equipment.queries.ts";
import { activeFilters } from "./equipment.search.ts";
import { useHiddenColumns } from "./kept-columns.ts";
import { useManageAddress } from "./manage-address.ts";
import { ManageForm } from "./manage-form.tsx";
import { ManageHeader } from "./manage-header.tsx";
import { ManageSelection } from "./manage-selection.tsx";
import { useRegisterColumns } from "./register-columns.tsx";
import { useRegisterFields } from "./register-filter-fields.tsx";
import { RegisterNothing } from "./register-nothing.tsx";
import { RegisterTable } from "./register-table.tsx";

const noIds: ReadonlySet<string> = new Set();

/** The register for those who keep it: one table for everything, or the tree to arrange. */
export function ManageScreen() {
  const { search } = useManageAddress();
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ManageHeader />
      {search.view === "tree" ? <ArrangeTree /> : <ManageTable />}
      <ManageForm />
    </div>
  );
}

function ManageTable() {
  const { t } = useTranslation();
  const { search, go, clear } = useManageAddress();
  const mayEdit = useCan("equipmentspage:edit");
  const pages = useRegisterPages(search);
  const columns = useRegisterColumns();
  const fields = useRegisterFields(search, (change) => go(change, { replace: true }));
  const [hidden, setHidden] = useHiddenColumns();
  const [selectedIds, setSelectedIds] = useState(noIds);
  const bar = useRef<HTMLDivElement>(null);
  const selected = pages.rows.filter(({ id }) => selectedIds.has(id));
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
                onChange={(text) => go({ search: text || undefined }, { replace: true })}
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
        onSearchChange={(change) => go(change, { replace: true })}
        onOpen={({ id }) => go({ edit: id })}
        selection={mayEdit ? { ids: selectedIds, onChange: setSelectedIds } : undefined}
        onFind={() => bar.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus()}
        empty={<RegisterNothing query={pages.query} isFiltered={activeFilters(search).length > 0} onClear={clear} />}
      />
      <ManageSelection rows={selected} onClear={() => setSelectedIds(noIds)} />
    </>
  );
}
