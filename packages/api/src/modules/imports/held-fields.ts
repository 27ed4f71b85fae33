import { type FieldPolicy, fieldsOf, type HeldRecord } from "@ymp/core/access/field-policy";
import { highestHours } from "@ymp/core/maintenance/counters";
import { type EditedEquipment, equipmentPolicy, heldEquipment } from "@ymp/core/maintenance/equipment-fields";
import { type EditedItem, heldItem, itemPolicy } from "@ymp/core/maintenance/item-fields";
import { heldPart, partPolicy } from "@ymp/core/maintenance/part-fields";
import { mayConfirmJump } from "@ymp/core/maintenance/reading-fields";
import { type EditedSupplier, heldSupplier, supplierPolicy } from "@ymp/core/orders/supplier-fields";
import type { VesselScope } from "../../context.ts";
import { fieldsFor } from "../../kit/field-editing.ts";

/** A record as it stands, and as it would once it is back in use. */
export interface RecordOnBoard<State extends string> {
  asIs: HeldRecord<State>;
  inUse: HeldRecord<State>;
}

/**
 * What an import by this person leaves alone in records on board, as `policy` has it for changes by hand. Asked for every record
 * of a list: alike ones are judged once.
 */
function heldFields<Field extends string, State extends string>(
  scope: VesselScope,
  policy: FieldPolicy<Field, State>,
): (record: RecordOnBoard<State>) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  function judge({ asIs, inUse }: RecordOnBoard<State>): readonly string[] {
    const free = new Set<string>([
      ...fieldsFor(scope, policy, inUse).filter((field) => field !== "archivedAt"),
      ...fieldsFor(scope, policy, asIs).filter((field) => field === "archivedAt"),
    ]);
    return fieldsOf(policy).filter((field) => !free.has(field));
  }
  return (record) => {
    const { asIs, inUse } = record;
    const key = JSON.stringify([asIs.state, inUse.state, asIs.createdBy === scope.actor.userId, asIs.department]);
    const judged = known.get(key) ?? judge(record);
    known.set(key, judged);
    return judged;
  };
}

const inUse = { archivedAt: null };

/** Fields by the names that lists have for them, where those are others. */
const named = (fields: readonly string[], names: Readonly<Record<string, string>>) =>
  fields.map((field) => names[field] ?? field);

export function heldOfEquipment(scope: VesselScope) {
  const held = heldFields(scope, equipmentPolicy);
  return (item: EditedEquipment) =>
    named(held({ asIs: heldEquipment(item), inUse: heldEquipment({ ...item, ...inUse }) }), {
      manufacturer: "maker",
      parentId: "parent",
      archivedAt: "isArchived",
    });
}

/** Hours that run ahead of the clock are a head's to say, as they are by hand. */
export const highestHoursFor =
  ({ access, now }: Pick<VesselScope, "access" | "now">) =>
  ({ lastReading, lastReadAt }: { lastReading: number | null; lastReadAt: Date | null }): number | null =>
    mayConfirmJump(access) || lastReading === null || !lastReadAt
      ? null
      : highestHours({ reading: lastReading, readAt: lastReadAt }, now);

export function heldOfItems(scope: VesselScope) {
  const held = heldFields(scope, itemPolicy);
  return (item: EditedItem) =>
    named(held({ asIs: heldItem(item), inUse: heldItem({ ...item, ...inUse }) }), {
      priceMinor: "price",
      supplierId: "supplier",
    });
}

export function heldOfSuppliers(scope: VesselScope) {
  const held = heldFields(scope, supplierPolicy);
  return (supplier: EditedSupplier) =>
    held({ asIs: heldSupplier(supplier, false), inUse: heldSupplier({ ...supplier, ...inUse }, false) });
}

export function heldOfParts(scope: VesselScope) {
  const held = heldFields(scope, partPolicy);
  return (...of: Parameters<typeof heldPart>) => {
    const asIs = heldPart(...of);
    return named(held({ asIs, inUse: asIs }), { sectionId: "section" });
  };
}
