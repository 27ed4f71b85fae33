import { fieldPolicy, fieldsOf, type HeldRecord } from "./access/field-policy.ts";

/**
 * A day of somebody's hours of rest: theirs, or written for them by the captain; heads of department read it. A signed month holds all
 * of its days.
 */
export const restDayPolicy = fieldPolicy({
  states: ["kept", "signed"],
  rows: {
    grid: ["maker", "nobody"],
    repeated: ["maker", "nobody"],
    remark: ["maker", "nobody"],
    grounds: ["maker", "nobody"],
    lateReason: ["maker", "nobody"],
  },
  heads: "own",
  words: { signed: "hours-of-rest:refusal.signed", maker: "hours-of-rest:refusal.others" },
});
export const restDayFields = fieldsOf(restDayPolicy);
export type RestDayField = (typeof restDayFields)[number];
export type RestDayState = (typeof restDayPolicy.states)[number];

/** It is as if the person had made it, no matter who wrote it for them; no head on board has a part in it. */
export const heldRestDay = (userId: string | null, isSigned: boolean): HeldRecord<RestDayState> => ({
  state: isSigned ? "signed" : "kept",
  createdBy: userId,
  department: "shore",
});
