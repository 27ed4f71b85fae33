import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { and, asc, eq, isNull } from "drizzle-orm";
import { isHeldPlace } from "../../platform/accounts/crew-aboard.ts";

/** Accounts of the vessel, to choose an owner from. */
export function accountsOnBoard(tx: Db, vesselId: string, today: CalendarDate) {
  return tx
    .select({ userId: memberships.userId, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.vesselId, vesselId), isHeldPlace(today), isNull(users.softDeletedAt)))
    .orderBy(asc(users.name));
}

export async function accountName(tx: Db, userId: string): Promise<string | undefined> {
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name;
}
