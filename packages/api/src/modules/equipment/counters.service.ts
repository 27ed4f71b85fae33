import { todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { dailyAverage, usageRate } from "@ymp/core/maintenance/counters";
import type { VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { plannedOnOf } from "../jobs/jobs.rules.ts";
import { type EquipmentRow, equipmentRecord } from "./equipment.record.ts";
import {
  type CounterRow,
  findLatest,
  insertCounter,
  insertReading,
  insertSegment,
  listBases,
  listJobsOnCounter,
  setPlannedOn,
  updateCounter,
} from "./readings.repository.ts";

export interface RecordedReading {
  readingId: string;
  counterId: string;
  /** Tenths over all meters the counter has had. */
  total: number;
}

const averagedMs = 30 * 86_400_000;

/** Sets up a meter that already shows something: what it shows is its total so far. */
export async function startCounter(
  scope: VesselScope,
  equipment: EquipmentRow,
  meter: {
    id: string;
    kind: CounterRow["kind"];
    readingId: string;
    reading: number;
    readAt: Date;
    note?: string | null;
  },
): Promise<RecordedReading> {
  const { tx } = scope;
  const { id: counterId, kind, readingId, reading, readAt, note = null } = meter;
  expectHappened(scope, "work", { readAt });
  await insertCounter(tx, { ...stampOf(scope, counterId), equipmentId: equipment.id, kind });
  await insertSegment(tx, {
    ...stampOf(scope, newId()),
    counterId,
    number: 1,
    offsetTotal: reading,
    startReading: reading,
    startedAt: readAt,
  });
  await insertReading(tx, {
    ...stampOf(scope, readingId),
    counterId,
    segmentNumber: 1,
    reading,
    total: reading,
    readAt,
    note,
  });
  await refreshCounter(scope, counterId);
  await recordReadingChange(scope, equipment, { kind, lastTotal: null }, { total: reading, reading, jobId: null });
  return { readingId, counterId, total: reading };
}

/** Brings the counter and the planning dates of its open jobs in line with the readings that hold. */
export async function refreshCounter(scope: VesselScope, counterId: string): Promise<void> {
  const { tx, vesselId } = scope;
  const latest = await findLatest(tx, vesselId, counterId);
  const [bases, waiting] = await Promise.all([
    latest ? listBases(tx, vesselId, counterId, new Date(latest.readAt.getTime() - averagedMs)) : [],
    listJobsOnCounter(tx, vesselId, counterId),
  ]);
  const rate = latest ? usageRate(bases, latest) : null;
  const standing = {
    lastTotal: latest?.total ?? null,
    lastReadOn: latest ? todayIn(scope.vessel.timeZone, latest.readAt) : null,
    dailyAverage: rate ? dailyAverage(rate) : null,
  };
  const replanned = waiting
    .map((job) => ({ id: job.id, was: job.plannedOn, plannedOn: plannedOnOf(job, standing) }))
    .filter(({ was, plannedOn }) => was !== plannedOn);
  await Promise.all([
    updateCounter(tx, vesselId, counterId, {
      lastReading: latest?.reading ?? null,
      lastTotal: standing.lastTotal,
      lastReadAt: latest?.readAt ?? null,
      dailyAverage: standing.dailyAverage,
      updatedAt: scope.now,
    }),
    setPlannedOn(
      tx,
      vesselId,
      replanned.map(({ id, plannedOn }) => ({ id, plannedOn })),
    ),
  ]);
}

export async function recordReadingChange(
  scope: VesselScope,
  equipment: EquipmentRow,
  counter: Pick<CounterRow, "kind" | "lastTotal">,
  facts: { total: number; reading: number; jobId: string | null },
): Promise<void> {
  await recordChange(scope, equipmentRecord, equipment.id, {
    verb: "reading",
    facts: {
      equipmentName: equipment.name,
      kind: counter.kind,
      reading: facts.reading,
      total: facts.total,
      previousTotal: counter.lastTotal,
    },
    relatedIds: [facts.jobId],
  });
}
