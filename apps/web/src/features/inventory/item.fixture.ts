import { newId } from "@ymp/core/ids";
import { itemFields } from "@ymp/core/maintenance/item-fields";
import type { Item, ItemRow, Lot } from "./inventory.queries.ts";

const level = { onHand: 12, usable: 12, onOrder: 0, reserved: 0, available: 12, alert: null, suggested: 0 } as const;
const placeId = newId();

export const aPlace = {
  id: placeId,
  name: "Bridge",
  deck: "Bridge deck",
  version: 1,
  itemCount: 1,
  can: { fields: [] },
};

export function anItem(changes: Partial<Item> = {}): Item {
  const at = new Date("2026-06-01T09:00:00Z");
  return {
    id: newId(),
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    version: 1,
    name: "Parachute rocket",
    partNo: "PYR-PAR-12",
    manufacturer: null,
    category: "Safety",
    subCategory: null,
    modelNo: null,
    barcode: null,
    unit: "pcs",
    purchaseUnit: null,
    minQuantity: 12,
    maxQuantity: null,
    packSize: null,
    isCritical: true,
    isPrivate: false,
    priceMinor: null,
    currency: null,
    supplierId: null,
    ownerUserId: null,
    hasLots: true,
    photoFileId: null,
    description: null,
    archivedAt: null,
    level,
    places: [{ locationId: placeId, location: "Bridge", deck: null, box: "W2", shelf: null }],
    machines: [],
    plans: [],
    jobs: [],
    orders: [],
    prices: [],
    hasMorePrices: false,
    averageCost: null,
    supplierName: null,
    ownerName: null,
    can: { fields: itemFields, edit: true, archive: true, restore: false },
    ...changes,
  };
}

export function aRow(item: Item): ItemRow {
  const { id, version, name, partNo, manufacturer, modelNo, category, subCategory, description, barcode } = item;
  const { unit, packSize, isCritical, isPrivate, hasLots, priceMinor, currency, archivedAt, photoFileId } = item;
  const particulars = { id, version, name, partNo, manufacturer, modelNo, category, subCategory, description, barcode };
  return {
    ...particulars,
    ...{ unit, packSize, isCritical, isPrivate, hasLots, priceMinor, currency, archivedAt, photoFileId },
    min: item.minQuantity,
    max: item.maxQuantity,
    supplierName: null,
    onHand: level.onHand,
    bins: [{ locationId: placeId, location: "Bridge", box: "W2", shelf: null, quantity: level.onHand }],
    level,
    expiry: null,
  };
}

export function aLot(changes: Partial<Lot> = {}): Lot {
  return {
    id: newId(),
    version: 1,
    lotNumber: "HP-2309",
    expiry: null,
    onHand: 12,
    places: [{ locationId: placeId, location: "Bridge", box: "W2", shelf: null, onHand: 12 }],
    can: { fields: ["lotNumber", "expiresOn"] },
    ...changes,
  };
}
