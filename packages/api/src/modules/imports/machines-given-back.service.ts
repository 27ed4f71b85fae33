import type { Message } from "@ymp/core/errors";
import { equipmentPolicy, heldEquipment } from "@ymp/core/maintenance/equipment-fields";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { standsInTheWay } from "../equipment/archiving.rules.ts";
import { workOfMachines } from "../equipment/archiving.service.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeGivingBack } from "./judge-taking-back.ts";
import { judgePlacesBack, type Place } from "./machines-given-back.rules.ts";
import { listTouched } from "./undo.repository.ts";
import { beforeOf, idsOf } from "./undone-rows.ts";
import { type EquipmentRecordRow, listPlaced, lockEquipment } from "./writing.repository.ts";

/** Machines that the list changed and that stay as they are: `touched` by somebody since, or `refused` to anyone who takes it back. */
export interface Staying {
  touched: ReadonlySet<string>;
  refused: ReadonlyMap<string, Message>;
}

/** `leavesOut` are jobs and plans that go before the machines do. */
export async function machinesThatStay(
  scope: VesselScope,
  row: ImportRow,
  written: readonly WrittenRow[],
  leavesOut: ReadonlySet<string> = new Set(),
): Promise<Staying> {
  const changed = idsOf(written, "equipment", "update");
  if (changed.length === 0) return { touched: new Set(), refused: new Map() };
  const [touched, machines, rows] = await Promise.all([
    listTouched(scope.tx, "equipment", changed, row),
    listPlaced(scope.tx, scope.vesselId),
    lockEquipment(scope.tx, scope.vesselId, changed),
  ]);
  const before = beforeOf(written, "equipment");
  const now = new Map(
    machines.map(({ archivedAt, ...item }) => [item.id, { ...item, isArchived: archivedAt !== null }]),
  );
  const places = new Map([...before].map(([id, values]) => [id, placeIn(values)] as const));
  const refused = judgeFields(scope, rows, before);
  const judgeRest = () =>
    judgePlacesBack(now, new Map([...places].filter(([id]) => now.has(id) && !touched.has(id) && !refused.has(id))));
  for (const [id, why] of judgeRest()) refused.set(id, why);
  const leaving = rows.filter(
    ({ id, archivedAt }) => !archivedAt && places.get(id)?.isArchived && !touched.has(id) && !refused.has(id),
  );
  for (const [id, why] of await judgeLeaving(scope, leaving, leavesOut)) refused.set(id, why);
  // What stays in use for its work may hold up what would hang elsewhere.
  for (const [id, why] of judgeRest()) refused.set(id, why);
  return { touched, refused };
}

function judgeFields(
  scope: VesselScope,
  rows: readonly EquipmentRecordRow[],
  before: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): Map<string, Message> {
  const judged = rows.flatMap((item) => {
    const held = { asIs: heldEquipment(item), inUse: heldEquipment({ ...item, archivedAt: null }) };
    const why = judgeGivingBack(scope, equipmentPolicy, held, { now: item, before: before.get(item.id) ?? {} });
    return why ? [[item.id, why] as const] : [];
  });
  return new Map(judged);
}

/** A machine that the list brought back leaves again where nothing was raised on it since and nothing stands in the way. */
async function judgeLeaving(
  scope: VesselScope,
  machines: readonly EquipmentRecordRow[],
  leavesOut: ReadonlySet<string>,
): Promise<Map<string, Message>> {
  if (machines.length === 0) return new Map();
  const work = await workOfMachines(
    scope,
    machines.map(({ id }) => id),
  );
  const editor = editorOf(scope);
  return new Map(
    machines.flatMap((machine): [string, Message][] => {
      const isOfIt = (of: { id: string; equipmentId: string | null }) =>
        of.equipmentId === machine.id && !leavesOut.has(of.id);
      const { id, name } = machine;
      const [jobs, plans] = [work.jobs.filter(isOfIt), work.plans.filter(isOfIt)];
      const why = standsInTheWay({ name, machines: [machine], jobs, plans }, editor);
      if (why) return [[id, why]];
      const params = { name, count: jobs.length };
      return jobs.length > 0 ? [[id, { messageKey: "equipment:hasOpenJobs", params }]] : [];
    }),
  );
}

const placeIn = ({ parentId, archivedAt }: Readonly<Record<string, unknown>>): Place => ({
  parentId: typeof parentId === "string" ? parentId : null,
  isArchived: typeof archivedAt === "string",
});
