import { SelectionBar } from "@ymp/ui/patterns/selection-bar";
import { PackageX, RotateCcw } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { CountFigureProps } from "./count-figure.tsx";
import type { CountRow } from "./count-rows.ts";
import { useRemoveLine } from "./counts.mutations.ts";
import type { Count } from "./counts.queries.ts";

interface CountSelectionProps {
  count: Count;
  rows: readonly CountRow[];
  onTell: CountFigureProps["onTell"];
  onClear: () => void;
}

/** Several lines at once: looked for and not there, or to be counted once more. */
export function CountSelection({ count, rows, onTell, onClear }: CountSelectionProps) {
  const { t } = useTranslation("counts");
  const again = useRemoveLine();
  const uncounted = rows.filter(({ counted }) => counted === null);
  const counted = rows.filter((row) => row.counted !== null);
  const notFound = {
    id: "not-found",
    label: t("line.notFound"),
    icon: <PackageX />,
    onPress: () => {
      for (const row of uncounted) onTell(row, 0, false);
      onClear();
    },
  };
  const recount = {
    id: "again",
    label: t("line.again"),
    icon: <RotateCcw />,
    onPress: () => {
      for (const { itemId, locationId, lotId } of counted)
        again.mutate({ countId: count.id, itemId, locationId, lotId });
      onClear();
    },
  };
  const actions = [uncounted.length > 0 && notFound, counted.length > 0 && recount];
  return <SelectionBar count={rows.length} actions={actions} onClear={onClear} />;
}
