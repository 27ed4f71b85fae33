import { holderOf, judgeField } from "@ymp/core/access/field-policy";
import { AppError } from "@ymp/core/errors";
import { type CountField, countPolicy, heldCount } from "@ymp/core/maintenance/count-fields";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireOwnPeople } from "../inventory/inventory-scope.ts";
import { type StockCountRow, stockCountRecord } from "./counts.record.ts";
import { countsPage, findCount, insertCount, locationExists, namesOfCount, updateCount } from "./counts.repository.ts";
import { abilitiesOn } from "./counts.rules.ts";
import type { CreateCountInput, ListCountsInput } from "./counts.schema.ts";

export async function listCounts(scope: VesselScope, input: ListCountsInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null };
  return countsPage(scope.tx, scope.vesselId, input);
}

export async function getCount(scope: VesselScope, id: string) {
  const count = await visibleCount(scope, id);
  const { vesselId: _, createdBy: __, postedBy: ___, ...particulars } = count;
  return {
    ...particulars,
    ...(await namesOfCount(scope.tx, count)),
    can: abilitiesOn(count, scope.access, editorOf(scope)),
  };
}

/** The count, or "not found": who is from outside knows of none. */
export async function visibleCount(scope: VesselScope, id: string, lock?: "share" | "update"): Promise<StockCountRow> {
  return expectRow(scope.access.seesOnlyShared ? undefined : await findCount(scope.tx, scope.vesselId, id, lock));
}

export async function createCount(scope: VesselScope, input: CreateCountInput): Promise<{ id: string }> {
  requireOwnPeople(scope);
  const { tx, vesselId, actor, now } = scope;
  const { id, locationId = null } = input;
  if (await sentBefore(scope, id, await findCount(tx, vesselId, id))) return { id };
  if (locationId && !(await locationExists(tx, vesselId, locationId)))
    throw new AppError("not_found", "refusals:recordNotFound", {}, { locationId: "refusals:recordNotFound" });
  const after = await insertCount(tx, {
    ...input,
    vesselId,
    locationId,
    category: input.category ?? null,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
  });
  await recordChange(scope, stockCountRecord, id, { verb: "created", after, facts: { name: after.name } });
  return { id };
}

/** Ends a count without a change of stock; what was told stays readable. */
export async function cancelCount(scope: VesselScope, id: string): Promise<{ id: string }> {
  const before = await visibleCount(scope, id, "update");
  if (before.status === "cancelled") return { id };
  expectMayChangeCount(scope, before, "cancelled");
  const after = await updateCount(scope.tx, before, { status: "cancelled" }, scope.now);
  await recordChange(scope, stockCountRecord, id, { verb: "cancelled", before, after, facts: { name: before.name } });
  return { id };
}

/** Holds every change by hand to `countPolicy`. */
export function expectMayChangeCount(scope: VesselScope, count: StockCountRow, field: CountField): void {
  const [refusal] = judgeField(countPolicy, field, heldCount(count), editorOf(scope));
  if (!refusal) return;
  const isOver = holderOf(countPolicy, field, count.status) === "nobody";
  throw new AppError(isOver ? "conflict" : "forbidden", refusal.messageKey, { name: count.name });
}
