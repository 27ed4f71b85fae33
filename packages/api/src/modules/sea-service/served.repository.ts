import type { Db } from "@ymp/db/client";
import { engagements, onboardStays, profiles } from "@ymp/db/schema/people";
import { and, asc, eq } from "drizzle-orm";

/** Whose service it is, locked where something of it is written: who writes beside waits. */
export async function findServed(tx: Db, vesselId: string, id: string, isWritten = false) {
  const { firstName, lastName, role, birthDate, jobTitle, department, email, phone, phone2 } = profiles;
  const query = tx
    .select({ id: profiles.id, firstName, lastName, role, birthDate, jobTitle, department, email, phone, phone2 })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
  const [row] = await (isWritten ? query.for("update") : query);
  return row;
}
export type ServedRow = NonNullable<Awaited<ReturnType<typeof findServed>>>;

export const engagementsOf = (tx: Db, vesselId: string, profileId: string) =>
  tx
    .select({
      id: engagements.id,
      rank: engagements.rank,
      signedOnOn: engagements.signedOnOn,
      signedOffOn: engagements.signedOffOn,
    })
    .from(engagements)
    .where(and(eq(engagements.vesselId, vesselId), eq(engagements.profileId, profileId)))
    .orderBy(asc(engagements.signedOnOn), asc(engagements.id));

export const staysOf = (tx: Db, vesselId: string, profileId: string) =>
  tx
    .select({ startedAt: onboardStays.startedAt, endedAt: onboardStays.endedAt })
    .from(onboardStays)
    .where(and(eq(onboardStays.vesselId, vesselId), eq(onboardStays.profileId, profileId)))
    .orderBy(asc(onboardStays.startedAt), asc(onboardStays.id));
