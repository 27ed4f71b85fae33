import { currencyExponent } from "@ymp/core/currency";
import { lineNetMinor } from "@ymp/core/orders/order-totals";
import { IconButton } from "@ymp/ui/primitives/button";
import { Input } from "@ymp/ui/primitives/input";
import { ChevronDown, ChevronUp, Lock, Trash2 } from "lucide-react";
import { useState } from "react";
import { FigureInput } from "../../lib/figure-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { OrderEditorMore } from "./order-editor-more.tsx";
import { type DraftLine, fromThousandths, thousandthsOf } from "./order-form.ts";

export interface OrderEditorLineProps {
  line: DraftLine;
  currency: string;
  faults: Record<string, string>;
  onChange: (part: Partial<DraftLine>) => void;
  onRemove: () => void;
}

export function OrderEditorLine(props: OrderEditorLineProps) {
  const { line } = props;
  const { t } = useTranslation();
  if (!line.isHidden) return <OpenLine {...props} />;
  return (
    <li data-line={line.id} className="flex items-center gap-2 py-3 text-muted-foreground text-sm">
      <Lock aria-hidden className="size-4" />
      {t("orders:line.hidden")}
    </li>
  );
}

/** What, how much of it, and at what price; the rest is a press away. */
function OpenLine({ line, currency, faults, onChange, onRemove }: OrderEditorLineProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const fault = (name: string) => faults[`lines.${line.id}.${name}`];
  const invalid = (name: string) => (fault(name) ? true : undefined);
  const sentences = ["description", "quantity", "unit", "unitPriceMinor", "taxPermille"].flatMap(
    (name) => fault(name) ?? [],
  );
  return (
    <li data-line={line.id} className="flex flex-col gap-2 py-3">
      <div className="grid grid-cols-6 items-start gap-2 md:grid-cols-[minmax(0,1fr)_96px_80px_124px_auto_auto]">
        <Input
          name="description"
          aria-label={t("orders:column.description")}
          placeholder={t("orders:column.description")}
          aria-invalid={invalid("description")}
          className="max-md:col-span-6"
          maxLength={300}
          value={line.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        <FigureInput
          isShort
          name="quantity"
          aria-label={t("orders:column.quantity")}
          aria-invalid={invalid("quantity")}
          className="max-md:col-span-2"
          decimals={3}
          value={thousandthsOf(line.quantity)}
          onValueChange={(steps) => onChange({ quantity: fromThousandths(steps) })}
        />
        <Input
          name="unit"
          aria-label={t("orders:column.unit")}
          aria-invalid={invalid("unit")}
          className="max-md:col-span-2"
          maxLength={30}
          value={line.unit}
          onChange={(event) => onChange({ unit: event.target.value })}
        />
        <FigureInput
          name="price"
          aria-label={t("orders:column.price")}
          aria-invalid={invalid("unitPriceMinor")}
          className="max-md:col-span-2"
          unit={currency}
          decimals={currencyExponent(currency)}
          value={line.unitPriceMinor}
          onValueChange={(unitPriceMinor) => onChange({ unitPriceMinor })}
        />
        <Net line={line} currency={currency} />
        <span className="flex justify-end max-md:col-span-2">
          <IconButton
            label={t(isOpen ? "orders:editor.less" : "orders:editor.more")}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronUp /> : <ChevronDown />}
          </IconButton>
          <IconButton label={t("controls:remove", { name: line.description })} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </span>
      </div>
      {sentences.length > 0 ? (
        <p role="alert" className="text-sm text-status-overdue">
          {[...new Set(sentences)].map((key) => t(key)).join(" ")}
        </p>
      ) : null}
      {isOpen ? <OrderEditorMore line={line} onChange={onChange} /> : null}
    </li>
  );
}

function Net({ line, currency }: Pick<OrderEditorLineProps, "line" | "currency">) {
  const formats = useFormats();
  const amountMinor = lineNetMinor({ quantity: line.quantity ?? 0, unitPriceMinor: line.unitPriceMinor });
  return (
    <bdi className="flex h-control-lg min-w-24 items-center justify-end text-sm tabular-nums max-md:col-span-4 max-md:justify-start">
      {line.unitPriceMinor === null ? null : formats.money({ amountMinor, currency })}
    </bdi>
  );
}
