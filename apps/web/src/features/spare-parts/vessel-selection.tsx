import { newId } from "@ymp/core/ids";
import { SelectionBar } from "@ymp/ui/patterns/selection-bar";
import { BookOpen, Gauge, Link2, Package, Ruler, ScrollText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useCan } from "../../app/session.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useExportAction } from "../../lib/lists/use-export-action.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { BulkField } from "./bulk-dialog.tsx";
import { useCreateItems } from "./spares.mutations.ts";
import type { PartRow } from "./spares.queries.ts";

const PartsBulkDialog = lazyPanel("dialog", async () => (await import("./bulk-dialog.tsx")).PartsBulkDialog);
const ProposalsDialog = lazyPanel("largeDialog", async () => (await import("./proposals-dialog.tsx")).ProposalsDialog);

export interface VesselSelectionProps {
  rows: readonly PartRow[];
  onClear: () => void;
}

/** What can be done with the chosen parts at once. */
export function VesselSelection({ rows, onClear }: VesselSelectionProps) {
  const { t } = useTranslation();
  const [field, setField] = useState<BulkField | "link" | null>(null);
  const keepsStores = useCan("inventory:edit");
  const create = useCreateItems();
  const toFile = useExportAction(t("spares:bulk.export"), rows, (client, order) =>
    client.spareParts.export.query({ state: "all", sort: "designation", descending: false, ...order }),
  );
  const unlinked = rows.filter(({ itemId }) => itemId === null);
  const isOfOneMachine = new Set(rows.map(({ equipmentId }) => equipmentId)).size === 1;
  const opens = (id: BulkField, icon: ReactNode) => ({
    id,
    label: t(`spares:bulk.${id}.action`),
    icon,
    onPress: () => setField(id),
  });
  const actions = [
    unlinked.length > 0 && {
      id: "link",
      label: t("spares:bulk.link"),
      icon: <Link2 />,
      onPress: () => setField("link"),
    },
    unlinked.length > 0 &&
      keepsStores && {
        id: "enter",
        label: t("spares:bulk.enter"),
        icon: <Package />,
        onPress: () =>
          create.mutate({ parts: unlinked.map(({ id }) => ({ id, itemId: newId() })) }, { onSuccess: onClear }),
      },
    keepsStores && unlinked.length < rows.length && opens("minQuantity", <Gauge />),
    isOfOneMachine && opens("sectionId", <BookOpen />),
    opens("unit", <Ruler />),
    opens("standard", <ScrollText />),
    opens("measurement", <Ruler />),
    toFile,
  ];
  const close = () => setField(null);
  return (
    <>
      <SelectionBar count={rows.length} actions={actions} onClear={onClear} />
      {field === "link" ? (
        <ProposalsDialog ids={unlinked.map(({ id }) => id)} onClose={close} onDone={onClear} />
      ) : null}
      {field && field !== "link" ? (
        <PartsBulkDialog field={field} rows={rows} onClose={close} onDone={onClear} />
      ) : null}
    </>
  );
}
