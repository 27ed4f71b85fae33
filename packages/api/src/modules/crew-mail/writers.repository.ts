import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { eq } from "drizzle-orm";

/** Who writes: what the mail is signed with, and where answers go. */
export async function writerOf(tx: Db, userId: string | null): Promise<{ name: string; email: string } | undefined> {
  if (userId === null) return undefined;
  const [row] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return row;
}
