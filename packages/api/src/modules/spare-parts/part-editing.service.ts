import { can } from "@ymp/core/access/resolve-access";
import { heldPart, type PartField, partPolicy } from "@ymp/core/maintenance/part-fields";
import type { VesselScope } from "../../context.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import type { EquipmentRow, SparePartRow } from "../equipment/equipment.record.ts";
import { getItem as getMachine } from "../equipment/equipment.service.ts";

/** Holds every change by hand to `partPolicy`, of one part or of many. */
export async function expectMayChangePart(
  scope: VesselScope,
  part: SparePartRow,
  fields: readonly PartField[],
): Promise<void> {
  expectMayChange(scope, partPolicy, heldPart(part, await getMachine(scope, part.equipmentId)), fields);
}

/** The same for what a form sends: fields that are there already are no change. */
export async function expectMayWritePart(
  scope: VesselScope,
  part: SparePartRow,
  wanted: Readonly<Partial<Record<PartField, unknown>>>,
): Promise<void> {
  await expectMayChangePart(scope, part, changedFields(partPolicy, part, wanted));
}

/** A part comes on a machine's list, or to another of hers. */
export function expectMayList(scope: VesselScope, machine: Pick<EquipmentRow, "isCritical" | "archivedAt">): void {
  expectMayChange(scope, partPolicy, heldPart({ createdBy: scope.actor.userId }, machine), ["sectionId"]);
}

export const partFieldsFor = (
  scope: VesselScope,
  part: Pick<SparePartRow, "createdBy">,
  machine: Pick<EquipmentRow, "isCritical" | "archivedAt">,
): PartField[] => (can(scope.access, "spareparts:edit") ? fieldsFor(scope, partPolicy, heldPart(part, machine)) : []);
