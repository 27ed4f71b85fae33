import { judgeField } from "@ymp/core/access/field-policy";
import { type EquipmentField, equipmentPolicy, heldEquipment } from "@ymp/core/maintenance/equipment-fields";
import { useFieldEditor } from "../../app/session.ts";
import type { RegisterRow } from "./equipment.queries.ts";

/** Whether the reader may change a field of all these machines at once, by the rule the server holds to. */
export function useMayChangeAll(rows: readonly RegisterRow[]): (field: EquipmentField) => boolean {
  const editor = useFieldEditor();
  return (field) =>
    rows.every(
      (row) => judgeField(equipmentPolicy, field, heldEquipment({ ...row, createdBy: null }), editor).length === 0,
    );
}
