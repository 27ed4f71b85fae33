import { judgeField } from "@ymp/core/access/field-policy";
import { heldItem, type ItemField, itemPolicy } from "@ymp/core/maintenance/item-fields";
import { SelectionBar } from "@ymp/ui/patterns/selection-bar";
import { Archive, ArchiveRestore, Gauge, MapPin, QrCode, Shapes, TriangleAlert, Truck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useCan, useFieldEditor, useVessel } from "../../app/session.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useExportAction } from "../../lib/lists/use-export-action.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { ItemRow } from "./inventory.queries.ts";
import type { ItemBulkField } from "./item-bulk-dialog.tsx";

const LabelsDialog = lazyPanel("dialog", async () => (await import("./labels/labels-dialog.tsx")).LabelsDialog);
const ItemBulkDialog = lazyPanel("dialog", async () => (await import("./item-bulk-dialog.tsx")).ItemBulkDialog);

export interface ItemSelectionProps {
  rows: readonly ItemRow[];
  onClear: () => void;
}

/** What can be done with the chosen items at once. */
export function ItemSelection({ rows, onClear }: ItemSelectionProps) {
  const { t } = useTranslation();
  const [field, setField] = useState<ItemBulkField | null>(null);
  const [showsLabels, setShowsLabels] = useState(false);
  const { edition } = useVessel();
  const maySeeSuppliers = useCan("supplier:view");
  const isArchived = rows.every(({ archivedAt }) => archivedAt !== null);
  const toFile = useExportAction(t("inventory:bulk.export"), rows, (client, order) =>
    client.inventory.export.query({
      state: isArchived ? "archived" : "current",
      sort: "name",
      descending: false,
      ...order,
    }),
  );
  const editor = useFieldEditor();
  const mayChangeAll = (changed: ItemField) =>
    rows.every((row) => judgeField(itemPolicy, changed, heldItem({ ...row, createdBy: null }), editor).length === 0);
  const opens = (id: ItemBulkField, icon: ReactNode) => ({
    id,
    label: t(`inventory:bulk.${id}.action`),
    icon,
    onPress: () => setField(id),
  });
  const changes = (id: ItemBulkField, changed: ItemField, icon: ReactNode) => mayChangeAll(changed) && opens(id, icon);
  const actions = isArchived
    ? [changes("restore", "archivedAt", <ArchiveRestore />)]
    : [
        changes("category", "category", <Shapes />),
        changes("locationId", "places", <MapPin />),
        changes("minQuantity", "minQuantity", <Gauge />),
        changes("isCritical", "isCritical", <TriangleAlert />),
        edition === "full" && maySeeSuppliers && changes("supplierId", "supplierId", <Truck />),
        changes("archive", "archivedAt", <Archive />),
      ];
  const labels = {
    id: "labels",
    label: t("counts:labels.title"),
    icon: <QrCode />,
    onPress: () => setShowsLabels(true),
  };
  return (
    <>
      <SelectionBar count={rows.length} actions={[...actions, labels, toFile]} onClear={onClear} />
      {showsLabels ? (
        <LabelsDialog
          labelled={{ what: "items", ids: rows.map(({ id }) => id) }}
          what={t("counts:labels.items", { count: rows.length })}
          onClose={() => setShowsLabels(false)}
        />
      ) : null}
      {field ? <ItemBulkDialog field={field} rows={rows} onClose={() => setField(null)} onDone={onClear} /> : null}
    </>
  );
}
