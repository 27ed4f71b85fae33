import type { Bounded } from "@ymp/core/bounded";
import { addDays, todayIn } from "@ymp/core/calendar-date";
import type { Database, Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { jobAssignees, jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { passwordResets } from "@ymp/db/schema/sign-in";
import { inScope } from "@ymp/db/scope";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { bounded } from "../../kit/bounded.ts";
import { holdsAt } from "../../kit/clock-windows.ts";

export async function findLink(db: Db, tokenHash: string, now: Date) {
  const [link] = await db
    .select({
      kind: passwordResets.kind,
      expiresAt: passwordResets.expiresAt,
      userId: users.id,
      name: users.name,
      username: users.username,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        holdsAt(passwordResets.createdAt, passwordResets.expiresAt, now),
        isNull(users.softDeletedAt),
      ),
    );
  return link;
}

/** Vessels that somebody may enter, by name; with a day's grace for ships west of UTC. */
export function vesselsOf(db: Db, userId: string, now: Date): Promise<{ id: string; name: string }[]> {
  return db.execute<{ id: string; name: string }>(
    sql`select vessel_id as id, vessel_name as name from app.memberships_of(array[${userId}]::uuid[])
      where soft_deleted_at is null and (ends_on is null or ends_on >= ${addDays(todayIn("UTC", now), -1)}) order by vessel_name`,
  );
}

const titlesShown = 20;

/** Titles of the jobs that the person was added to on that vessel. */
export function sharedTitles(database: Database, vesselId: string, userId: string): Promise<Bounded<string>> {
  return inScope(database, { vesselId, userId, access: "read" }, async (tx) => {
    const shared = tx
      .select({ title: jobs.title })
      .from(jobAssignees)
      .innerJoin(profiles, and(eq(profiles.vesselId, jobAssignees.vesselId), eq(profiles.id, jobAssignees.profileId)))
      .innerJoin(jobs, and(eq(jobs.vesselId, jobAssignees.vesselId), eq(jobs.id, jobAssignees.jobId)))
      .where(and(eq(jobAssignees.vesselId, vesselId), eq(profiles.userId, userId), isNull(jobs.archivedAt)))
      .orderBy(asc(jobs.plannedOn), asc(jobs.id));
    const { rows, hasMore } = await bounded(shared, titlesShown);
    return { rows: rows.map(({ title }) => title), hasMore };
  });
}
