import { addDays } from "@ymp/core/calendar-date";
import { createIds, createRandom } from "../random.ts";
import type { LotDefinition, StoreItemDefinition } from "../stores-definition.ts";
import { type Book, known, person } from "./book.ts";

/** Apart from the book's own chances: what expires moves nothing else. */
const idSeed = 7_340_113;

interface Keeping {
  book: Book;
  newId: (at: Date) => string;
}

/** Lots of what expires, and what is only kept by lots. */
export function addStores(book: Book): void {
  const { stores } = book.definition;
  if (!stores) return;
  const keeping = { book, newId: createIds(createRandom(idSeed)) };
  for (const { partNo, lots } of stores.lots) keepByLots(keeping, partNo, lots);
  for (const item of stores.items) addStoreItem(keeping, item);
  for (const { partNo, ...bought } of stores.packs) Object.assign(itemNumbered(book, partNo), bought);
}

function stampOf({ book, newId }: Keeping, at: Date) {
  const keeper = person(book, book.definition.keeper);
  return { vesselId: book.vesselId, id: newId(at), createdAt: at, updatedAt: at, createdBy: keeper.userId };
}

function itemNumbered(book: Book, partNo: string) {
  return known(
    book.rows.inventoryItems.find((row) => row.partNo === partNo),
    "item",
    partNo,
  );
}

function keepByLots(keeping: Keeping, partNo: string, lots: readonly LotDefinition[]): void {
  const { rows } = keeping.book;
  const item = itemNumbered(keeping.book, partNo);
  const itemId = known(item.id, "item", partNo);
  const place = known(
    rows.itemLocations.find((row) => row.itemId === itemId),
    "place of",
    partNo,
  );
  rows.stockMoves = rows.stockMoves.filter((move) => move.itemId !== itemId);
  item.hasLots = true;
  for (const lot of lots)
    addLot(keeping, { itemId, locationId: place.locationId, priceMinor: item.priceMinor ?? 0 }, lot);
}

function addStoreItem(keeping: Keeping, definition: StoreItemDefinition): void {
  const { book } = keeping;
  const { place, box, shelf, minimum, maximum, lots, ...particulars } = definition;
  const own = stampOf(keeping, book.begunAt);
  const location = known(
    book.rows.locations.find((row) => row.name === place),
    "place",
    place,
  );
  const locationId = known(location.id, "place", place);
  book.rows.inventoryItems.push({
    ...own,
    unit: "pcs",
    ...particulars,
    minQuantity: minimum,
    maxQuantity: maximum ?? null,
    currency: book.definition.particulars.currency,
    hasLots: true,
  });
  book.rows.itemLocations.push({
    ...stampOf(keeping, book.begunAt),
    itemId: own.id,
    locationId,
    box,
    shelf: shelf ?? null,
  });
  for (const lot of lots) addLot(keeping, { itemId: own.id, locationId, priceMinor: definition.priceMinor }, lot);
}

interface Shelf {
  itemId: string;
  locationId: string;
  priceMinor: number;
}

/** A lot comes aboard and is used little by little. */
function addLot(keeping: Keeping, { itemId, locationId, priceMinor }: Shelf, definition: LotDefinition): void {
  const { book } = keeping;
  const [lotNumber, receivedDaysAgo, expiresInDays, received, left] = definition;
  const kept = Math.min(receivedDaysAgo, book.definition.keptForDays);
  const at = book.calendar.daysAgo(kept, 11);
  const lot = { ...stampOf(keeping, at), itemId, lotNumber, expiresOn: expiryOf(book, expiresInDays) };
  book.rows.stockLots.push(lot);
  const move = (kind: "receive" | "count" | "consume", quantity: number, movedAt: Date, note: string | null) =>
    book.rows.stockMoves.push({
      ...stampOf(keeping, movedAt),
      itemId,
      locationId,
      lotId: lot.id,
      kind,
      quantity,
      unitCostMinor: quantity > 0 ? priceMinor : null,
      note,
      movedAt,
    });
  const isOpening = kept < receivedDaysAgo;
  move(isOpening ? "count" : "receive", received, at, isOpening ? "Opening count" : null);
  const used = Math.round((received - left) * 1000) / 1000;
  if (used <= 0) return;
  const early = Math.floor(used / 2);
  if (early > 0) move("consume", -early, book.calendar.daysAgo(Math.floor(kept / 2), 16), null);
  move("consume", -Math.round((used - early) * 1000) / 1000, book.calendar.daysAgo(Math.floor(kept / 5), 16), null);
}

function expiryOf(book: Book, inDays: number | null) {
  return inDays === null ? null : addDays(book.calendar.dayOf(book.calendar.daysAgo(0, 12)), inDays);
}
