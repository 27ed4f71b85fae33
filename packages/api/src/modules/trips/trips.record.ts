import type { trips } from "@ymp/db/schema/trips";
import type { RecordDescriptor } from "../../platform/records.ts";

export type TripRow = typeof trips.$inferSelect;

export const tripRecord: RecordDescriptor<TripRow> = {
  kind: "trip",
  searchEntry: ({ name, reference, startPort, endPort, notes }) =>
    name === undefined ? undefined : { title: name, detail: reference ?? null, text: [startPort, endPort, notes] },
};
