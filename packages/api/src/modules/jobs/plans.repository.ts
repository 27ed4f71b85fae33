import type { Db } from "@ymp/db/client";
import { counterSegments, counters, equipment } from "@ymp/db/schema/equipment";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { planAssignees, planParts, plans, planTasks } from "@ymp/db/schema/plans";
import { and, asc, desc, eq, exists, isNull, notExists, notInArray, sql } from "drizzle-orm";
import { isOpen } from "./due-sql.ts";
import type { PlanRow } from "./jobs.repository.ts";

export async function insertPlan(tx: Db, row: typeof plans.$inferInsert): Promise<PlanRow> {
  const [plan] = await tx.insert(plans).values(row).returning();
  if (!plan) throw new Error("An inserted plan came back without its row");
  return plan;
}

export async function patchPlan(
  tx: Db,
  vesselId: string,
  id: string,
  patch: Partial<typeof plans.$inferInsert>,
  now: Date,
): Promise<PlanRow> {
  const [plan] = await tx
    .update(plans)
    .set({ ...patch, updatedAt: now, version: sql`${plans.version} + 1` })
    .where(and(eq(plans.vesselId, vesselId), eq(plans.id, id)))
    .returning();
  if (!plan) throw new Error("A locked plan disappeared while it was written");
  return plan;
}

export interface PlanContents {
  tasks: readonly string[];
  parts: readonly { itemId: string; quantity: number }[];
  assigneeIds: readonly string[];
}

export async function replacePlanContents(
  tx: Db,
  vesselId: string,
  planId: string,
  contents: PlanContents,
  createdBy: string | null,
): Promise<void> {
  const own = { vesselId, planId, createdBy };
  await Promise.all([
    tx.delete(planTasks).where(and(eq(planTasks.vesselId, vesselId), eq(planTasks.planId, planId))),
    deleteSeenParts(tx, vesselId, planId),
    tx.delete(planAssignees).where(and(eq(planAssignees.vesselId, vesselId), eq(planAssignees.planId, planId))),
  ]);
  await Promise.all([
    contents.tasks.length
      ? tx.insert(planTasks).values(contents.tasks.map((title, position) => ({ ...own, title, position })))
      : null,
    contents.parts.length ? tx.insert(planParts).values(contents.parts.map((part) => ({ ...own, ...part }))) : null,
    contents.assigneeIds.length
      ? tx.insert(planAssignees).values([...new Set(contents.assigneeIds)].map((profileId) => ({ ...own, profileId })))
      : null,
  ]);
}

/** What is private to somebody else stays: anyone who does not see it has not taken it out. */
function deleteSeenParts(tx: Db, vesselId: string, planId: string) {
  const seen = tx
    .select({ id: inventoryItems.id })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), eq(inventoryItems.id, planParts.itemId)));
  return tx.delete(planParts).where(and(eq(planParts.vesselId, vesselId), eq(planParts.planId, planId), exists(seen)));
}

export async function readPlanContents(tx: Db, vesselId: string, planId: string) {
  const [tasks, parts, people] = await Promise.all([
    tx
      .select({ title: planTasks.title })
      .from(planTasks)
      .where(and(eq(planTasks.vesselId, vesselId), eq(planTasks.planId, planId)))
      .orderBy(asc(planTasks.position)),
    tx
      .select({
        itemId: planParts.itemId,
        quantity: planParts.quantity,
        name: inventoryItems.name,
        partNo: inventoryItems.partNo,
        unit: inventoryItems.unit,
      })
      .from(planParts)
      .innerJoin(
        inventoryItems,
        and(eq(inventoryItems.vesselId, planParts.vesselId), eq(inventoryItems.id, planParts.itemId)),
      )
      .where(and(eq(planParts.vesselId, vesselId), eq(planParts.planId, planId)))
      .orderBy(asc(inventoryItems.name)),
    tx
      .select({ profileId: planAssignees.profileId })
      .from(planAssignees)
      .where(and(eq(planAssignees.vesselId, vesselId), eq(planAssignees.planId, planId))),
  ]);
  return { tasks: tasks.map(({ title }) => title), parts, assigneeIds: people.map(({ profileId }) => profileId) };
}

/** The hour counter of a machine; made when a plan needs it and the machine has none. */
export async function counterOfEquipment(tx: Db, vesselId: string, equipmentId: string) {
  const [counter] = await tx
    .select()
    .from(counters)
    .where(and(eq(counters.vesselId, vesselId), eq(counters.equipmentId, equipmentId), eq(counters.kind, "hours")));
  return counter;
}

export async function insertHourCounter(
  tx: Db,
  vesselId: string,
  equipmentId: string,
  now: Date,
  createdBy: string | null,
) {
  const [counter] = await tx.insert(counters).values({ vesselId, equipmentId, createdBy }).returning();
  if (!counter) throw new Error("An inserted counter came back without its row");
  await tx
    .insert(counterSegments)
    .values({ vesselId, createdBy, counterId: counter.id, number: 1, offsetTotal: 0, startReading: 0, startedAt: now });
  return counter;
}

/** Those that wait for a reading or an event have none for the time being. Plans of archived machines rest, and are not among them. */
export function plansWithoutOpenJob(tx: Db, vesselId: string, limit: number) {
  const open = tx
    .select({ one: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.vesselId, vesselId), eq(jobs.planId, plans.id), isNull(jobs.archivedAt), isOpen));
  return tx
    .select({
      id: plans.id,
      title: plans.title,
      equipmentName: equipment.name,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(plans)
    .leftJoin(equipment, and(eq(equipment.vesselId, plans.vesselId), eq(equipment.id, plans.equipmentId)))
    .where(
      and(
        eq(plans.vesselId, vesselId),
        eq(plans.isActive, true),
        isNull(equipment.archivedAt),
        notInArray(plans.trigger, ["condition", "event"]),
        notExists(open),
      ),
    )
    .orderBy(desc(plans.isCritical), asc(plans.title), asc(plans.id))
    .limit(limit);
}

export async function openJobOfPlan(tx: Db, vesselId: string, planId: string) {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.vesselId, vesselId), eq(jobs.planId, planId), isNull(jobs.archivedAt), isOpen))
    .orderBy(desc(jobs.occurrence))
    .limit(1);
  return job;
}
