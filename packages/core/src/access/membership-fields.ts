import { fieldPolicy, fieldsOf, type HeldRecord } from "./field-policy.ts";

/**
 * Somebody's place on the vessel, as far as it is changed on board; whose place is in reach is asked of rank besides. The address
 * of an account opens it: once its owner has proved a mailbox, or signs in with a password of their own, it is theirs alone.
 */
export const membershipPolicy = fieldPolicy({
  states: ["not proven yet", "proven", "taken off"],
  rows: {
    role: ["administration", "administration", "nobody"],
    department: ["administration", "administration", "nobody"],
    userType: ["administration", "administration", "nobody"],
    levels: ["administration", "administration", "nobody"],
    endsOn: ["administration", "administration", "nobody"],
    email: ["person", "self", "nobody"],
    softDeletedAt: ["administration", "administration", "administration"],
  },
  heads: "any",
  words: { "taken off": "users:refusal.deleted" },
  fieldWords: { email: "users:refusal.ownersAddress" },
});
export const membershipFields = fieldsOf(membershipPolicy);
export type MembershipField = (typeof membershipFields)[number];
export type MembershipState = (typeof membershipPolicy.states)[number];

export interface EditedMembership {
  readonly isDeleted: boolean;
  /** The account is in use (`isInUse`), or its owner was asked under one that was there already. */
  readonly isProven: boolean;
}

export const heldMembership = (
  { isDeleted, isProven }: EditedMembership,
  isOwn: boolean,
): HeldRecord<MembershipState> => ({
  state: isDeleted ? "taken off" : isProven ? "proven" : "not proven yet",
  createdBy: null,
  department: null,
  isOwn,
});
