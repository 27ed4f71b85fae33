import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useController, useWatch } from "react-hook-form";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import type { ItemFormInput } from "./item-form.ts";
import { PlacePicker } from "./place-picker.tsx";
import { QuantityInput } from "./quantity-input.tsx";

export interface FirstStock {
  /** Of the move in the ledger and of the lot, so that a retry makes no second. */
  ids: { move: string; lot: string };
  locationId: string | null;
  box: string;
  shelf: string;
  quantity: number | null;
  lotNumber: string;
  expiresOn: CalendarDate | null;
}

export const noStock = (): FirstStock => ({
  ids: { move: newId(), lot: newId() },
  locationId: null,
  box: "",
  shelf: "",
  quantity: 0,
  lotNumber: "",
  expiresOn: null,
});

/** Null while no place is named. */
export function openingOf({ ids, locationId, quantity, lotNumber, expiresOn }: FirstStock) {
  if (locationId === null) return null;
  const lot = lotNumber.trim() || expiresOn ? { id: ids.lot, lotNumber, expiresOn } : null;
  return { id: ids.move, locationId, quantity: quantity ?? 0, lot };
}

export const placesOf = ({ locationId, box, shelf }: FirstStock) =>
  locationId && (box || shelf) ? [{ locationId, box, shelf }] : [];

/** Where a new item is and how much of it there is. */
export function FirstStockFields() {
  const { t } = useTranslation();
  const today = todayIn(useVessel().timeZone, useNow());
  const unit = useWatch<ItemFormInput, "unit">({ name: "unit" }) ?? "pcs";
  const hasLots = useWatch<ItemFormInput, "hasLots">({ name: "hasLots" });
  const { field } = useController<ItemFormInput, "stock">({ name: "stock" });
  const stock = field.value;
  const change = (next: Partial<FirstStock>) => field.onChange({ ...stock, ...next });
  const label = t("inventory:field.onHand");
  return (
    <fieldset className="flex flex-col gap-4 border-border border-t pt-4">
      <legend className="sr-only">{t("inventory:form.firstStock")}</legend>
      <Field label={t("inventory:form.place")}>
        <PlacePicker placeId={stock.locationId} onPick={(locationId) => change({ locationId })} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t("inventory:field.box")}>
          <Input value={stock.box} maxLength={60} onChange={(event) => change({ box: event.target.value })} />
        </Field>
        <Field label={t("inventory:field.shelf")}>
          <Input value={stock.shelf} maxLength={60} onChange={(event) => change({ shelf: event.target.value })} />
        </Field>
      </div>
      <Field label={label} help={stock.locationId ? undefined : t("inventory:form.placeFirst")}>
        <QuantityInput
          label={label}
          unit={unit}
          value={stock.quantity}
          onValueChange={(quantity) => change({ quantity })}
        />
      </Field>
      {hasLots ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("inventory:field.lotNumber")}>
            <Input
              value={stock.lotNumber}
              maxLength={60}
              onChange={(event) => change({ lotNumber: event.target.value })}
            />
          </Field>
          <Field label={t("inventory:field.expires")}>
            <DateField value={stock.expiresOn} onValueChange={(expiresOn) => change({ expiresOn })} today={today} />
          </Field>
        </div>
      ) : null}
    </fieldset>
  );
}
