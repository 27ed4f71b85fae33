import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { CopyCheck } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../app/session.ts";
import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ArchiveItem } from "../../lib/lists/archive-item.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { SupplierSelection } from "./supplier-selection.tsx";
import { suppliersAddress } from "./suppliers.search.ts";
import { suppliersList } from "./suppliers-list.tsx";
import { SuppliersStats } from "./suppliers-stats.tsx";

const DuplicatesDialog = lazyPanel(
  "largeDialog",
  async () => (await import("./duplicates-dialog.tsx")).DuplicatesDialog,
);
const SupplierFormSheet = lazyPanel("form", async () => (await import("./supplier-form-sheet.tsx")).SupplierFormSheet);
const SupplierSheet = lazyPanel("record", async () => (await import("./supplier-sheet.tsx")).SupplierSheet);
const opened = [SupplierSheet, SupplierFormSheet];

export function SuppliersScreen() {
  usePreloaded(opened);
  const [showsDuplicates, setShowsDuplicates] = useState(false);
  return (
    <ListScreen
      list={suppliersList}
      menu={<MenuItems onShowDuplicates={() => setShowsDuplicates(true)} />}
      stats={<SuppliersStats />}
      selection={(rows, clear) => <SupplierSelection rows={rows} onClear={clear} />}
      record={(open) => <SupplierSheet key={open.id} {...open} />}
      form={(form) => <SupplierFormSheet {...form} />}
    >
      {showsDuplicates ? <DuplicatesDialog onClose={() => setShowsDuplicates(false)} /> : null}
    </ListScreen>
  );
}

function MenuItems({ onShowDuplicates }: { onShowDuplicates: () => void }) {
  const { t } = useTranslation();
  const mayEdit = useCan("supplier:edit");
  return (
    <>
      {mayEdit ? (
        <DropdownMenuItem onSelect={onShowDuplicates}>
          <CopyCheck />
          {t("suppliers:duplicates.title")}
        </DropdownMenuItem>
      ) : null}
      <ArchiveItem address={suppliersAddress} words="suppliers" />
    </>
  );
}
