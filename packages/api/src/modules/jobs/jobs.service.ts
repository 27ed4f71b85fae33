import { AppError, assertAllowed } from "@ymp/core/errors";
import { judgeStatusChange, statusOn } from "@ymp/core/maintenance/job-flow";
import { startsInTriage } from "@ymp/core/maintenance/triage";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { expectStillHere } from "../../platform/accounts/departures.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { notifyCriticalDefect } from "../criticality/critical-defects.service.ts";
import { expectMayChange } from "./job-editing.service.ts";
import { attachFiles } from "./job-files.service.ts";
import { notifyAssigned, notifyRaised, notifyRaiser } from "./job-notices.service.ts";
import { jobNumberText, jobRecord } from "./jobs.record.ts";
import {
  assigneeIdsOf,
  equipmentForJob,
  findCounter,
  findJob,
  holdEquipmentForJob,
  insertAssignees,
  insertJob,
  insertTasks,
  type JobRecordRow,
  nextJobNumber,
  patchJob,
  replaceAssignees,
} from "./jobs.repository.ts";
import { gradesOf, plannedOnOf } from "./jobs.rules.ts";
import type { CreateJobInput, setJobStatusInput, UpdateJobInput } from "./jobs.schema.ts";
import { counterStateOf, readerOf, requireInsider } from "./jobs-scope.ts";
import { acceptanceOf, officerOf } from "./triage.rules.ts";

export async function createJob(
  scope: VesselScope,
  input: CreateJobInput,
): Promise<{ id: string; numberText: string; seenBy: string[] }> {
  requireInsider(scope);
  const { tx, vesselId } = scope;
  const [existing, found] = await Promise.all([
    findJob(tx, readerOf(scope), input.id),
    input.equipmentId ? holdEquipmentForJob(tx, vesselId, input.equipmentId) : null,
  ]);
  const sent = await sentBefore(scope, input.id, existing);
  if (sent) return { id: sent.id, numberText: jobNumberText(sent), seenBy: [] };
  if (input.foundDuringJobId === input.id)
    throw new AppError("invalid", "errors:notAllowedValue", {}, { foundDuringJobId: "errors:notAllowedValue" });
  const machine = found === null ? null : expectRow(found);
  if (machine?.archivedAt) throw archived(machine);
  const counterId = input.dueTotal != null ? (machine?.counterId ?? null) : null;
  if (input.dueTotal != null && !counterId)
    throw new AppError("invalid", "job-refusals:noCounter", {}, { dueTotal: "job-refusals:noCounter" });
  const counter = counterId ? await findCounter(tx, vesselId, counterId) : null;
  const due = { dueOn: input.dueOn ?? null, dueTotal: input.dueTotal ?? null };
  const department = input.department ?? machine?.department ?? null;
  const { assigneeIds, tasks, fileIds, ...fields } = input;
  await expectStillHere(scope, assigneeIds);
  const row = {
    ...fields,
    vesselId,
    createdBy: scope.actor.userId,
    createdAt: scope.now,
    number: await nextJobNumber(tx, vesselId),
    year: Number(shipsDay(scope).slice(0, 4)),
    status: "due" as const,
    department,
    location: input.location ?? machine?.location ?? null,
    counterId,
    ...due,
    originalDueOn: due.dueOn,
    originalDueTotal: due.dueTotal,
    plannedOn: plannedOnOf(due, counterStateOf(scope, counter)),
    ...gradesOf(input, { machine }),
    needsTriage: startsInTriage({ department }, officerOf(scope)),
  };
  // One after the other on the connection, none of them waited for by itself.
  const [job] = await Promise.all([
    insertJob(tx, row),
    insertAssignees(tx, vesselId, row.id, assigneeIds, scope.actor.userId),
    insertTasks(tx, vesselId, row.id, tasks, scope.actor.userId),
    attachFiles(scope, row.id, fileIds),
    recordChange(scope, jobRecord, row.id, {
      verb: "created",
      after: { ...row, equipmentName: machine?.name ?? null },
      facts: { number: jobNumberText(row), title: row.title, kind: row.kind },
      relatedIds: [row.equipmentId, row.foundDuringJobId],
    }),
  ]);
  await notifyAssigned(scope, job, assigneeIds);
  const seenBy = await notifyRaised(scope, job);
  await notifyCriticalDefect(scope, job);
  return { id: job.id, numberText: jobNumberText(job), seenBy };
}

const archived = ({ name }: { name: string }) =>
  new AppError(
    "conflict",
    "job-refusals:equipmentArchived",
    { name },
    { equipmentId: "job-refusals:equipmentArchived" },
  );

/** Nothing is left to be done on a machine that is archived. */
export async function expectMachineInUse({ tx, vesselId }: VesselScope, machineId: string | null): Promise<void> {
  const machine = machineId ? await equipmentForJob(tx, vesselId, machineId) : undefined;
  if (machine?.archivedAt) throw new AppError("conflict", "job-refusals:equipmentArchived", { name: machine.name });
}

/** Loads a job for writing; a second writer waits here. */
export async function lockJob(scope: VesselScope, id: string, version?: number): Promise<JobRecordRow> {
  const job = expectRow(await findJob(scope.tx, readerOf(scope), id, true));
  if (version !== undefined) expectVersion(job, version);
  return job;
}

/** Who is put on the job, of those it is to have. */
const joining = (assigneeIds: readonly string[] = [], before: readonly { profileId: string }[]): string[] =>
  assigneeIds.filter((id) => !before.some(({ profileId }) => profileId === id));

/** Anyone who is on a job is on it once, in no order. */
const withPeople = <Fields extends { assigneeIds?: readonly string[] | undefined }>(fields: Fields) => ({
  ...fields,
  assigneeIds: fields.assigneeIds && [...new Set(fields.assigneeIds)].toSorted(),
});

/**
 * @throws AppError stale with a fault at each field that somebody else changed meanwhile; conflict at each that the writer
 *   may not change
 */
export async function updateJob(
  scope: VesselScope,
  { id, version, base, assigneeIds, ...fields }: UpdateJobInput,
): Promise<{ version: number }> {
  requireInsider(scope);
  const { tx, vesselId } = scope;
  // Held before the job, as by anyone who archives it.
  const wantedMachine = fields.equipmentId && (await holdEquipmentForJob(tx, vesselId, fields.equipmentId));
  const before = await lockJob(scope, id);
  const namesBefore = assigneeIds ? await assigneeIdsOf(tx, vesselId, id) : [];
  const standing = withPeople({ ...before, assigneeIds: namesBefore.map(({ profileId }) => profileId) });
  const seen = { version, base: base && withPeople(base) };
  const isNew = expectBase(standing, seen, withPeople({ ...fields, assigneeIds }));
  const wanted = assigneeIds ? { ...fields, assigneeIds } : fields;
  expectMayChange(
    scope,
    before,
    wanted,
    namesBefore.map(({ profileId }) => profileId),
  );
  await expectStillHere(scope, joining(assigneeIds, namesBefore));
  const acceptance = assigneeIds ? acceptanceOf(scope, before) : null;
  if (!acceptance && !isNew) return { version: before.version };
  const machineId = fields.equipmentId === undefined ? before.equipmentId : fields.equipmentId;
  const machine = machineId ? expectRow(wantedMachine || (await equipmentForJob(tx, vesselId, machineId))) : null;
  const isMoved = machineId !== before.equipmentId;
  if (machine?.archivedAt && isMoved) throw archived(machine);
  const kind = fields.kind ?? before.kind;
  const counter = before.counterId ? await findCounter(tx, vesselId, before.counterId) : null;
  const dueOn = fields.dueOn === undefined ? before.dueOn : fields.dueOn;
  const isFirstDate = before.originalDueOn === null && fields.dueOn;
  if (assigneeIds) await replaceAssignees(tx, vesselId, id, assigneeIds, scope.actor.userId);
  const namesAfter = assigneeIds ? await assigneeIdsOf(tx, vesselId, id) : [];
  const after = await patchJob(
    tx,
    vesselId,
    id,
    {
      ...fields,
      ...acceptance,
      ...(fields.dueOn === undefined
        ? {}
        : { plannedOn: plannedOnOf({ dueOn, dueTotal: before.dueTotal }, counterStateOf(scope, counter)) }),
      ...(isFirstDate ? { originalDueOn: fields.dueOn } : {}),
      // Work of a plan neither moves nor changes its kind.
      ...(isMoved || kind !== before.kind
        ? gradesOf({ kind, priority: fields.priority ?? before.priority }, { machine })
        : {}),
      ...(isMoved && machine ? { department: fields.department ?? machine.department } : {}),
    },
    scope.now,
  );
  const assignees = (list: typeof namesAfter) => list.map(({ name }) => name).join(", ");
  await recordChange(scope, jobRecord, id, {
    verb: acceptance ? "accepted" : "updated",
    before: { ...before, ...(assigneeIds ? { assignees: assignees(namesBefore) } : {}) },
    after: {
      ...after,
      equipmentName: machine?.name ?? null,
      ...(assigneeIds ? { assignees: assignees(namesAfter) } : {}),
    },
    relatedIds: [after.equipmentId],
  });
  const isKnown = (profileId: string) => namesBefore.some((before) => before.profileId === profileId);
  await notifyAssigned(
    scope,
    after,
    namesAfter.flatMap(({ profileId }) => (isKnown(profileId) ? [] : profileId)),
  );
  if (acceptance) await notifyRaiser(scope, after, { answer: "accepted" });
  else if (after.department !== before.department) await notifyRaised(scope, after);
  await notifyCriticalDefect(scope, after);
  return { version: after.version };
}

export async function setJobStatus(
  scope: VesselScope,
  input: z.infer<typeof setJobStatusInput>,
): Promise<{ version: number }> {
  const before = await lockJob(scope, input.id, input.version);
  const from = statusOn(before.status, before.dueOn, shipsDay(scope));
  if (from === input.status) return { version: before.version };
  // What was completed is taken back by reopening alone, which takes back parts, history and the next occurrence with it.
  if (from === "done") throw new AppError("conflict", "job-refusals:statusChange", { from, to: input.status });
  assertAllowed(
    judgeStatusChange({ from, to: input.status, isClassItem: before.kind === "class", reason: input.note }),
    "conflict",
  );
  const patch = {
    status: input.status,
    waitingNote: input.status.startsWith("waiting") ? (input.note ?? null) : null,
    startedAt: input.status === "in_progress" ? (before.startedAt ?? scope.now) : before.startedAt,
  };
  const [after] = await Promise.all([
    patchJob(scope.tx, scope.vesselId, input.id, patch, scope.now),
    recordChange(scope, jobRecord, input.id, {
      verb: "status",
      before: { status: from },
      after: { status: input.status },
      facts: { note: input.note ?? null },
    }),
  ]);
  return { version: after.version };
}
