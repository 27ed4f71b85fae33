import { isAtLeast } from "@ymp/core/access/roles";
import { AppError } from "@ymp/core/errors";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { worklistRecord } from "./worklists.record.ts";
import { patchWorklist } from "./worklists.repository.ts";
import type { unfreezeInput, versionedWorklistInput } from "./worklists.schema.ts";
import { lockList, lockOpenList } from "./worklists.service.ts";

type Versioned = z.infer<typeof versionedWorklistInput>;

/** The yard was given this list: from now on it is frozen, and what is added is additional. */
export async function freezeWorklist(scope: VesselScope, input: Versioned): Promise<{ version: number }> {
  const before = await lockOpenList(scope, input.id, input.version);
  if (before.frozenAt) throw new AppError("conflict", "worklists:refusal.alreadyFrozen");
  const frozen = { frozenAt: scope.now, frozenBy: scope.actor.userId };
  const after = await patchWorklist(scope.tx, before, frozen, scope.now);
  await recordChange(scope, worklistRecord, before.id, { verb: "frozen" });
  return { version: after.version };
}

/** Opens the list again; what was marked additional stays so, since the yard was given the list without it. */
export async function unfreezeWorklist(
  scope: VesselScope,
  { id, version, reason }: z.infer<typeof unfreezeInput>,
): Promise<{ version: number }> {
  const before = await lockOpenList(scope, id, version);
  if (!isAtLeast(scope.access.role ?? "user", "captain"))
    throw new AppError("forbidden", "worklists:refusal.unfreezeNeedsCaptain");
  if (!before.frozenAt) throw new AppError("conflict", "worklists:refusal.notFrozen");
  const after = await patchWorklist(scope.tx, before, { frozenAt: null, frozenBy: null }, scope.now);
  await recordChange(scope, worklistRecord, id, { verb: "unfrozen", facts: { reason } });
  return { version: after.version };
}

export async function closeWorklist(scope: VesselScope, input: Versioned): Promise<{ version: number }> {
  const before = await lockOpenList(scope, input.id, input.version);
  const after = await patchWorklist(scope.tx, before, { closedAt: scope.now }, scope.now);
  await recordChange(scope, worklistRecord, before.id, { verb: "closed" });
  return { version: after.version };
}

export async function reopenWorklist(scope: VesselScope, input: Versioned): Promise<{ version: number }> {
  const before = await lockList(scope, input.id, input.version);
  if (!before.closedAt) return { version: before.version };
  const after = await patchWorklist(scope.tx, before, { closedAt: null }, scope.now);
  await recordChange(scope, worklistRecord, before.id, { verb: "reopened" });
  return { version: after.version };
}
