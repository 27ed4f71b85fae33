import { fieldPolicy, fieldsOf } from "../access/field-policy.ts";

/**
 * Whoever may change guests keeps their trips and plans the days of it; who lives in which cabin and wishes for what is said by
 * captain and interior.
 * Archiving is their maker's and the heads'.
 */
export const tripPolicy = fieldPolicy({
  states: ["kept", "archived"],
  rows: {
    name: ["crew", "nobody"],
    reference: ["crew", "nobody"],
    startsOn: ["crew", "nobody"],
    endsOn: ["crew", "nobody"],
    startPort: ["crew", "nobody"],
    endPort: ["crew", "nobody"],
    notes: ["crew", "nobody"],
    isInSchengen: ["crew", "nobody"],
    stays: ["service", "nobody"],
    sheets: ["service", "nobody"],
    days: ["crew", "nobody"],
    jobs: ["crew", "nobody"],
    archivedAt: ["maker", "maker"],
  },
  heads: "any",
  words: { archived: "trips:refusal.archived" },
});
export const tripFields = fieldsOf(tripPolicy);
export type TripField = (typeof tripFields)[number];
export type TripState = (typeof tripPolicy.states)[number];
