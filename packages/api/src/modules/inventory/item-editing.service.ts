import type { HeldRecord } from "@ymp/core/access/field-policy";
import { can } from "@ymp/core/access/resolve-access";
import { heldItem, type ItemField, itemPolicy, lotPolicy } from "@ymp/core/maintenance/item-fields";
import type { VesselScope } from "../../context.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import type { InventoryItemRow, StockLotRow } from "./inventory.record.ts";
import type { SaveItemInput, SaveLotInput } from "./inventory.schema.ts";
import { placesOf } from "./places.repository.ts";

/** Holds every change by hand to `itemPolicy`, of one item or of many. */
export function expectMayChangeItem(scope: VesselScope, item: InventoryItemRow, fields: readonly ItemField[]): void {
  expectMayChange(scope, itemPolicy, heldItem(item), fields);
}

type Wanted = Readonly<Partial<Record<ItemField, unknown>>>;

/** The same for what a form sends: fields that are there already are no change. */
export function expectMayWrite(scope: VesselScope, item: InventoryItemRow, wanted: Wanted): void {
  expectMayChangeItem(scope, item, changedFields(itemPolicy, item, wanted));
}

export async function expectMaySave(
  scope: VesselScope,
  item: InventoryItemRow,
  { places, ...wanted }: Wanted & Pick<SaveItemInput, "places">,
): Promise<void> {
  expectMayWrite(scope, item, wanted);
  if (!places) return;
  const known = await placesOf(scope.tx, scope.vesselId, item.id);
  const isMoved = places.some(({ locationId, box = null, shelf = null }) => {
    const place = known.find((one) => one.locationId === locationId);
    return !place || place.box !== box || place.shelf !== shelf;
  });
  if (isMoved) expectMayChangeItem(scope, item, ["places"]);
}

const heldLot = ({ createdBy }: Pick<StockLotRow, "createdBy">): HeldRecord<"in the stores"> => ({
  state: "in the stores",
  createdBy,
  department: null,
});

export function expectMayChangeLot(scope: VesselScope, lot: StockLotRow, wanted: SaveLotInput): void {
  expectMayChange(scope, lotPolicy, heldLot(lot), changedFields(lotPolicy, lot, wanted));
}

/** What the reader may put right of a lot, for its form. */
export const lotFieldsFor = (scope: VesselScope, lot: Pick<StockLotRow, "createdBy">) =>
  can(scope.access, "inventory:edit") ? fieldsFor(scope, lotPolicy, heldLot(lot)) : [];
