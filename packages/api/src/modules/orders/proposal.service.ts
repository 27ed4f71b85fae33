import { addDays } from "@ymp/core/calendar-date";
import { lineNetMinor } from "@ymp/core/orders/order-totals";
import { bySupplier, type ForecastUse, forecastUses, proposeItem } from "@ymp/core/orders/proposal";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { insertDraft, recordDraft, writeLines } from "./drafts.service.ts";
import { type OnOrder, onOrderOf } from "./on-order.service.ts";
import { orderNumberText } from "./orders.record.ts";
import { findOrder, findSupplierForOrder, itemsForLines } from "./orders.repository.ts";
import type { CreateFromProposalInput, LineForInput, OrderLineInput, ProposeInput } from "./orders.schema.ts";
import { shipsDay } from "./orders-scope.ts";
import { candidateItems, lastPrices, partsOfOpenJobs, partsOfPlans } from "./proposal.repository.ts";
import { lineOfItem, needsOfJobs, needsOfPlans, startingPrice } from "./proposal.rules.ts";

/** As many lines as one order takes; what is left out is proposed when these are on order. */
export const mostProposedLines = 200;

/** What to order, and why: what due work will take and the minimum, less what is aboard and coming. Orders nothing. */
export async function proposeOrders(scope: VesselScope, { horizonDays, supplierId = null }: ProposeInput) {
  const { tx, vesselId, vessel } = scope;
  const today = shipsDay(scope);
  const until = addDays(today, horizonDays);
  const [jobParts, planParts] = await Promise.all([partsOfOpenJobs(tx, vesselId, until), partsOfPlans(tx, vesselId)]);
  const uses = forecastUses(needsOfJobs(jobParts), needsOfPlans(planParts), { today, until });
  const usedIds = [...new Set(uses.map(({ itemId }) => itemId))];
  const items = await candidateItems(tx, vesselId, { usedIds, supplierId });
  const itemIds = items.map(({ id }) => id);
  const [coming, prices] = await Promise.all([onOrderOf(tx, vesselId, itemIds), lastPrices(tx, vesselId, itemIds)]);
  const usesOf = groupedByItem(uses);
  const paidFor = new Map(prices.map((paid) => [paid.itemId, paid]));
  const nameOf = namesIn(jobParts, planParts);
  const proposed = items.flatMap((item) => {
    const { min, max, packSize, isCritical } = item;
    const limits = { min, max, packSize, isCritical };
    const level = { ...nothingComing, ...coming.get(item.id), onHand: item.onHand };
    const own = usesOf.get(item.id) ?? [];
    const line = proposeItem({ itemId: item.id, supplierId: item.supplierId, limits, ...level }, own);
    if (!line) return [];
    const currency = item.supplierCurrency ?? vessel.currency;
    const unitPriceMinor = startingPrice(item, paidFor.get(item.id), {
      currency,
      unitsPerPurchase: line.unitsPerPurchase,
    });
    const sources = own.map((use) => ({ ...use, ...nameOf(use) }));
    return [{ ...item, ...line, currency, unitPriceMinor, uses: sources }];
  });
  const lines = proposed.slice(0, mostProposedLines);
  const groups = bySupplier(lines).map((group) => ({
    ...group,
    supplierName: group.lines[0]?.supplierName ?? null,
    leadTimeDays: group.lines[0]?.leadTimeDays ?? null,
    currency: group.lines[0]?.currency ?? vessel.currency,
    totalMinor: group.lines.reduce(
      (sum, { packs, unitPriceMinor }) => sum + lineNetMinor({ quantity: packs, unitPriceMinor }),
      0,
    ),
  }));
  return { today, until, groups, leftOut: proposed.length - lines.length };
}
export type Proposal = Awaited<ReturnType<typeof proposeOrders>>;

const nothingComing: OnOrder = { onOrder: 0, inPreparation: 0 };

function groupedByItem(uses: readonly ForecastUse[]): Map<string, ForecastUse[]> {
  const grouped = new Map<string, ForecastUse[]>();
  for (const use of uses) {
    const own = grouped.get(use.itemId);
    if (own) own.push(use);
    else grouped.set(use.itemId, [use]);
  }
  return grouped;
}

function namesIn(
  jobParts: Awaited<ReturnType<typeof partsOfOpenJobs>>,
  planParts: Awaited<ReturnType<typeof partsOfPlans>>,
) {
  const named = {
    job: new Map(jobParts.map((part) => [part.jobId, part])),
    plan: new Map(planParts.map((part) => [part.planId, part])),
  };
  return ({ source, sourceId }: ForecastUse) => {
    const found = named[source].get(sourceId);
    return { title: found?.title ?? "", equipmentName: found?.equipmentName ?? null };
  };
}

/** One draft for each supplier, of the lines that a person ticked. Nothing is sent. */
export async function createFromProposal(
  scope: VesselScope,
  { orders }: CreateFromProposalInput,
): Promise<{ orders: { id: string; numberText: string }[] }> {
  const made: { id: string; numberText: string }[] = [];
  for (const wanted of orders) made.push(await createDraft(scope, wanted));
  return { orders: made };
}

async function createDraft(scope: VesselScope, wanted: CreateFromProposalInput["orders"][number]) {
  const { tx, vesselId, vessel } = scope;
  const existing = await findOrder(tx, vesselId, wanted.id);
  const sent = await sentBefore(scope, wanted.id, existing);
  if (sent) return { id: sent.id, numberText: orderNumberText(sent) };
  const supplier = wanted.supplierId ? expectRow(await findSupplierForOrder(tx, vesselId, wanted.supplierId)) : null;
  const currency = supplier?.currency ?? vessel.currency;
  const { lines, ...heading } = wanted;
  const itemIds = lines.map(({ itemId }) => itemId);
  const [items, prices] = await Promise.all([itemsForLines(tx, vesselId, itemIds), lastPrices(tx, vesselId, itemIds)]);
  const order = await insertDraft(scope, { ...heading, currency });
  const drafted = lines.map(({ id, itemId, quantity }): OrderLineInput => {
    const item = expectRow(items.find((known) => known.id === itemId));
    const paid = prices.find((known) => known.itemId === itemId);
    return { id, quantity, ...lineOfItem(item, paid, currency) };
  });
  await writeLines(scope, order, [], drafted);
  const { id, numberText } = await recordDraft(scope, order, "created");
  return { id, numberText };
}

/** How a line on an item begins: as it was last bought, or as the stores name it. */
export async function lineFor(scope: VesselScope, { itemId, currency }: LineForInput) {
  const { tx, vesselId } = scope;
  const [[item], [paid], coming] = await Promise.all([
    itemsForLines(tx, vesselId, [itemId]),
    lastPrices(tx, vesselId, [itemId]),
    onOrderOf(tx, vesselId, [itemId]),
  ]);
  return { ...lineOfItem(expectRow(item), paid, currency), ...nothingComing, ...coming.get(itemId) };
}
