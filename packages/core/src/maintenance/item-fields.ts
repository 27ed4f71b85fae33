import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";
import type { StockMoveKind } from "./stock.ts";

/**
 * What the stores say of an item; how much of it there is, and what that cost, follows from the ledger alone. To take what is the
 * vessel's out of everybody's sight is for the captain.
 */
export const itemPolicy = fieldPolicy({
  states: ["in the stores", "critical", "private", "archived", "archived, private"],
  rows: {
    name: ["crew", "head", "crew", "nobody", "nobody"],
    partNo: ["crew", "head", "crew", "nobody", "nobody"],
    manufacturer: ["crew", "crew", "crew", "nobody", "nobody"],
    modelNo: ["crew", "crew", "crew", "nobody", "nobody"],
    category: ["crew", "crew", "crew", "nobody", "nobody"],
    subCategory: ["crew", "crew", "crew", "nobody", "nobody"],
    barcode: ["crew", "crew", "crew", "nobody", "nobody"],
    unit: ["head", "head", "crew", "nobody", "nobody"],
    purchaseUnit: ["maker", "head", "crew", "nobody", "nobody"],
    packSize: ["maker", "head", "crew", "nobody", "nobody"],
    minQuantity: ["maker", "head", "crew", "nobody", "nobody"],
    maxQuantity: ["maker", "head", "crew", "nobody", "nobody"],
    isCritical: ["head", "head", "crew", "nobody", "nobody"],
    isPrivate: ["captain", "captain", "crew", "nobody", "nobody"],
    ownerUserId: ["captain", "captain", "crew", "nobody", "nobody"],
    hasLots: ["maker", "head", "crew", "nobody", "nobody"],
    priceMinor: ["maker", "head", "crew", "nobody", "nobody"],
    currency: ["maker", "head", "crew", "nobody", "nobody"],
    supplierId: ["crew", "head", "crew", "nobody", "nobody"],
    description: ["crew", "crew", "crew", "nobody", "nobody"],
    /** In which box and on which shelf of its places. */
    places: ["crew", "crew", "crew", "nobody", "nobody"],
    photoFileId: ["crew", "crew", "crew", "nobody", "nobody"],
    archivedAt: ["maker", "head", "crew", "maker", "crew"],
  },
  heads: "any",
  words: { archived: "inventory:refusal.archived", "archived, private": "inventory:refusal.archived" },
});
export const itemFields = fieldsOf(itemPolicy);
export type ItemField = (typeof itemFields)[number];
export type ItemState = (typeof itemPolicy.states)[number];

export interface EditedItem {
  readonly isCritical: boolean;
  readonly isPrivate: boolean;
  readonly archivedAt: Date | null;
  readonly createdBy: string | null;
}

export function heldItem({ isCritical, isPrivate, archivedAt, createdBy }: EditedItem): HeldRecord<ItemState> {
  const kept = isCritical ? "critical" : "in the stores";
  const archived = isPrivate ? "archived, private" : "archived";
  return { state: archivedAt ? archived : isPrivate ? "private" : kept, createdBy, department: null };
}

/** What a lot is, once it was entered: a last day put off keeps flares and medicines that have expired. */
export const lotPolicy = fieldPolicy({
  states: ["in the stores"],
  rows: { lotNumber: ["maker"], expiresOn: ["maker"] },
  heads: "any",
});
export const lotFields = fieldsOf(lotPolicy);
export type LotField = (typeof lotFields)[number];

/** A line of the ledger is never changed: it is taken back by a counter-entry, and its cost corrected by one and a new line. */
export const movePolicy = fieldPolicy({
  states: ["posted", "taken back", "of a job, an order or a count"],
  rows: { reversed: ["maker", "nobody", "nobody"], unitCostMinor: ["maker", "nobody", "nobody"] },
  heads: "any",
  words: { "of a job, an order or a count": "inventory:refusal.belongsElsewhere" },
});

/** What came aboard from outside has a cost of its own; whatever else rises was on board before. */
export const hasOwnCost = (move: { readonly kind: StockMoveKind }): boolean => move.kind === "receive";

export interface EditedMove {
  readonly createdBy: string | null;
  readonly isReversed: boolean;
  /** It came about elsewhere, or takes another line back. */
  readonly isBound: boolean;
}

export const heldMove = ({
  createdBy,
  isReversed,
  isBound,
}: EditedMove): HeldRecord<(typeof movePolicy.states)[number]> => ({
  state: isBound ? "of a job, an order or a count" : isReversed ? "taken back" : "posted",
  createdBy,
  department: null,
});

/** A place where things are kept; it is archived when it is empty. */
export const placePolicy = fieldPolicy({
  states: ["in use", "archived"],
  rows: { name: ["maker", "nobody"], deck: ["maker", "nobody"], archivedAt: ["head", "head"] },
  heads: "any",
  words: { archived: "inventory:refusal.placeStands" },
});

export const heldPlace = (place: {
  readonly createdBy: string | null;
  readonly archivedAt: Date | null;
}): HeldRecord<"in use" | "archived"> => ({
  state: place.archivedAt ? "archived" : "in use",
  createdBy: place.createdBy,
  department: null,
});
