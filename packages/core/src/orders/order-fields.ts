import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";
import { type OrderStatus, orderStatuses } from "./order-flow.ts";

/**
 * What an order says, from draft to settled. What was asked for and approved is: to change it, it goes back to a draft and is
 * approved again. Prices after that are the supplier's, accepted by a head within what they may approve. Its maker is the person who wrote
 * it, or asked for its approval.
 */
export const orderPolicy = fieldPolicy({
  states: orderStatuses,
  rows: {
    title: ["maker", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody"],
    supplierId: ["maker", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody"],
    currency: ["maker", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody"],
    exchangeRate: ["maker", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody"],
    neededOn: ["maker", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody"],
    notes: ["maker", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody"],
    shippingMinor: ["maker", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody"],
    lines: ["maker", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody", "nobody"],
    expectedOn: ["maker", "maker", "crew", "crew", "crew", "nobody", "nobody", "nobody"],
    /** Where the goods go: what was approved goes elsewhere only by a head's word. */
    deliverTo: ["maker", "maker", "head", "head", "head", "nobody", "nobody", "nobody"],
    internalNotes: ["maker", "crew", "crew", "crew", "crew", "nobody", "nobody", "nobody"],
    supplierReference: ["nobody", "crew", "crew", "crew", "crew", "nobody", "nobody", "nobody"],
  },
  heads: "any",
  words: {
    draft: "orders:refusal.step.note",
    requested: "orders:refusal.reviseFirst",
    approved: "orders:refusal.reviseFirst",
    ordered: "orders:refusal.fieldOrdered",
    part_received: "orders:refusal.fieldOrdered",
    received: "orders:refusal.fieldOrdered",
    closed: "orders:refusal.fieldSettled",
    cancelled: "orders:refusal.fieldSettled",
  },
});
export const orderFields = fieldsOf(orderPolicy);
export type OrderField = (typeof orderFields)[number];

export interface EditedOrder {
  readonly status: OrderStatus;
  readonly createdBy: string | null;
  readonly requestedBy: string | null;
}

export function heldOrder(
  { status, createdBy, requestedBy }: EditedOrder,
  { userId }: { userId: string | null },
): HeldRecord<OrderStatus> {
  const isRequester = userId !== null && requestedBy === userId;
  return { state: status, createdBy: isRequester ? requestedBy : createdBy, department: null };
}
