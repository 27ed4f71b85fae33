import type { HeadedTable } from "@ymp/api/platform/imports/find-heading";
import { withRoom } from "@ymp/api/platform/imports/in-pieces";
import { inventoryTarget } from "@ymp/api/platform/imports/inventory-fields";
import { mappingColumns } from "@ymp/api/platform/imports/map-columns";
import { type KnownItem, planningInventory } from "@ymp/api/platform/imports/plan-inventory-import";
import { readingRecords } from "@ymp/api/platform/imports/read-records";
import type { Works } from "./works.ts";

function tableOf(rows: number): HeadedTable {
  const records = Array.from({ length: rows }, (_, nth) => ({
    sourceRow: nth + 2,
    cells: [`Impeller ${nth}`, `IMP-${nth}`, String(nth % 40), `Locker ${nth % 50}`, `Box ${nth % 9}`],
  }));
  const headings = ["Item", "Part No", "Qty", "Location", "Box"];
  return { headingRow: 1, headings, titleLines: [], records, leftOut: [] };
}

/** Every second row of the file is on board. */
function knownItems(rows: number): KnownItem[] {
  return Array.from({ length: rows / 2 }, (_, nth) => ({
    id: `item-${nth}`,
    isArchived: false,
    stock: [{ location: `Locker ${nth % 50}`, lotNumber: null, expiresOn: null, onHand: nth % 7 }],
    places: [`Locker ${nth % 50}`],
    values: {
      ...{ name: `Impeller ${nth * 2}`, partNo: `IMP-${nth * 2}`, manufacturer: null, modelNo: null, barcode: null },
      ...{ category: null, subCategory: null, unit: "pcs", purchaseUnit: null, packSize: null, minQuantity: null },
      ...{ maxQuantity: null, price: null, currency: null, supplier: null, isCritical: false, isPrivate: false },
      description: null,
    },
  }));
}

/** A list of stores held against what is on board, as the dry run of an import does it. */
export function comparisonWorks(): Works {
  const comparing = (count: number) => {
    const [table, known] = [tableOf(count), knownItems(count)];
    return async () => {
      const mapping = await withRoom(mappingColumns(table, inventoryTarget));
      const { rows } = await withRoom(readingRecords(table, mapping, inventoryTarget, { today: "2026-11-24" }));
      return withRoom(planningInventory(rows, known));
    };
  };
  return {
    "an import of 2,000 rows compared": comparing(2_000),
    "an import of 20,000 rows compared": comparing(20_000),
  };
}
