import { Button } from "@ymp/ui/primitives/button";
import { Plus, Truck } from "lucide-react";
import { useRef, useState } from "react";
import { useCan } from "../../app/session.ts";
import { latePanel, usePreloaded } from "../../lib/late-part.tsx";
import { useKeptColumns } from "../../lib/lists/kept-columns.ts";
import { ListNothing } from "../../lib/lists/list-nothing.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useTickedRows } from "../../lib/lists/use-ticked-rows.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { SupplierCard } from "./supplier-card.tsx";
import { hiddenAtFirst, useSupplierColumns } from "./supplier-columns.tsx";
import { SupplierSelection } from "./supplier-selection.tsx";
import { type ListedSupplier, useSupplierPages } from "./suppliers.queries.ts";
import { activeFilters, listInputOf } from "./suppliers.search.ts";
import { useSuppliersAddress } from "./suppliers-address.ts";
import { SuppliersFilterBar } from "./suppliers-filter-bar.tsx";
import { SuppliersHeader } from "./suppliers-header.tsx";
import { SuppliersStats } from "./suppliers-stats.tsx";

const DuplicatesDialog = latePanel(
  "largeDialog",
  async () => (await import("./duplicates-dialog.tsx")).DuplicatesDialog,
);
const SupplierFormSheet = latePanel("form", async () => (await import("./supplier-form-sheet.tsx")).SupplierFormSheet);
const SupplierSheet = latePanel("record", async () => (await import("./supplier-sheet.tsx")).SupplierSheet);
const opened = [SupplierSheet, SupplierFormSheet];

const rowId = (row: ListedSupplier) => row.id;
const rowName = (row: ListedSupplier) => row.name;
const sorts = ["name", "rating", "city"] as const;

/** Whom the vessel buys from and is served by. */
export function SuppliersScreen() {
  usePreloaded(opened);
  const { search, change, go } = useSuppliersAddress();
  const mayEdit = useCan("supplier:edit");
  const [showsDuplicates, setShowsDuplicates] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const find = () => screen.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  useScreenKeys(screen, { n: mayEdit ? () => go({ new: true }) : undefined, "/": find });
  return (
    <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
      <SuppliersHeader onShowDuplicates={() => setShowsDuplicates(true)} />
      <SuppliersStats />
      <SupplierList onFind={find} />
      {showsDuplicates ? <DuplicatesDialog onClose={() => setShowsDuplicates(false)} /> : null}
      {search.new && mayEdit ? (
        <SupplierFormSheet
          onClose={() => change({ new: undefined })}
          onSaved={(id) => change({ new: undefined, supplier: id })}
        />
      ) : null}
    </div>
  );
}

function SupplierList({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation();
  const { search, change, go } = useSuppliersAddress();
  const mayEdit = useCan("supplier:edit");
  const pages = useSupplierPages(search);
  const columns = useSupplierColumns();
  const [hidden, setHidden] = useKeptColumns("suppliers", hiddenAtFirst);
  const { selection, chosen, clear } = useTickedRows(pages.rows, rowId);
  const open = (supplier: string | undefined) => go({ supplier });
  return (
    <>
      <SuppliersFilterBar columns={columns} hidden={hidden} onHiddenChange={setHidden} />
      <PagedTable
        label={t("suppliers:title")}
        pages={pages}
        columns={columns}
        hidden={hidden}
        rowId={rowId}
        rowName={rowName}
        card={(row, state) => <SupplierCard row={row} selection={chosen.length > 0 ? state : undefined} />}
        order={{ ...listInputOf(search), sorts, onChange: change }}
        selection={mayEdit ? selection : undefined}
        openId={search.supplier}
        pathOf={({ id }) => `/app/supplier?supplier=${id}`}
        onOpen={({ id }) => open(id)}
        onFind={onFind}
        empty={<NoSuppliers query={pages.query} />}
        counted={({ isMany, ...rows }) => t(isMany ? "suppliers:foot.many" : "suppliers:foot.shown", rows)}
      />
      <SupplierSelection rows={chosen} onClear={clear} />
      {search.supplier ? (
        <SupplierSheet
          key={search.supplier}
          supplierId={search.supplier}
          neighbours={pages.rows.map(rowId)}
          onOpen={open}
          onReplace={(supplier) => change({ supplier })}
          onClose={() => open(undefined)}
        />
      ) : null}
    </>
  );
}

function NoSuppliers({ query }: { query: ReturnType<typeof useSupplierPages>["query"] }) {
  const { t } = useTranslation();
  const { search, clear, go } = useSuppliersAddress();
  const mayEdit = useCan("supplier:edit");
  return (
    <ListNothing
      query={query}
      isFiltered={activeFilters(search).length > 0}
      onClear={clear}
      empty={{
        icon: <Truck />,
        title: t("suppliers:empty.title"),
        children: t("suppliers:empty.text"),
        actions: mayEdit ? (
          <Button variant="primary" onClick={() => go({ new: true })}>
            <Plus />
            {t("suppliers:action.add")}
          </Button>
        ) : undefined,
      }}
    />
  );
}
