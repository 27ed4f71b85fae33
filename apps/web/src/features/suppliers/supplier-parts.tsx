import { Button } from "@ymp/ui/primitives/button";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import { lazyView, usePreloaded } from "../../lib/lazy-part.tsx";
import { LinkedName } from "../../lib/linked-row.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { RowsOrNone } from "../../lib/rows-or-none.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type BoughtPart, useSupplierParts } from "./suppliers.queries.ts";

const PriceHistory = lazyView(async () => (await import("./price-history.tsx")).PriceHistory);
const opened = [PriceHistory];

/** What they deliver, the last bought on top; each line opens to all its prices. */
export function SupplierParts({ supplierId }: { supplierId: string }) {
  usePreloaded(opened);
  const { t } = useTranslation();
  return (
    <Loaded query={useSupplierParts(supplierId)}>
      {({ parts, hasMore }) => (
        <RowsOrNone
          label={t("suppliers:tabs.parts")}
          rows={parts}
          none={t("suppliers:parts.none")}
          rowId={({ key }) => key}
          hasMore={hasMore}
          all={`/app/inventory?supplierId=${supplierId}`}
        >
          {(part) => <PartRow part={part} />}
        </RowsOrNone>
      )}
    </Loaded>
  );
}

function PartRow({ part }: { part: BoughtPart }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const mayOpen = part.prices.length > 0;
  return (
    <li className="flex-col items-stretch! gap-0! py-1.5">
      <div className="flex items-center gap-2">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-expanded={isOpen}
          aria-label={t("suppliers:parts.prices", { name: part.name })}
          disabled={!mayOpen}
          className={mayOpen ? undefined : "invisible"}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown /> : <ChevronRight />}
        </Button>
        <span className="min-w-0 flex-1">
          <LinkedName href={part.itemId && `/app/inventory?item=${part.itemId}`} name={part.name} />
          {part.partNo ? <bdi className="block font-mono text-muted-foreground text-xs">{part.partNo}</bdi> : null}
        </span>
        <LastPrice part={part} />
      </div>
      {isOpen ? <PriceHistory part={part} /> : null}
    </li>
  );
}

function LastPrice({ part }: { part: BoughtPart }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [last] = part.prices;
  const price = last?.unitPriceMinor != null ? { amountMinor: last.unitPriceMinor, currency: last.currency } : null;
  const listed = part.listPrice && { amountMinor: part.listPrice.unitPriceMinor, currency: part.listPrice.currency };
  const shown = price ?? listed;
  const lead = part.leadTimeDays;
  return (
    <span className="flex-none text-end tabular-nums">
      {shown ? <bdi className="block">{formats.money(shown)}</bdi> : null}
      <span className="block text-muted-foreground text-xs">
        {last
          ? [
              formats.date(last.on),
              lead ? t("suppliers:parts.took", { count: lead.last, average: formats.count(lead.average) }) : null,
            ]
              .filter(Boolean)
              .join(" · ")
          : t("suppliers:parts.neverBought")}
      </span>
    </span>
  );
}
