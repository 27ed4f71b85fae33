import { isOver } from "@ymp/core/orders/order-flow";
import type { VesselScope } from "../../context.ts";
import { orderNumberText } from "../orders/orders.record.ts";
import { byId, type Hit, idsOf, livingFirst, withStates } from "./hits.ts";
import { statesOfItems, statesOfOrders, statesOfSpares, statesOfSuppliers } from "./stores.repository.ts";

/** A part is found once, whether by its name in the store or by its name on a machine. */
export async function partHits(scope: VesselScope, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const [items, spares] = await Promise.all([
    statesOfItems(scope.tx, scope.vesselId, idsOf(hits)),
    statesOfSpares(scope.tx, scope.vesselId, idsOf(hits)),
  ]);
  const states = byId([
    ...items.map(({ id, ...stock }) => ({ id, equipmentId: null, equipmentName: null, stock })),
    ...spares.map((spare) => ({ ...spare, stock: spare.stock?.itemId ? spare.stock : null })),
  ]);
  const seen = new Set<string>();
  return withStates(hits, states).filter(({ id, state: { stock } }) => {
    const thing = stock?.itemId ?? id;
    return !seen.has(thing) && seen.add(thing);
  });
}

export async function supplierHits({ tx, vesselId }: VesselScope, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const found = withStates(hits, byId(await statesOfSuppliers(tx, vesselId, idsOf(hits))));
  return livingFirst(found, ({ state }) => state.isArchived);
}

export async function orderHits({ tx, vesselId }: VesselScope, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const rows = await statesOfOrders(tx, vesselId, idsOf(hits));
  const found = withStates(hits, byId(rows.map((row) => ({ ...row, numberText: orderNumberText(row) }))));
  return livingFirst(found, ({ state }) => isOver(state.status));
}
