import { useRouter } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Coins, MapPin, QrCode, ScanLine } from "lucide-react";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { meaningOf, pageOf } from "../../lib/scan/meaning.ts";
import { ScanDialog } from "../../lib/scan/scan-dialog.tsx";
import { useHandScanner } from "../../lib/scan/use-hand-scanner.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { inventoryAddress } from "./inventory.search.ts";
import { inventoryList } from "./inventory-list.tsx";
import { ItemSelection } from "./item-selection.tsx";
import { StockStats } from "./stock-stats.tsx";

const CodeOwnerPicker = lazyPanel("dialog", async () => (await import("./code-owner-picker.tsx")).CodeOwnerPicker);

const LabelsDialog = lazyPanel("dialog", async () => (await import("./labels/labels-dialog.tsx")).LabelsDialog);
const ItemFormSheet = lazyPanel("form", async () => (await import("./item-form-sheet.tsx")).ItemFormSheet);
const ItemSheet = lazyPanel("record", async () => (await import("./item-sheet.tsx")).ItemSheet);
const PlacesDialog = lazyPanel("largeDialog", async () => (await import("./places-dialog.tsx")).PlacesDialog);
const ValueDialog = lazyPanel("largeDialog", async () => (await import("./value-dialog.tsx")).ValueDialog);
const opened = [ItemSheet, ItemFormSheet];

export function InventoryScreen() {
  usePreloaded(opened);
  const { t } = useTranslation();
  const { search, change } = useListAddress(inventoryAddress);
  const isPhone = useMedia(phoneQuery);
  const [shown, setShown] = useState<"scan" | "places" | "value" | "labels" | null>(null);
  const close = () => setShown(null);
  const closeScan = () => {
    close();
    if (search.scan) change({ scan: undefined });
  };
  return (
    <ListScreen
      list={inventoryList}
      tools={
        isPhone ? null : (
          <IconButton label={t("inventory:action.scan")} onClick={() => setShown("scan")}>
            <ScanLine />
          </IconButton>
        )
      }
      menu={<MenuItems onShow={setShown} />}
      stats={<StockStats onShowValue={() => setShown("value")} />}
      selection={(rows, clear) => (rows.length > 0 ? <ItemSelection rows={rows} onClear={clear} /> : null)}
      record={(open) => <ItemSheet key={open.id} {...open} />}
      form={() => (
        <ItemFormSheet
          barcode={search.code}
          onClose={() => change({ new: undefined, code: undefined })}
          onSaved={(item) => change({ new: undefined, code: undefined, item })}
        />
      )}
    >
      {shown === "places" ? <PlacesDialog onClose={close} /> : null}
      {shown === "value" ? <ValueDialog onClose={close} /> : null}
      {shown === "labels" ? (
        <LabelsDialog
          labelled={{ what: "filter", filters: inventoryAddress.filtersOf(search) }}
          what={t("counts:labels.filter")}
          onClose={close}
        />
      ) : null}
      <ScanToItem open={shown === "scan" || search.scan === true} onClose={closeScan} />
    </ListScreen>
  );
}

function MenuItems({ onShow }: { onShow: (what: "places" | "labels" | "value") => void }) {
  const { t } = useTranslation();
  return (
    <>
      <DropdownMenuItem onSelect={() => onShow("places")}>
        <MapPin />
        {t("inventory:action.places")}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onShow("labels")}>
        <QrCode />
        {t("counts:labels.title")}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onShow("value")}>
        <Coins />
        {t("inventory:action.value")}
      </DropdownMenuItem>
    </>
  );
}

/** A code on a box or a shelf leads to its item or place; one that nobody knows is given to an item. */
function ScanToItem({ open: isOpen, onClose }: { open: boolean; onClose: () => void }) {
  const router = useRouter();
  const { trpc, queryClient } = useServices();
  const [unknown, setUnknown] = useState<string | null>(null);
  const { change, go } = useListAddress(inventoryAddress);
  const open = (item: string) => go({ item });
  const found = async (code: string) => {
    const meaning = meaningOf(code);
    if (meaning.kind === "machine") return void router.navigate({ href: pageOf(meaning) });
    if (meaning.kind === "location") return change({ ...inventoryAddress.noFilters, locationId: meaning.id });
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
