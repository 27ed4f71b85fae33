import { CriticalMark } from "@ymp/ui/primitives/critical-mark";
import { type CardSelection, CardTick } from "../../lib/lists/card-tick.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AlertMark, placesOf, StockFigure } from "./part-marks.tsx";
import type { PartRow } from "./spares.queries.ts";

export interface PartCardProps {
  row: PartRow;
  selection?: CardSelection;
}

/** A part on a phone: what it is and of which machine, how many there are and where. */
export function PartCard({ row, selection }: PartCardProps) {
  const { t } = useTranslation();
  const [place] = placesOf(row);
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-2">
      <CardTick name={row.designation} selection={selection} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium text-base">
          {row.designation}
        </p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-muted-foreground text-sm">
          <bdi>{row.machine.name}</bdi>
          {row.machine.isCritical ? <CriticalMark label={t("equipment:critical")} /> : null}
          {row.partNo ? <bdi className="font-mono text-xs">{row.partNo}</bdi> : null}
        </p>
        <AlertMark alert={row.alert} className="text-sm" />
      </div>
      <div className="max-w-32 flex-none text-end text-base">
        <StockFigure part={row} />
        {place ? (
          <p dir="auto" className="text-muted-foreground text-xs">
            {place}
          </p>
        ) : null}
      </div>
    </div>
  );
}
