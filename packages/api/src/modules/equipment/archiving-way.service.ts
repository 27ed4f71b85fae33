import type { Message } from "@ymp/core/errors";
import { groupedBy } from "@ymp/core/grouped";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { standsInTheWay } from "./archiving.rules.ts";
import { workOfMachines } from "./archiving.service.ts";
import { liveMachines } from "./register.repository.ts";

/** What archiving each of these, with all below it, would be told; nothing where nothing stands in the way. For the form that asks. */
export async function wayOfArchiving(
  scope: VesselScope,
  ids: readonly string[],
): Promise<{ inTheWay: ({ id: string; name: string } & Message)[] }> {
  const machines = await liveMachines(scope.tx, scope.vesselId);
  const [known, childrenOf] = [
    new Map(machines.map((row) => [row.id, row])),
    groupedBy(machines, (row) => row.parentId),
  ];
  const branches = ids.flatMap((id) => {
    const top = known.get(id);
    return top ? [{ top, branch: branchBelow(top, childrenOf) }] : [];
  });
  const concerned = [...new Set(branches.flatMap(({ branch }) => branch.map(({ id }) => id)))];
  const work = await workOfMachines(scope, concerned);
  const [jobsOf, plansOf] = [
    groupedBy(work.jobs, ({ equipmentId }) => equipmentId),
    groupedBy(work.plans, ({ equipmentId }) => equipmentId),
  ];
  const inTheWay = branches.flatMap(({ top: { id, name }, branch }) => {
    const jobs = branch.flatMap((row) => jobsOf.get(row.id) ?? []);
    const plans = branch.flatMap((row) => plansOf.get(row.id) ?? []);
    const refusal = standsInTheWay({ name, machines: branch, jobs, plans }, editorOf(scope));
    return refusal ? [{ id, name, ...refusal }] : [];
  });
  return { inTheWay };
}

type Live = Awaited<ReturnType<typeof liveMachines>>[number];

/** A circle of parents ends where it closes: what was added to a set once is not walked again. */
function branchBelow(top: Live, childrenOf: ReadonlyMap<string | null, readonly Live[]>): Live[] {
  const branch = new Set([top]);
  for (const row of branch) for (const child of childrenOf.get(row.id) ?? []) branch.add(child);
  return [...branch];
}
