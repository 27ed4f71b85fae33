import type { CalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { sumQuantities } from "@ymp/core/units";
import { useState } from "react";
import type { StockAction, StockActionKind } from "./inventory.mutations.ts";
import type { Item, Lot } from "./inventory.queries.ts";

export interface StockFields {
  locationId: string | null;
  toLocationId: string | null;
  /** Null: of whichever lot expires first; for what comes in: of none. */
  lotId: string | null;
  quantity: number | null;
  isInPacks: boolean;
  reason: string;
  unitCostMinor: number | null;
  lotNumber: string;
  expiresOn: CalendarDate | null;
}

export interface ActionStart {
  kind: StockActionKind;
  locationId?: string;
  lotId?: string | null;
}

/** What is at the chosen place, of the chosen lot or of all. */
export function quantityAt(lots: readonly Lot[], locationId: string | null, lotId: string | null): number {
  const there = lots.filter(({ id }) => lotId === null || id === lotId).flatMap(({ places }) => places);
  return sumQuantities(there.filter((place) => place.locationId === locationId).map(({ onHand }) => onHand));
}

/** Where somebody would reach first: what was pressed on, then where most is, then its usual place. */
function firstPlace(item: Item, lots: readonly Lot[], start: ActionStart): string | null {
  const held = lots.flatMap(({ places }) => places).sort((a, b) => b.onHand - a.onHand);
  return start.locationId ?? held[0]?.locationId ?? item.places[0]?.locationId ?? null;
}

export function useStockFields(item: Item, lots: readonly Lot[], start: ActionStart) {
  const [ids] = useState(() => ({ move: newId(), lot: newId() }));
  const [typed, setTyped] = useState<Partial<StockFields>>({});
  const locationId = typed.locationId ?? firstPlace(item, lots, start);
  const lotId = typed.lotId === undefined ? (start.lotId ?? null) : typed.lotId;
  const isCounting = start.kind === "count" || start.kind === "adjust";
  const fields: StockFields = {
    toLocationId: null,
    quantity: isCounting ? quantityAt(lots, locationId, lotId) : 1,
    isInPacks: false,
    reason: "",
    unitCostMinor: null,
    lotNumber: "",
    expiresOn: null,
    ...typed,
    locationId,
    lotId,
  };
  return {
    fields,
    change: (next: Partial<StockFields>) => setTyped((now) => ({ ...now, ...next })),
    action: () => actionOf(start.kind, item, fields, ids),
  };
}

/** Null while something is missing. */
export function actionOf(
  kind: StockActionKind,
  item: Pick<Item, "id">,
  fields: StockFields,
  ids: { move: string; lot: string },
): StockAction | null {
  const { locationId, toLocationId, lotId, quantity, lotNumber, expiresOn, unitCostMinor, isInPacks } = fields;
  const reason = fields.reason.trim();
  if (locationId === null || quantity === null) return null;
  const at = { id: ids.move, itemId: item.id, locationId, lotId };
  if (kind === "count") return { kind, input: { ...at, counted: quantity } };
  if (kind === "adjust") return reason ? { kind, input: { ...at, counted: quantity, reason } } : null;
  if (quantity <= 0) return null;
  if (kind === "scrap") return reason ? { kind, input: { ...at, quantity, reason } } : null;
  if (kind === "transfer")
    return toLocationId ? { kind, input: { ...at, toLocationId, quantity, note: reason } } : null;
  if (kind === "consume") return { kind, input: { ...at, quantity, note: reason } };
  const newLot = lotNumber.trim() || expiresOn ? { id: ids.lot, lotNumber, expiresOn } : null;
  return {
    kind,
    input: { ...at, lotId: newLot ? null : lotId, newLot, quantity, isInPacks, unitCostMinor, note: reason },
  };
}
