import type { Message } from "@ymp/core/errors";
import { equipmentPolicy, heldEquipment } from "@ymp/core/maintenance/equipment-fields";
import type { VesselScope } from "../../context.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeGivingBack } from "./judge-taking-back.ts";
import { judgePlacesBack, type Place } from "./machines-given-back.rules.ts";
import { listTouched } from "./undo.repository.ts";
import { beforeOf, idsOf } from "./undone-rows.ts";
import { type EquipmentRecordRow, listPlaced, lockEquipment } from "./writing.repository.ts";

/** Machines that the list changed and that stay as they are: `touched` by somebody since, or `refused` to whoever takes it back. */
export interface Staying {
  touched: ReadonlySet<string>;
  refused: ReadonlyMap<string, Message>;
}

export async function machinesThatStay(
  scope: VesselScope,
  row: ImportRow,
  written: readonly WrittenRow[],
): Promise<Staying> {
  const changed = idsOf(written, "equipment", "update");
  if (changed.length === 0) return { touched: new Set(), refused: new Map() };
  const [touched, machines, rows] = await Promise.all([
    listTouched(scope.tx, "equipment", changed, row),
    listPlaced(scope.tx, scope.vesselId),
    lockEquipment(scope.tx, scope.vesselId, changed),
  ]);
  const before = beforeOf(written, "equipment");
  const refused = judgeFields(scope, rows, before);
  const now = new Map(
    machines.map(({ archivedAt, ...item }) => [item.id, { ...item, isArchived: archivedAt !== null }]),
  );
  const wanted = [...before].filter(([id]) => now.has(id) && !touched.has(id) && !refused.has(id));
  const places = new Map(wanted.map(([id, values]) => [id, placeIn(values)]));
  return { touched, refused: new Map([...refused, ...judgePlacesBack(now, places)]) };
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

const placeIn = ({ parentId, archivedAt }: Readonly<Record<string, unknown>>): Place => ({
  parentId: typeof parentId === "string" ? parentId : null,
  isArchived: typeof archivedAt === "string",
});
