import { equipmentTypes, isEquipmentType } from "@ymp/core/maintenance/equipment-types";
import type { DataGroup } from "@ymp/ui/patterns/data-table";

interface Typed {
  equipmentType: string;
}

const placeOf = (type: string): number =>
  isEquipmentType(type) ? equipmentTypes.indexOf(type) : equipmentTypes.length;

/** Machines' types in the order a crew would look for them; within a type the order stays. */
export function inOrderOfTypes<Row extends Typed>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => placeOf(a.equipmentType) - placeOf(b.equipmentType));
}

/** One heading a type, with how many stand under it. */
export function groupsOf(rows: readonly Typed[], nameOf: (type: string) => string): DataGroup[] {
  const counts = new Map<string, number>();
  for (const { equipmentType } of rows) counts.set(equipmentType, (counts.get(equipmentType) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ id: type, label: nameOf(type), count }));
}
