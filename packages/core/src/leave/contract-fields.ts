import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";
import type { CalendarDate } from "../calendar-date.ts";

/** What a contract says, by those who write contracts at all. An ended one stays as it was: what was earned under it was paid. */
export const contractPolicy = fieldPolicy({
  states: ["in force", "ended"],
  rows: {
    rank: ["crew", "nobody"],
    department: ["crew", "nobody"],
    startsOn: ["crew", "nobody"],
    endsOn: ["crew", "crew"],
    basis: ["crew", "nobody"],
    minimum: ["crew", "nobody"],
    annual: ["crew", "nobody"],
    onDays: ["crew", "nobody"],
    offDays: ["crew", "nobody"],
    travel: ["crew", "nobody"],
    carryOver: ["crew", "nobody"],
    opening: ["crew", "nobody"],
    notes: ["crew", "crew"],
    adjustments: ["crew", "nobody"],
  },
  heads: "any",
  words: { ended: "leave:refusal.contractEnded" },
});
export const contractFields = fieldsOf(contractPolicy);
export type ContractField = (typeof contractFields)[number];
export type ContractState = (typeof contractPolicy.states)[number];

/** A contract that was ended by mistake is opened again by its last day. */
export const heldContract = (
  { endsOn, createdBy }: { readonly endsOn: CalendarDate | null; readonly createdBy: string | null },
  today: CalendarDate,
): HeldRecord<ContractState> => ({
  state: endsOn !== null && endsOn < today ? "ended" : "in force",
  createdBy,
  department: null,
});
