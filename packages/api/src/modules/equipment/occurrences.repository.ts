import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships } from "@ymp/db/schema/accounts";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { planAssignees, planParts, plans, planTasks } from "@ymp/db/schema/plans";
import { numberSequences } from "@ymp/db/schema/platform";
import { type Slots, statement } from "@ymp/db/statements";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { slottedIds } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import { placeOfProfile } from "../../platform/accounts/crew-aboard.ts";
import { isLiveJob } from "./job-marks.repository.ts";

interface SomePlans {
  readonly vesselId: string;
  readonly planIds: string;
}

const drawNumbers = statement((db, of: Slots<{ vesselId: string; count: number }>) =>
  db
    .insert(numberSequences)
    .values({ vesselId: of.vesselId, key: "job", lastNumber: of.count })
    .onConflictDoUpdate({
      target: [numberSequences.vesselId, numberSequences.key],
      set: { lastNumber: sql`${numberSequences.lastNumber} + excluded.last_number` },
    })
    .returning({ last: numberSequences.lastNumber }),
);

/** The first of `count` job numbers in a row; none of them is ever given again. */
export async function takeJobNumbers(tx: Db, vesselId: string, count: number): Promise<number> {
  const rows = await drawNumbers(tx, { vesselId, count });
  return expectRow(rows[0]).last - count + 1;
}

const placesOfPlans = statement((db, of: Slots<SomePlans>) =>
  db
    .select({
      planId: plans.id,
      equipmentName: equipment.name,
      isCritical: equipment.isCritical,
      department: equipment.department,
      location: equipment.location,
      lastTotal: counters.lastTotal,
      lastReadAt: counters.lastReadAt,
      dailyAverage: counters.dailyAverage,
      highestOccurrence: sql<number>`(select coalesce(max(j.occurrence), 0)::int from ${jobs} j where j.vessel_id = plans.vessel_id and j.plan_id = plans.id)`,
    })
    .from(plans)
    .leftJoin(equipment, and(eq(equipment.vesselId, plans.vesselId), eq(equipment.id, plans.equipmentId)))
    .leftJoin(counters, and(eq(counters.vesselId, plans.vesselId), eq(counters.id, plans.counterId)))
    .where(and(eq(plans.vesselId, of.vesselId), sql`${plans.id} in ${slottedIds(of.planIds)}`)),
);

/** Where the work of each plan is done, how its counter is, and how many jobs it had. */
export const listPlanPlaces = (tx: Db, vesselId: string, planIds: readonly string[]) =>
  placesOfPlans(tx, { vesselId, planIds: JSON.stringify(planIds) });

const openOfPlans = statement((db, of: Slots<SomePlans>) =>
  db
    .selectDistinct({ planId: jobs.planId })
    .from(jobs)
    .where(and(eq(jobs.vesselId, of.vesselId), sql`${jobs.planId} in ${slottedIds(of.planIds)}`, isLiveJob)),
);

/** Of these plans those that have a job which is still to be done. */
export async function listPlansWithOpenJob(tx: Db, vesselId: string, planIds: readonly string[]): Promise<string[]> {
  const rows = await openOfPlans(tx, { vesselId, planIds: JSON.stringify(planIds) });
  return rows.flatMap(({ planId }) => planId ?? []);
}

const tasksOfPlans = statement((db, of: Slots<SomePlans>) =>
  db
    .select()
    .from(planTasks)
    .where(and(eq(planTasks.vesselId, of.vesselId), sql`${planTasks.planId} in ${slottedIds(of.planIds)}`))
    .orderBy(asc(planTasks.position)),
);

const partsOfPlans = statement((db, of: Slots<SomePlans>) =>
  db
    .select()
    .from(planParts)
    .where(and(eq(planParts.vesselId, of.vesselId), sql`${planParts.planId} in ${slottedIds(of.planIds)}`)),
);

const assigneesOfPlans = statement((db, of: Slots<SomePlans>) =>
  db
    .select()
    .from(planAssignees)
    .where(and(eq(planAssignees.vesselId, of.vesselId), sql`${planAssignees.planId} in ${slottedIds(of.planIds)}`)),
);

/** Checklist, parts and people, as they are in each plan. */
export async function listPlanContents(tx: Db, vesselId: string, planIds: readonly string[]) {
  const of = { vesselId, planIds: JSON.stringify(planIds) };
  const [tasks, parts, assignees] = await Promise.all([
    tasksOfPlans(tx, of),
    partsOfPlans(tx, of),
    assigneesOfPlans(tx, of),
  ]);
  return { tasks, parts, assignees };
}

const peopleHereOfPlans = statement((db, of: Slots<SomePlans & { today: string }>) =>
  db
    .select({ planId: planAssignees.planId, profileId: planAssignees.profileId })
    .from(planAssignees)
    .innerJoin(profiles, and(eq(profiles.vesselId, planAssignees.vesselId), eq(profiles.id, planAssignees.profileId)))
    .leftJoin(memberships, placeOfProfile)
    .where(
      and(
        eq(planAssignees.vesselId, of.vesselId),
        sql`${planAssignees.planId} in ${slottedIds(of.planIds)}`,
        isNull(memberships.softDeletedAt),
        sql`(${memberships.endsOn} is null or ${memberships.endsOn} >= ${of.today}::date)`,
      ),
    ),
);

/** What a job takes over: the checklist and the parts of its plan, and of the people those whose place is not over. */
export async function listJobContents(tx: Db, vesselId: string, planIds: readonly string[], today: CalendarDate) {
  const of = { vesselId, planIds: JSON.stringify(planIds) };
  const [tasks, parts, people] = await Promise.all([
    tasksOfPlans(tx, of),
    partsOfPlans(tx, of),
    peopleHereOfPlans(tx, { ...of, today }),
  ]);
  return { tasks, parts, people };
}

/** What was known of the work before each of these plans existed. */
export async function keepKnownDone(
  tx: Db,
  vesselId: string,
  known: readonly { planId: string; on: CalendarDate; total: number | null }[],
): Promise<void> {
  if (known.length === 0) return;
  await tx.execute(sql`
    update ${plans} set known_done_on = done."on", known_done_total = done.total
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as done("planId" uuid, "on" date, total bigint)
    where ${plans.vesselId} = ${vesselId} and ${plans.id} = done."planId"`);
}
