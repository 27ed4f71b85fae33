import { currencyExponent } from "@ymp/core/currency";
import type { VesselScope } from "../../context.ts";
import { stampOf } from "../../kit/stamp.ts";
import type { PlannedItem } from "../../platform/imports/plan-inventory-import.ts";
import type { InventoryItemRow } from "../inventory/inventory.record.ts";

interface Placing {
  id: string;
  supplierId: string | null;
  importId: string;
}

/** The item as it will stand: new with what the row gives, or what is on board with what differs. */
export function itemRowOf(
  scope: VesselScope,
  planned: PlannedItem,
  old: InventoryItemRow | null,
  { id, supplierId, importId }: Placing,
): InventoryItemRow {
  // What a row says of stock is no field of the item.
  const { price, currency, supplier: _s, location: _l, box: _b, shelf: _h, quantity: _q, ...rest } = planned.values;
  const { lotNumber: _n, expiresOn: _e, ...values } = rest;
  const base = old
    ? { ...old, updatedAt: scope.now, version: old.version + 1, archivedAt: planned.isRestored ? null : old.archivedAt }
    : { ...newItem(scope, id), name: planned.label, importId };
  return {
    ...base,
    ...values,
    ...(supplierId ? { supplierId } : {}),
    ...priced(base, { price, currency }, scope.vessel.currency),
    ...owned(values.isPrivate, scope.actor.userId),
  };
}

/** A price without a currency is in the item's own, or the vessel's. */
function priced(
  base: InventoryItemRow,
  given: { price?: number | null | undefined; currency?: string | null | undefined },
  vesselCurrency: string,
): Partial<InventoryItemRow> {
  if (given.price == null) return given.currency ? { currency: given.currency } : {};
  const currency = given.currency ?? base.currency ?? vesselCurrency;
  return { currency, priceMinor: Math.round(given.price * 10 ** currencyExponent(currency)) };
}

/** What an import makes private is the importer's own until somebody says otherwise. */
function owned(isPrivate: boolean | undefined, userId: string | null): Partial<InventoryItemRow> {
  return isPrivate === undefined ? {} : { ownerUserId: isPrivate ? userId : null };
}

function newItem(scope: VesselScope, id: string): InventoryItemRow {
  return {
    ...stampOf(scope, id),
    version: 1,
    name: "",
    partNo: null,
    manufacturer: null,
    category: null,
    subCategory: null,
    modelNo: null,
    barcode: null,
    unit: "pcs",
    purchaseUnit: null,
    minQuantity: null,
    maxQuantity: null,
    packSize: null,
    isCritical: false,
    isPrivate: false,
    priceMinor: null,
    currency: null,
    supplierName: null,
    supplierId: null,
    ownerUserId: null,
    hasLots: false,
    photoFileId: null,
    description: null,
    archivedAt: null,
    importId: null,
  };
}
