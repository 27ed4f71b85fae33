import { createHash } from "node:crypto";
import { AppError } from "@ymp/core/errors";
import type { Services } from "../../services.ts";
import { findLink, sharedTitles, vesselsOf } from "./reset-link.repository.ts";
import type { ResetLinkInput } from "./session.schema.ts";

/** What a link that sets a password is for: whose it is and, with an invitation, what was shared with the person. */
export async function describeResetLink({ database, now }: Services, { token }: ResetLinkInput) {
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const link = await findLink(database.db, tokenHash, now());
  if (!link) throw new AppError("invalid", "passwords:resetLinkInvalid");
  const { kind, expiresAt, userId, name, username } = link;
  const vessels = kind === "invitation" ? await vesselsOf(database.db, userId, now()) : [];
  const shared = await Promise.all(
    vessels.map(async (vessel) => {
      const { rows: jobs, hasMore } = await sharedTitles(database, vessel.id, userId);
      return { vessel: vessel.name, jobs, hasMore };
    }),
  );
  return { kind, expiresAt, name, username, shared };
}
