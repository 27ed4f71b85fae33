import { AppError } from "@ymp/core/errors";
import { judgeSwap, type SwapPlace, swappedPlaces } from "@ymp/core/maintenance/component-swap";
import { judgeCancelling } from "@ymp/core/maintenance/job-fields";
import { statusOf } from "@ymp/core/maintenance/job-flow";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { regradeJobs } from "../criticality/criticality.service.ts";
import { jobNumberText, jobRecord, planRecord } from "../jobs/jobs.record.ts";
import { refreshCounter } from "./counters.service.ts";
import { type EquipmentRow, equipmentRecord } from "./equipment.record.ts";
import { findEquipment } from "./equipment.repository.ts";
import { deepestLevel } from "./equipment.schema.ts";
import { getItem } from "./equipment.service.ts";
import { expectMayChangeItem } from "./equipment-editing.service.ts";
import { type JobRow, lockOpenJobs, lockPlansOf } from "./plans-of-machines.repository.ts";
import { recordReading } from "./readings.service.ts";
import { listParents, lockItems, lockTree, updateItems } from "./register.repository.ts";
import { listCountersOf, listOpenJobs, writeMovedJobs, writeMovedPlans } from "./swap.repository.ts";
import type { SwapInput } from "./swap.schema.ts";
import { type Swapped, swappedWork, wayOf } from "./swapped-work.ts";
import { pathOf, treeOf } from "./tree.rules.ts";

/** What has to be asked before two components change places: their meters, and each open job with what is proposed for it. */
export async function swapPreview(scope: VesselScope, { id, spareId }: { id: string; spareId: string }) {
  const [one, other] = [await getItem(scope, id), await getItem(scope, spareId)];
  const ids = [one.id, other.id];
  const [counters, open] = await Promise.all([
    listCountersOf(scope.tx, scope.vesselId, ids),
    listOpenJobs(scope.tx, scope.vesselId, ids),
  ]);
  const swapped: Swapped = { one, other, counters, chosen: new Map() };
  return {
    versions: { fitted: one.version, spare: other.version },
    counters: counters.map(({ id: counterId, equipmentId, kind, lastReading, lastTotal, lastReadAt }) => ({
      ...{ id: counterId, equipmentId, kind, lastReading, lastTotal, lastReadAt },
    })),
    jobs: open.map((job) => ({ ...job, number: jobNumberText(job), goes: wayOf(swapped, job) })),
  };
}

/** Two components change places: each takes its counters, history and warranty along, the position keeps its own. */
export async function swapComponents(scope: VesselScope, input: SwapInput): Promise<{ version: number }> {
  const { tx, vesselId } = scope;
  expectHappened(scope, "work", { swappedAt: input.swappedAt });
  await lockTree(tx, vesselId);
  const { one, other } = await lockPair(scope, input);
  await refusePlaces(scope, one, other);
  await readMeters(scope, input, [one.id, other.id]);
  const ids = [one.id, other.id];
  const [counters, plans, open] = await Promise.all([
    listCountersOf(tx, vesselId, ids),
    lockPlansOf(tx, vesselId, ids),
    lockOpenJobs(tx, vesselId, ids),
  ]);
  const chosen = new Map(input.jobs.map(({ id, goes }) => [id, goes]));
  for (const id of chosen.keys()) expectRow(open.find((job) => job.id === id));
  expectMayLeave(scope, { one, other, counters, chosen }, open);
  const work = swappedWork({ one, other, counters, chosen }, { jobs: open, plans }, scope.now);
  const places = swappedPlaces(one, other, input);
  const written = [
    ...(await updateItems(tx, vesselId, [one.id], places.fitted, scope.now)),
    ...(await updateItems(
      tx,
      vesselId,
      [other.id],
      { ...places.spare, installedOn: shipsDay(scope, input.swappedAt) },
      scope.now,
    )),
  ];
  await writeMovedJobs(
    tx,
    vesselId,
    work.jobs.map(({ after }) => after),
  );
  await writeMovedPlans(
    tx,
    vesselId,
    work.plans.map(({ after }) => after),
  );
  await tell(scope, input, { one, other, written, work });
  if (one.isCritical !== other.isCritical) await regradeJobs(scope, ids);
  for (const { id } of counters) await refreshCounter(scope, id);
  return { version: expectRow(written.find(({ id }) => id === one.id)).version };
}

/** Critical work that is told to leave its critical position is critical no more: anyone who may close it may say so. */
function expectMayLeave(scope: VesselScope, swapped: Swapped, open: readonly JobRow[]): void {
  const { one, other, chosen, counters } = swapped;
  const asProposed = { one, other, counters, chosen: new Map() };
  for (const job of open) {
    const on = job.equipmentId === one.id ? one : other;
    const isTold = chosen.get(job.id) === "component" && wayOf(asProposed, job) === "position";
    if (!isTold || !on.isCritical) continue;
    const refusals = judgeCancelling({ ...job, status: statusOf(job.status) }, editorOf(scope));
    if (refusals.length > 0) throw new AppError("conflict", "equipment:keepsJob", { title: job.title });
  }
}

async function lockPair(scope: VesselScope, { id, version, spareId, spareVersion }: SwapInput) {
  await getItem(scope, id);
  await getItem(scope, spareId);
  const rows = await lockItems(scope.tx, scope.vesselId, [id, spareId]);
  const one = expectRow(rows.find((row) => row.id === id));
  const other = expectRow(rows.find((row) => row.id === spareId));
  expectVersion(one, version);
  expectVersion(other, spareVersion);
  for (const item of [one, other]) {
    if (item.archivedAt) throw new AppError("conflict", "equipment:isArchived", { name: item.name });
    expectMayChangeItem(scope, item, ["parentId"]);
  }
  return { one, other };
}

async function refusePlaces(scope: VesselScope, one: EquipmentRow, other: EquipmentRow): Promise<void> {
  const { parents, heights } = treeOf(await listParents(scope.tx, scope.vesselId));
  const placeOf = ({ id }: EquipmentRow): SwapPlace => ({
    id,
    path: pathOf(parents, id),
    height: heights.get(id) ?? 1,
  });
  const verdict = judgeSwap(placeOf(one), placeOf(other), deepestLevel);
  if (verdict === "ok") return;
  const messageKey = verdict === "too_deep" ? "equipment:tooDeep" : "swap:insideEachOther";
  throw new AppError("invalid", messageKey, { limit: deepestLevel }, { spareId: messageKey });
}

async function readMeters(scope: VesselScope, { readings, swappedAt }: SwapInput, ids: string[]): Promise<void> {
  const own = new Set((await listCountersOf(scope.tx, scope.vesselId, ids)).map(({ id }) => id));
  for (const { id, counterId, reading, confirmsJump } of readings) {
    if (!own.has(counterId)) throw new AppError("not_found", "refusals:recordNotFound");
    await recordReading(scope, { id, counterId, reading, readAt: swappedAt, source: "manual", confirmsJump });
  }
}

interface Told {
  one: EquipmentRow;
  other: EquipmentRow;
  written: readonly EquipmentRow[];
  work: ReturnType<typeof swappedWork>;
}

async function tell(scope: VesselScope, input: SwapInput, { one, other, written, work }: Told): Promise<void> {
  const placeName = async ({ parentId, location }: EquipmentRow) =>
    (parentId ? (await findEquipment(scope.tx, scope.vesselId, parentId))?.name : null) ?? location;
  const [fittedPlace, sparePlace] = [await placeName(one), await placeName(other)];
  const factsOf = (item: EquipmentRow, counterpart: EquipmentRow, place: string | null) => ({
    equipmentName: item.name,
    counterpart: [counterpart.name, counterpart.serialNumber].filter(Boolean).join(", "),
    place,
    reason: input.reason,
    swappedAt: input.swappedAt.toISOString(),
  });
  await recordChanges(
    scope,
    equipmentRecord,
    [
      { verb: "swapped_out", before: one, facts: factsOf(one, other, sparePlace) },
      { verb: "swapped_in", before: other, facts: factsOf(other, one, fittedPlace) },
    ].map((change) => ({
      ...change,
      recordId: change.before.id,
      after: expectRow(written.find(({ id }) => id === change.before.id)),
      relatedIds: [one.id, other.id, one.parentId, other.parentId].filter((id) => id !== change.before.id),
    })),
  );
  const nameOf = new Map(written.map(({ id, name }) => [id, name]));
  await recordChanges(
    scope,
    jobRecord,
    work.jobs.map(({ before, after }) => ({
      recordId: after.id,
      verb: "updated",
      before,
      after: { ...after, equipmentName: nameOf.get(after.equipmentId ?? "") ?? null },
      facts: { number: jobNumberText(after), title: after.title },
      relatedIds: [one.id, other.id],
    })),
  );
  await recordChanges(
    scope,
    planRecord,
    work.plans.map(({ before, after }) => ({
      recordId: after.id,
      verb: "updated",
      before,
      after,
      facts: { title: after.title },
      relatedIds: [one.id, other.id],
    })),
  );
}
