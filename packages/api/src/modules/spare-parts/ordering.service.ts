import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import type { SparePartRow } from "../equipment/equipment.record.ts";
import type { InventoryItemRow } from "../inventory/inventory.record.ts";
import { insertDraft, lockOrder, recordDraft, writeLines } from "../orders/drafts.service.ts";
import { orderNumberText } from "../orders/orders.record.ts";
import type { OrderLineInput } from "../orders/orders.schema.ts";
import { requireOrders } from "../orders/orders-scope.ts";
import { startingPrice } from "../orders/proposal.rules.ts";
import { knownItem } from "./linked-items.repository.ts";
import { machineOfPart } from "./links.repository.ts";
import { draftLines, openDraftTo, orderOfLine, supplierOfOrder } from "./ordering.repository.ts";
import { getPart } from "./saving.service.ts";
import type { AddToOrderInput } from "./spare-parts.schema.ts";

/** Puts a part on the draft that is being written to its supplier; without one, a draft is started. */
export async function addToOrder(
  scope: VesselScope,
  input: AddToOrderInput,
): Promise<{ orderId: string; numberText: string }> {
  requireOrders(scope);
  const { tx, vesselId, vessel } = scope;
  const written = await orderOfLine(tx, vesselId, input.id);
  const sent = await sentBefore(scope, input.id, written);
  if (sent) return { orderId: sent.id, numberText: orderNumberText(sent) };
  const part = await getPart(scope, input.partId);
  const machine = expectRow(await machineOfPart(tx, vesselId, part.equipmentId));
  const item = (part.itemId && (await knownItem(tx, vesselId, part.itemId))) || null;
  const supplierId = item?.supplierId ?? machine.supplierId;
  const supplier = supplierId ? await supplierOfOrder(tx, vesselId, supplierId) : undefined;
  const draftId = await openDraftTo(tx, vesselId, supplierId);
  const order = draftId
    ? await lockOrder(scope, draftId, "edit")
    : await insertDraft(scope, {
        id: input.orderId,
        title: supplier?.name ?? machine.name,
        supplierId,
        currency: supplier?.currency ?? vessel.currency,
      });
  const lines = await draftLines(tx, vesselId, order.id);
  await writeLines(scope, order, lines, [...lines, lineFor(part, item, { ...input, currency: order.currency })]);
  const { numberText } = await recordDraft(scope, order, draftId ? "updated" : "created");
  return { orderId: order.id, numberText };
}

/** In units of purchase: a box of ten is ordered once where ten were asked for. */
function lineFor(
  part: SparePartRow,
  item: InventoryItemRow | null,
  { id, quantity, currency }: { id: string; quantity: number; currency: string },
): OrderLineInput {
  const what = { id, sparePartId: part.id, equipmentId: part.equipmentId };
  if (!item)
    return {
      ...what,
      description: part.designation,
      partNo: part.partNo,
      unit: part.unit ?? "pcs",
      quantity,
      unitsPerPurchase: 1,
    };
  const unitsPerPurchase = item.packSize && item.packSize > 0 ? item.packSize : 1;
  return {
    ...what,
    itemId: item.id,
    description: item.name,
    partNo: item.partNo ?? part.partNo,
    unit: item.purchaseUnit ?? item.unit,
    quantity: unitsPerPurchase === 1 ? quantity : Math.ceil(quantity / unitsPerPurchase),
    unitsPerPurchase,
    unitPriceMinor: startingPrice({ ...item, priceCurrency: item.currency }, undefined, { currency, unitsPerPurchase }),
  };
}
