import { todayIn } from "@ymp/core/calendar-date";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { AmountInput } from "./amount-input.tsx";
import type { StockActionKind } from "./inventory.mutations.ts";
import { type Item, type Lot, usePlaces } from "./inventory.queries.ts";
import { PlacePicker } from "./place-picker.tsx";
import { QuantityInput } from "./quantity-input.tsx";
import { quantityAt, type StockFields } from "./stock-action-form.ts";

export interface StockActionFieldsProps {
  item: Item;
  kind: StockActionKind;
  lots: readonly Lot[];
  fields: StockFields;
  onChange: (change: Partial<StockFields>) => void;
}

export function StockActionFields(props: StockActionFieldsProps) {
  const { t } = useTranslation();
  const amount = useAmount();
  const { item, kind, lots, fields, onChange } = props;
  const isCounting = kind === "count" || kind === "adjust";
  const needsReason = kind === "adjust" || kind === "scrap";
  const there = quantityAt(lots, fields.locationId, fields.lotId);
  const quantityLabel = t(isCounting ? "inventory:form.counted" : "inventory:form.quantity");
  return (
    <>
      <Field
        label={quantityLabel}
        help={fields.locationId ? t("inventory:form.there", { amount: amount(there, item.unit) }) : undefined}
      >
        <QuantityInput
          label={quantityLabel}
          value={fields.quantity}
          unit={kind === "receive" && fields.isInPacks ? (item.purchaseUnit ?? t("inventory:packUnit")) : item.unit}
          onValueChange={(quantity) => onChange({ quantity })}
        />
      </Field>
      {kind === "receive" && item.packSize ? <PackChoice {...props} packSize={item.packSize} /> : null}
      <PlaceField
        label={t(kind === "transfer" ? "inventory:form.from" : "inventory:form.place")}
        isOut={kind === "consume" || kind === "transfer" || kind === "scrap"}
        {...props}
      />
      {kind === "transfer" ? (
        <Field label={t("inventory:form.to")}>
          <PlacePicker
            placeId={fields.toLocationId}
            exceptId={fields.locationId}
            onPick={(toLocationId) => onChange({ toLocationId })}
          />
        </Field>
      ) : null}
      {kind === "receive" ? <ArrivalFields {...props} /> : <LotField {...props} />}
      <Field
        label={t(needsReason ? "inventory:form.reason" : "inventory:form.note")}
        mark={needsReason ? undefined : t("inventory:form.optional")}
        required={needsReason}
      >
        <Input value={fields.reason} maxLength={500} onChange={(event) => onChange({ reason: event.target.value })} />
      </Field>
    </>
  );
}

function PackChoice({ item, fields, onChange, packSize }: StockActionFieldsProps & { packSize: number }) {
  const { t } = useTranslation();
  const amount = useAmount();
  const pack = item.purchaseUnit ?? t("inventory:packUnit");
  return (
    <Segmented
      label={t("inventory:form.countedIn")}
      fill
      value={fields.isInPacks ? "packs" : "single"}
      onValueChange={(value) => onChange({ isInPacks: value === "packs" })}
      options={[
        { value: "single", label: t("inventory:form.single") },
        { value: "packs", label: t("inventory:pack", { unit: pack, amount: amount(packSize, item.unit) }) },
      ]}
    />
  );
}

/** What goes out can only come from where something is. */
function PlaceField({
  label,
  isOut,
  item,
  lots,
  fields,
  onChange,
}: StockActionFieldsProps & { label: string; isOut: boolean }) {
  const amount = useAmount();
  const places = usePlaces();
  const held = places
    .map(({ id, name }) => ({ id, name, onHand: quantityAt(lots, id, null) }))
    .filter(({ onHand }) => onHand > 0);
  return (
    <Field label={label}>
      {isOut ? (
        <Select
          size="lg"
          options={held.map(({ id, name, onHand }) => ({ value: id, label: `${name}, ${amount(onHand, item.unit)}` }))}
          value={fields.locationId}
          onValueChange={(locationId) => onChange({ locationId, lotId: null })}
        />
      ) : (
        <PlacePicker placeId={fields.locationId} onPick={(locationId) => onChange({ locationId, lotId: null })} />
      )}
    </Field>
  );
}

const firstOut = "first";

function LotField({ item, lots, fields, onChange }: StockActionFieldsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const amount = useAmount();
  const here = lots.flatMap((lot) => {
    const place = lot.places.find(({ locationId }) => locationId === fields.locationId);
    return lot.id && place ? [{ ...lot, id: lot.id, onHand: place.onHand }] : [];
  });
  if (here.length === 0) return null;
  const nameOf = (lot: (typeof here)[number]) =>
    formats.list([lot.lotNumber, lot.expiry && formats.date(lot.expiry.on), amount(lot.onHand, item.unit)]);
  return (
    <Field label={t("inventory:field.lotNumber")}>
      <Select
        size="lg"
        options={[
          { value: firstOut, label: t("inventory:form.firstOut") },
          ...here.map((lot) => ({ value: lot.id, label: nameOf(lot) })),
        ]}
        value={fields.lotId ?? firstOut}
        onValueChange={(value) => onChange({ lotId: value === firstOut ? null : value })}
      />
    </Field>
  );
}

/** What is on what came aboard: its price, its lot, its last day. */
function ArrivalFields({ item, fields, onChange }: StockActionFieldsProps) {
  const { t } = useTranslation();
  const { currency, timeZone } = useVessel();
  const today = todayIn(timeZone, useNow());
  const optional = t("inventory:form.optional");
  return (
    <>
      <Field label={t("inventory:form.unitCost")} mark={optional}>
        <AmountInput
          currency={currency}
          value={fields.unitCostMinor}
          onValueChange={(unitCostMinor) => onChange({ unitCostMinor })}
        />
      </Field>
      {item.hasLots || item.isCritical ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("inventory:field.lotNumber")} mark={optional}>
            <Input
              value={fields.lotNumber}
              maxLength={60}
              onChange={(event) => onChange({ lotNumber: event.target.value })}
            />
          </Field>
          <Field label={t("inventory:field.expires")} mark={optional}>
            <DateField value={fields.expiresOn} onValueChange={(expiresOn) => onChange({ expiresOn })} today={today} />
          </Field>
        </div>
      ) : null}
    </>
  );
}
