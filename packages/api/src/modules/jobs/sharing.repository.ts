import type { Db } from "@ymp/db/client";
import { jobAssignees, jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

interface Assignment {
  jobIds: readonly string[];
  profileId: string;
}

export function jobsOfAssignee(tx: Db, vesselId: string, profileId: string) {
  return tx
    .select({
      id: jobs.id,
      year: jobs.year,
      number: jobs.number,
      title: jobs.title,
      status: jobs.status,
      priority: jobs.priority,
      dueOn: jobs.dueOn,
    })
    .from(jobAssignees)
    .innerJoin(jobs, and(eq(jobs.vesselId, jobAssignees.vesselId), eq(jobs.id, jobAssignees.jobId)))
    .where(and(eq(jobAssignees.vesselId, vesselId), eq(jobAssignees.profileId, profileId), isNull(jobs.archivedAt)))
    .orderBy(asc(jobs.plannedOn), asc(jobs.id));
}

export async function addAssignee(
  tx: Db,
  vesselId: string,
  { jobIds, profileId, createdBy }: Assignment & { createdBy: string | null },
): Promise<void> {
  await tx
    .insert(jobAssignees)
    .values(jobIds.map((jobId) => ({ vesselId, jobId, profileId, createdBy })))
    .onConflictDoNothing();
}

export async function removeAssignee(tx: Db, vesselId: string, { jobIds, profileId }: Assignment): Promise<void> {
  await tx
    .delete(jobAssignees)
    .where(
      and(
        eq(jobAssignees.vesselId, vesselId),
        eq(jobAssignees.profileId, profileId),
        sql`${jobAssignees.jobId} in ${jsonIds(jobIds)}`,
      ),
    );
}

export function assigneesOfJobs(tx: Db, vesselId: string, jobIds: readonly string[]) {
  return tx
    .select({
      jobId: jobAssignees.jobId,
      profileId: jobAssignees.profileId,
      name: sql<string>`${profiles.firstName} || ' ' || ${profiles.lastName}`,
    })
    .from(jobAssignees)
    .innerJoin(profiles, and(eq(profiles.vesselId, jobAssignees.vesselId), eq(profiles.id, jobAssignees.profileId)))
    .where(and(eq(jobAssignees.vesselId, vesselId), sql`${jobAssignees.jobId} in ${jsonIds(jobIds)}`))
    .orderBy(asc(profiles.lastName));
}
