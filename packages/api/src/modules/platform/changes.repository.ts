import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { platformChanges } from "@ymp/db/schema/operations";
import { and, desc, eq, lt } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import type { PlatformSubject } from "./vessels.schema.ts";

const pages = keysetPages(z.uuid());

/** What was done to one vessel, account or company from outside, newest first. */
export async function listPlatformChanges(
  tx: Db,
  subject: { kind: PlatformSubject; id: string },
  page: { cursor?: string | null | undefined; limit: number },
) {
  const seen = pages.seen(page);
  const found = await tx
    .select({
      id: platformChanges.id,
      at: platformChanges.createdAt,
      verb: platformChanges.verb,
      facts: platformChanges.facts,
      actorId: platformChanges.userId,
      actorName: users.name,
    })
    .from(platformChanges)
    .leftJoin(users, eq(users.id, platformChanges.userId))
    .where(
      and(
        eq(platformChanges.subjectKind, subject.kind),
        eq(platformChanges.subjectId, subject.id),
        seen ? lt(platformChanges.id, seen) : undefined,
      ),
    )
    .orderBy(desc(platformChanges.id))
    .limit(pages.rowsToRead(page));
  const { rows: items, nextCursor } = pages.page(found, page, ({ id }) => id);
  return { items, nextCursor };
}
