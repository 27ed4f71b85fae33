import { fieldPolicy, fieldsOf, type HeldRecord } from "./access/field-policy.ts";

/** An entry of the running log. The day and the hours of one that came with readings are the meters': they are set right there. */
export const logEntryPolicy = fieldPolicy({
  states: ["kept", "with readings", "archived"],
  rows: {
    nameId: ["crew", "crew", "nobody"],
    loggedOn: ["crew", "nobody", "nobody"],
    title: ["crew", "crew", "nobody"],
    engineHours: ["crew", "nobody", "nobody"],
    fuelTaken: ["crew", "crew", "nobody"],
    fuelLeft: ["crew", "crew", "nobody"],
    distance: ["crew", "crew", "nobody"],
    crew: ["crew", "crew", "nobody"],
    remarks: ["crew", "crew", "nobody"],
    archivedAt: ["maker", "maker", "maker"],
  },
  heads: "any",
  words: { archived: "log:refusal.archived", "with readings": "log:refusal.withReadings" },
});
export const logEntryFields = fieldsOf(logEntryPolicy);
export type LogEntryField = (typeof logEntryFields)[number];
export type LogEntryState = (typeof logEntryPolicy.states)[number];

export const heldLogEntry = (
  { archivedAt, createdBy }: { readonly archivedAt: Date | null; readonly createdBy: string | null },
  hasReadings: boolean,
): HeldRecord<LogEntryState> => ({
  state: archivedAt ? "archived" : hasReadings ? "with readings" : "kept",
  createdBy,
  department: null,
});

/** What can be logged. */
export const logNamePolicy = fieldPolicy({
  states: ["kept", "archived"],
  rows: { name: ["crew", "nobody"], archivedAt: ["maker", "maker"] },
  heads: "any",
  words: { archived: "log:refusal.nameArchived" },
});
