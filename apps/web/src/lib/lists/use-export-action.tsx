import type { SelectionAction } from "@ymp/ui/patterns/selection-bar";
import { FileSpreadsheet } from "lucide-react";
import { useExport } from "./export.mutations.ts";

/** In the bar of ticked rows: these rows as a workbook. */
export function useExportAction(
  label: string,
  rows: readonly { id: string }[],
  ask: Parameters<typeof useExport<"xlsx">>[0],
): SelectionAction {
  const { save } = useExport<"xlsx">(ask);
  const ids = rows.map(({ id }) => id);
  return { id: "export", label, icon: <FileSpreadsheet />, onPress: () => save("xlsx", ids) };
}
