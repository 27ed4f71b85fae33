import type { RecordDescriptor } from "../records.ts";
import type { FileRow } from "./files.repository.ts";

/** A file is found through the record it belongs to, so it has neither a page nor a search entry of its own. */
export const fileRecord: RecordDescriptor<FileRow> = { kind: "file" };
