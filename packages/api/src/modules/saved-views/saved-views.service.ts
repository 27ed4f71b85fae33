import { isAtLeast } from "@ymp/core/access/roles";
import { AppError } from "@ymp/core/errors";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import type { RecordDescriptor } from "../../platform/records.ts";
import { deleteView, findView, putView, viewsFor } from "./saved-views.repository.ts";
import type { removeViewInput, saveViewInput } from "./saved-views.schema.ts";

const viewRecord: RecordDescriptor = { kind: "saved_view" };

export async function listViews(scope: VesselScope, module: string) {
  const views = await viewsFor(scope.tx, scope.vesselId, userOf(scope), module);
  return views.map(({ userId, ...view }) => ({ ...view, isOwn: userId === scope.actor.userId }));
}

export async function saveView(scope: VesselScope, input: z.infer<typeof saveViewInput>): Promise<void> {
  const existing = await findView(scope.tx, scope.vesselId, input.id);
  if (existing) requireOwner(scope, existing.userId);
  await putView(scope.tx, { ...input, vesselId: scope.vesselId, userId: userOf(scope), createdBy: scope.actor.userId });
  await recordChange(scope, viewRecord, input.id, {
    verb: existing ? "updated" : "created",
    facts: { name: input.name },
  });
}

export async function removeView(scope: VesselScope, input: z.infer<typeof removeViewInput>): Promise<void> {
  const view = expectRow(await findView(scope.tx, scope.vesselId, input.id));
  requireOwner(scope, view.userId);
  await deleteView(scope.tx, scope.vesselId, view.id);
  await recordChange(scope, viewRecord, view.id, { verb: "removed", facts: { name: view.name } });
}

function requireOwner(scope: VesselScope, ownerId: string): void {
  const isOwner = ownerId === scope.actor.userId || isAtLeast(scope.access.role ?? "user", "captain");
  if (!isOwner) throw new AppError("not_found", "errors:recordNotFound");
}

function userOf(scope: VesselScope): string {
  if (!scope.actor.userId) throw new AppError("forbidden", "errors:forbidden");
  return scope.actor.userId;
}
