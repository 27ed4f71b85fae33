import { newId } from "@ymp/core/ids";
import { jobAssignees, jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { sql } from "drizzle-orm";
import { oneRow } from "../one-row.ts";
import type { VesselKey } from "../people.ts";
import type { World } from "../world.ts";

type PlanRow = typeof plans.$inferInsert;
type JobRow = typeof jobs.$inferInsert;

/** A plan of vessel A that comes every three months, unless its values say otherwise. */
export async function makePlan(
  world: World,
  values: Partial<PlanRow> = {},
  vessel: VesselKey = "A",
): Promise<typeof plans.$inferSelect> {
  const row = {
    id: newId(),
    vesselId: world.vessels[vessel].id,
    title: "Change the oil",
    trigger: "calendar" as const,
    intervalCount: 3,
    intervalUnit: "month" as const,
    createdAt: world.now(),
  };
  return oneRow(
    await world.inVessel(vessel, (tx) =>
      tx
        .insert(plans)
        .values({ ...row, ...values })
        .returning(),
    ),
  );
}

/** A job of vessel A with the next free number; `assignedTo` names profiles. */
export async function makeJob(
  world: World,
  { assignedTo = [], ...values }: Partial<JobRow> & { assignedTo?: string[] } = {},
  vessel: VesselKey = "A",
): Promise<typeof jobs.$inferSelect> {
  const vesselId = world.vessels[vessel].id;
  return world.inVessel(vessel, async (tx) => {
    const sequence = await tx.execute<{ number: number }>(sql`
      insert into number_sequences (vessel_id, key, last_number) values (${vesselId}, 'job', 1)
      on conflict (vessel_id, key) do update set last_number = number_sequences.last_number + 1
      returning last_number as number`);
    const row = {
      id: newId(),
      vesselId,
      number: oneRow([...sequence]).number,
      year: world.now().getUTCFullYear(),
      title: "Renew the impeller",
      plannedOn: values.dueOn ?? null,
      originalDueOn: values.dueOn ?? null,
      createdAt: world.now(),
    };
    const job = oneRow(
      await tx
        .insert(jobs)
        .values({ ...row, ...values })
        .returning(),
    );
    if (assignedTo.length > 0)
      await tx.insert(jobAssignees).values(assignedTo.map((profileId) => ({ vesselId, jobId: job.id, profileId })));
    return job;
  });
}
