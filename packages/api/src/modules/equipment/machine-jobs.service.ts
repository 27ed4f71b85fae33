import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { bounded } from "../../kit/bounded.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { jobNumberText } from "../jobs/jobs.record.ts";
import { dueOf, plannedOnOf } from "../jobs/jobs.rules.ts";
import type { EquipmentJobsInput } from "./equipment.schema.ts";
import { getItem } from "./equipment.service.ts";
import { listCounters } from "./equipment-detail.repository.ts";
import { listDueNext, listMachineJobs } from "./machine-jobs.repository.ts";
import { listJobsOnCounter, listReadings } from "./readings.repository.ts";
import type { ReadingsInput } from "./readings.schema.ts";

const dueNextShown = 50;
const pointsShown = 1500;
const yearMs = 366 * 86_400_000;

type MachineJob = Awaited<ReturnType<typeof listDueNext>>["rows"][number];

function presentJob(scope: VesselScope, { graceDays, graceTenths, leadDays, ...job }: MachineJob) {
  const { state, bucket, remaining, daysOverdue, usedShare } = dueOf(
    { ...job, graceDays, graceTenths, leadDays },
    shipsDay(scope),
    () => shipsDay(scope, job.createdAt),
  );
  return { ...job, numberText: jobNumberText(job), state, bucket, remaining, daysOverdue, usedShare };
}

/** What is coming up on the machine and on what belongs to it, with how much of each interval is used up. */
export async function dueNext(scope: VesselScope, { id }: { id: string }) {
  await getItem(scope, id);
  const { rows, total } = await listDueNext(scope.tx, scope.vesselId, id, dueNextShown);
  return { rows: rows.map((row) => presentJob(scope, row)), total };
}

export async function machineJobs(scope: VesselScope, input: EquipmentJobsInput) {
  await getItem(scope, input.id);
  const { rows, nextCursor } = await listMachineJobs(scope.tx, scope.vesselId, input);
  return { rows: rows.map((row) => presentJob(scope, row)), nextCursor };
}

/** The readings of one meter as a chart draws them: points in time order, figures at which jobs fall due, and the forecast. */
export async function readingChart(scope: VesselScope, input: ReadingsInput) {
  await getItem(scope, input.equipmentId);
  const meters = await listCounters(scope.tx, scope.vesselId, input.equipmentId);
  const counter = input.counterId ? meters.find(({ id }) => id === input.counterId) : meters[0];
  if (!counter) {
    if (input.counterId) throw new AppError("not_found", "refusals:recordNotFound");
    return { counter: null, points: [], hasMore: false, thresholds: [] };
  }
  const range = { from: input.from ?? new Date(scope.now.getTime() - yearMs), to: input.to };
  const [{ rows: points, hasMore }, waiting] = await Promise.all([
    bounded(listReadings(scope.tx, scope.vesselId, counter.id, range), pointsShown),
    listJobsOnCounter(scope.tx, scope.vesselId, counter.id),
  ]);
  const lastReadOn = counter.lastReadAt ? shipsDay(scope, counter.lastReadAt) : null;
  return {
    counter,
    points: points.reverse(),
    /** Earlier ones are left out. */
    hasMore,
    thresholds: waiting.map(({ id, title, dueTotal }) => ({
      jobId: id,
      title,
      dueTotal: dueTotal ?? 0,
      /** By the average; absent when nothing can be said. */
      reachedOn: plannedOnOf({ dueOn: null, dueTotal }, { ...counter, lastReadOn }),
    })),
  };
}
