import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, sql } from "drizzle-orm";
import type { PlanRow } from "./jobs.repository.ts";

/*
 * Who writes work holds what it hangs on: first the machine, then the plan, then the job, so that no two wait for each
 * other. Anyone who archives a machine, stops or resumes a plan waits until the work is written, and the other way round.
 */

interface OneOfVessel {
  readonly vesselId: string;
  readonly id: string;
}

const machineOfPlan = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select({ id: equipment.id })
    .from(equipment)
    .where(
      and(
        eq(equipment.vesselId, of.vesselId),
        sql`${equipment.id} = (select ${plans.equipmentId} from ${plans}
          where ${plans.vesselId} = ${of.vesselId} and ${plans.id} = ${of.id})`,
      ),
    )
    .for("key share"),
);

const plan = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select()
    .from(plans)
    .where(and(eq(plans.vesselId, of.vesselId), eq(plans.id, of.id)))
    .for("update"),
);

/** The plan, and the machine that it is for. */
export async function holdPlan(tx: Db, vesselId: string, id: string): Promise<PlanRow | undefined> {
  const of = { vesselId, id };
  const [, [held]] = await Promise.all([machineOfPlan(tx, of), plan(tx, of)]);
  return held;
}

const machineOfJob = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select({ id: equipment.id })
    .from(equipment)
    .where(
      and(
        eq(equipment.vesselId, of.vesselId),
        sql`${equipment.id} = (select ${jobs.equipmentId} from ${jobs}
          where ${jobs.vesselId} = ${of.vesselId} and ${jobs.id} = ${of.id})`,
      ),
    )
    .for("key share"),
);

const planOfJob = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.vesselId, of.vesselId),
        sql`${plans.id} = (select ${jobs.planId} from ${jobs}
          where ${jobs.vesselId} = ${of.vesselId} and ${jobs.id} = ${of.id})`,
      ),
    )
    .for("update"),
);

/** What a job hangs on, before the job itself: anyone who closes or reopens it decides about the next one of its plan. */
export async function holdPlanOfJob(tx: Db, vesselId: string, jobId: string): Promise<PlanRow | null> {
  const of = { vesselId, id: jobId };
  const [, [held = null]] = await Promise.all([machineOfJob(tx, of), planOfJob(tx, of)]);
  return held;
}
