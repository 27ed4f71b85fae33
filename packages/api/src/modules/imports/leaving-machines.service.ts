import { groupedBy } from "@ymp/core/grouped";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import type { ExistingEquipment } from "../../platform/imports/equipment-matching.ts";
import { errorAt, warningAt } from "../../platform/imports/imported-row.ts";
import type { EquipmentImportPlan, PlannedEquipmentRow } from "../../platform/imports/plan-equipment-import.ts";
import { standsInTheWay } from "../equipment/archiving.rules.ts";
import { workOfMachines } from "../equipment/archiving.service.ts";
import { countsOf } from "./places-of-list.rules.ts";

const leaves = ({ action, values, matchedId }: PlannedEquipmentRow) =>
  action === "update" && values.isArchived === true && matchedId !== undefined;

/** Open jobs and plans of the machines that a list takes out of the register. */
export const workOfLeaving = (scope: VesselScope, { rows }: EquipmentImportPlan) =>
  workOfMachines(
    scope,
    rows.filter(leaves).flatMap(({ matchedId }) => matchedId ?? []),
  ).then((work) => ({ ...work, editor: editorOf(scope) }));

/** A row that archives a machine is refused where archiving it by hand would be, and says how many jobs it cancels. */
export function judgeArchiving(
  plan: EquipmentImportPlan,
  existing: readonly ExistingEquipment[],
  { jobs, plans, editor }: Awaited<ReturnType<typeof workOfLeaving>>,
): EquipmentImportPlan {
  const [jobsOf, plansOf] = [groupedBy(jobs, (job) => job.equipmentId), groupedBy(plans, (of) => of.equipmentId)];
  const machines = new Map(existing.map((machine) => [machine.id, machine]));
  const rows = plan.rows.map((row): PlannedEquipmentRow => {
    const machine = leaves(row) ? machines.get(row.matchedId ?? "") : undefined;
    if (!machine) return row;
    const [own, running] = [jobsOf.get(machine.id) ?? [], plansOf.get(machine.id) ?? []];
    const refusal = standsInTheWay({ name: machine.name, machines: [machine], jobs: own, plans: running }, editor);
    if (refusal)
      return {
        ...row,
        action: "error",
        problems: [...row.problems, errorAt("status", refusal.messageKey, refusal.params)],
      };
    const told = own.length > 0 ? [warningAt("status", "imports:rowCancelsJobs", { count: own.length })] : [];
    return { ...row, problems: [...row.problems, ...told] };
  });
  const refused = new Set(rows.filter(({ action }) => action === "error").map(({ sourceRow }) => sourceRow));
  return {
    ...plan,
    rows,
    order: plan.order.filter((sourceRow) => !refused.has(sourceRow)),
    ...countsOf(rows),
  };
}
