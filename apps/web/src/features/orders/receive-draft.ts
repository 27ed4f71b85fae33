import type { CalendarDate } from "@ymp/core/calendar-date";
import { openQuantity } from "@ymp/core/orders/receiving";
import { thousandthsOf } from "@ymp/core/units";
import type { Order, OrderLine } from "./orders.queries.ts";

/** What is told of one line of a delivery. Quantities in thousandths, as they are typed. */
export interface Arrival {
  isHere: boolean;
  thousandths: number | null;
  locationId: string | null;
  lotNumber: string;
  expiresOn: CalendarDate | null;
  unitPriceMinor: number | null;
  reason: string;
}

export type Arrivals = Readonly<Record<string, Arrival>>;

/** Lines that can be received: what was marked private for others is received by those who may see it. */
export const receivableLines = (order: Order): OrderLine[] =>
  order.lines.filter((line) => !line.isHidden && !line.isClosedShort);

/** Nothing is ticked at first: what has come is said line by line, or by one press for all. */
export function freshArrivals(order: Order): Arrivals {
  return Object.fromEntries(
    receivableLines(order).map((line) => [
      line.id,
      {
        isHere: false,
        thousandths: thousandthsOf(openQuantity(line)),
        locationId: line.usualLocationId,
        lotNumber: "",
        expiresOn: null,
        unitPriceMinor: line.unitPriceMinor,
        reason: "",
      },
    ]),
  );
}

export const isMoreThanOrdered = (line: OrderLine, { thousandths }: Arrival) =>
  (thousandths ?? 0) > thousandthsOf(openQuantity(line));

/** What is still to be said before a ticked line can be booked; null when nothing is. */
export function missingOf(line: OrderLine, arrival: Arrival): "quantity" | "place" | "lot" | "reason" | null {
  if (!arrival.thousandths || arrival.thousandths <= 0) return "quantity";
  if (line.itemId && !arrival.locationId) return "place";
  if (line.itemId && line.keepsLots && !arrival.lotNumber.trim() && !arrival.expiresOn) return "lot";
  return isMoreThanOrdered(line, arrival) && arrival.reason.trim().length < 3 ? "reason" : null;
}

/** The ticked lines as the server takes them. */
export function receivedLines(order: Order, arrivals: Arrivals) {
  return receivableLines(order).flatMap((line) => {
    const arrival = arrivals[line.id];
    if (!arrival?.isHere || !arrival.thousandths) return [];
    const { locationId, lotNumber, expiresOn, unitPriceMinor, reason } = arrival;
    return [
      {
        orderLineId: line.id,
        quantity: arrival.thousandths / 1000,
        locationId: line.itemId ? locationId : null,
        lotNumber: lotNumber.trim() || null,
        expiresOn,
        unitPriceMinor,
        reason: reason.trim() || null,
      },
    ];
  });
}
