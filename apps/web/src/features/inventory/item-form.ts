import { itemFormSchema } from "@ymp/api/modules/inventory/inventory.schema";
import { z } from "zod";
import type { Item } from "./inventory.queries.ts";
import { type FirstStock, noStock } from "./item-first-stock.tsx";

/** What is on board of a new item is typed with it. */
export const itemForm = itemFormSchema.extend({ stock: z.custom<FirstStock>() });
export type ItemFormInput = z.input<typeof itemForm>;

export function valuesOf(item: Item | undefined, currency: string, barcode = ""): ItemFormInput {
  return {
    name: item?.name ?? "",
    partNo: item?.partNo ?? "",
    manufacturer: item?.manufacturer ?? "",
    modelNo: item?.modelNo ?? "",
    category: item?.category ?? "",
    subCategory: item?.subCategory ?? "",
    barcode: item?.barcode ?? barcode,
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
    stock: noStock(),
  };
}
