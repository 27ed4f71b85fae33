import { currencyExponent } from "@ymp/core/currency";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { FigureInput } from "../../lib/figure-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Order, OrderLine } from "./orders.queries.ts";
import { type Arrival, isMoreThanOrdered } from "./receive-draft.ts";

export interface ReceiveLineProps {
  order: Order;
  line: OrderLine;
  arrival: Arrival;
  onChange: (part: Partial<Arrival>) => void;
}

/** One line of the delivery: ticked, it asks for what has to be known. */
export function ReceiveLine({ order, line, arrival, onChange }: ReceiveLineProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const open = t("orders:receive.open", { quantity: formats.quantity(line.openQuantity), unit: line.unit });
  return (
    <li className="py-2.5">
      <CheckboxField
        label={<bdi className="font-medium">{line.description}</bdi>}
        help={[open, line.partNo].filter(Boolean).join(" · ")}
        checked={arrival.isHere}
        onCheckedChange={(checked) => onChange({ isHere: checked === true })}
      />
      {arrival.isHere ? (
        <div className="mt-2 grid gap-3 ps-6.5 sm:grid-cols-3">
          <ArrivalFields order={order} line={line} arrival={arrival} onChange={onChange} />
        </div>
      ) : null}
    </li>
  );
}

function ArrivalFields({ order, line, arrival, onChange }: ReceiveLineProps) {
  const { t } = useTranslation();
  const place = order.locations.find(({ id }) => id === arrival.locationId);
  const isMore = isMoreThanOrdered(line, arrival);
  return (
    <>
      <Field label={t("orders:column.quantity")}>
        <FigureInput
          isShort
          decimals={3}
          unit={line.unit}
          value={arrival.thousandths}
          onValueChange={(thousandths) => onChange({ thousandths })}
        />
      </Field>
      {line.itemId ? (
        <Field label={t("orders:receive.place")} required>
          <Combobox
            placeholder={t("orders:receive.choosePlace")}
            items={order.locations.map(({ id, name }) => ({ value: id, label: name }))}
            value={place ? { value: place.id, label: place.name } : null}
            onValueChange={(item) => onChange({ locationId: item?.value ?? null })}
          />
        </Field>
      ) : null}
      <Field label={t("orders:column.price")}>
        <FigureInput
          decimals={currencyExponent(order.currency)}
          unit={order.currency}
          value={arrival.unitPriceMinor}
          onValueChange={(unitPriceMinor) => onChange({ unitPriceMinor })}
        />
      </Field>
      {line.keepsLots ? (
        <>
          <Field label={t("orders:receive.lot")}>
            <Input
              value={arrival.lotNumber}
              maxLength={100}
              onChange={(event) => onChange({ lotNumber: event.target.value })}
            />
          </Field>
          <Field label={t("orders:receive.expiresOn")}>
            <DateField
              today={order.today}
              value={arrival.expiresOn}
              onValueChange={(expiresOn) => onChange({ expiresOn })}
            />
          </Field>
        </>
      ) : null}
      {isMore ? (
        <Field label={t("orders:receive.whyMore")} help={t("orders:receive.more")} className="sm:col-span-3" required>
          <Input
            value={arrival.reason}
            maxLength={300}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}
