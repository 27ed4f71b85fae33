import { AppError } from "@ymp/core/errors";
import { tripJobs } from "@ymp/db/schema/trips";
import type { VesselScope } from "../../context.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectReadable } from "../../platform/readable-records.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { lockOpenTrip } from "./open-trip.service.ts";
import {
  deleteTripJob,
  findByJob,
  findTripJob,
  insertTripJob,
  type TripJobRow,
  titleOfJob,
} from "./trip-jobs.repository.ts";
import { tripRecord } from "./trips.record.ts";
import type { TripJobInput } from "./trips.schema.ts";
import type { Versioned } from "./trips.service.ts";

/** More than anybody does for one trip. */
const mostJobs = 200;

/** Says that a job is done for the trip. */
export async function addTripJob(scope: VesselScope, { id, tripId, jobId }: TripJobInput): Promise<Versioned> {
  const { tx, vesselId } = scope;
  const trip = await lockOpenTrip(scope, tripId, "jobs");
  const { title } = await expectReadable(scope, { kind: "job", id: jobId });
  const sent = await sentBefore(scope, id, await findTripJob(tx, vesselId, id), { tripId, jobId });
  if (sent) return { id, version: sent.version };
  if (await findByJob(tx, vesselId, jobId))
    throw new AppError("conflict", "trips:refusal.jobElsewhere", {}, { jobId: "trips:refusal.jobElsewhere" });
  await expectRoom(tx, tripJobs, { vesselId, most: mostJobs, of: [[tripJobs.tripId, tripId]] });
  const { version } = await insertTripJob(tx, { ...stampOf(scope, id), tripId, jobId });
  await record(scope, trip.id, "job_added", { jobId, title });
  return { id, version };
}

/** Takes a job off the trip; the job itself stays as it is. */
export async function removeTripJob(scope: VesselScope, { id, version }: Versioned): Promise<void> {
  const { tx, vesselId } = scope;
  const { tripId } = expectRow(await findTripJob(tx, vesselId, id));
  const trip = await lockOpenTrip(scope, tripId, "jobs");
  const held: TripJobRow = expectRow(await findTripJob(tx, vesselId, id));
  expectVersion(held, version);
  const { jobId } = held;
  const title = await titleOfJob(tx, vesselId, jobId);
  await deleteTripJob(tx, held);
  await record(scope, trip.id, "job_removed", { jobId, title });
}

async function record(
  scope: VesselScope,
  tripId: string,
  verb: "job_added" | "job_removed",
  { jobId, title }: { jobId: string; title: string },
): Promise<void> {
  await recordChange(scope, tripRecord, tripId, { verb, facts: { jobTitle: title }, relatedIds: [jobId] });
}
