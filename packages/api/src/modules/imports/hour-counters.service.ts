import { newId } from "@ymp/core/ids";
import { counterSegments, counters, readings } from "@ymp/db/schema/equipment";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordReading } from "../equipment/readings.service.ts";
import { listHourCounters } from "./writing.repository.ts";
import { created, type WrittenRecord } from "./written-rows.ts";

/** A machine whose hours a file tells, or whose service goes by hours. */
export interface HoursWanted {
  sourceRow: number;
  equipmentId: string;
  /** Tenths; null when only the meter is needed. */
  reading: number | null;
}

export interface HourMeter {
  id: string;
  total: number | null;
}

/** Meters of these machines, set up where there were none, with the readings of the file; by machine. */
export async function readHours(scope: VesselScope, wanted: readonly HoursWanted[]) {
  const { tx, vesselId, now } = scope;
  const existing = await listHourCounters(
    tx,
    vesselId,
    wanted.map(({ equipmentId }) => equipmentId),
  );
  const meters = new Map<string, HourMeter>(
    existing.map((row) => [row.equipmentId, { id: row.id, total: row.lastTotal }]),
  );
  const written: WrittenRecord[] = [];
  for (const { sourceRow, equipmentId, reading } of wanted) {
    const meter = meters.get(equipmentId);
    if (!meter || reading === null) continue;
    const entry = { counterId: meter.id, reading, readAt: now, source: "import" as const, confirmsJump: true };
    const { readingId, total } = await recordReading(scope, entry);
    meters.set(equipmentId, { id: meter.id, total });
    written.push(created(sourceRow, "reading", readingId));
  }
  const fresh = await setUpMeters(
    scope,
    wanted.filter(({ equipmentId }) => !meters.has(equipmentId)),
  );
  for (const { equipmentId, id, total } of fresh.meters) meters.set(equipmentId, { id, total });
  return { meters, written: [...written, ...fresh.written] };
}

async function setUpMeters(scope: VesselScope, wanted: readonly HoursWanted[]) {
  const { tx, now } = scope;
  const readingOf = new Map<string, number | null>();
  const rowOf = new Map<string, number>();
  for (const { equipmentId, reading, sourceRow } of wanted) {
    readingOf.set(equipmentId, reading ?? readingOf.get(equipmentId) ?? null);
    if (!rowOf.has(equipmentId)) rowOf.set(equipmentId, sourceRow);
  }
  const rows = [...readingOf].map(([equipmentId, total]) => ({
    ...stampOf(scope, newId()),
    equipmentId,
    kind: "hours" as const,
    lastReading: total,
    lastTotal: total,
    lastReadAt: total === null ? null : now,
  }));
  await insertRows(tx, counters, rows);
  const segments = rows.map(({ id, lastTotal }) => ({
    ...stampOf(scope, newId()),
    counterId: id,
    number: 1,
    offsetTotal: lastTotal ?? 0,
    startReading: lastTotal ?? 0,
    startedAt: now,
  }));
  await insertRows(tx, counterSegments, segments);
  const first = rows.flatMap(({ id, equipmentId, lastTotal }) =>
    lastTotal === null ? [] : [{ equipmentId, counterId: id, reading: lastTotal, total: lastTotal }],
  );
  const points = first.map(({ equipmentId: _, ...point }) => ({
    ...stampOf(scope, newId()),
    ...point,
    segmentNumber: 1,
    readAt: now,
    source: "import" as const,
  }));
  await insertRows(tx, readings, points);
  const sourceRowOf = (equipmentId: string) => expectRow(rowOf.get(equipmentId));
  return {
    meters: rows.map(({ id, equipmentId, lastTotal }) => ({ id, equipmentId, total: lastTotal })),
    written: [
      ...rows.map(({ id, equipmentId }) => created(sourceRowOf(equipmentId), "counter", id)),
      ...points.map(({ id }, index) => created(sourceRowOf(first[index]?.equipmentId ?? ""), "reading", id)),
    ],
  };
}
