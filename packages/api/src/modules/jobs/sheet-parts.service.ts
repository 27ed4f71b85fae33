import { AppError } from "@ymp/core/errors";
import { filePolicy, heldFile } from "@ymp/core/file-fields";
import { isOpen, statusOn } from "@ymp/core/maintenance/job-flow";
import { jobTasks } from "@ymp/db/schema/jobs";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { asSeen, expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOfOne } from "../../kit/expect-room.ts";
import { expectMayChange } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { expectWholeParts } from "../inventory/stock.service.ts";
import { attachFiles } from "./job-files.service.ts";
import { jobRecord } from "./jobs.record.ts";
import { adderOfFile, type JobRecordRow, unlinkFile } from "./jobs.repository.ts";
import type {
  addTaskInput,
  jobFilesInput,
  removeJobFileInput,
  removeJobPartInput,
  removeTaskInput,
  setJobPartInput,
  setTaskDoneInput,
} from "./jobs.schema.ts";
import { lockJob } from "./jobs.service.ts";
import { requireInsider } from "./jobs-scope.ts";
import {
  appendTask,
  appendTasks,
  deletePart,
  deleteTask,
  findPart,
  findTask,
  itemName,
  knownTasks,
  putPart,
  setTaskDone,
} from "./sheet-parts.repository.ts";

/** Checklist, parts and files of a job. None of them counts the job's version up, so nobody's edit of the job is disturbed. */

async function lockOpenJob(scope: VesselScope, id: string): Promise<JobRecordRow> {
  const job = await lockJob(scope, id);
  if (!isOpen(statusOn(job.status, job.dueOn, shipsDay(scope)))) throw new AppError("conflict", "job-refusals:notOpen");
  return job;
}

/** The job is locked: nobody adds lines at the same moment. */
const expectRoomForTasks = ({ tx, vesselId }: VesselScope, jobId: string, added: number) =>
  expectRoom(tx, jobTasks, { vesselId, most: mostOfOne.tasks, added, of: [[jobTasks.jobId, jobId]] });

export async function tickTask(
  scope: VesselScope,
  input: z.infer<typeof setTaskDoneInput>,
): Promise<{ doneAt: Date | null }> {
  const job = await lockOpenJob(scope, input.id);
  const task = expectRow(await findTask(scope.tx, scope.vesselId, job.id, input.taskId));
  if ((task.doneAt !== null) === input.isDone) return { doneAt: task.doneAt };
  const doneAt = input.isDone ? scope.now : null;
  await setTaskDone(scope.tx, scope.vesselId, task.id, { doneAt, doneBy: input.isDone ? scope.actor.userId : null });
  await recordChange(scope, jobRecord, job.id, {
    verb: input.isDone ? "task_done" : "task_undone",
    facts: { title: task.title },
  });
  return { doneAt };
}

export async function addTask(scope: VesselScope, input: z.infer<typeof addTaskInput>): Promise<void> {
  requireInsider(scope);
  const job = await lockOpenJob(scope, input.id);
  const { taskId: id, title } = input;
  if (await sentBefore(scope, id, await findTask(scope.tx, scope.vesselId, job.id, id))) return;
  await expectRoomForTasks(scope, job.id, 1);
  await appendTask(scope.tx, { vesselId: scope.vesselId, jobId: job.id, id, title, createdBy: scope.actor.userId });
  await recordChange(scope, jobRecord, job.id, { verb: "task_added", facts: { title } });
}

/** Several lines at once, from a checklist that is kept under a name. @returns how many of them are new */
export async function addTasks(
  scope: VesselScope,
  { id, tasks, from }: { id: string; tasks: readonly { id: string; title: string }[]; from: string },
): Promise<number> {
  requireInsider(scope);
  const job = await lockOpenJob(scope, id);
  const own = { vesselId: scope.vesselId, jobId: job.id, createdBy: scope.actor.userId };
  const known = await knownTasks(
    scope.tx,
    scope.vesselId,
    job.id,
    tasks.map((task) => task.id),
  );
  if (known < tasks.length) await expectRoomForTasks(scope, job.id, tasks.length - known);
  const added = await appendTasks(scope.tx, own, tasks);
  if (added > 0)
    await recordChange(scope, jobRecord, job.id, { verb: "tasks_added", facts: { name: from, count: added } });
  return added;
}

export async function removeTask(scope: VesselScope, input: z.infer<typeof removeTaskInput>): Promise<void> {
  requireInsider(scope);
  const job = await lockOpenJob(scope, input.id);
  const task = expectRow(await findTask(scope.tx, scope.vesselId, job.id, input.taskId));
  await deleteTask(scope.tx, scope.vesselId, task.id);
  await recordChange(scope, jobRecord, job.id, { verb: "task_removed", facts: { title: task.title } });
}

export async function planPart(scope: VesselScope, input: z.infer<typeof setJobPartInput>): Promise<void> {
  requireInsider(scope);
  const job = await lockOpenJob(scope, input.id);
  expectRow(await itemName(scope.tx, scope.vesselId, input.itemId));
  await expectWholeParts(scope, [{ itemId: input.itemId, quantity: input.plannedQuantity }], "plannedQuantity");
  const { plannedQuantity, locationId = null } = input;
  const held = await findPart(scope.tx, scope.vesselId, { jobId: job.id, itemId: input.itemId });
  if (held && !expectBase(held, asSeen(input, {}), { plannedQuantity, locationId })) return;
  await putPart(scope.tx, {
    vesselId: scope.vesselId,
    jobId: job.id,
    itemId: input.itemId,
    plannedQuantity,
    locationId,
    createdBy: scope.actor.userId,
  });
  await recordChange(scope, jobRecord, job.id, {
    verb: "part_planned",
    facts: { itemId: input.itemId, quantity: input.plannedQuantity },
  });
}

export async function removePart(scope: VesselScope, input: z.infer<typeof removeJobPartInput>): Promise<void> {
  requireInsider(scope);
  const job = await lockOpenJob(scope, input.id);
  expectRow(await itemName(scope.tx, scope.vesselId, input.itemId));
  if (await deletePart(scope.tx, scope.vesselId, job.id, input.itemId))
    await recordChange(scope, jobRecord, job.id, { verb: "part_removed", facts: { itemId: input.itemId } });
}

export async function addJobFiles(
  scope: VesselScope,
  input: z.infer<typeof jobFilesInput>,
): Promise<{ added: number }> {
  const job = await lockJob(scope, input.id);
  if (job.status === "verified" || job.status === "cancelled")
    throw new AppError("conflict", "job-refusals:verifiedIsFinal");
  const added = await attachFiles(scope, job.id, input.fileIds);
  if (added > 0)
    await recordChange(scope, jobRecord, job.id, {
      verb: "photo_added",
      facts: { count: added },
      relatedIds: [job.equipmentId],
    });
  return { added };
}

export async function removeJobFile(scope: VesselScope, input: z.infer<typeof removeJobFileInput>): Promise<void> {
  requireInsider(scope);
  const job = await lockOpenJob(scope, input.id);
  const added = await adderOfFile(scope.tx, scope.vesselId, job.id, input.fileId);
  if (added) expectMayChange(scope, filePolicy, heldFile("of an open record", added.createdBy), ["removed"]);
  if (await unlinkFile(scope.tx, scope.vesselId, job.id, input.fileId))
    await recordChange(scope, jobRecord, job.id, { verb: "photo_removed" });
}
