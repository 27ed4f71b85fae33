import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { PartState } from "@ymp/core/lists";
import type { VesselScope } from "../../context.ts";
import type { InventoryItemRow } from "../inventory/inventory.record.ts";
import { getStockItem } from "../inventory/inventory-scope.ts";
import type { ItemLevel } from "../inventory/levels.rules.ts";
import { levelledItems, levelsOf } from "../inventory/levels.service.ts";
import { partFieldsFor } from "./part-editing.service.ts";
import { itemIdsOfParts, type PartRow } from "./parts-list.repository.ts";
import { partAlertOf } from "./spare-parts.rules.ts";

/** An item that a part can be: one the reader may know of, still in the stores. */
export async function stockItemOf(scope: VesselScope, itemId: string): Promise<InventoryItemRow> {
  const item = await getStockItem(scope, itemId);
  if (item.archivedAt) throw new AppError("conflict", "spares:refusal.itemArchived", { name: item.name });
  return item;
}

/** Which level of stock each state of the list asks for; the others are told by the part itself. */
const wanted: Partial<Record<PartState, (level: ItemLevel) => boolean>> = {
  below: ({ alert }) => alert !== null,
  none: ({ onHand }) => onHand <= 0,
  to_order: ({ suggested }) => suggested > 0,
};

/** The items in the state that a list is narrowed to; null where it is not about stock. */
export async function itemsInState(scope: VesselScope, state: PartState): Promise<string[] | null> {
  const isWanted = wanted[state];
  if (!isWanted) return null;
  const levelled = await levelledItems(scope, await itemIdsOfParts(scope.tx, scope.vesselId));
  return levelled.filter(({ level }) => isWanted(level)).map(({ item }) => item.id);
}

/** The rows with the stock of their items. */
export async function withStock(scope: VesselScope, rows: readonly PartRow[]) {
  const levels = await levelsOf(
    scope,
    rows.flatMap(({ item }) => item?.id ?? []),
  );
  return rows.map((row) => ({
    ...presentPart(row, row.item ? levels.get(row.item.id) : undefined),
    can: { fields: partFieldsFor(scope, row.part, row.machine) },
    lastUsedOn: row.item && row.lastUsedAt ? todayIn(scope.vessel.timeZone, new Date(row.lastUsedAt)) : null,
  }));
}

function presentPart({ part, machine, sectionName, item, bins, sharedBy }: PartRow, level?: ItemLevel) {
  const { vesselId: _, importId: __, itemId: ___, ...fields } = part;
  const stock = item && level ? { ...item, ...level, bins, sharedBy } : null;
  return {
    ...fields,
    itemId: item?.id ?? null,
    machine,
    sectionName,
    stock,
    alert: partAlertOf(machine, stock),
  };
}
export type PresentedPart = Awaited<ReturnType<typeof withStock>>[number];
