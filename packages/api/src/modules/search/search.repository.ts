import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts, stockMoves } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { isOpen, isOverdue } from "../jobs/due-sql.ts";

/** Machines with the number of their open and overdue jobs. */
export function statesOfEquipment(tx: Db, vesselId: string, ids: readonly string[], today: CalendarDate) {
  return tx
    .select({
      id: equipment.id,
      isArchived: sql<boolean>`${equipment.archivedAt} is not null`,
      isCritical: equipment.isCritical,
      openJobs: sql<number>`count(${jobs.id})::int`,
      overdueJobs: sql<number>`(count(*) filter (where ${jobs.id} is not null and ${isOverdue(today)}))::int`,
    })
    .from(equipment)
    .leftJoin(
      jobs,
      and(eq(jobs.vesselId, equipment.vesselId), eq(jobs.equipmentId, equipment.id), isNull(jobs.archivedAt), isOpen),
    )
    .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)))
    .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${jsonIds(ids)}`))
    .groupBy(equipment.id, equipment.archivedAt, equipment.isCritical);
}

/** Jobs as far as they exist for the reader; outsiders are shown only those they were added to. */
export function statesOfJobs(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  today: CalendarDate,
  sharedWith: string | null | "everyone",
) {
  const isShared: SQL | undefined =
    sharedWith === "everyone"
      ? undefined
      : sql`exists (select 1 from job_assignees mine where mine.vessel_id = ${jobs.vesselId} and mine.job_id = ${jobs.id} and mine.profile_id = ${sharedWith}::uuid)`;
  return tx
    .select({
      id: jobs.id,
      number: jobs.number,
      year: jobs.year,
      status: sql<NonNullable<typeof jobs.$inferSelect.status>>`coalesce(${jobs.status}, 'due')`,
      priority: jobs.priority,
      isCritical: jobs.isCritical,
      dueOn: jobs.dueOn,
      dueTotal: jobs.dueTotal,
      lastTotal: counters.lastTotal,
      plannedOn: jobs.plannedOn,
      isOverdue: isOverdue(today).mapWith(Boolean),
      doneAt: jobs.doneAt,
      equipmentName: equipment.name,
    })
    .from(jobs)
    .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)))
    .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .where(and(eq(jobs.vesselId, vesselId), sql`${jobs.id} in ${jsonIds(ids)}`, isNull(jobs.archivedAt), isShared));
}

const onHandOf = (itemId: typeof inventoryItems.id | typeof spareParts.itemId) =>
  sql<number>`coalesce((select sum(m.quantity) from ${stockMoves} m where m.vessel_id = ${inventoryItems.vesselId} and m.item_id = ${itemId}), 0)`.mapWith(
    Number,
  );

const stock = {
  itemId: inventoryItems.id,
  unit: inventoryItems.unit,
  minQuantity: inventoryItems.minQuantity,
  isCritical: inventoryItems.isCritical,
  isPrivate: inventoryItems.isPrivate,
  onHand: onHandOf(inventoryItems.id),
};

export function statesOfItems(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({ id: inventoryItems.id, ...stock })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.vesselId, vesselId),
        sql`${inventoryItems.id} in ${jsonIds(ids)}`,
        isNull(inventoryItems.archivedAt),
      ),
    );
}

/** Parts of machines; one that no stock is kept of has no figures. */
export function statesOfSpares(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({ id: spareParts.id, equipmentId: spareParts.equipmentId, equipmentName: equipment.name, stock })
    .from(spareParts)
    .innerJoin(equipment, and(eq(equipment.vesselId, spareParts.vesselId), eq(equipment.id, spareParts.equipmentId)))
    .leftJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, spareParts.vesselId), eq(inventoryItems.id, spareParts.itemId)),
    )
    .where(and(eq(spareParts.vesselId, vesselId), sql`${spareParts.id} in ${jsonIds(ids)}`));
}

/** Outsiders find nobody but themselves. */
export function statesOfPeople(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  sharedWith: string | null | "everyone",
) {
  return tx
    .select({
      id: profiles.id,
      color: profiles.color,
      photoFileId: profiles.photoFileId,
      department: profiles.department,
      isOnboard: profiles.isOnboard,
      isInvited: sql<boolean>`${profiles.role} = 'user'`,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.vesselId, vesselId),
        sql`${profiles.id} in ${jsonIds(ids)}`,
        sharedWith === "everyone" ? undefined : sql`${profiles.id} is not distinct from ${sharedWith}::uuid`,
      ),
    );
}
