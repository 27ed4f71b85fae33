import { fieldPolicy, type HeldRecord } from "./access/field-policy.ts";

/**
 * A photo or paper of a record is removed by the person who added it, and by heads. What an order was settled by stays with it,
 * and so does its print: it is what the supplier received.
 */
export const filePolicy = fieldPolicy({
  states: ["of an open record", "of a settled order", "of what is archived or closed", "the print of an order"],
  rows: { added: ["crew", "crew", "nobody", "crew"], removed: ["maker", "head", "nobody", "nobody"] },
  heads: "any",
  words: { "of what is archived or closed": "files:closedRecord", "the print of an order": "files:sentPrint" },
});
export type FileState = (typeof filePolicy.states)[number];

export const heldFile = (state: FileState, createdBy: string | null): HeldRecord<FileState> => ({
  state,
  createdBy,
  department: null,
});
