import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";

/** What the vessel knows of a supplier. One with an order out is archived by nobody: the order would lose whom it waits for. */
export const supplierPolicy = fieldPolicy({
  states: ["in use", "order out", "archived"],
  rows: {
    name: ["crew", "crew", "nobody"],
    categories: ["crew", "crew", "nobody"],
    email: ["crew", "crew", "nobody"],
    phone: ["crew", "crew", "nobody"],
    streetAddress: ["crew", "crew", "nobody"],
    postalCode: ["crew", "crew", "nobody"],
    city: ["crew", "crew", "nobody"],
    country: ["crew", "crew", "nobody"],
    website: ["crew", "crew", "nobody"],
    description: ["crew", "crew", "nobody"],
    operatingIn: ["crew", "crew", "nobody"],
    rating: ["crew", "crew", "nobody"],
    currency: ["head", "head", "nobody"],
    leadTimeDays: ["crew", "crew", "nobody"],
    accountNumber: ["head", "head", "nobody"],
    paymentTerms: ["head", "head", "nobody"],
    contacts: ["crew", "crew", "nobody"],
    documents: ["crew", "crew", "nobody"],
    archivedAt: ["head", "nobody", "head"],
  },
  heads: "any",
  words: { "order out": "suppliers:refusal.ordersOut", archived: "suppliers:refusal.archived" },
});
export const supplierFields = fieldsOf(supplierPolicy);
export type SupplierField = (typeof supplierFields)[number];
export type SupplierState = (typeof supplierPolicy.states)[number];

export interface EditedSupplier {
  readonly archivedAt: Date | null;
  readonly createdBy: string | null;
}

export const heldSupplier = (
  { archivedAt, createdBy }: EditedSupplier,
  hasOrdersOut: boolean,
): HeldRecord<SupplierState> => {
  const inUse = hasOrdersOut ? "order out" : "in use";
  return { state: archivedAt ? "archived" : inUse, createdBy, department: null };
};
