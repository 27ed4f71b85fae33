import { fieldPolicy, fieldsOf } from "./access/field-policy.ts";

/** A sounding is whose it is: the person who took it and the heads put it right, or take it out of the list. */
export const soundingPolicy = fieldPolicy({
  states: ["kept", "archived"],
  rows: {
    tankId: ["maker", "nobody"],
    soundedAt: ["maker", "nobody"],
    cm: ["maker", "nobody"],
    volume: ["maker", "nobody"],
    temperature: ["maker", "nobody"],
    notes: ["maker", "nobody"],
    archivedAt: ["maker", "maker"],
  },
  heads: "any",
  words: { archived: "soundings:refusal.archived" },
});
export const soundingFields = fieldsOf(soundingPolicy);
export type SoundingField = (typeof soundingFields)[number];
export type SoundingState = (typeof soundingPolicy.states)[number];
