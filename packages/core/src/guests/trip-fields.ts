import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";

/**
 * Whoever may change guests keeps their trips and plans the days of it; who lives in which cabin and wishes for what is said by
 * captain and interior.
 * Calling off and archiving are their maker's and the heads'.
 */
export const tripPolicy = fieldPolicy({
  states: ["kept", "cancelled", "archived"],
  rows: {
    name: ["crew", "nobody", "nobody"],
    reference: ["crew", "nobody", "nobody"],
    startsOn: ["crew", "nobody", "nobody"],
    endsOn: ["crew", "nobody", "nobody"],
    startPort: ["crew", "nobody", "nobody"],
    endPort: ["crew", "nobody", "nobody"],
    notes: ["crew", "nobody", "nobody"],
    isInSchengen: ["crew", "nobody", "nobody"],
    stays: ["service", "nobody", "nobody"],
    sheets: ["service", "nobody", "nobody"],
    days: ["crew", "nobody", "nobody"],
    jobs: ["crew", "crew", "nobody"],
    /** Calling a trip off, and taking that back. */
    cancelledAt: ["maker", "maker", "nobody"],
    archivedAt: ["maker", "maker", "maker"],
  },
  heads: "any",
  words: { cancelled: "trips:refusal.cancelled", archived: "trips:refusal.archived" },
});
export const tripFields = fieldsOf(tripPolicy);
export type TripField = (typeof tripFields)[number];
export type TripState = (typeof tripPolicy.states)[number];

export const heldTrip = (trip: {
  readonly createdBy: string | null;
  readonly cancelledAt: Date | null;
  readonly archivedAt: Date | null;
}): HeldRecord<TripState> => ({
  state: trip.archivedAt ? "archived" : trip.cancelledAt ? "cancelled" : "kept",
  createdBy: trip.createdBy,
  department: null,
});
