import { judgeField } from "@ymp/core/access/field-policy";
import type { Message } from "@ymp/core/errors";
import { heldPlan, planPolicy } from "@ymp/core/maintenance/plan-fields";
import type { VesselScope } from "../../context.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeTakingOut } from "./judge-taking-back.ts";
import { idsOf } from "./undone-rows.ts";
import { listPlaced, listPlans } from "./writing.repository.ts";

/** Of the plans that another's list made those that this person could not stop by hand. */
export async function plansRefused(
  scope: VesselScope,
  row: ImportRow,
  written: readonly WrittenRow[],
): Promise<Map<string, Message>> {
  const made = idsOf(written, "plan", "create");
  if (made.length === 0) return new Map();
  const [plans, machines] = await Promise.all([
    listPlans(scope.tx, scope.vesselId, made),
    listPlaced(scope.tx, scope.vesselId),
  ]);
  const byId = new Map(machines.map((machine) => [machine.id, machine]));
  return new Map(
    plans.flatMap((plan): [string, Message][] => {
      const machine = byId.get(plan.equipmentId ?? "");
      const isCritical = plan.isCritical || (machine?.isCritical ?? false);
      const on = machine ? { department: machine.department, isArchived: false } : null;
      const held = heldPlan({ ...plan, isCritical, machine: on });
      const why = judgeTakingOut(scope, row, (by) => judgeField(planPolicy, "isActive", held, by));
      return why ? [[plan.id, why]] : [];
    }),
  );
}
