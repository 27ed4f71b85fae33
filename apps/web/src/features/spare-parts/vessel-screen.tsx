import { ColumnMenu } from "@ymp/ui/patterns/column-menu";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { Puzzle } from "lucide-react";
import { useMemo, useRef } from "react";
import { useCan } from "../../app/session.ts";
import { latePanel, usePreloaded } from "../../lib/late-part.tsx";
import { useKeptColumns } from "../../lib/lists/kept-columns.ts";
import { ListNothing } from "../../lib/lists/list-nothing.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useTickedRows } from "../../lib/lists/use-ticked-rows.ts";
import { SaveViewDialog } from "../../lib/saved-views/save-view-dialog.tsx";
import { SavedViewMenu } from "../../lib/saved-views/saved-view-menu.tsx";
import { useSavedViews } from "../../lib/saved-views/use-saved-views.ts";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PartCard } from "./part-card.tsx";
import { type PartRow, usePartPages } from "./spares.queries.ts";
import {
  activeFilters,
  type ListSearch,
  listInputOf,
  noFilters,
  readViewSearch,
  viewSearchOf,
} from "./spares.search.ts";
import { useVesselAddress } from "./vessel-address.ts";
import { hiddenAtFirst, useVesselColumns } from "./vessel-columns.tsx";
import { useVesselFilterFields } from "./vessel-filter-fields.tsx";
import { VesselHeader } from "./vessel-header.tsx";
import { VesselSelection } from "./vessel-selection.tsx";

const PartSheet = latePanel("record", async () => (await import("./part-sheet.tsx")).PartSheet);
const opened = [PartSheet];

const rowId = (row: PartRow) => row.id;
const rowName = (row: PartRow) => row.designation;
const sorts = ["designation", "partNo", "equipment"] as const;

/** The parts of every machine: what lies on board of them, where, and what to order. */
export function VesselScreen() {
  usePreloaded(opened);
  const { t } = useTranslation();
  const { search, change, open, clear } = useVesselAddress();
  const mayEdit = useCan("spareparts:edit");
  const pages = usePartPages(search);
  const columns = useVesselColumns();
  const [hidden, setHidden] = useKeptColumns("spareparts", hiddenAtFirst);
  const ticked = useTickedRows(pages.rows, rowId);
  const screen = useRef<HTMLDivElement>(null);
  const ids = pages.rows.map(rowId);
  return (
    <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
      <VesselHeader />
      <VesselFilterBar columns={columns} hidden={hidden} onHiddenChange={setHidden} />
      <PagedTable
        label={t("spares:title")}
        pages={pages}
        columns={columns}
        hidden={hidden}
        rowId={rowId}
        rowName={rowName}
        card={(row, { isSelected, toggle }) => (
          <PartCard row={row} selection={ticked.chosen.length > 0 ? { isSelected, toggle } : undefined} />
        )}
        order={{ ...listInputOf(search), sorts, onChange: change }}
        selection={mayEdit ? ticked.selection : undefined}
        openId={search.part}
        pathOf={({ id }) => `/app/boatspareparts?part=${id}`}
        onOpen={({ id }) => open(id)}
        onFind={() => screen.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus()}
        empty={
          <ListNothing
            query={pages.query}
            isFiltered={activeFilters(search).length > 0}
            onClear={clear}
            empty={{ icon: <Puzzle />, title: t("spares:empty.title"), children: t("spares:empty.text") }}
          />
        }
        counted={({ isMany, ...rows }) => t(isMany ? "spares:foot.many" : "spares:foot.shown", rows)}
      />
      {ticked.chosen.length > 0 ? <VesselSelection rows={ticked.chosen} onClear={ticked.clear} /> : null}
      {search.part ? (
        <PartSheet
          key={search.part}
          partId={search.part}
          neighbours={ids}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      ) : null}
    </div>
  );
}

interface VesselFilterBarProps {
  columns: readonly DataColumn<PartRow>[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

function VesselFilterBar(columns: VesselFilterBarProps) {
  const { t } = useTranslation();
  const { search, change, clear } = useVesselAddress();
  const fields = useVesselFilterFields({ filters: search, onChange: change });
  const builtIn = useMemo(
    (): { id: string; name: string; search: ListSearch }[] => [
      { id: "all", name: t("spares:views.all"), search: {} },
      { id: "below", name: t("spares:views.below"), search: { state: "below" } },
      { id: "order", name: t("spares:views.toOrder"), search: { state: "to_order" } },
      { id: "critical", name: t("spares:views.critical"), search: { isOfCritical: true } },
      { id: "unlinked", name: t("spares:views.unlinked"), search: { state: "unlinked" } },
    ],
    [t],
  );
  const kept = useSavedViews<ListSearch>({
    module: "spareparts",
    builtIn,
    read: readViewSearch,
    current: viewSearchOf(search),
  });
  const show = (id: string) => {
    const view = kept.views.find((known) => known.id === id);
    if (view) change({ ...noFilters, sort: undefined, descending: undefined, ...view.search });
  };
  return (
    <>
      <FilterBar
        views={kept.views.map(({ id, name }) => ({ id, label: name }))}
        activeView={kept.active?.id ?? null}
        onViewChange={show}
        onSaveView={kept.saveNew}
        fields={fields}
        onClearAll={clear}
        tools={
          <>
            <SearchField
              label={t("spares:find")}
              hint={t("spares:find")}
              text={search.search ?? ""}
              onChange={(text) => change({ search: text || undefined })}
            />
            <span className="flex max-md:hidden">
              <SavedViewMenu kept={kept} />
              <ColumnMenu {...columns} />
            </span>
          </>
        }
      />
      <SaveViewDialog kept={kept} />
    </>
  );
}
