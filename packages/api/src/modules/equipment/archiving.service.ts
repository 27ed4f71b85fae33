import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { jobNumberText, jobRecord, planRecord } from "../jobs/jobs.record.ts";
import { standsInTheWay, type WorkOfMachines } from "./archiving.rules.ts";
import { type EquipmentRow, equipmentRecord } from "./equipment.record.ts";
import type { ArchiveEquipmentInput } from "./equipment.schema.ts";
import { getItem } from "./equipment.service.ts";
import { expectMayChangeItem } from "./equipment-editing.service.ts";
import {
  cancelJobs,
  type JobRow,
  listLastVerbs,
  listPlansOf,
  lockOpenJobs,
  lockPlansOf,
  openJobsOf,
  type PlanRow,
  setPlansActive,
} from "./plans-of-machines.repository.ts";
import { lockBranch, lockTree, updateItems } from "./register.repository.ts";
import { type Raised, raiseReturned } from "./returning-plans.service.ts";

/** The mark by which restoring knows the plans that archiving stopped; one that was touched since has another. */
const stoppedWithMachine = "stopped_with_machine";

/** Takes an item and all that belongs to it out of the register: plans stop, history stays. */
export async function archiveEquipment(scope: VesselScope, input: ArchiveEquipmentInput) {
  const { tx, vesselId, now } = scope;
  const { item, branch } = await lockBranchOf(scope, input);
  if (item.archivedAt) throw new AppError("conflict", "equipment:isArchived", { name: item.name });
  const live = branch.filter(({ archivedAt }) => archivedAt === null);
  for (const row of live) expectMayChangeItem(scope, row, ["archivedAt"]);
  const ids = live.map(({ id }) => id);
  const plans = await lockPlansOf(tx, vesselId, ids);
  const open = await lockOpenJobs(tx, vesselId, ids);
  const work = { name: item.name, machines: live, jobs: open, plans };
  expectNothingInTheWay(scope, work);
  const closed = await closeJobs(scope, item, open, input);
  const stoppedPlans = await stopPlans(scope, work.plans);
  await updateItems(tx, vesselId, ids, { archivedAt: now }, now);
  await recordItemChanges(scope, item, live, "archived", input.reason ?? null);
  return { archived: ids.length, stoppedPlans, closedJobs: closed };
}

/** Brings back what was archived together, and starts the plans again that were stopped by it. */
export async function restoreEquipment(scope: VesselScope, input: { id: string; version: number }) {
  const { tx, vesselId, now } = scope;
  const { item, branch } = await lockBranchOf(scope, input);
  if (!item.archivedAt) throw new AppError("conflict", "equipment:isNotArchived", { name: item.name });
  const parent = item.parentId ? await getItem(scope, item.parentId) : null;
  if (parent?.archivedAt) throw new AppError("conflict", "equipment:parentIsArchived", { name: parent.name });
  const together = branch.filter(({ archivedAt }) => archivedAt?.getTime() === item.archivedAt?.getTime());
  for (const row of together) expectMayChangeItem(scope, row, ["archivedAt"]);
  const ids = together.map(({ id }) => id);
  await updateItems(tx, vesselId, ids, { archivedAt: null }, now);
  const { started } = await startPlans(scope, ids);
  await recordItemChanges(scope, item, together, "restored", null);
  return { restored: ids.length, startedPlans: started };
}

async function lockBranchOf(scope: VesselScope, { id, version }: { id: string; version: number }) {
  // What is being hung below it at this moment belongs to the branch or finds it archived.
  await lockTree(scope.tx, scope.vesselId);
  await getItem(scope, id);
  const branch = await lockBranch(scope.tx, scope.vesselId, id);
  const item = expectRow(branch.find((row) => row.id === id));
  expectVersion(item, version);
  return { item, branch };
}

async function closeJobs(
  scope: VesselScope,
  item: EquipmentRow,
  open: readonly JobRow[],
  { closesOpenJobs, reason = "" }: ArchiveEquipmentInput,
): Promise<number> {
  if (open.length === 0) return 0;
  if (!closesOpenJobs) throw new AppError("conflict", "equipment:hasOpenJobs", { name: item.name, count: open.length });
  if (reason.length < 3)
    throw new AppError("invalid", "job-refusals:reasonTooShort", {}, { reason: "job-refusals:reasonTooShort" });
  await cancelOpenJobs(scope, open, reason);
  return open.length;
}

async function cancelOpenJobs(scope: VesselScope, open: readonly JobRow[], cancelReason: string): Promise<void> {
  await cancelJobs(
    scope.tx,
    scope.vesselId,
    open.map(({ id }) => id),
    cancelReason,
    scope.now,
  );
  await recordChanges(
    scope,
    jobRecord,
    open.map((job) => ({
      recordId: job.id,
      verb: "cancelled",
      before: { status: job.status, cancelReason: job.cancelReason },
      after: { status: "cancelled" as const, cancelReason },
      facts: { number: jobNumberText(job), title: job.title, reason: cancelReason },
      relatedIds: [job.equipmentId],
    })),
  );
}

/** @throws AppError conflict with what may not be closed or stopped by this person */
function expectNothingInTheWay(scope: VesselScope, work: WorkOfMachines): void {
  const refusal = standsInTheWay(work, editorOf(scope));
  if (refusal) throw new AppError("conflict", refusal.messageKey, refusal.params);
}

/** What is still to be done on these machines. */
export async function workOfMachines({ tx, vesselId }: VesselScope, ids: readonly string[]) {
  const [jobs, plans] = await Promise.all([openJobsOf(tx, vesselId, ids), listPlansOf(tx, vesselId, ids)]);
  return { jobs, plans };
}

/**
 * Closes what is still to be done on machines that a list takes out of the register, for its reason.
 * @returns the jobs as they stood before
 * @throws AppError conflict as archiving by hand
 */
export async function closeWorkOf(
  scope: VesselScope,
  machines: readonly EquipmentRow[],
  reason: string,
): Promise<readonly JobRow[]> {
  const ids = machines.map(({ id }) => id);
  const plans = await lockPlansOf(scope.tx, scope.vesselId, ids);
  const open = await lockOpenJobs(scope.tx, scope.vesselId, ids);
  const name = machines.find(({ id }) => open.some((job) => job.equipmentId === id))?.name ?? "";
  expectNothingInTheWay(scope, { name, machines, jobs: open, plans });
  await cancelOpenJobs(scope, open, reason);
  await stopPlans(scope, plans);
  return open;
}

/** @returns how many plans were running */
async function stopPlans(scope: VesselScope, plans: readonly PlanRow[]): Promise<number> {
  const running = plans.filter(({ isActive }) => isActive);
  await setPlansActive(
    scope.tx,
    scope.vesselId,
    running.map(({ id }) => id),
    false,
    scope.now,
  );
  await recordPlanChanges(scope, running, stoppedWithMachine, false);
  return running.length;
}

/** Starts what `stopPlans` stopped and nobody touched since, each with its next job. */
export async function startPlans(
  scope: VesselScope,
  equipmentIds: readonly string[],
): Promise<{ started: number; raised: readonly Raised[] }> {
  const { tx, vesselId, now } = scope;
  const resting = (await lockPlansOf(tx, vesselId, equipmentIds)).filter(({ isActive }) => !isActive);
  const verbs = await listLastVerbs(
    tx,
    vesselId,
    resting.map(({ id }) => id),
  );
  const stopped = new Set(verbs.filter(({ verb }) => verb === stoppedWithMachine).map(({ planId }) => planId));
  const started = resting.filter(({ id }) => stopped.has(id)).map((plan) => ({ ...plan, isActive: true }));
  await setPlansActive(
    tx,
    vesselId,
    started.map(({ id }) => id),
    true,
    now,
  );
  await recordPlanChanges(scope, started, "started_with_machine", true);
  return { started: started.length, raised: await raiseReturned(scope, started) };
}

async function recordPlanChanges(
  scope: VesselScope,
  list: readonly PlanRow[],
  verb: string,
  isActive: boolean,
): Promise<void> {
  await recordChanges(
    scope,
    planRecord,
    list.map((plan) => ({
      recordId: plan.id,
      verb,
      before: { isActive: !isActive },
      after: { isActive },
      facts: { title: plan.title },
      relatedIds: [plan.equipmentId],
    })),
  );
}

async function recordItemChanges(
  scope: VesselScope,
  item: EquipmentRow,
  rows: readonly EquipmentRow[],
  verb: "archived" | "restored",
  reason: string | null,
): Promise<void> {
  await recordChanges(
    scope,
    equipmentRecord,
    rows.map((row) => ({
      recordId: row.id,
      verb,
      facts: { equipmentName: row.name, reason, with: row.id === item.id ? null : item.name },
      relatedIds: [row.parentId],
    })),
  );
}
