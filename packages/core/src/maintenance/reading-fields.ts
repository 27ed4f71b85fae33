import { fieldPolicy, type HeldRecord } from "../access/field-policy.ts";
import { isAtLeast, type Role } from "../access/roles.ts";

/** A round of meters in walking order. */
export const roundPolicy = fieldPolicy({
  states: ["kept", "archived"],
  rows: {
    name: ["crew", "nobody"],
    department: ["crew", "nobody"],
    counterIds: ["crew", "nobody"],
    archivedAt: ["maker", "maker"],
  },
  heads: "any",
  words: { archived: "rounds:refusal.archived" },
});

/** A figure that runs ahead of the clock makes plans due, so that it is a head's to say that it is right. */
export const mayConfirmJump = ({ role }: { role: Role | null }): boolean => role !== null && isAtLeast(role, "hod");

/** A reading is never written over: the last one is taken back, since what was calculated on earlier ones has happened. */
export const readingPolicy = fieldPolicy({
  states: ["the last", "an earlier one", "of an archived machine"],
  rows: { withdrawnAt: ["head", "nobody", "nobody"] },
  heads: "any",
  words: {
    head: "equipment:withdrawingIsForHeads",
    "an earlier one": "equipment:onlyLastReading",
    "of an archived machine": "equipment:readingOfArchived",
  },
});
export type ReadingState = (typeof readingPolicy.states)[number];

export const heldReading = (
  isLast: boolean,
  machine: { readonly archivedAt: Date | null },
): HeldRecord<ReadingState> => ({
  state: machine.archivedAt ? "of an archived machine" : isLast ? "the last" : "an earlier one",
  createdBy: null,
  department: null,
});
