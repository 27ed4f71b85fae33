import { fieldPolicy, type HeldRecord } from "./access/field-policy.ts";

/** A photo or paper of a record is taken off by whoever added it, and by heads. What an order was settled by stays with it. */
export const filePolicy = fieldPolicy({
  states: ["of an open record", "of a settled order", "of what is archived or closed"],
  rows: { added: ["crew", "crew", "nobody"], removed: ["maker", "head", "nobody"] },
  heads: "any",
  words: { "of what is archived or closed": "files:closedRecord" },
});
export type FileState = (typeof filePolicy.states)[number];

export const heldFile = (state: FileState, createdBy: string | null): HeldRecord<FileState> => ({
  state,
  createdBy,
  department: null,
});
