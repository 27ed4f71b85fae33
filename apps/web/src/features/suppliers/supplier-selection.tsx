import { SelectionBar } from "@ymp/ui/patterns/selection-bar";
import { Archive, ArchiveRestore, GitMerge, Tag } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useExportAction } from "../../lib/lists/use-export-action.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBulkEdit } from "./suppliers.mutations.ts";
import type { ListedSupplier } from "./suppliers.queries.ts";

const CategoriesDialog = lazyPanel("dialog", async () => (await import("./categories-dialog.tsx")).CategoriesDialog);
const MergeDialog = lazyPanel("dialog", async () => (await import("./merge-dialog.tsx")).MergeDialog);

export interface SupplierSelectionProps {
  rows: readonly ListedSupplier[];
  onClear: () => void;
}

/** What can be done with the ticked suppliers at once. */
export function SupplierSelection({ rows, onClear }: SupplierSelectionProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<"categories" | "merge" | null>(null);
  const edit = useBulkEdit();
  const toFile = useExportAction(t("suppliers:bulk.export"), rows, (client, order) =>
    client.suppliers.export.query({ state: "all", ...order }),
  );
  const items = rows.map(({ id, version }) => ({ id, version }));
  const [one, other] = rows;
  const isAllArchived = rows.every(({ archivedAt }) => archivedAt !== null);
  const kind = isAllArchived ? "restore" : "archive";
  const mayMerge = rows.length === 2 && !isAllArchived;
  return (
    <>
      <SelectionBar
        count={rows.length}
        onClear={onClear}
        actions={[
          {
            id: "categories",
            label: t("suppliers:bulk.categories"),
            icon: <Tag />,
            onPress: () => setDialog("categories"),
          },
          mayMerge && {
            id: "merge",
            label: t("suppliers:action.merge"),
            icon: <GitMerge />,
            onPress: () => setDialog("merge"),
          },
          {
            id: kind,
            label: t(`suppliers:action.${kind}`),
            icon: isAllArchived ? <ArchiveRestore /> : <Archive />,
            onPress: () => edit.mutate({ items, change: { kind } }, { onSuccess: onClear }),
          },
          toFile,
        ]}
      />
      {dialog === "categories" ? (
        <CategoriesDialog rows={rows} onClose={() => setDialog(null)} onDone={onClear} />
      ) : null}
      {dialog === "merge" && one && other ? (
        <MergeDialog one={one} other={other} onClose={() => setDialog(null)} onMerged={onClear} />
      ) : null}
    </>
  );
}
