import type { CalendarDate } from "../calendar-date.ts";
import { sumQuantities, thousandthsOf } from "../units.ts";

/** What is at one place, of one lot or of none. */
export interface StockBin {
  locationId: string;
  lotId: string | null;
  expiresOn: CalendarDate | null;
  onHand: number;
}

/**
 * From where a quantity is taken when nobody says: what expires first over all places, then from the place that holds most.
 * @returns as much as there is; it may be less than was asked for
 */
export function splitOverBins<Bin extends StockBin>(
  bins: readonly Bin[],
  quantity: number,
): { bin: Bin; quantity: number }[] {
  let wanted = thousandthsOf(quantity);
  return inOrderOfTaking(bins).flatMap((bin) => {
    const taken = Math.min(wanted, thousandthsOf(bin.onHand));
    if (taken <= 0) return [];
    wanted -= taken;
    return [{ bin, quantity: taken / 1000 }];
  });
}

export function inOrderOfTaking<Bin extends StockBin>(bins: readonly Bin[]): Bin[] {
  const held = (locationId: string) =>
    sumQuantities(bins.filter((bin) => bin.locationId === locationId).map(({ onHand }) => onHand));
  return bins.toSorted(
    (a, b) =>
      byExpiry(a.expiresOn, b.expiresOn) ||
      held(b.locationId) - held(a.locationId) ||
      a.locationId.localeCompare(b.locationId),
  );
}

/** What never expires comes last. */
function byExpiry(a: CalendarDate | null, b: CalendarDate | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
