import type { manningDocuments } from "@ymp/db/schema/safe-manning";
import type { RecordDescriptor } from "../../platform/records.ts";

export type ManningDocumentRow = typeof manningDocuments.$inferSelect;

export const manningRecord: RecordDescriptor<ManningDocumentRow> = { kind: "manning_document" };
