import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";
import type { ShownLeaveState } from "./leave-request.ts";

/** What is asked for is the person's own to say, until it was answered. */
export const leavePolicy = fieldPolicy({
  states: ["draft", "requested", "refused", "approved", "taken", "cancelled"],
  rows: {
    type: ["self", "self", "self", "nobody", "nobody", "nobody"],
    startsOn: ["self", "self", "self", "nobody", "nobody", "nobody"],
    endsOn: ["self", "self", "self", "nobody", "nobody", "nobody"],
    startsAtNoon: ["self", "self", "self", "nobody", "nobody", "nobody"],
    endsAtNoon: ["self", "self", "self", "nobody", "nobody", "nobody"],
    travel: ["self", "self", "self", "nobody", "nobody", "nobody"],
    note: ["self", "self", "self", "nobody", "nobody", "nobody"],
  },
  heads: "any",
  words: {
    approved: "leave:refusal.answered",
    taken: "leave:refusal.answered",
    cancelled: "leave:refusal.cancelled",
  },
});
export const leaveFields = fieldsOf(leavePolicy);
export type LeaveField = (typeof leaveFields)[number];

export const heldLeave = (state: ShownLeaveState, isOwn: boolean): HeldRecord<(typeof leavePolicy.states)[number]> => ({
  state,
  createdBy: null,
  department: null,
  isOwn,
});
