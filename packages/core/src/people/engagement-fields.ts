import { fieldPolicy, type HeldRecord } from "../access/field-policy.ts";

/** Time signed on. Once somebody was signed off it is their record of service (MSN 1858), which the captain alone writes and mends. */
export const engagementPolicy = fieldPolicy({
  states: ["running", "signed off"],
  rows: {
    rank: ["crew", "captain"],
    signedOnOn: ["crew", "captain"],
    signOnPort: ["crew", "captain"],
    signedOffOn: ["crew", "captain"],
    signOffPort: ["crew", "captain"],
    signOffReason: ["crew", "captain"],
    agreementReference: ["crew", "captain"],
    remarks: ["crew", "captain"],
    added: ["crew", "captain"],
    removed: ["crew", "captain"],
  },
  heads: "any",
});
export type EngagementField = keyof typeof engagementPolicy.rows;
export type EngagementState = (typeof engagementPolicy.states)[number];

/** A day of signing off that is still to come ends nothing yet. */
export const heldEngagement = (
  { signedOffOn, createdBy }: { readonly signedOffOn: string | null; readonly createdBy: string | null },
  today: string,
): HeldRecord<EngagementState> => ({
  state: signedOffOn !== null && signedOffOn < today ? "signed off" : "running",
  createdBy,
  department: null,
});
