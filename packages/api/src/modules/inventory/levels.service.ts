import { todayIn } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { type LevelRow, levelRows } from "./levels.repository.ts";
import { type ItemLevel, itemLevel } from "./levels.rules.ts";

/** What is aboard, coming and held back of some items, as far as the reader may know of them. */
export async function levelsOf(scope: VesselScope, itemIds: readonly string[]): Promise<Map<string, ItemLevel>> {
  const found = await levelledItems(scope, itemIds);
  return new Map(found.map(({ item, level }) => [item.id, level]));
}

export interface LevelledItem {
  item: LevelRow;
  level: ItemLevel;
}

export async function levelledItems(
  scope: VesselScope,
  itemIds: readonly string[],
  exceptJobIds: readonly string[] = [],
): Promise<LevelledItem[]> {
  if (itemIds.length === 0) return [];
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const rows = await levelRows(scope.tx, {
    vesselId: scope.vesselId,
    today,
    itemIds: JSON.stringify([...new Set(itemIds)]),
    exceptJobIds: JSON.stringify(exceptJobIds),
  });
  return rows.map((item) => ({ item, level: itemLevel(item) }));
}
