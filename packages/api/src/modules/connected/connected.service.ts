import { can } from "@ymp/core/access/resolve-access";
import { addMonths, todayIn } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { expectReadable } from "../../platform/readable-records.ts";
import { levelledItems } from "../inventory/levels.service.ts";
import { unitCostsOf } from "../inventory/unit-costs.service.ts";
import { orderNumberText } from "../orders/orders.record.ts";
import {
  hoursSpent,
  itemIdsOf,
  lastWork,
  openOrdersOf,
  receivedSums,
  usedItems,
  warrantiesOf,
} from "./connected.repository.ts";
import type { ConnectedInput } from "./connected.schema.ts";
import { partsCost, shortestFirst } from "./cost.rules.ts";
import { papersOf, supplierOf } from "./papers.repository.ts";
import { type Reach, reachOf } from "./reach.ts";
import { tripOfJob } from "./trip.repository.ts";

const shown = 3;
/** The stock of no more items than this is looked at. */
const looked = 200;

/**
 * What is asked of a record before anything is done about it: warranty, the last work, parts used in twelve months, stock,
 * open orders, papers, cost and who delivers it. A part the reader may not see is null.
 */
export async function connectedPanel(scope: VesselScope, input: ConnectedInput) {
  await expectReadable(scope, input);
  const { tx, vesselId } = scope;
  const reach = reachOf(input.kind, { vesselId, id: input.id });
  const sees = sightOf(scope, input);
  const [warranties, work, stock, orders, papers, supplier, trip, spending] = await Promise.all([
    sees.warranty ? warrantiesOf(tx, vesselId, reach.machines, shown) : null,
    sees.work ? workOf(scope, input, reach) : null,
    sees.stock ? stockOf(scope, reach) : null,
    sees.orders ? ordersOf(scope, reach) : null,
    sees.papers
      ? papersOf(tx, vesselId, { ...input, machines: reach.machines, seesMachines: sees.machines, limit: shown })
      : null,
    sees.supplier ? supplierOf(tx, vesselId, input) : null,
    sees.trip ? tripOfJob(tx, vesselId, input.id) : null,
    spendingOf(scope, input, reach, sees),
  ]);
  return {
    today: todayIn(scope.vessel.timeZone, scope.now),
    warranties: warranties && withTotal(warranties),
    work,
    stock,
    orders,
    papers: papers && withTotal(papers),
    supplier,
    trip,
    ...spending,
  };
}
export type ConnectedPanel = Awaited<ReturnType<typeof connectedPanel>>;

/** Outsiders are shown the work that was shared with them, and nothing else. */
function sightOf({ access }: VesselScope, { kind }: ConnectedInput) {
  const isAboard = !access.seesOnlyShared;
  const machines = isAboard && can(access, "equipmentspage:view");
  const stock = isAboard && can(access, "inventory:view");
  return {
    machines,
    warranty: machines && kind !== "item",
    work: can(access, "jobs:view"),
    stock,
    orders: stock && access.edition === "full",
    papers: isAboard,
    trip: isAboard && kind === "job" && can(access, "guests:view"),
    supplier: isAboard && kind !== "supplier" && can(access, "supplier:view"),
  };
}
type Sight = ReturnType<typeof sightOf>;

function workOf({ tx, vesselId, profileId, access }: VesselScope, { kind, id }: ConnectedInput, reach: Reach) {
  const reader = { vesselId, profileId, seesOnlyShared: access.seesOnlyShared };
  return lastWork(tx, reader, reach.work, { jobId: kind === "job" ? id : null, limit: shown });
}

async function stockOf(scope: VesselScope, { items }: Reach) {
  const ids = await itemIdsOf(scope.tx, scope.vesselId, items, looked);
  const levelled = await levelledItems(
    scope,
    ids.map(({ id }) => id),
  );
  const rows = shortestFirst(
    levelled.map(({ item, level }) => ({ id: item.id, name: item.name, unit: item.unit, level })),
  );
  return { total: ids[0]?.total ?? 0, rows: rows.slice(0, shown) };
}

async function ordersOf({ tx, vesselId }: VesselScope, reach: Reach) {
  const rows = await openOrdersOf(tx, vesselId, reach.orderLines, shown);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...order }) => ({ ...order, numberText: orderNumberText(order) })),
  };
}

/** Parts used and what it cost: a job's own from its beginning, everything else's in the last twelve months. */
async function spendingOf(scope: VesselScope, { kind }: ConnectedInput, reach: Reach, sees: Sight) {
  const { tx, vesselId } = scope;
  const yearAgo = new Date(`${addMonths(todayIn(scope.vessel.timeZone, scope.now), -12)}T00:00:00Z`);
  const since = kind === "job" ? new Date(0) : yearAgo;
  const isOutside = scope.access.seesOnlyShared;
  const [used, own, hours, received] = await Promise.all([
    sees.stock ? usedItems(tx, vesselId, reach.uses, yearAgo) : null,
    sees.stock && kind === "job" ? usedItems(tx, vesselId, reach.ownUses, since) : null,
    sees.work && !isOutside ? hoursSpent(tx, vesselId, reach.ownWork, since) : 0,
    sees.orders ? receivedSums(tx, vesselId, reach.ownLines, since) : [],
  ]);
  const counted = own ?? used ?? [];
  const costs = await unitCostsOf(
    scope,
    counted.map(({ itemId }) => itemId),
  );
  return {
    partsUsed: used && { total: used.length, rows: used.slice(0, shown) },
    cost: isOutside ? null : { parts: partsCost(counted, costs), hoursTenths: hours, orders: received },
  };
}

function withTotal<Row extends { total: number }>(rows: readonly Row[]) {
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => row) };
}
