import type { EquipmentField } from "@ymp/core/maintenance/equipment-fields";
import { SelectionBar } from "@ymp/ui/patterns/selection-bar";
import {
  Anchor,
  Archive,
  ArchiveRestore,
  Cog,
  FolderTree,
  MapPin,
  QrCode,
  TriangleAlert,
  Truck,
  Users,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useExportAction } from "../../lib/lists/use-export-action.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBulkArchive } from "./bulk-archive.ts";
import type { BulkField } from "./bulk-dialogs.tsx";
import type { RegisterRow } from "./equipment.queries.ts";
import { useMayChangeAll } from "./may-change-machines.ts";

const MachinesBulkDialog = lazyPanel("dialog", async () => (await import("./bulk-dialogs.tsx")).MachinesBulkDialog);
const LabelsDialog = lazyPanel("dialog", async () => (await import("./labels-dialog.tsx")).LabelsDialog);

export interface ManageSelectionProps {
  rows: readonly RegisterRow[];
  onClear: () => void;
}

/** What can be done with the chosen items at once. */
export function ManageSelection({ rows, onClear }: ManageSelectionProps) {
  const { t } = useTranslation();
  const [prints, setPrints] = useState(false);
  const [field, setField] = useState<BulkField | null>(null);
  const toFile = useExportAction(t("equipment:bulk.export"), rows, (client, order) =>
    client.equipment.export.query({ state: "all", sort: "name", descending: false, ...order }),
  );
  const { restore } = useBulkArchive();
  const archived = rows.filter(({ archivedAt }) => archivedAt !== null);
  const mayChangeAll = useMayChangeAll(rows);
  const opens = (id: BulkField, icon: ReactNode) => ({
    id,
    label: t(`equipment:bulk.${id}.action`),
    icon,
    onPress: () => setField(id),
  });
  const changes = (id: BulkField, field: EquipmentField, icon: ReactNode) =>
    mayChangeAll(field) ? [opens(id, icon)] : [];
  const isLive = archived.length < rows.length;
  const actions = [
    ...changes("department", "department", <Users />),
    ...changes("location", "location", <MapPin />),
    ...changes("type", "type", <Cog />),
    ...changes("critical", "isCritical", <TriangleAlert />),
    ...changes("use", "isUsedAtSea", <Anchor />),
    ...changes("parent", "parentId", <FolderTree />),
    ...changes("supplier", "supplierId", <Truck />),
    { id: "labels", label: t("labels:print"), icon: <QrCode />, onPress: () => setPrints(true) },
    ...(isLive ? changes("archive", "archivedAt", <Archive />) : []),
    ...(archived.length > 0 && mayChangeAll("archivedAt")
      ? [
          {
            id: "restore",
            label: t("equipment:action.restore"),
            icon: <ArchiveRestore />,
            onPress: () => restore.mutate(archived, { onSuccess: onClear }),
          },
        ]
      : []),
    toFile,
  ];
  return (
    <>
      <SelectionBar count={rows.length} actions={actions} onClear={onClear} />
      {prints ? (
        <LabelsDialog which={{ ids: rows.map(({ id }) => id), state: "all" }} onClose={() => setPrints(false)} />
      ) : null}
      {field ? <MachinesBulkDialog field={field} rows={rows} onClose={() => setField(null)} onDone={onClear} /> : null}
    </>
  );
}
