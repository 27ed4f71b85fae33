import { fullName } from "@ymp/core/people/profile-fields";
import type { profiles } from "@ymp/db/schema/people";
import type { RecordDescriptor } from "../../platform/records.ts";

/** A profile as the services hold it: whether there is a master pin, never what it hashes to. */
export type ProfileRow = Omit<typeof profiles.$inferSelect, "masterPinHash" | "signatureDrawing"> & {
  hasMasterPin: boolean;
};

/** Found by name and rank; addresses and numbers are not everybody's to find. */
export const profileRecord: RecordDescriptor<ProfileRow> = {
  kind: "profile",
  searchEntry: ({ firstName, lastName, jobTitle }) =>
    firstName === undefined || lastName === undefined
      ? undefined
      : { title: fullName({ firstName, lastName }), detail: jobTitle ?? null },
};
