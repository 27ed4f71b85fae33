import { lineNetMinor } from "@ymp/core/orders/order-totals";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Checkbox } from "@ymp/ui/primitives/checkbox";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { FigureInput } from "../../lib/figure-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ProposalGroup, ProposedLine } from "./orders.queries.ts";
import { ProposeReasons } from "./propose-reasons.tsx";
import type { Wanted } from "./propose-screen.tsx";

export interface ProposeGroupProps {
  group: ProposalGroup;
  wanted: Wanted;
  mayEdit: boolean;
  onSet: (line: ProposedLine, thousandths: number | null) => void;
}

/** What one supplier would deliver, and what it would cost as far as prices are known. */
export function ProposeGroup({ group, wanted, mayEdit, onSet }: ProposeGroupProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { currency, leadTimeDays, lines } = group;
  const totalMinor = lines.reduce(
    (sum, { id, unitPriceMinor }) => sum + lineNetMinor({ quantity: (wanted.get(id) ?? 0) / 1000, unitPriceMinor }),
    0,
  );
  const name = group.supplierName ?? t("orders:propose.noSupplier");
  const facts = [
    leadTimeDays === null ? null : t("orders:propose.lead", { count: leadTimeDays }),
    formats.money({ amountMinor: totalMinor, currency }),
  ];
  return (
    <section aria-label={name} className="mb-6">
      <SectionHead level={2} title={<bdi>{name}</bdi>} fact={facts.filter(Boolean).join(" · ")} />
      <ul className="divide-y divide-border border-border border-y">
        {lines.map((line) => (
          <ProposedRow
            key={line.id}
            line={line}
            wanted={wanted.get(line.id)}
            mayEdit={mayEdit}
            onSet={(next) => onSet(line, next)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ProposedRowProps {
  line: ProposedLine;
  wanted: number | undefined;
  mayEdit: boolean;
  onSet: (thousandths: number | null) => void;
}

function ProposedRow({ line, wanted, mayEdit, onSet }: ProposedRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const proposed = Math.round(line.packs * 1000);
  const unit = line.purchaseUnit ?? line.unit;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-2.5 text-sm">
      {mayEdit ? (
        <Checkbox
          aria-label={line.name}
          className="mt-0.5"
          checked={wanted !== undefined}
          onCheckedChange={(checked) => onSet(checked === true ? proposed : null)}
        />
      ) : null}
      <div className="min-w-56 flex-1">
        <p dir="auto" className="flex flex-wrap items-center gap-x-2">
          <bdi className="font-medium">{line.name}</bdi>
          {line.partNo ? <bdi className="font-mono text-muted-foreground text-xs">{line.partNo}</bdi> : null}
          {line.isCriticalMissing ? (
            <span className="flex items-center gap-1 text-status-overdue text-xs">
              <WarningIcon className="size-3.5" />
              {t("orders:propose.critical")}
            </span>
          ) : null}
        </p>
        <ProposeReasons line={line} />
      </div>
      <div className="flex flex-none items-center gap-3">
        <bdi className="text-end text-muted-foreground text-xs tabular-nums">
          {line.unitPriceMinor === null
            ? t("orders:lines.noPrice")
            : formats.money({ amountMinor: line.unitPriceMinor, currency: line.currency })}
        </bdi>
        {mayEdit ? (
          <FigureInput
            isShort
            size="sm"
            aria-label={t("orders:propose.quantityOf", { name: line.name })}
            className="w-32"
            decimals={3}
            unit={unit}
            disabled={wanted === undefined}
            value={wanted ?? proposed}
            onValueChange={(next) => next !== null && onSet(next)}
          />
        ) : (
          <bdi className="font-medium">{`${formats.quantity(line.packs)} ${unit}`}</bdi>
        )}
      </div>
    </li>
  );
}
