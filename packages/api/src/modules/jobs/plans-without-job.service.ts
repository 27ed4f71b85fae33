import type { VesselScope } from "../../context.ts";
import { plansWithoutOpenJob } from "./plans.repository.ts";

/** Plans that run and yet have no job open: nobody is reminded of them until they get one. */
export async function findPlansWithoutJob(scope: VesselScope, limit: number) {
  const rows = await plansWithoutOpenJob(scope.tx, scope.vesselId, limit);
  return { rows, total: rows[0]?.total ?? 0 };
}
