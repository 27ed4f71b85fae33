import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { and, eq, inArray } from "drizzle-orm";
import { isOpen } from "../jobs/due-sql.ts";

/** The open jobs of these machines, each with its plan and whether the machine is critical. */
export function openJobsOfMachines(tx: Db, vesselId: string, equipmentIds: readonly string[]) {
  return tx
    .select({ job: jobs, plan: plans, machine: { name: equipment.name, isCritical: equipment.isCritical } })
    .from(jobs)
    .innerJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .leftJoin(plans, and(eq(plans.vesselId, jobs.vesselId), eq(plans.id, jobs.planId)))
    .where(and(eq(jobs.vesselId, vesselId), inArray(jobs.equipmentId, [...equipmentIds]), isOpen))
    .for("update", { of: jobs });
}
