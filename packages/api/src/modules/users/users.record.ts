import type { RecordDescriptor } from "../../platform/records.ts";

/** A person's place on the vessel; its history is that of the person's profile. */
export const placeRecord: RecordDescriptor = { kind: "profile", route: (id) => `/app/profiledetails/${id}` };
