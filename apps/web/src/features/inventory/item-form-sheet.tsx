import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { Locked } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSaveItem } from "./inventory.mutations.ts";
import type { Item } from "./inventory.queries.ts";
import { ItemFields } from "./item-fields.tsx";
import { FirstStockFields, openingOf, placesOf } from "./item-first-stock.tsx";
import { itemForm, valuesOf } from "./item-form.ts";
import { ItemPlaceFields } from "./item-place-fields.tsx";
import { useItemWords } from "./item-words.tsx";

export interface ItemFormSheetProps {
  /** Absent: a new item. */
  item?: Item;
  /** Of a new item that was scanned before it was entered. */
  barcode?: string;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

export function ItemFormSheet({ item, barcode, onClose, onSaved = onClose }: ItemFormSheetProps) {
  const { t } = useTranslation();
  const { client, queryClient, trpc } = useServices();
  const { currency } = useVessel();
  const { mutateAsync: save } = useSaveItem();
  const form = useRecordForm({
    kind: "item",
    schema: itemForm,
    record: item,
    valuesOf: (saved: Item | undefined) => valuesOf(saved, currency, barcode),
    read: (id) => queryClient.fetchQuery({ ...trpc.inventory.get.queryOptions({ id }), staleTime: 0 }),
    history: async (itemId) => (await client.inventory.history.query({ itemId })).rows,
    save: (write) => {
      if (!write.isNew) return save({ id: write.id, version: write.version, base: write.base, ...write.values });
      const { stock, ...values } = write.values;
      return save({ ...values, id: write.id, places: placesOf(stock), opening: openingOf(stock) });
    },
    onSaved: (_, id) => onSaved(id),
  });
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={item ? t("inventory:form.edit", { name: item.name }) : t("inventory:action.add")}
      submit={t(item ? "inventory:form.save" : "inventory:form.create")}
      words={useItemWords(item)}
      onClose={onClose}
    >
      <ItemFields item={item} />
      {item ? (
        <Locked when={!item.can.fields.includes("places")}>
          <ItemPlaceFields item={item} />
        </Locked>
      ) : (
        <FirstStockFields />
      )}
    </RecordForm>
  );
}
