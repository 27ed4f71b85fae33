import { useRouter } from "@tanstack/react-router";
import { Button } from "@ymp/ui/primitives/button";
import { Package, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { latePanel, usePreloaded } from "../../lib/late-part.tsx";
import { useKeptColumns } from "../../lib/lists/kept-columns.ts";
import { ListNothing } from "../../lib/lists/list-nothing.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useTickedRows } from "../../lib/lists/use-ticked-rows.ts";
import { meaningOf, pageOf } from "../../lib/scan/meaning.ts";
import { ScanDialog } from "../../lib/scan/scan-dialog.tsx";
import { useHandScanner } from "../../lib/scan/use-hand-scanner.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { type ItemRow, useItemPages } from "./inventory.queries.ts";
import { activeFilters, filtersOf, listInputOf, noFilters } from "./inventory.search.ts";
import { useInventoryAddress } from "./inventory-address.ts";
import { InventoryFilterBar } from "./inventory-filter-bar.tsx";
import { InventoryHeader } from "./inventory-header.tsx";
import { ItemCard } from "./item-card.tsx";
import { hiddenAtFirst, useItemColumns } from "./item-columns.tsx";
import { ItemSelection } from "./item-selection.tsx";
import { StockStats } from "./stock-stats.tsx";

const CodeOwnerPicker = latePanel("dialog", async () => (await import("./code-owner-picker.tsx")).CodeOwnerPicker);

const LabelsDialog = latePanel("dialog", async () => (await import("../../lib/labels/labels-dialog.tsx")).LabelsDialog);
const ItemFormSheet = latePanel("form", async () => (await import("./item-form-sheet.tsx")).ItemFormSheet);
const ItemSheet = latePanel("record", async () => (await import("./item-sheet.tsx")).ItemSheet);
const PlacesDialog = latePanel("largeDialog", async () => (await import("./places-dialog.tsx")).PlacesDialog);
const ValueDialog = latePanel("largeDialog", async () => (await import("./value-dialog.tsx")).ValueDialog);
const opened = [ItemSheet, ItemFormSheet];

const rowId = (row: ItemRow) => row.id;
const rowName = (row: ItemRow) => row.name;
const sorts = ["name", "partNo", "category"] as const;

/** Everything on board that is kept count of. */
export function InventoryScreen() {
  usePreloaded(opened);
  const { t } = useTranslation();
  const { search, change, go } = useInventoryAddress();
  const mayEdit = useCan("inventory:edit");
  const [shown, setShown] = useState<"scan" | "places" | "value" | "labels" | null>(null);
  const close = () => setShown(null);
  const closeScan = () => {
    close();
    if (search.scan) change({ scan: undefined });
  };
  const screen = useRef<HTMLDivElement>(null);
  const find = () => screen.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  useScreenKeys(screen, { n: mayEdit ? () => go({ new: true }) : undefined, "/": find });
  return (
    <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
      <InventoryHeader
        onScan={() => setShown("scan")}
        onShowPlaces={() => setShown("places")}
        onShowValue={() => setShown("value")}
        onShowLabels={() => setShown("labels")}
      />
      <StockStats onShowValue={() => setShown("value")} />
      <ItemList onFind={find} />
      {shown === "places" ? <PlacesDialog onClose={close} /> : null}
      {shown === "value" ? <ValueDialog onClose={close} /> : null}
      {shown === "labels" ? (
        <LabelsDialog
          labelled={{ what: "filter", filters: filtersOf(search) }}
          what={t("counts:labels.filter")}
          onClose={close}
        />
      ) : null}
      <ScanToItem open={shown === "scan" || search.scan === true} onClose={closeScan} />
      {search.new && mayEdit ? (
        <ItemFormSheet
          barcode={search.code}
          onClose={() => change({ new: undefined, code: undefined })}
          onSaved={(id) => change({ new: undefined, code: undefined, item: id })}
        />
      ) : null}
    </div>
  );
}

function ItemList({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation();
  const { search, change, open } = useInventoryAddress();
  const mayEdit = useCan("inventory:edit");
  const pages = useItemPages(search);
  const columns = useItemColumns();
  const [hidden, setHidden] = useKeptColumns("inventory", hiddenAtFirst);
  const { selection, chosen, clear } = useTickedRows(pages.rows, rowId);
  const ids = pages.rows.map(rowId);
  return (
    <>
      <InventoryFilterBar columns={columns} hidden={hidden} onHiddenChange={setHidden} />
      <PagedTable
        label={t("inventory:title")}
        pages={pages}
        columns={columns}
        hidden={hidden}
        rowId={rowId}
        rowName={rowName}
        card={(row, { isSelected, toggle }) => (
          <ItemCard row={row} selection={chosen.length > 0 ? { isSelected, toggle } : undefined} />
        )}
        order={{ ...listInputOf(search), sorts, onChange: change }}
        selection={mayEdit ? selection : undefined}
        openId={search.item}
        pathOf={({ id }) => `/app/inventory?item=${id}`}
        onOpen={({ id }) => open(id)}
        onFind={onFind}
        empty={<NoItems pages={pages} />}
        counted={({ isMany, ...rows }) => t(isMany ? "inventory:foot.many" : "inventory:foot.shown", rows)}
      />
      {chosen.length > 0 ? <ItemSelection rows={chosen} onClear={clear} /> : null}
      {search.item ? (
        <ItemSheet
          key={search.item}
          itemId={search.item}
          neighbours={ids}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      ) : null}
    </>
  );
}

function NoItems({ pages }: { pages: ReturnType<typeof useItemPages> }) {
  const { t } = useTranslation();
  const { search, clear, go } = useInventoryAddress();
  const mayEdit = useCan("inventory:edit");
  return (
    <ListNothing
      query={pages.query}
      isFiltered={activeFilters(search).length > 0}
      onClear={clear}
      empty={{
        icon: <Package />,
        title: t("inventory:empty.title"),
        children: t("inventory:empty.text"),
        actions: mayEdit ? (
          <Button variant="primary" onClick={() => go({ new: true })}>
            <Plus />
            {t("inventory:action.add")}
          </Button>
        ) : undefined,
      }}
    />
  );
}

/** A code on a box or a shelf leads to its item or place; one that nobody knows is given to an item. */
function ScanToItem({ open: isOpen, onClose }: { open: boolean; onClose: () => void }) {
  const router = useRouter();
  const { trpc, queryClient } = useServices();
  const [unknown, setUnknown] = useState<string | null>(null);
  const { open, change } = useInventoryAddress();
  const found = async (code: string) => {
    const meaning = meaningOf(code);
    if (meaning.kind === "machine") return void router.navigate({ href: pageOf(meaning) });
    if (meaning.kind === "location") return change({ ...noFilters, locationId: meaning.id });
    const item = await queryClient.fetchQuery(trpc.inventory.find.queryOptions({ code }));
    if (item) open(item.id);
    else setUnknown(code);
  };
  useHandScanner((code) => void found(code).catch(() => change({ search: code })), !isOpen && unknown === null);
  return (
    <>
      <ScanDialog
        open={isOpen}
        onOpenChange={(next) => !next && onClose()}
        onCode={(code) => void found(code).catch(() => change({ search: code }))}
      />
      {unknown === null ? null : (
        <CodeOwnerPicker
          code={unknown}
          onGiven={(id) => {
            setUnknown(null);
            open(id);
          }}
          onClose={() => setUnknown(null)}
        />
      )}
    </>
  );
}
