import type { Money } from "@ymp/core/money";
import type { VesselScope } from "../../context.ts";
import { costHistories } from "./moves.repository.ts";
import { itemsByIds } from "./stock.repository.ts";
import { costOf } from "./valuation.service.ts";

/** What one unit of each item costs at the moving average; items without a known price are left out. */
export async function unitCostsOf(scope: VesselScope, itemIds: readonly string[]): Promise<Map<string, Money>> {
  if (itemIds.length === 0) return new Map();
  const [items, histories] = await Promise.all([
    itemsByIds(scope.tx, scope.vesselId, itemIds),
    costHistories(scope.tx, scope.vesselId, itemIds),
  ]);
  const byItem = new Map(histories.map((history) => [history.itemId, history]));
  return new Map(
    items.flatMap((item) => {
      const cost = costOf(scope, item, byItem.get(item.id));
      return cost ? [[item.id, cost] as const] : [];
    }),
  );
}
