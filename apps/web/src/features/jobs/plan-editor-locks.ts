import { useQuery } from "@tanstack/react-query";
import {
  type GraveField,
  judgeNewPlanField,
  type MachineOfPlan,
  type PlanField,
} from "@ymp/core/maintenance/plan-fields";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan, useFieldEditor } from "../../app/session.ts";
import type { Plan, PlanForm } from "./plan-editor-form.ts";

export interface PlanLocks {
  isLocked: (field: PlanField) => boolean;
  /** Why the reader's new plan may not say so, as a message key. */
  notNew: (field: GraveField) => string | undefined;
  /** Whether plans of the chosen machine are critical, and so not the reader's to make. */
  isRefusedMachine: boolean;
}

/** What the server would refuse: of a plan that stands by what it says may be changed, of a new one by the same rules. */
export function usePlanLocks(plan: Plan | null, form: Pick<PlanForm, "department" | "equipmentId">): PlanLocks {
  const editor = useFieldEditor();
  const machine = useMachine(plan ? null : form.equipmentId);
  const notNew = (field: GraveField) =>
    plan ? undefined : judgeNewPlanField(field, form, machine, editor)[0]?.messageKey;
  return {
    isLocked: (field) => (plan ? !plan.can.fields.includes(field) : isGrave(field) && notNew(field) !== undefined),
    notNew,
    isRefusedMachine: (machine?.isCritical ?? false) && notNew("isCritical") !== undefined,
  };
}

/** Of a new plan's kind one is the heads' alone; the choice itself is open. */
const isGrave = (field: PlanField): field is "classItem" | "isCritical" =>
  field === "classItem" || field === "isCritical";

function useMachine(equipmentId: string | null): MachineOfPlan | null {
  const enabled = useCan("equipmentspage:view") && equipmentId !== null;
  const { data } = useQuery(useTrpc().equipment.get.queryOptions({ id: equipmentId ?? "" }, { enabled }));
  return data ?? null;
}
