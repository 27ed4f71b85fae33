import type { Db } from "@ymp/db/client";
import { jobAssignees, jobs } from "@ymp/db/schema/jobs";
import { and, asc, eq, isNull } from "drizzle-orm";

interface Assignment {
  jobId: string;
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
    .orderBy(asc(jobs.plannedOn), asc(jobs.id))
    .limit(500);
}

export async function addAssignee(
  tx: Db,
  vesselId: string,
  { jobId, profileId, createdBy }: Assignment & { createdBy: string | null },
): Promise<void> {
  await tx.insert(jobAssignees).values({ vesselId, jobId, profileId, createdBy }).onConflictDoNothing();
}

export async function removeAssignee(tx: Db, vesselId: string, { jobId, profileId }: Assignment): Promise<void> {
  await tx
    .delete(jobAssignees)
    .where(
      and(eq(jobAssignees.vesselId, vesselId), eq(jobAssignees.jobId, jobId), eq(jobAssignees.profileId, profileId)),
    );
}
