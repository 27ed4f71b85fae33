import { worklistMembers, worklists } from "@ymp/db/schema/worklists";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { JobReader } from "../jobs/job-visibility.ts";

/** Outsiders see only the lists that were shared with them. */
export function listVisibleTo(reader: JobReader): SQL | undefined {
  if (!reader.seesOnlyShared) return undefined;
  return isListSharedWith(reader.profileId);
}

export function isListSharedWith(profileId: string | Placeholder | null): SQL {
  if (!profileId) return sql`false`;
  return sql`exists (select 1 from ${worklistMembers} m where m.vessel_id = ${worklists.vesselId} and m.worklist_id = ${worklists.id} and m.profile_id = ${profileId}::uuid)`;
}
