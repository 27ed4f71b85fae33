import { AppError } from "@ymp/core/errors";
import { heldKept, taskGroupPolicy } from "@ymp/core/maintenance/drawn-up-fields";
import { taskGroups } from "@ymp/db/schema/worklists";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { addTasks } from "../jobs/sheet-parts.service.ts";
import { taskGroupRecord } from "./task-groups.record.ts";
import { findGroup, groupsOf, insertGroup, patchGroup, readGroup } from "./task-groups.repository.ts";
import type {
  applyTaskGroupInput,
  listTaskGroupsInput,
  SaveTaskGroupInput,
  versionedTaskGroupInput,
} from "./task-groups.schema.ts";
import { mayDrawUp } from "./worklists.rules.ts";

export async function listTaskGroups(scope: VesselScope, input: z.infer<typeof listTaskGroupsInput>) {
  requireInsider(scope);
  return { groups: await groupsOf(scope.tx, scope.vesselId, input.isArchived), canEdit: mayDrawUp(scope.access) };
}

export async function saveTaskGroup(
  scope: VesselScope,
  { id, version, base, ...values }: SaveTaskGroupInput,
): Promise<{ id: string; version: number }> {
  requireHead(scope);
  const { tx, vesselId, actor } = scope;
  const existing = await findGroup(tx, vesselId, id);
  if (version !== undefined) {
    const before = expectRow(existing);
    if (!expectBase(before, { version, base }, values)) return { id, version: before.version };
    expectMayChange(scope, taskGroupPolicy, heldKept(before), changedFields(taskGroupPolicy, before, values));
    const after = await patchGroup(tx, before, values, scope.now);
    await recordChange(scope, taskGroupRecord, id, { verb: "updated", before, after, facts: { name: after.name } });
    return { id, version: after.version };
  }
  const sent = await sentBefore(scope, id, existing);
  if (sent) return { id, version: sent.version };
  await expectRoom(tx, taskGroups, { vesselId, most: mostOnBoard.taskGroups });
  const made = await insertGroup(tx, {
    ...values,
    ...{ name: values.name ?? "", tasks: values.tasks ?? [] },
    ...{ id, vesselId, createdBy: actor.userId, createdAt: scope.now },
  });
  await recordChange(scope, taskGroupRecord, id, { verb: "created", after: made, facts: { name: made.name } });
  return { id, version: made.version };
}

/** An archived group is offered no more; the jobs it was used on keep their lines. */
export async function setTaskGroupArchived(
  scope: VesselScope,
  input: z.infer<typeof versionedTaskGroupInput>,
  isArchived: boolean,
): Promise<{ version: number }> {
  requireHead(scope);
  const before = expectRow(await findGroup(scope.tx, scope.vesselId, input.id));
  expectVersion(before, input.version);
  const after = await patchGroup(scope.tx, before, { archivedAt: isArchived ? scope.now : null }, scope.now);
  await recordChange(scope, taskGroupRecord, before.id, {
    verb: isArchived ? "archived" : "restored",
    facts: { name: before.name },
  });
  return { version: after.version };
}

/** Puts the group's lines below the checklist of a job. */
export async function applyTaskGroup(
  scope: VesselScope,
  { jobId, groupId, taskIds }: z.infer<typeof applyTaskGroupInput>,
): Promise<{ added: number }> {
  requireInsider(scope);
  const group = expectRow(await readGroup(scope.tx, scope.vesselId, groupId));
  if (taskIds.length !== group.tasks.length) throw new AppError("stale", "worklists:groups.changed");
  const tasks = group.tasks.map((title, index) => ({ id: taskIds[index] ?? groupId, title }));
  return { added: await addTasks(scope, { id: jobId, tasks, from: group.name }) };
}

function requireHead(scope: VesselScope): void {
  requireInsider(scope);
  if (!mayDrawUp(scope.access)) throw new AppError("forbidden", "worklists:refusal.needsHead");
}
