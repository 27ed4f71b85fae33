import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { eq } from "drizzle-orm";

/** The name of the account that makes a file; null when nobody in particular does. */
export async function findMakerName(tx: Db, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId)).limit(1);
  return row?.name ?? null;
}
