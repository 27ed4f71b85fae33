import { AppError } from "@ymp/core/errors";
import { momentCounted } from "@ymp/core/maintenance/stock-count";
import type { VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { getStockItem } from "../inventory/inventory-scope.ts";
import { expectWholeSteps } from "../inventory/items.rules.ts";
import { booksAt } from "./count-lines.repository.ts";
import { type StockCountRow, stockCountRecord } from "./counts.record.ts";
import { findEntry, insertLines, isLotOf, locationExists, takeBackEntries } from "./counts.repository.ts";
import { mayReview } from "./counts.rules.ts";
import type { CountLineInput, RemoveLineInput } from "./counts.schema.ts";
import { expectMayChangeCount, visibleCount } from "./counts.service.ts";

/** Takes down what somebody counted. Many tell at once; nobody's telling takes the place of another's. */
export async function countLine(scope: VesselScope, input: CountLineInput): Promise<{ id: string }> {
  const { tx, vesselId, actor, now } = scope;
  const countedAt = momentCounted(input.countedAt, now);
  expectHappened(scope, "ledger", { countedAt });
  const count = await visibleCount(scope, input.countId, "share");
  const item = await getStockItem(scope, input.itemId);
  const { countId } = input;
  const known = await findEntry(tx, vesselId, input.id);
  const of = { countId, itemId: item.id, countedQuantity: input.quantity };
  if (await sentBefore(scope, input.id, known, of)) return { id: input.id };
  expectMayChangeCount(scope, count, "counted");
  await expectPlace(scope, count, input);
  if (item.archivedAt) throw new AppError("conflict", "inventory:refusal.archived");
  expectWholeSteps(item.unit, input.quantity);
  const { id, itemId, locationId, isAdded, note = null } = input;
  const lotId = input.lotId ?? null;
  const [expected = 0] = isAdded ? [] : await booksAt(tx, vesselId, [{ itemId, locationId, lotId, asOf: countedAt }]);
  const own = { id, vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const telling = { countedQuantity: input.quantity, countedAt, countedBy: actor.userId, note };
  await insertLines(tx, [
    { ...own, countId: count.id, itemId, locationId, lotId, ...telling, expectedQuantity: isAdded ? null : expected },
  ]);
  // The item is not named: the count's history is read by people who may not know of it.
  await recordChange(scope, stockCountRecord, count.id, { verb: "counted" });
  return { id };
}

async function expectPlace(scope: VesselScope, count: StockCountRow, input: CountLineInput): Promise<void> {
  if (count.locationId && count.locationId !== input.locationId)
    throw new AppError("invalid", "counts:refusal.otherPlace", {}, { locationId: "counts:refusal.otherPlace" });
  if (!(await locationExists(scope.tx, scope.vesselId, input.locationId)))
    throw new AppError("not_found", "refusals:recordNotFound", {}, { locationId: "refusals:recordNotFound" });
  if (input.lotId && !(await isLotOf(scope.tx, scope.vesselId, input.lotId, input.itemId)))
    throw new AppError("not_found", "refusals:recordNotFound", {}, { lotId: "refusals:recordNotFound" });
}

/** The line is to be counted again. Heads take back everybody's telling, others their own. */
export async function removeLine(scope: VesselScope, input: RemoveLineInput): Promise<{ removed: number }> {
  const count = await visibleCount(scope, input.countId, "share");
  expectMayChangeCount(scope, count, "takenBack");
  const line = { ...input, lotId: input.lotId ?? null };
  await getStockItem(scope, input.itemId);
  const whose = mayReview(scope.access) ? null : scope.actor.userId;
  const removed = await takeBackEntries(scope.tx, scope.vesselId, line, { userId: whose, now: scope.now });
  await recordChange(scope, stockCountRecord, count.id, { verb: "line_removed", facts: { tellings: removed } });
  return { removed };
}
