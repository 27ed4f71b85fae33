import { heldKept } from "@ymp/core/maintenance/drawn-up-fields";
import { watchPlanPolicy } from "@ymp/core/watch-plan-fields";
import type { VesselScope } from "../../context.ts";
import { expectMayChange } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import type { WatchPlanRow } from "./watch-plans.record.ts";
import { lockWatchPlan } from "./watch-plans.repository.ts";

/** A plan whose watches the writer may change, held until the write ends. */
export async function lockOpenPlan(
  scope: VesselScope,
  id: string,
  field: "watches" | "publishedAt" = "watches",
): Promise<WatchPlanRow> {
  requireInsider(scope);
  const plan = expectRow(await lockWatchPlan(scope.tx, scope.vesselId, id));
  expectMayChange(scope, watchPlanPolicy, heldKept(plan), [field]);
  return plan;
}
