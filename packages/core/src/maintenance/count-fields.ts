import { fieldPolicy, type HeldRecord } from "../access/field-policy.ts";

/** A count of stock. What the first poster could not see is posted later by a head; nothing else is changed once it was posted. */
export const countPolicy = fieldPolicy({
  states: ["open", "posted", "cancelled"],
  rows: {
    counted: ["crew", "nobody", "nobody"],
    /** Heads withdraw anybody's count, others their own. */
    takenBack: ["crew", "nobody", "nobody"],
    posted: ["head", "head", "nobody"],
    cancelled: ["maker", "nobody", "nobody"],
  },
  heads: "any",
  words: {
    posted: "counts:refusal.posted",
    cancelled: "counts:refusal.cancelled",
    head: "counts:refusal.needsHead",
    maker: "counts:refusal.needsHead",
  },
});
export type CountField = keyof typeof countPolicy.rows;
export type CountState = (typeof countPolicy.states)[number];

export const heldCount = (count: {
  readonly status: CountState;
  readonly createdBy: string | null;
}): HeldRecord<CountState> => ({ state: count.status, createdBy: count.createdBy, department: null });
