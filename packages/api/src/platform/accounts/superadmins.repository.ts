import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { and, eq, isNull, ne, sql } from "drizzle-orm";

/** Two administrators who take the right from each other, or both leave, take turns. */
export async function hasOtherSuperadmin(tx: Db, userId: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('administrators of the platform', 0))`);
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isSuperadmin, true), isNull(users.softDeletedAt), ne(users.id, userId)))
    .limit(1);
  return found.length > 0;
}
