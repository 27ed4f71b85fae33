import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships } from "@ymp/db/schema/accounts";
import { jobAssignees } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { worklistJobs, worklistMembers } from "@ymp/db/schema/worklists";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { isHeldPlace } from "../../platform/accounts/crew-aboard.ts";

const sharedJobs = (worklistId: SQL) =>
  sql<number>`(select count(*)::int from ${worklistJobs} e join ${jobAssignees} a on a.vessel_id = e.vessel_id and a.job_id = e.job_id
    where e.vessel_id = ${profiles.vesselId} and e.worklist_id = ${worklistId} and a.profile_id = ${profiles.id})`;

const personColumns = {
  profileId: profiles.id,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  color: profiles.color,
  userType: profiles.userType,
  jobTitle: profiles.jobTitle,
};

/** Whom a list is shared with, and how many of its jobs. */
export function membersOf(tx: Db, vesselId: string, worklistId: string) {
  return tx
    .select({ ...personColumns, jobCount: sharedJobs(sql`${worklistId}::uuid`) })
    .from(worklistMembers)
    .innerJoin(
      profiles,
      and(eq(profiles.vesselId, worklistMembers.vesselId), eq(profiles.id, worklistMembers.profileId)),
    )
    .where(and(eq(worklistMembers.vesselId, vesselId), eq(worklistMembers.worklistId, worklistId)))
    .orderBy(asc(profiles.lastName), asc(profiles.id));
}

export function membersOfLists(tx: Db, vesselId: string, worklistIds: readonly string[]) {
  return tx
    .select({ worklistId: worklistMembers.worklistId, ...personColumns })
    .from(worklistMembers)
    .innerJoin(
      profiles,
      and(eq(profiles.vesselId, worklistMembers.vesselId), eq(profiles.id, worklistMembers.profileId)),
    )
    .where(and(eq(worklistMembers.vesselId, vesselId), sql`${worklistMembers.worklistId} in ${jsonIds(worklistIds)}`))
    .orderBy(asc(profiles.lastName), asc(profiles.id));
}

/** Yards and contractors who may enter the vessel. */
export function invitedPeople(tx: Db, vesselId: string, today: CalendarDate) {
  return tx
    .select({ ...personColumns, userId: profiles.userId })
    .from(profiles)
    .innerJoin(memberships, and(eq(memberships.vesselId, profiles.vesselId), eq(memberships.userId, profiles.userId)))
    .where(
      and(
        eq(profiles.vesselId, vesselId),
        eq(memberships.role, "user"),
        sql`${memberships.userType} in ('contractUser', 'shipyard')`,
        isHeldPlace(today),
      ),
    )
    .orderBy(asc(profiles.lastName), asc(profiles.id));
}

/** @returns the new membership's id; undefined when the list is shared with them already */
export async function insertMember(tx: Db, row: typeof worklistMembers.$inferInsert): Promise<string | undefined> {
  const [added] = await tx
    .insert(worklistMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: worklistMembers.id });
  return added?.id;
}

export async function deleteMember(tx: Db, vesselId: string, worklistId: string, profileId: string): Promise<boolean> {
  const gone = await tx
    .delete(worklistMembers)
    .where(
      and(
        eq(worklistMembers.vesselId, vesselId),
        eq(worklistMembers.worklistId, worklistId),
        eq(worklistMembers.profileId, profileId),
      ),
    )
    .returning({ id: worklistMembers.id });
  return gone.length > 0;
}

/** Those of the jobs that also stand on another list that is shared with the person. */
export async function jobsSharedElsewhere(
  tx: Db,
  vesselId: string,
  worklistId: string,
  profileId: string,
  jobIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ jobId: worklistJobs.jobId })
    .from(worklistJobs)
    .innerJoin(
      worklistMembers,
      and(
        eq(worklistMembers.vesselId, worklistJobs.vesselId),
        eq(worklistMembers.worklistId, worklistJobs.worklistId),
        eq(worklistMembers.profileId, profileId),
      ),
    )
    .where(
      and(
        eq(worklistJobs.vesselId, vesselId),
        sql`${worklistJobs.worklistId} <> ${worklistId}::uuid`,
        sql`${worklistJobs.jobId} in ${jsonIds(jobIds)}`,
      ),
    );
  return rows.map(({ jobId }) => jobId);
}
