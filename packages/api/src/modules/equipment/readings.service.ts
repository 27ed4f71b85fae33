import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { type CounterSegment, judgeReading, totalAt } from "@ymp/core/maintenance/counters";
import { heldReading, readingPolicy } from "@ymp/core/maintenance/reading-fields";
import type { VesselScope } from "../../context.ts";
import { expectMayChange } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type RecordedReading, recordReadingChange, refreshCounter, startCounter } from "./counters.service.ts";
import { type EquipmentRow, equipmentRecord } from "./equipment.record.ts";
import { maySupervise } from "./equipment.rules.ts";
import { getItem } from "./equipment.service.ts";
import { refuseReading, takesJump } from "./reading-refusals.ts";
import {
  type CounterRow,
  countFromFirstReading,
  findCounter,
  findCounterOf,
  findLatest,
  findNeighbours,
  findReading,
  insertReading,
  listSegments,
  lockCounter,
  withdrawReadings,
} from "./readings.repository.ts";
import type { AddReadingInput } from "./readings.schema.ts";

export interface ReadingEntry {
  /** Made by the sender; a reading sent twice is kept once. */
  id?: string;
  counterId: string;
  /** What the meter shows, in tenths. */
  reading: number;
  readAt: Date;
  source: "manual" | "job" | "import";
  jobId?: string | null;
  note?: string | null;
  confirmsJump: boolean;
  /** Of a reading whose hour nobody knows: the evening in which it is put, and when its day ends on board. */
  day?: { from: Date; to: Date };
}

/**
 * Writes a reading and lets everything that hangs on it follow: the counter, its average, the planning dates of its jobs.
 * @throws AppError `equipment:readingLower`, `equipment:readingAboveLater`, `equipment:readingTooFar` for a head who does not
 * confirm the jump, `equipment:jumpIsForHeads` for everybody else
 */
export async function recordReading(scope: VesselScope, entry: ReadingEntry): Promise<RecordedReading> {
  const { tx, vesselId } = scope;
  expectHappened(scope, "work", { readAt: entry.readAt });
  const { counter, equipment } = expectRow(await lockCounter(tx, vesselId, entry.counterId));
  const readingId = entry.id ?? newId();
  const [existing, segments] = await Promise.all([
    findReading(tx, vesselId, readingId),
    listSegments(tx, vesselId, counter.id),
  ]);
  const sent = existing && (await sentBefore(scope, readingId, existing, { counterId: counter.id }));
  if (sent) return { readingId, counterId: counter.id, total: sent.total };
  const segment = segmentAt(segments, entry.readAt);
  const isFirst = await isNeverRead(scope, counter, segments);
  const total = isFirst ? totalAt(segment, entry.reading) : await judge(scope, counter, { segment, segments }, entry);
  // After every refusal: a walk keeps its other lines, and the refused one is sent again with what is right.
  if (entry.id) await sentBefore(scope, entry.id, undefined);
  await insertReading(tx, { ...stampOf(scope, readingId), ...pointOf(entry), segmentNumber: segment.number, total });
  if (isFirst) await countFromFirstReading(tx, vesselId, counter.id, total);
  await refreshCounter(scope, counter.id);
  await recordReadingChange(scope, equipment, counter, { total, reading: entry.reading, jobId: entry.jobId ?? null });
  return { readingId, counterId: counter.id, total };
}

/**
 * The same of an hour meter that somebody has just read: one of a machine on board.
 * @throws AppError conflict `equipment:isArchived` as well
 */
export async function recordHours(scope: VesselScope, entry: ReadingEntry): Promise<RecordedReading> {
  const counter = await findCounter(scope.tx, scope.vesselId, entry.counterId);
  const { equipmentId } = expectRow(counter?.kind === "hours" ? counter : undefined);
  const { archivedAt, name } = await getItem(scope, equipmentId);
  if (archivedAt) throw new AppError("conflict", "equipment:isArchived", { name });
  return recordReading(scope, entry);
}

/**
 * Why a reading would be refused, before anything is written.
 * @param before what is to be written ahead of it
 */
export async function refusalOfReading(
  scope: VesselScope,
  entry: Pick<ReadingEntry, "counterId" | "reading" | "readAt" | "confirmsJump">,
  before: { reading: number; readAt: Date } | null,
): Promise<AppError | null> {
  const { tx, vesselId } = scope;
  const counter = expectRow(await findCounter(tx, vesselId, entry.counterId));
  const segments = await listSegments(tx, vesselId, counter.id);
  if (!before && (await isNeverRead(scope, counter, segments))) return null;
  try {
    await judge(scope, counter, { segment: segmentAt(segments, entry.readAt), segments }, entry, before);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Reads a meter by its own id, or the machine's meter of a kind, which is set up with its first reading. */
export async function addReading(scope: VesselScope, input: AddReadingInput): Promise<RecordedReading> {
  const { id, reading, readAt, note = null, confirmsJump } = input;
  expectHappened(scope, "work", { readAt });
  const counter = input.counterId
    ? expectRow(await findCounter(scope.tx, scope.vesselId, input.counterId))
    : await findCounterOf(scope.tx, scope.vesselId, input.equipmentId ?? "", input.kind);
  const equipment = await getItem(scope, counter?.equipmentId ?? input.equipmentId ?? "");
  if (equipment.archivedAt) throw new AppError("conflict", "equipment:isArchived", { name: equipment.name });
  if (counter)
    return recordReading(scope, { id, counterId: counter.id, reading, readAt, note, confirmsJump, source: "manual" });
  await sentBefore(scope, id, undefined);
  return startCounter(scope, equipment, { id: newId(), kind: input.kind, readingId: id, reading, readAt, note });
}

/** Takes back the last reading of a meter. Earlier ones stay: what was calculated on them has happened. */
export async function withdrawReading(scope: VesselScope, id: string): Promise<void> {
  const reading = expectRow(await findReading(scope.tx, scope.vesselId, id));
  const { equipment } = expectRow(await lockCounter(scope.tx, scope.vesselId, reading.counterId));
  const [latest, segments] = await Promise.all([
    findLatest(scope.tx, scope.vesselId, reading.counterId),
    listSegments(scope.tx, scope.vesselId, reading.counterId),
  ]);
  const held = heldReading(latest?.id === id || reading.withdrawnAt !== null, equipment);
  const code = maySupervise(scope.access) ? "conflict" : "forbidden";
  expectMayChange(scope, readingPolicy, held, ["withdrawnAt"], code);
  if (reading.withdrawnAt) return;
  const fitted = segments.at(-1);
  if (fitted && fitted.number > 1 && fitted.startedAt.getTime() === reading.readAt.getTime())
    throw new AppError("conflict", "equipment:readingStartsMeter");
  await withdraw(scope, equipment, { id });
}

/** Takes back what the completion of a job read off the meter. */
export async function withdrawReadingOfJob(scope: VesselScope, jobId: string): Promise<void> {
  await withdraw(scope, null, { jobId });
}

async function withdraw(
  scope: VesselScope,
  known: EquipmentRow | null,
  which: { id: string } | { jobId: string },
): Promise<void> {
  for (const row of await withdrawReadings(scope.tx, scope.vesselId, which, scope.now)) {
    const equipment = known ?? expectRow(await lockCounter(scope.tx, scope.vesselId, row.counterId)).equipment;
    await refreshCounter(scope, row.counterId);
    await recordChange(scope, equipmentRecord, equipment.id, {
      verb: "reading_withdrawn",
      facts: { equipmentName: equipment.name, reading: row.reading, total: row.total },
      relatedIds: [row.jobId],
    });
  }
}

const pointOf = ({ counterId, reading, readAt, source, jobId = null, note = null }: ReadingEntry) => ({
  counterId,
  reading,
  readAt,
  source,
  jobId,
  note,
});

/** What was read before the first meter was written down belongs to it as well. */
const segmentAt = (segments: readonly CounterSegment[], at: Date): CounterSegment =>
  segments.findLast(({ startedAt }) => startedAt <= at) ?? expectRow(segments[0]);

/** A plan by running hours may come before anybody has looked at the meter: its first reading is what it shows, whatever that is. */
async function isNeverRead(
  { tx, vesselId }: VesselScope,
  counter: CounterRow,
  segments: readonly CounterSegment[],
): Promise<boolean> {
  if (counter.lastReading !== null || segments.length !== 1) return false;
  return (await findLatest(tx, vesselId, counter.id)) === undefined;
}

async function judge(
  scope: VesselScope,
  counter: CounterRow,
  { segment, segments }: { segment: CounterSegment; segments: readonly CounterSegment[] },
  entry: Pick<ReadingEntry, "reading" | "readAt" | "confirmsJump" | "day">,
  before: { reading: number; readAt: Date } | null = null,
): Promise<number> {
  const found = await findNeighbours(scope.tx, scope.vesselId, counter.id, segment.number, entry.readAt);
  const stands = found.previous ?? standingOf(counter, segment, entry.readAt);
  const day = entry.day && (await judgedByDay(scope, counter, segment, entry.day));
  const previous = before && !(stands && stands.readAt > before.readAt) ? before : stands;
  const next = segments.find(({ number }) => number === segment.number + 1);
  const end = segment.endReading !== null && next ? { reading: segment.endReading, readAt: next.startedAt } : null;
  const neighbours = { previous, later: found.later ?? end, ...(day && { day }) };
  const verdict = judgeReading({ kind: counter.kind, segment, ...neighbours }, entry);
  if (verdict.verdict === "ok") return verdict.total;
  if (takesJump(scope, verdict, entry.confirmsJump)) return totalAt(segment, entry.reading);
  throw refuseReading(scope, verdict, previous ?? { reading: segment.startReading, readAt: segment.startedAt });
}

async function judgedByDay(
  scope: VesselScope,
  counter: CounterRow,
  segment: CounterSegment,
  { from, to }: { from: Date; to: Date },
) {
  const { previous } = await findNeighbours(scope.tx, scope.vesselId, counter.id, segment.number, from);
  return { end: to, before: previous ?? standingOf(counter, segment, from) };
}

/** A meter that was set up without a reading is where its row says. */
function standingOf(counter: CounterRow, segment: CounterSegment, at: Date) {
  const { lastReading, lastReadAt } = counter;
  if (lastReading === null || !lastReadAt || lastReadAt > at || segment.endReading !== null) return null;
  return { reading: lastReading, readAt: lastReadAt };
}
