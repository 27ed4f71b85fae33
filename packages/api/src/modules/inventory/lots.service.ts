import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { sumQuantities } from "@ymp/core/units";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { expiryOn } from "./expiry.rules.ts";
import { itemRecord } from "./inventory.record.ts";
import type { SaveLotInput } from "./inventory.schema.ts";
import { dayOnBoard, getStockItem } from "./inventory-scope.ts";
import { expectMayChangeLot, lotFieldsFor } from "./item-editing.service.ts";
import { updateItems } from "./items.repository.ts";
import { findLot, insertLot, stockByLot, updateLot } from "./places.repository.ts";

type StockLine = Awaited<ReturnType<typeof stockByLot>>[number];

/** What is on board lot by lot; what expires first comes first, what never does last. */
export async function lotsOfItem(scope: VesselScope, itemId: string) {
  await getStockItem(scope, itemId);
  const lines = await stockByLot(scope.tx, scope.vesselId, itemId);
  const today = dayOnBoard(scope);
  const lotIds = [...new Set(lines.map(({ lotId }) => lotId))];
  return lotIds.map((lotId) =>
    lotOf(
      scope,
      lotId,
      lines.filter((line) => line.lotId === lotId),
      today,
    ),
  );
}

function lotOf(scope: VesselScope, lotId: string | null, lines: readonly StockLine[], today: CalendarDate) {
  const [first] = lines;
  return {
    id: lotId,
    version: first?.lotVersion ?? null,
    lotNumber: first?.lotNumber ?? null,
    expiry: expiryOn(first?.expiresOn ?? null, today),
    onHand: sumQuantities(lines.map(({ onHand }) => onHand)),
    can: { fields: lotId === null ? [] : lotFieldsFor(scope, { createdBy: first?.lotBy ?? null }) },
    places: lines.map(({ locationId, location, box, shelf, onHand }) => ({ locationId, location, box, shelf, onHand })),
  };
}

/** Puts a lot's number and last day right. */
export async function saveLot(scope: VesselScope, input: SaveLotInput): Promise<{ id: string; version: number }> {
  const item = await getStockItem(scope, input.itemId, true);
  const before = await findLot(scope.tx, scope.vesselId, input.id);
  if (input.version === undefined) {
    const sent = await sentBefore(scope, input.id, before, { itemId: item.id });
    if (sent) return { id: sent.id, version: sent.version };
    return { id: await makeLot(scope, item.id, input), version: 1 };
  }
  const known = expectRow(before?.itemId === item.id ? before : undefined);
  const { version, base, lotNumber, expiresOn } = input;
  if (!expectBase(known, { version, base }, { lotNumber, expiresOn })) return { id: known.id, version: known.version };
  expectMayChangeLot(scope, known, input);
  const after = await updateLot(scope.tx, known, { lotNumber, expiresOn });
  await recordChange(scope, itemRecord, item.id, {
    verb: "lot_changed",
    facts: { lotNumber: after.lotNumber, expiresOn: after.expiresOn, expiredOn: known.expiresOn },
  });
  return { id: after.id, version: after.version };
}

/** A lot of the item; from then on it is kept by lots. */
export async function makeLot(
  scope: VesselScope,
  itemId: string,
  lot: { id: string; lotNumber?: string | null | undefined; expiresOn?: CalendarDate | null | undefined },
): Promise<string> {
  const { tx, vesselId } = scope;
  const known = await findLot(tx, vesselId, lot.id);
  const { lotNumber = null, expiresOn = null } = lot;
  if (known) {
    const isSame = known.itemId === itemId && known.lotNumber === lotNumber && known.expiresOn === expiresOn;
    if (!isSame || known.createdBy !== scope.actor.userId) throw new AppError("conflict", "refusals:alreadyExists");
    return known.id;
  }
  await insertLot(tx, { ...stampOf(scope, lot.id), itemId, lotNumber, expiresOn });
  const item = await getStockItem(scope, itemId);
  if (!item.hasLots) await updateItems(tx, vesselId, [itemId], { hasLots: true }, scope.now);
  await recordChange(scope, itemRecord, itemId, { verb: "lot_added", facts: { lotNumber, expiresOn } });
  return lot.id;
}
