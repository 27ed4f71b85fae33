import type { CalendarDate } from "@ymp/core/calendar-date";
import type { VesselEvent } from "@ymp/core/maintenance/plan-triggers";
import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { declaredEvents, planReadings } from "@ymp/db/schema/triggers";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { isOpen } from "./due-sql.ts";
import type { PlanRow } from "./jobs.repository.ts";

const openJobOf = sql<string | null>`(select ${jobs.id} from ${jobs} where ${jobs.vesselId} = ${plans.vesselId}
  and ${jobs.planId} = ${plans.id} and ${jobs.archivedAt} is null and ${isOpen} limit 1)`;

const lastReadingOf = (column: typeof planReadings.value | typeof planReadings.readAt) =>
  sql`(select ${column} from ${planReadings} where ${planReadings.vesselId} = ${plans.vesselId}
    and ${planReadings.planId} = ${plans.id} order by ${planReadings.readAt} desc limit 1)`;

/** Running plans that wait for a reading or an event, with the job that is open for it. */
export function waitingPlans(tx: Db, vesselId: string) {
  return tx
    .select({
      id: plans.id,
      title: plans.title,
      trigger: plans.trigger,
      event: plans.triggerEvent,
      measuredName: plans.measuredName,
      measuredUnit: plans.measuredUnit,
      min: plans.measuredMin,
      max: plans.measuredMax,
      equipmentName: equipment.name,
      openJobId: openJobOf,
      lastValue: lastReadingOf(planReadings.value).mapWith((value) => (value === null ? null : Number(value))),
      lastReadAt: lastReadingOf(planReadings.readAt).mapWith(planReadings.readAt),
    })
    .from(plans)
    .leftJoin(equipment, and(eq(equipment.vesselId, plans.vesselId), eq(equipment.id, plans.equipmentId)))
    .where(
      and(
        eq(plans.vesselId, vesselId),
        eq(plans.isActive, true),
        inArray(plans.trigger, ["condition", "event"]),
        isNull(equipment.archivedAt),
      ),
    )
    .orderBy(asc(plans.title), asc(plans.id));
}

/** Locked, so that two people who tell of one event open one job; their machines before them, as by anyone who archives those. */
export async function plansOnEvent(tx: Db, vesselId: string, event: VesselEvent): Promise<PlanRow[]> {
  const waiting = sql`select ${plans.equipmentId} from ${plans} where ${plans.vesselId} = ${vesselId}
    and ${plans.isActive} and ${plans.trigger} = 'event' and ${plans.triggerEvent} = ${event}`;
  await tx
    .select({ id: equipment.id })
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in (${waiting})`))
    .orderBy(asc(equipment.id))
    .for("key share");
  const rows = await tx
    .select({ plan: plans })
    .from(plans)
    .leftJoin(equipment, and(eq(equipment.vesselId, plans.vesselId), eq(equipment.id, plans.equipmentId)))
    .where(
      and(
        eq(plans.vesselId, vesselId),
        eq(plans.isActive, true),
        eq(plans.trigger, "event"),
        eq(plans.triggerEvent, event),
        isNull(equipment.archivedAt),
      ),
    )
    .orderBy(asc(plans.id))
    .for("update", { of: plans });
  return rows.map(({ plan }) => plan);
}

/** The job that the plan opened last, whatever became of it. */
export async function lastJobOfPlan(tx: Db, vesselId: string, planId: string) {
  const [row] = await tx
    .select({ id: jobs.id, occurrence: jobs.occurrence })
    .from(jobs)
    .where(and(eq(jobs.vesselId, vesselId), eq(jobs.planId, planId)))
    .orderBy(sql`${jobs.occurrence} desc nulls last`)
    .limit(1);
  return row;
}

export async function findPlanReading(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(planReadings)
    .where(and(eq(planReadings.vesselId, vesselId), eq(planReadings.id, id)));
  return row;
}

export async function insertPlanReading(tx: Db, row: typeof planReadings.$inferInsert): Promise<void> {
  await tx.insert(planReadings).values(row);
}

export async function findDeclared(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(declaredEvents)
    .where(and(eq(declaredEvents.vesselId, vesselId), eq(declaredEvents.id, id)));
  return row;
}

export async function insertDeclared(
  tx: Db,
  row: {
    id: string;
    vesselId: string;
    createdBy: string | null;
    event: VesselEvent;
    happensOn: CalendarDate;
    note: string | null;
  },
): Promise<void> {
  await tx.insert(declaredEvents).values(row);
}

/** The last events that were told. */
export function lastEvents(tx: Db, vesselId: string, limit: number) {
  return tx
    .select({
      id: declaredEvents.id,
      event: declaredEvents.event,
      on: declaredEvents.happensOn,
      note: declaredEvents.note,
    })
    .from(declaredEvents)
    .where(eq(declaredEvents.vesselId, vesselId))
    .orderBy(desc(declaredEvents.createdAt))
    .limit(limit);
}
