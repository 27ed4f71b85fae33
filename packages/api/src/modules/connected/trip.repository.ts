import type { Db } from "@ymp/db/client";
import { tripJobs, trips } from "@ymp/db/schema/trips";
import { and, eq } from "drizzle-orm";

/** The trip that a job is done for. */
export async function tripOfJob(tx: Db, vesselId: string, jobId: string) {
  const [row] = await tx
    .select({ id: trips.id, name: trips.name, startsOn: trips.startsOn, endsOn: trips.endsOn })
    .from(tripJobs)
    .innerJoin(trips, and(eq(trips.vesselId, tripJobs.vesselId), eq(trips.id, tripJobs.tripId)))
    .where(and(eq(tripJobs.vesselId, vesselId), eq(tripJobs.jobId, jobId)));
  return row ?? null;
}
