import type { RecordDescriptor } from "../../platform/records.ts";

/** A visit is told in the history of the vessel and has no page of its own. */
export const supportVisitRecord: RecordDescriptor = { kind: "support_visit" };
