import type { Db } from "@ymp/db/client";
import { guests } from "@ymp/db/schema/guests";
import { and, asc, eq, gt } from "drizzle-orm";
import { readable } from "./readable-table.ts";

/** Without health: an archive is also taken by those who may not read it. */
export const guestsSheet = readable({
  name: "guests",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select()
      .from(guests)
      .where(and(eq(guests.vesselId, vesselId), afterId === undefined ? undefined : gt(guests.id, afterId)))
      .orderBy(asc(guests.id))
      .limit(batchSize),
  columns: [
    { heading: "First name", kind: "text", value: ({ firstName }) => firstName },
    { heading: "Last name", kind: "text", value: ({ lastName }) => lastName },
    { heading: "Party", kind: "text", value: ({ party }) => party },
    { heading: "Date of birth", kind: "date", value: ({ birthDate }) => birthDate },
    { heading: "Nationality", kind: "text", value: ({ nationality }) => nationality },
    { heading: "Passport", kind: "text", value: ({ passportNumber }) => passportNumber },
    { heading: "Passport expires", kind: "date", value: ({ passportExpiresOn }) => passportExpiresOn },
    { heading: "Visa", kind: "text", value: ({ visaNumber }) => visaNumber },
    { heading: "Visa expires", kind: "date", value: ({ visaExpiresOn }) => visaExpiresOn },
    { heading: "Phone", kind: "text", value: ({ phone }) => phone },
    { heading: "Email", kind: "text", value: ({ email }) => email },
    { heading: "Notes", kind: "text", value: ({ notes }) => notes },
    { heading: "Archived", kind: "instant", value: ({ archivedAt }) => archivedAt },
  ],
});
