import { AppError } from "@ymp/core/errors";
import { heldView, type ViewField, viewPolicy } from "@ymp/core/view-fields";
import { type ViewedList, viewedLists } from "@ymp/core/viewed-lists";
import { savedViews } from "@ymp/db/schema/platform";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, hasRoom, mostOfOne } from "../../kit/expect-room.ts";
import { expectMayChange } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import type { RecordDescriptor } from "../../platform/records.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { deleteView, findView, insertView, lockView, updateView, viewsFor } from "./saved-views.repository.ts";
import { missingFor } from "./saved-views.rules.ts";
import { mostViews, type removeViewInput, type saveViewInput } from "./saved-views.schema.ts";

const viewRecord: RecordDescriptor = { kind: "saved_view" };

export async function listViews(scope: VesselScope, module: ViewedList) {
  requireList(scope, module);
  const views = await viewsFor(scope.tx, scope.vesselId, userOf(scope), module);
  return views.map(({ userId, ...view }) => ({ ...view, isOwn: userId === scope.actor.userId }));
}

export async function saveView(scope: VesselScope, input: z.infer<typeof saveViewInput>): Promise<void> {
  const { tx, vesselId, actor, now } = scope;
  const { id, version, module, ...values } = input;
  requireList(scope, module);
  if (values.isShared && scope.access.seesOnlyShared) throw new AppError("forbidden", "saved-views:ownOnly");
  const existing = await lockView(tx, vesselId, id);
  if (version === undefined) {
    if (await sentBefore(scope, id, existing)) return;
    await requireRoom(scope, module);
    await insertView(tx, { ...values, id, module, vesselId, userId: userOf(scope), createdBy: actor.userId });
    await recordChange(scope, viewRecord, id, { verb: "created", facts: { name: values.name } });
    return;
  }
  if (!existing || existing.module !== module) throw new AppError("not_found", "refusals:recordNotFound");
  expectMayChangeView(scope, existing, ["name", "search", "isShared"]);
  if (!expectBase(existing, { version }, values)) return;
  await updateView(tx, existing, values, now);
  await recordChange(scope, viewRecord, id, { verb: "updated", facts: { name: values.name } });
}

export async function removeView(scope: VesselScope, input: z.infer<typeof removeViewInput>): Promise<void> {
  const view = expectRow(await findView(scope.tx, scope.vesselId, input.id));
  requireList(scope, view.module);
  expectMayChangeView(scope, view, ["removed"]);
  await deleteView(scope.tx, scope.vesselId, view.id);
  await recordChange(scope, viewRecord, view.id, { verb: "removed", facts: { name: view.name } });
}

/** A view says what its list is filtered by, so it takes the right to see the list. */
function requireList(scope: VesselScope, name: string): void {
  const list = viewedLists.find((known) => known === name);
  if (!list) throw new AppError("not_found", "refusals:recordNotFound");
  const module = missingFor(scope.access, list);
  if (module) throw new AppError("forbidden", "refusals:closedToRole", { module });
}

async function requireRoom(scope: VesselScope, module: ViewedList): Promise<void> {
  const { tx, vesselId } = scope;
  const ofList = [savedViews.module, module] as const;
  const own = { vesselId, most: mostViews, of: [ofList, [savedViews.userId, userOf(scope)]] } as const;
  if (!(await hasRoom(tx, savedViews, own))) throw new AppError("conflict", "saved-views:tooMany", { most: mostViews });
  await expectRoom(tx, savedViews, { vesselId, most: mostOfOne.views, of: [ofList] });
}

/** A view that is not theirs is none to anyone who asks. */
function expectMayChangeView(
  scope: VesselScope,
  view: Parameters<typeof heldView>[0],
  fields: readonly ViewField[],
): void {
  expectMayChange(scope, viewPolicy, heldView(view, scope.actor.userId), fields, "not_found");
}

function userOf(scope: VesselScope): string {
  if (!scope.actor.userId) throw new AppError("forbidden", "errors:forbidden");
  return scope.actor.userId;
}
