import type { Db } from "@ymp/db/client";
import { passwordResets } from "@ymp/db/schema/sign-in";
import { closeLinks } from "../../platform/accounts/hold-account.ts";

/** A new link closes the ones before it. */
export async function replaceLinks(
  tx: Db,
  link: { tokenHash: string; userId: string; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await closeLinks(tx, link.userId, link.createdAt);
  await tx.insert(passwordResets).values({ ...link, kind: "invitation" });
}
