import type { Db } from "@ymp/db/client";
import { passwordResets } from "@ymp/db/schema/sign-in";
import { and, eq, isNull } from "drizzle-orm";

/** A new link closes the ones before it. */
export async function replaceLinks(
  tx: Db,
  link: { tokenHash: string; userId: string; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await closeLinks(tx, link.userId, link.createdAt);
  await tx.insert(passwordResets).values({ ...link, kind: "invitation" });
}

export async function closeLinks(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
