import type { CalendarDate } from "@ymp/core/calendar-date";
import { openStatuses } from "@ymp/core/maintenance/job-flow";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, stockMoves } from "@ymp/db/schema/inventory";
import { jobParts, jobs } from "@ymp/db/schema/jobs";
import { orderLines, orderReceiptLines, orderReceipts, orders } from "@ymp/db/schema/orders";
import { planParts, plans } from "@ymp/db/schema/plans";
import { suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";

const isOpen = sql`coalesce(${jobs.status}, 'due') in ${jsonTexts(openStatuses)}`;

/** Parts that open jobs are still to take, up to a day. */
export function partsOfOpenJobs(tx: Db, vesselId: string, until: CalendarDate) {
  const plannedOn = sql<CalendarDate | null>`coalesce(${jobs.plannedOn}, ${jobs.dueOn})`;
  return tx
    .select({
      itemId: jobParts.itemId,
      quantity: sql<number>`${jobParts.plannedQuantity} - coalesce(${jobParts.usedQuantity}, 0)`.mapWith(Number),
      jobId: jobs.id,
      title: jobs.title,
      plannedOn,
      equipmentName: equipment.name,
    })
    .from(jobParts)
    .innerJoin(jobs, and(eq(jobs.vesselId, jobParts.vesselId), eq(jobs.id, jobParts.jobId)))
    .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .where(and(eq(jobParts.vesselId, vesselId), isNull(jobs.archivedAt), isOpen, sql`${plannedOn} <= ${until}::date`));
}

/** Parts of active rules, with the day of their open job and how often they come round. */
export function partsOfPlans(tx: Db, vesselId: string) {
  return tx
    .select({
      itemId: planParts.itemId,
      quantity: planParts.quantity,
      planId: plans.id,
      title: plans.title,
      equipmentName: equipment.name,
      trigger: plans.trigger,
      intervalCount: plans.intervalCount,
      intervalUnit: plans.intervalUnit,
      counterInterval: plans.counterInterval,
      dailyAverage: counters.dailyAverage,
      openJobOn: sql<CalendarDate | null>`(select min(coalesce(${jobs.plannedOn}, ${jobs.dueOn})) from ${jobs}
        where ${jobs.vesselId} = ${plans.vesselId} and ${jobs.planId} = ${plans.id} and ${jobs.archivedAt} is null and ${isOpen})`,
    })
    .from(planParts)
    .innerJoin(plans, and(eq(plans.vesselId, planParts.vesselId), eq(plans.id, planParts.planId)))
    .leftJoin(counters, and(eq(counters.vesselId, plans.vesselId), eq(counters.id, plans.counterId)))
    .leftJoin(equipment, and(eq(equipment.vesselId, plans.vesselId), eq(equipment.id, plans.equipmentId)))
    .where(and(eq(planParts.vesselId, vesselId), eq(plans.isActive, true)));
}

/** Items that may have to be ordered: those with a minimum, the critical ones, and those that work will take. */
export function candidateItems(
  tx: Db,
  vesselId: string,
  { usedIds, supplierId }: { usedIds: readonly string[]; supplierId: string | null },
) {
  return tx
    .select({
      id: inventoryItems.id,
      name: inventoryItems.name,
      partNo: inventoryItems.partNo,
      unit: inventoryItems.unit,
      purchaseUnit: inventoryItems.purchaseUnit,
      min: inventoryItems.minQuantity,
      max: inventoryItems.maxQuantity,
      packSize: inventoryItems.packSize,
      isCritical: inventoryItems.isCritical,
      priceMinor: inventoryItems.priceMinor,
      priceCurrency: inventoryItems.currency,
      supplierId: suppliers.id,
      supplierName: suppliers.name,
      supplierCurrency: suppliers.currency,
      leadTimeDays: suppliers.leadTimeDays,
      onHand:
        sql<number>`coalesce((select sum(m.quantity) from ${stockMoves} m where m.vessel_id = inventory_items.vessel_id and m.item_id = inventory_items.id), 0)`.mapWith(
          Number,
        ),
    })
    .from(inventoryItems)
    .leftJoin(
      suppliers,
      and(eq(suppliers.vesselId, inventoryItems.vesselId), eq(suppliers.id, inventoryItems.supplierId)),
    )
    .where(
      and(
        eq(inventoryItems.vesselId, vesselId),
        isNull(inventoryItems.archivedAt),
        supplierId ? eq(inventoryItems.supplierId, supplierId) : undefined,
        or(
          isNotNull(inventoryItems.minQuantity),
          eq(inventoryItems.isCritical, true),
          sql`${inventoryItems.id} in ${jsonIds(usedIds)}`,
        ),
      ),
    )
    .orderBy(asc(suppliers.name), asc(inventoryItems.name), asc(inventoryItems.id));
}

/** What was last paid for an item, for a unit of purchase. */
export async function lastPrices(tx: Db, vesselId: string, itemIds: readonly string[]) {
  return tx
    .selectDistinctOn([orderLines.itemId], {
      itemId: sql<string>`${orderLines.itemId}`,
      unitPriceMinor: orderReceiptLines.unitPriceMinor,
      unitsPerPurchase: orderLines.unitsPerPurchase,
      taxPermille: orderLines.taxPermille,
      currency: orders.currency,
    })
    .from(orderReceiptLines)
    .innerJoin(
      orderReceipts,
      and(eq(orderReceipts.vesselId, orderReceiptLines.vesselId), eq(orderReceipts.id, orderReceiptLines.receiptId)),
    )
    .innerJoin(
      orderLines,
      and(eq(orderLines.vesselId, orderReceiptLines.vesselId), eq(orderLines.id, orderReceiptLines.orderLineId)),
    )
    .innerJoin(orders, and(eq(orders.vesselId, orderLines.vesselId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orderReceiptLines.vesselId, vesselId),
        sql`${orderReceiptLines.quantity} > 0`,
        isNotNull(orderReceiptLines.unitPriceMinor),
        sql`${orderLines.itemId} in ${jsonIds(itemIds)}`,
      ),
    )
    .orderBy(orderLines.itemId, desc(orderReceipts.receivedAt));
}
