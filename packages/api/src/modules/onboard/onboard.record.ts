import type { RecordDescriptor } from "../../platform/records.ts";

/** Comings, goings and engagements are told in the history of the person. */
export const onboardRecord: RecordDescriptor = { kind: "profile" };
