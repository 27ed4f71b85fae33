import { cn } from "@ymp/ui/lib/cn";
import { type CardSelection, CardTick } from "../../lib/lists/card-tick.tsx";
import { useUnitWord } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import type { ItemRow } from "./inventory.queries.ts";
import { AlertMark, ExpiryMark, ItemName, ItemThumb } from "./stock-marks.tsx";

export interface ItemCardProps {
  row: ItemRow;
  selection?: CardSelection;
}

/** An item on a phone: what it is, where it is, how much of it is left. */
export function ItemCard({ row, selection }: ItemCardProps) {
  const formats = useFormats();
  const unitWord = useUnitWord();
  const [first] = row.bins;
  const place = first ? [first.location, first.box, first.shelf].filter(Boolean).join(" / ") : row.category;
  const isNear = row.expiry !== null && row.expiry.state !== "good";
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-2">
      <CardTick name={row.name} selection={selection} />
      <ItemThumb fileId={row.photoFileId} className="size-11 rounded-md" />
      <div className="min-w-0 flex-1">
        <ItemName item={row} className="text-base" />
        <p className="text-muted-foreground text-sm">
          <bdi>{place}</bdi>
          {row.partNo ? <bdi className="ms-2 font-mono text-xs">{row.partNo}</bdi> : null}
        </p>
        {row.level.alert ? <AlertMark alert={row.level.alert} className="text-sm" /> : null}
        {!row.level.alert && isNear ? (
          <p className="text-sm">
            <ExpiryMark expiry={row.expiry} />
          </p>
        ) : null}
      </div>
      <div className="flex-none text-end tabular-nums">
        <bdi className={cn("block font-semibold text-lg", row.level.alert && "text-status-overdue")}>
          {formats.quantity(row.level.onHand)}
        </bdi>
        <span className="text-muted-foreground text-xs">{unitWord(row.unit)}</span>
      </div>
    </div>
  );
}
