import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import {
  type CounterSegment,
  replaceMeter as fitMeter,
  judgeReading,
  type MeterChange,
  type Reading,
  rollOver,
  totalAt,
} from "@ymp/core/maintenance/counters";
import type { VesselScope } from "../../context.ts";
import { saysAnythingNew } from "../../kit/expect-base.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { refreshCounter } from "./counters.service.ts";
import { equipmentRecord } from "./equipment.record.ts";
import { expectMayChangeItem } from "./equipment-editing.service.ts";
import { refuseReading, takesJump } from "./reading-refusals.ts";
import {
  type CounterRow,
  closeSegment,
  findLatest,
  insertReading,
  insertSegment,
  listSegments,
  lockCounter,
  updateCounter,
} from "./readings.repository.ts";
import type { ReplaceMeterInput, SetOverhaulInput } from "./readings.schema.ts";

/** A new meter is fitted, or the old one ran past its last figure: the total runs on. */
export async function replaceMeter(scope: VesselScope, input: ReplaceMeterInput): Promise<{ total: number }> {
  const { tx, vesselId } = scope;
  expectHappened(scope, "work", { replacedAt: input.replacedAt });
  const { counter, equipment } = expectRow(await lockCounter(tx, vesselId, input.counterId));
  expectVersion(counter, input.version);
  expectMayChangeItem(scope, equipment, ["meter"]);
  const [segments, latest] = await Promise.all([
    listSegments(tx, vesselId, counter.id),
    findLatest(tx, vesselId, counter.id),
  ]);
  const fitted = expectRow(segments.at(-1));
  const last = latest?.segmentNumber === fitted.number ? latest : null;
  judgeLastFigure(scope, counter, fitted, last, input);
  const change = meterChange(fitted, input);
  await writeMeterChange(scope, counter, change, { input, isLastFigureKnown: last?.reading === input.oldReading });
  await refreshCounter(scope, counter.id);
  await updateCounter(tx, vesselId, counter.id, { version: counter.version + 1 });
  const { oldReading, note = null } = input;
  const { startReading, offsetTotal: total, reason } = change.opened;
  await recordChange(scope, equipmentRecord, equipment.id, {
    verb: reason === "rollover" ? "meter_rolled_over" : "meter_replaced",
    facts: { equipmentName: equipment.name, kind: counter.kind, oldReading, startReading, total, note },
  });
  return { total };
}

function judgeLastFigure(
  scope: VesselScope,
  { kind }: CounterRow,
  segment: CounterSegment,
  last: Reading | null,
  { oldReading, replacedAt, confirmsJump }: ReplaceMeterInput,
): void {
  const previous = last ?? { reading: segment.startReading, readAt: segment.startedAt };
  if (replacedAt < previous.readAt)
    throw new AppError(
      "invalid",
      "equipment:replacedBeforeReading",
      {},
      { replacedAt: "equipment:replacedBeforeReading" },
    );
  const verdict = judgeReading({ kind, segment, previous }, { reading: oldReading, readAt: replacedAt });
  if (verdict.verdict === "ok" || takesJump(scope, verdict, confirmsJump)) return;
  throw refuseReading(scope, verdict, previous, "oldReading");
}

function meterChange(
  fitted: CounterSegment,
  { oldReading, startReading, replacedAt, rolloverAt }: ReplaceMeterInput,
): MeterChange {
  return rolloverAt === undefined
    ? fitMeter(fitted, oldReading, { startReading, at: replacedAt })
    : rollOver(fitted, oldReading, rolloverAt, replacedAt);
}

/** The old meter's last figure and the new one's first are kept as readings. */
async function writeMeterChange(
  scope: VesselScope,
  counter: CounterRow,
  { closed, opened }: MeterChange,
  { input, isLastFigureKnown }: { input: ReplaceMeterInput; isLastFigureKnown: boolean },
): Promise<void> {
  const { tx, vesselId } = scope;
  const { oldReading, replacedAt: readAt, note = null } = input;
  const point = (segment: CounterSegment, reading: number) => ({
    ...stampOf(scope, newId()),
    counterId: counter.id,
    segmentNumber: segment.number,
    reading,
    total: totalAt(segment, reading),
    readAt,
    note,
  });
  await closeSegment(tx, vesselId, counter.id, closed.number, oldReading);
  await insertSegment(tx, { ...stampOf(scope, newId()), ...opened, counterId: counter.id, note });
  if (!isLastFigureKnown) await insertReading(tx, point(closed, oldReading));
  await insertReading(tx, point(opened, opened.startReading));
}

/** The figures since overhaul count from here. */
export async function setOverhaul(scope: VesselScope, input: SetOverhaulInput): Promise<void> {
  expectHappened(scope, "vessel", { overhauledOn: input.overhauledOn });
  const { counter, equipment } = expectRow(await lockCounter(scope.tx, scope.vesselId, input.counterId));
  expectVersion(counter, input.version);
  expectMayChangeItem(scope, equipment, ["overhaul"]);
  const { overhaulTotal, overhauledOn } = input;
  if (!saysAnythingNew(counter, { overhaulTotal, overhauledOn })) return;
  if (overhaulTotal !== null && overhaulTotal > (counter.lastTotal ?? 0))
    throw new AppError(
      "invalid",
      "equipment:overhaulAboveTotal",
      {},
      { overhaulTotal: "equipment:overhaulAboveTotal" },
    );
  await updateCounter(scope.tx, scope.vesselId, counter.id, {
    overhaulTotal,
    overhauledOn,
    version: counter.version + 1,
    updatedAt: scope.now,
  });
  await recordChange(scope, equipmentRecord, equipment.id, {
    verb: "overhauled",
    facts: { equipmentName: equipment.name, kind: counter.kind, overhaulTotal, overhauledOn },
  });
}
