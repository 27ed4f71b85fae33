import { IconButton } from "@ymp/ui/primitives/button";
import { X } from "lucide-react";
import { listed } from "../../lib/format.ts";
import { SortableLines } from "../../lib/sortable-lines.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { RoundMeter } from "./rounds.queries.ts";

export interface RoundMeterListProps {
  meters: readonly RoundMeter[];
  onChange: (meters: RoundMeter[]) => void;
}

/** The meters in walking order. */
export function RoundMeterList({ meters, onChange }: RoundMeterListProps) {
  const { t } = useTranslation("rounds");
  return (
    <section aria-label={t("form.order")}>
      <h3 className="mb-1.5 font-medium text-sm">{t("form.order")}</h3>
      <SortableLines
        lines={meters}
        idOf={({ id }) => id}
        nameOf={({ equipmentName }) => equipmentName}
        handle={(name, position) => t("form.move", { name, position })}
        onChange={onChange}
        lineClassName="hairline-b flex min-h-11 items-center gap-1.5 bg-card"
      >
        {({ id, equipmentName, kind, location, code }, { handle, position, name }) => (
          <>
            {handle}
            <span className="w-6 flex-none text-end text-muted-foreground text-sm tabular-nums">{position}</span>
            <span className="min-w-0 flex-1 py-1.5 text-sm">
              <span dir="auto" className="block font-medium">
                {kind === "hours" ? equipmentName : `${equipmentName}, ${t(`equipment:meter.kind.${kind}`)}`}
              </span>
              <span dir="auto" className="block text-muted-foreground text-xs">
                {listed([code, location], t)}
              </span>
            </span>
            <IconButton
              label={t("controls:remove", { name })}
              size="icon-sm"
              className="touch:size-touch"
              onClick={() => onChange(meters.filter((other) => other.id !== id))}
            >
              <X />
            </IconButton>
          </>
        )}
      </SortableLines>
    </section>
  );
}
