import { saveItemInput } from "@ymp/api/modules/inventory/inventory.schema";
import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { Sheet, SheetContent } from "@ymp/ui/primitives/sheet";
import { useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { z } from "zod";
import { useVessel } from "../../app/session.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useSaveItem } from "./inventory.mutations.ts";
import type { Item } from "./inventory.queries.ts";
import { ItemConflict } from "./item-conflict.tsx";
import { ItemFields } from "./item-fields.tsx";
import { type FirstStock, FirstStockFields, noStock, openingOf } from "./item-first-stock.tsx";
import { ItemPlaceFields } from "./item-place-fields.tsx";

/** What the form holds; ids and what lies on board are added when it is sent. */
const itemForm = saveItemInput.omit({ id: true, version: true, opening: true });
export type ItemFormInput = z.input<typeof itemForm>;

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
  const formId = useId();
  const vessel = useVessel();
  const [ids] = useState(() => ({ item: newId(), move: newId(), lot: newId() }));
  const [begun, setBegun] = useState(item);
  const [stock, setStock] = useState<FirstStock>(noStock);
  const form = useSchemaForm(itemForm, {
    defaultValues: { ...valuesOf(item, vessel.currency), ...(barcode ? { barcode } : {}) },
  });
  const save = useSaveItem();
  const submit = form.handleSubmit((values) => {
    const opening = begun ? null : openingOf(stock, ids);
    const box = stock.locationId && (stock.box || stock.shelf) ? [{ ...stock, locationId: stock.locationId }] : [];
    const places = begun
      ? values.places
      : box.map(({ locationId, box: inBox, shelf }) => ({ locationId, box: inBox, shelf }));
    save.mutate(
      { ...values, id: begun?.id ?? ids.item, version: begun?.version, places, opening },
      {
        onSuccess: ({ id }) => onSaved(id),
        onError: (error) => showFaults(form, ["name", "supplierId", "ownerUserId"], error),
      },
    );
  });
  const takeTheirs = (theirs: Item) => {
    setBegun(theirs);
    form.reset(valuesOf(theirs, vessel.currency));
    save.reset();
  };
  const keepMine = (theirs: Item) => {
    setBegun(theirs);
    save.reset();
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        className="md:w-[560px]"
        onOpenAutoFocus={item ? undefined : focusName}
        title={item ? t("inventory:form.edit", { name: item.name }) : t("inventory:action.add")}
        onInteractOutside={(event) => {
          if (form.formState.isDirty) event.preventDefault();
        }}
        footer={
          <>
            <Button variant="ghost" size="lg" className="me-auto" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={save.isPending}>
              {t(item ? "inventory:form.save" : "inventory:form.create")}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form
            id={formId}
            noValidate
            onSubmit={(event) => void submit(event)}
            className="flex flex-col gap-4 px-5 py-4"
          >
            {begun ? (
              <ItemConflict
                item={begun}
                mine={form.getValues}
                error={save.error}
                onKeepMine={keepMine}
                onTakeTheirs={takeTheirs}
              />
            ) : (
              <FormRefusal error={save.error} />
            )}
            <ItemFields item={item} />
            {begun ? <ItemPlaceFields item={begun} /> : <FirstStockFields stock={stock} onChange={setStock} />}
          </form>
        </FormProvider>
      </SheetContent>
    </Sheet>
  );
}

function focusName(event: Event): void {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  event.preventDefault();
  panel.querySelector<HTMLInputElement>("input[name=name]")?.focus();
}

function valuesOf(item: Item | undefined, currency: string): ItemFormInput {
  return {
    name: item?.name ?? "",
    partNo: item?.partNo ?? "",
    manufacturer: item?.manufacturer ?? "",
    modelNo: item?.modelNo ?? "",
    category: item?.category ?? "",
    subCategory: item?.subCategory ?? "",
    barcode: item?.barcode ?? "",
    unit: item?.unit ?? "pcs",
    purchaseUnit: item?.purchaseUnit ?? "",
    packSize: item?.packSize ?? null,
    minQuantity: item?.minQuantity ?? null,
    maxQuantity: item?.maxQuantity ?? null,
    isCritical: item?.isCritical ?? false,
    isPrivate: item?.isPrivate ?? false,
    ownerUserId: item?.ownerUserId,
    hasLots: item?.hasLots ?? false,
    priceMinor: item?.priceMinor ?? null,
    currency: item?.currency ?? currency,
    supplierId: item?.supplierId ?? null,
    description: item?.description ?? "",
    places: (item?.places ?? []).map(({ locationId, box, shelf }) => ({ locationId, box, shelf })),
  };
}
