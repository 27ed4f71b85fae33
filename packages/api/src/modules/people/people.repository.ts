import type { Db } from "@ymp/db/client";
import { profiles } from "@ymp/db/schema/people";
import { and, asc, eq, sql } from "drizzle-orm";

/** `onlyId` undefined: everybody; null: nobody. */
export function peopleOnBoard(tx: Db, vesselId: string, onlyId: string | null | undefined) {
  return tx
    .select({
      id: profiles.id,
      userId: profiles.userId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      department: profiles.department,
      jobTitle: profiles.jobTitle,
      role: profiles.role,
      userType: profiles.userType,
      color: profiles.color,
      isOnboard: profiles.isOnboard,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.vesselId, vesselId),
        onlyId === undefined ? undefined : sql`${profiles.id} is not distinct from ${onlyId}::uuid`,
      ),
    )
    .orderBy(asc(profiles.lastName), asc(profiles.id))
    .limit(500);
}
