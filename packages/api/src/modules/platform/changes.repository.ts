import { cursorOf } from "@ymp/core/page";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { platformChanges } from "@ymp/db/schema/operations";
import { and, desc, eq, lt } from "drizzle-orm";
import { z } from "zod";
import type { PlatformSubject } from "./vessels.schema.ts";

const place = cursorOf(z.uuid());

/** What was done to one vessel, account or company from outside, newest first. */
export async function listPlatformChanges(
  tx: Db,
  subject: { kind: PlatformSubject; id: string },
  page: { cursor?: string | null | undefined; limit: number },
) {
  const rows = await tx
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
        page.cursor ? lt(platformChanges.id, place.decode(page.cursor)) : undefined,
      ),
    )
    .orderBy(desc(platformChanges.id))
    .limit(page.limit + 1);
  const items = rows.slice(0, page.limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > page.limit && last ? place.encode(last.id) : null };
}
