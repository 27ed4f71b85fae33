import type { RecordDescriptor } from "../../platform/records.ts";
import { type ProfileRow, profileRecord } from "../people/people.record.ts";

export type PlaceRow = ProfileRow & {
  endsOn: string | null;
  /** Differences from the preset, in words. */
  access: string | null;
};

/** A person's place on the vessel; its history is that of the person's profile. */
export const placeRecord: RecordDescriptor<PlaceRow> = profileRecord;
