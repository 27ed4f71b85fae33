import type { RecordDescriptor } from "../../platform/records.ts";

/** An archive tells its story on the page of the vessel and is not searched for. */
export const archiveRecord: RecordDescriptor = { kind: "archive" };
