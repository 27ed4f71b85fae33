import { newId } from "@ymp/core/ids";
import { itemLocations, locations, stockLots } from "@ymp/db/schema/inventory";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { identity } from "../../platform/imports/comparable.ts";
import type { StockLine } from "../../platform/imports/inventory-rows.ts";
import type { InventoryItemRow } from "../inventory/inventory.record.ts";
import { postStock } from "../inventory/posting.service.ts";
import { vesselRecord } from "../vessel/vessel.record.ts";
import type { Writing } from "./import-kind.ts";
import { listLocations, listPlacesOf } from "./items-on-board.repository.ts";
import { dateOf } from "./new-plans.ts";
import { created, type WrittenRecord } from "./written-rows.ts";

export interface Opening {
  sourceRow: number;
  item: InventoryItemRow;
  line: StockLine;
}

interface PlacedOpening extends Opening {
  locationId: string;
}

/** How many postings go into one statement of the ledger. */
const batchSize = 300;

/** Puts in the books what the rows say lies where: places and lots that are missing first. */
export async function openStock(
  scope: VesselScope,
  openings: readonly Opening[],
  writing: Writing,
): Promise<WrittenRecord[]> {
  if (openings.length === 0) return [];
  const places = await placesNamed(scope, openings, writing);
  const placed = openings.map((opening) => ({ ...opening, locationId: places.idOf(opening.line.location) }));
  await keepPlaces(scope, placed);
  const lotOf = await makeLots(scope, placed);
  const note = scope.services.translate(writing.locale, "imports:openingNote", { fileName: writing.fileName });
  const postings = placed
    .filter(({ line }) => (line.quantity ?? 0) > 0)
    .map((opening) => ({
      id: newId(),
      itemId: opening.item.id,
      locationId: opening.locationId,
      lotId: lotOf(opening),
      kind: "count" as const,
      quantity: opening.line.quantity ?? 0,
      unitCostMinor: opening.item.currency === scope.vessel.currency ? opening.item.priceMinor : null,
      note,
      sourceRow: opening.sourceRow,
    }));
  for (let start = 0; start < postings.length; start += batchSize)
    await postStock(
      scope,
      postings.slice(start, start + batchSize).map(({ sourceRow: _, ...posting }) => posting),
    );
  return [...places.written, ...postings.map(({ sourceRow, id }) => created(sourceRow, "stock_move", id))];
}

/** Stock without a place lies at one that says so, until somebody puts it away. */
async function placesNamed(scope: VesselScope, openings: readonly Opening[], { locale }: Writing) {
  const unplaced = scope.services.translate(locale, "imports:unplaced");
  const known = await listLocations(scope.tx, scope.vesselId);
  const ids = new Map(known.map(({ id, name }) => [identity(name), id]));
  const fresh: { sourceRow: number; id: string; name: string }[] = [];
  for (const { sourceRow, line } of openings) {
    const name = line.location ?? unplaced;
    if (ids.has(identity(name))) continue;
    const place = { sourceRow, id: newId(), name };
    fresh.push(place);
    ids.set(identity(name), place.id);
  }
  await insertRows(
    scope.tx,
    locations,
    fresh.map(({ id, name }) => ({ ...stampOf(scope, id), name })),
  );
  await recordChanges(
    scope,
    vesselRecord,
    fresh.map(({ name }) => ({ recordId: scope.vesselId, verb: "place_added", facts: { name, was: null } })),
  );
  return {
    idOf: (name: string | null) => expectRow(ids.get(identity(name ?? unplaced))),
    written: fresh.map(({ sourceRow, id }) => created(sourceRow, "location", id)),
  };
}

/** Box and shelf of the first row that tells; where the item has its place already, that stays. */
async function keepPlaces(scope: VesselScope, placed: readonly PlacedOpening[]): Promise<void> {
  const itemIds = [...new Set(placed.map(({ item }) => item.id))];
  const keyOf = (itemId: string, locationId: string) => `${itemId} ${locationId}`;
  const known = new Set(
    (await listPlacesOf(scope.tx, scope.vesselId, itemIds)).map(({ itemId, locationId }) => keyOf(itemId, locationId)),
  );
  const fresh = placed.flatMap(({ item, locationId, line: { box, shelf } }) => {
    const key = keyOf(item.id, locationId);
    if (known.has(key)) return [];
    known.add(key);
    return [{ ...stampOf(scope, newId()), itemId: item.id, locationId, box, shelf }];
  });
  await insertRows(scope.tx, itemLocations, fresh);
}

/** One lot for each number and last day of an item. */
async function makeLots(
  scope: VesselScope,
  placed: readonly PlacedOpening[],
): Promise<(opening: PlacedOpening) => string | null> {
  const keyOf = ({ item, line }: PlacedOpening) =>
    line.lotNumber || line.expiresOn ? JSON.stringify([item.id, line.lotNumber, line.expiresOn]) : null;
  const lots = new Map(
    placed.flatMap((opening) => {
      const key = keyOf(opening);
      if (key === null || (opening.line.quantity ?? 0) === 0) return [];
      const { lotNumber, expiresOn } = opening.line;
      const lot = { ...stampOf(scope, newId()), itemId: opening.item.id, lotNumber, expiresOn: dateOf(expiresOn) };
      return [[key, lot] as const];
    }),
  );
  await insertRows(scope.tx, stockLots, [...lots.values()]);
  return (opening) => lots.get(keyOf(opening) ?? "")?.id ?? null;
}
