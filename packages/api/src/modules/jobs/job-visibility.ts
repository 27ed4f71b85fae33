import { jobs } from "@ymp/db/schema/jobs";
import { type Placeholder, type SQL, sql } from "drizzle-orm";

/** Who asks: decides which jobs exist for them at all. */
export interface JobReader {
  vesselId: string;
  profileId: string | null;
  seesOnlyShared: boolean;
}

/** Outsiders see only the jobs that they were added to. */
export function visibleTo(reader: JobReader): SQL | undefined {
  if (!reader.seesOnlyShared) return undefined;
  return isAssignedTo(reader.profileId);
}

export function isAssignedTo(profileId: string | Placeholder | null): SQL {
  if (!profileId) return sql`false`;
  return sql`exists (select 1 from job_assignees mine where mine.vessel_id = ${jobs.vesselId} and mine.job_id = ${jobs.id} and mine.profile_id = ${profileId}::uuid)`;
}
