import type { Department } from "@ymp/core/access/roles";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { and, eq, isNull, sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";
import { isOpen } from "./due-sql.ts";

/** Running plans with their open occurrence and how far their counter is. */
export function plansWithOpenJob(
  tx: Db,
  vesselId: string,
  filters: { departments?: readonly Department[]; profileId?: string | null },
) {
  return tx
    .select({
      plan: plans,
      dueOn: jobs.dueOn,
      dueTotal: jobs.dueTotal,
      equipmentName: equipment.name,
      lastTotal: counters.lastTotal,
      lastReadAt: counters.lastReadAt,
      dailyAverage: counters.dailyAverage,
    })
    .from(plans)
    .innerJoin(jobs, and(eq(jobs.vesselId, plans.vesselId), eq(jobs.planId, plans.id), isNull(jobs.archivedAt), isOpen))
    .leftJoin(equipment, and(eq(equipment.vesselId, plans.vesselId), eq(equipment.id, plans.equipmentId)))
    .leftJoin(counters, and(eq(counters.vesselId, plans.vesselId), eq(counters.id, plans.counterId)))
    .where(
      and(
        eq(plans.vesselId, vesselId),
        eq(plans.isActive, true),
        isNull(equipment.archivedAt),
        filters.departments?.length ? sql`${plans.department} in ${jsonTexts(filters.departments)}` : undefined,
        filters.profileId
          ? sql`exists (select 1 from plan_assignees a where a.vessel_id = ${plans.vesselId} and a.plan_id = ${plans.id} and a.profile_id = ${filters.profileId}::uuid)`
          : undefined,
      ),
    );
}
