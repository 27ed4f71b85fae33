import type { OrderLine } from "./orders.queries.ts";

const id = "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b6a";
const at = new Date("2026-06-15T09:00:00Z");

/** A line of ten impellers, nothing of which has come. */
export function anOrderLine(values: Partial<OrderLine> = {}): OrderLine {
  return {
    id,
    vesselId: id,
    orderId: id,
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    version: 1,
    position: 0,
    itemId: null,
    sparePartId: null,
    jobId: null,
    equipmentId: null,
    description: "Impeller",
    partNo: "IMP-1",
    unit: "pcs",
    quantity: 10,
    unitsPerPurchase: 1,
    unitPriceMinor: 5000,
    taxPermille: null,
    approvedQuantity: null,
    receivedQuantity: 0,
    isClosedShort: false,
    quotedPriceMinor: null,
    promisedOn: null,
    note: null,
    isHidden: false,
    itemName: null,
    itemUnit: null,
    barcode: null,
    usualLocationId: null,
    keepsLots: false,
    jobText: null,
    jobTitle: null,
    equipmentName: null,
    netMinor: 50_000,
    openQuantity: 10,
    state: "open",
    ...values,
  };
}
