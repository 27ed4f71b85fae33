import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import type { Item } from "./inventory.queries.ts";
import type { ItemFormInput } from "./item-form.ts";

/** In which box and on which shelf of its places an item is found. */
export function ItemPlaceFields({ item }: { item: Item }) {
  const { t } = useTranslation();
  const { register } = useFormContext<ItemFormInput>();
  if (item.places.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3 border-border border-t pt-4">
      <legend className="sr-only">{t("inventory:field.places")}</legend>
      {item.places.map(({ locationId, location }, index) => (
        <div key={locationId}>
          <p dir="auto" className="mb-1.5 font-medium text-sm">
            {location}
          </p>
          <div className="grid grid-cols-2 gap-4">
            <Field label={t("inventory:field.box")}>
              <Input {...register(`places.${index}.box`)} />
            </Field>
            <Field label={t("inventory:field.shelf")}>
              <Input {...register(`places.${index}.shelf`)} />
            </Field>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
