import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectRow, isRetry } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
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
    can: abilitiesOn(count, scope.access, scope.actor.userId),
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
  if (isRetry(await findCount(tx, vesselId, id), actor.userId)) return { id };
  if (locationId && !(await locationExists(tx, vesselId, locationId)))
    throw new AppError("not_found", "errors:recordNotFound", {}, { locationId: "errors:recordNotFound" });
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
  if (before.status !== "open") throw closed(before);
  if (!abilitiesOn(before, scope.access, scope.actor.userId).cancel)
    throw new AppError("forbidden", "counts:refusal.needsHead");
  const after = await updateCount(scope.tx, before, { status: "cancelled" }, scope.now);
  await recordChange(scope, stockCountRecord, id, { verb: "cancelled", before, after, facts: { name: before.name } });
  return { id };
}

export const closed = ({ name, status }: StockCountRow): AppError =>
  new AppError("conflict", `counts:refusal.${status === "posted" ? "posted" : "cancelled"}`, { name });
