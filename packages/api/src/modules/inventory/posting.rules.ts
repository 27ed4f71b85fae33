import { AppError } from "@ymp/core/errors";
import { type Batch, type StockMoveKind, takeFromBatches } from "@ymp/core/maintenance/stock";
import { sumQuantities, thousandthsOf } from "@ymp/core/units";

/** A change of stock that is wanted: in is positive, out is negative. */
export interface StockPosting {
  /** Of its first line, where somebody refers to it. */
  id?: string;
  itemId: string;
  locationId: string;
  /** Absent: what goes out is taken from what expires first. */
  lotId?: string | null;
  /** Goes out of what belongs to no lot, though the item has some. */
  isOfNoLot?: boolean;
  kind: StockMoveKind;
  quantity: number;
  jobId?: string | null;
  orderLineId?: string | null;
  countId?: string | null;
  /** The move that this one takes back. */
  reversesMoveId?: string | null;
  unitCostMinor?: number | null;
  note?: string | null;
  movedAt?: Date;
  /** The item leaves the stores with it: that nothing is left is what is wanted, and no alarm. */
  leaves?: true;
}

/** What is at one place, of one lot or of none. */
export interface HeldStock {
  itemId: string;
  locationId: string;
  lotId: string | null;
  expiresOn: Batch["expiresOn"];
  onHand: number;
}

/** The lines that a posting becomes: going out, one for each lot it is taken from. */
export function linesOf(posting: StockPosting, held: readonly HeldStock[], itemName: string): StockPosting[] {
  if (posting.quantity === 0) return [];
  if (posting.quantity > 0) return [posting];
  const there = held.filter(
    ({ itemId, locationId, lotId }) =>
      itemId === posting.itemId &&
      locationId === posting.locationId &&
      (posting.isOfNoLot ? lotId === null : !posting.lotId || lotId === posting.lotId),
  );
  const wanted = -posting.quantity;
  const taken = takeFromBatches(
    there.map(({ lotId, onHand, expiresOn }) => ({ id: lotId ?? "", quantity: onHand, expiresOn })),
    wanted,
  );
  if (!taken) throw notEnough(itemName, sumQuantities(there.map(({ onHand }) => onHand)), wanted);
  return taken.map(({ batchId, quantity }, index) => {
    const line = { ...posting, lotId: batchId || null, quantity: -quantity };
    if (index > 0) delete line.id;
    return line;
  });
}

/** What is where after some lines were written. */
export function afterLines(held: readonly HeldStock[], lines: readonly StockPosting[]): HeldStock[] {
  return lines.reduce<HeldStock[]>(
    (stock, line) => {
      const isThere = (place: HeldStock) =>
        place.itemId === line.itemId && place.locationId === line.locationId && place.lotId === (line.lotId ?? null);
      const known = stock.find(isThere);
      const onHand = (thousandthsOf(known?.onHand ?? 0) + thousandthsOf(line.quantity)) / 1000;
      const { itemId, locationId, lotId = null } = line;
      const expiresOn = known?.expiresOn ?? stock.find((place) => place.lotId === lotId)?.expiresOn ?? null;
      return [...stock.filter((place) => !isThere(place)), { itemId, locationId, lotId, expiresOn, onHand }];
    },
    [...held],
  );
}

/** Stock never falls below zero unsaid: it is counted first. */
export function notEnough(item: string, onHand: number, wanted: number): AppError {
  const fields = { parts: "inventory:notEnough", quantity: "inventory:notEnough" };
  return new AppError("conflict", "inventory:notEnough", { item, onHand, wanted }, fields);
}
