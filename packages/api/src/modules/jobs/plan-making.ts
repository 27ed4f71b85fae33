import { assertAllowed } from "@ymp/core/errors";
import { judgeNewPlan, type MachineOfPlan, type NewPlan } from "@ymp/core/maintenance/plan-fields";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";

/** A new plan that is critical or of class is made by anyone who may make an ordinary one of the same kind so. */
export const expectMayMake = (scope: VesselScope, plan: NewPlan, machine: MachineOfPlan | null): void =>
  assertAllowed(judgeNewPlan(plan, machine, editorOf(scope)), "conflict");

export const mayMake = (scope: VesselScope, plan: NewPlan, machine: MachineOfPlan | null): boolean =>
  judgeNewPlan(plan, machine, editorOf(scope)).length === 0;
