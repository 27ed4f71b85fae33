import type { crewDocuments } from "@ymp/db/schema/people";
import type { RecordDescriptor } from "../../platform/records.ts";

export type DocumentRow = typeof crewDocuments.$inferSelect;

/** Papers are private: they are reached through their person, never found by words. */
export const documentRecord: RecordDescriptor<DocumentRow> = { kind: "crew_document" };
