import { fieldPolicy, fieldsOf } from "./access/field-policy.ts";

/** Everybody who may change watch plans keeps them; archiving is their maker's and the heads'. */
export const watchPlanPolicy = fieldPolicy({
  states: ["kept", "archived"],
  rows: {
    name: ["crew", "nobody"],
    startsOn: ["crew", "nobody"],
    endsOn: ["crew", "nobody"],
    pattern: ["crew", "nobody"],
    ownHours: ["crew", "nobody"],
    legs: ["crew", "nobody"],
    notes: ["crew", "nobody"],
    watches: ["crew", "nobody"],
    publishedAt: ["crew", "nobody"],
    archivedAt: ["maker", "maker"],
  },
  heads: "any",
  words: { archived: "watch-plans:refusal.archived" },
});
export const watchPlanFields = fieldsOf(watchPlanPolicy);
export type WatchPlanField = (typeof watchPlanFields)[number];
export type WatchPlanState = (typeof watchPlanPolicy.states)[number];
