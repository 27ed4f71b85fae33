import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { isOpen } from "../jobs/due-sql.ts";

/** The open jobs of these machines, or of these plans, each with its plan and its machine. */
export function openJobsOf(
  tx: Db,
  vesselId: string,
  of: { equipmentIds: readonly string[] } | { planIds: readonly string[] },
) {
  const which =
    "planIds" in of ? inArray(jobs.planId, [...of.planIds]) : inArray(jobs.equipmentId, [...of.equipmentIds]);
  return tx
    .select({ job: jobs, plan: plans, machine: { name: equipment.name, isCritical: equipment.isCritical } })
    .from(jobs)
    .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .leftJoin(plans, and(eq(plans.vesselId, jobs.vesselId), eq(plans.id, jobs.planId)))
    .where(and(eq(jobs.vesselId, vesselId), which, isOpen, isNull(jobs.archivedAt)))
    .for("update", { of: jobs });
}
