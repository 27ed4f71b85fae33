import { type EquipmentField, equipmentPolicy, heldEquipment } from "@ymp/core/maintenance/equipment-fields";
import type { VesselScope } from "../../context.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import type { EquipmentRow } from "./equipment.record.ts";

/** Holds every change by hand to `equipmentPolicy`, of one machine or of many. */
export function expectMayChangeItem(scope: VesselScope, item: EquipmentRow, fields: readonly EquipmentField[]): void {
  expectMayChange(scope, equipmentPolicy, heldEquipment(item), fields);
}

/** The same for what a form sends: fields that are there already are no change. */
export function expectMayWrite(
  scope: VesselScope,
  item: EquipmentRow,
  wanted: Readonly<Partial<Record<EquipmentField, unknown>>>,
): void {
  expectMayChangeItem(scope, item, changedFields(equipmentPolicy, item, wanted));
}
