import { z } from "zod";
import { useVessel } from "../../app/session.ts";
import { type FieldWords, useFieldWords } from "../../lib/forms/field-words.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useUnitWord } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { SupplierName } from "../suppliers/supplier-picker.tsx";
import { type Item, usePlaces } from "./inventory.queries.ts";

const names: Readonly<Record<string, string>> = {
  minQuantity: "min",
  maxQuantity: "max",
  isCritical: "critical",
  isPrivate: "private",
  ownerUserId: "owner",
  priceMinor: "price",
  currency: "price",
  supplierId: "supplier",
};

const placesSchema = z.array(
  z.object({ locationId: z.string(), box: z.string().nullish(), shelf: z.string().nullish() }),
);

/** The fields of an item and their values, where two people changed one of them. */
export function useItemWords(item: Item | undefined): FieldWords {
  const { t } = useTranslation();
  const formats = useFormats();
  const unitWord = useUnitWord();
  const vessel = useVessel();
  const places = usePlaces();
  const placeOf = ({ locationId, box, shelf }: z.output<typeof placesSchema>[number]) =>
    formats.list([places.find(({ id }) => id === locationId)?.name, box, shelf]);
  return useFieldWords((field) => t(`inventory:field.${names[field] ?? field}`), {
    unit: (unit) => unitWord(String(unit)),
    priceMinor: (amountMinor) =>
      formats.money({ amountMinor: Number(amountMinor), currency: item?.currency ?? vessel.currency }),
    supplierId: (id) => <SupplierName id={String(id)} />,
    ownerUserId: (id) => (id === item?.ownerUserId ? item?.ownerName : undefined),
    places: (value) => placesSchema.parse(value).map(placeOf).join("; "),
  });
}
