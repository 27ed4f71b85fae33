import { AppError, assertAllowed } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { heldOrder, type OrderField, orderFields, orderPolicy } from "@ymp/core/orders/order-fields";
import { judgeStep, type OrderStep } from "@ymp/core/orders/order-flow";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type OrderRow, orderNumberText, orderRecord } from "./orders.record.ts";
import {
  deleteLines,
  findOrder,
  findSupplierForOrder,
  insertLines,
  insertOrder,
  itemsForLines,
  linesOf,
  nextOrderNumber,
  type OrderLineRow,
  patchLine,
  patchOrder,
} from "./orders.repository.ts";
import { totalsIn } from "./orders.rules.ts";
import type { createCopyInput, OrderLineInput, SaveDetailsInput, SaveOrderInput } from "./orders.schema.ts";
import { personOf, shipsDay } from "./orders-scope.ts";

/** Loads an order for a step; a second writer waits here. */
export async function lockOrder(scope: VesselScope, id: string, step: OrderStep, version?: number): Promise<OrderRow> {
  return ready(scope, await findOrder(scope.tx, scope.vesselId, id, true), step, version);
}

/** The same, looked at only. */
export async function readyOrder(scope: VesselScope, id: string, step: OrderStep, version: number): Promise<OrderRow> {
  return ready(scope, await findOrder(scope.tx, scope.vesselId, id), step, version);
}

function ready(scope: VesselScope, found: OrderRow | undefined, step: OrderStep, version?: number): OrderRow {
  const order = expectRow(found);
  if (version !== undefined) expectVersion(order, version);
  assertAllowed(judgeStep(step, order, personOf(scope)), "conflict");
  return order;
}

type Saved = { id: string; version: number; numberText: string };
const savedAs = (order: OrderRow): Saved => ({
  id: order.id,
  version: order.version,
  numberText: orderNumberText(order),
});

/** Writes a draft, new or changed; its lines as a whole, where they are given. */
export async function saveOrder(scope: VesselScope, input: SaveOrderInput): Promise<Saved> {
  const { id, version, base, lines, ...heading } = input;
  if (version !== undefined) {
    const before = await lockOrder(scope, id, "edit");
    const linesBefore = await linesOf(scope.tx, scope.vesselId, id);
    const wanted = { ...heading, lines };
    if (!(await expectBaseOfOrder(scope, { ...before, lines: linesBefore }, { version, base }, wanted)))
      return savedAs(before);
    expectMayChange(scope, orderPolicy, heldOrder(before, personOf(scope)), orderFields.filter(isOfDraft));
    const after = await patchOrder(scope.tx, before, heading, scope.now);
    if (lines) await writeLines(scope, after, linesBefore, lines);
    return recordDraft(scope, after, "updated", { order: before, lines: linesBefore });
  }
  const existing = await findOrder(scope.tx, scope.vesselId, id);
  const sent = await sentBefore(scope, id, existing);
  if (sent) return savedAs(sent);
  const { title = "", currency = scope.vessel.currency, ...rest } = heading;
  const order = await insertDraft(scope, { id, title, currency, ...rest });
  await writeLines(scope, order, [], lines ?? []);
  return recordDraft(scope, order, "created");
}

type Told = { lines?: readonly OrderLineInput[] | undefined };

/** Lines are compared as they are told; those that the writer may not see are nobody's change. */
async function expectBaseOfOrder(
  scope: VesselScope,
  current: OrderRow & { lines: readonly OrderLineRow[] },
  { version, base }: { version: number; base?: Told | undefined },
  wanted: Told,
): Promise<boolean> {
  const visible = await visibleItems(scope, current.lines);
  const hidden = new Set(current.lines.flatMap(({ id, itemId }) => (itemId && !visible.has(itemId) ? id : [])));
  const told = <Of extends object>({ lines, ...rest }: Of & Told) => ({
    ...rest,
    ...(lines ? { lines: lines.filter(({ id }) => !hidden.has(id)).map(asTold) } : {}),
  });
  const now = { ...current, ...told(current) };
  return expectBase(now, { version, base: base && told(base) }, told(wanted));
}

/** In one order of fields, and an emptied one as one that was never filled. */
function asTold(line: OrderLineInput) {
  const { partNo, note, unitPriceMinor, taxPermille, ...rest } = asInput(line);
  const { itemId, sparePartId, jobId, equipmentId, ...what } = rest;
  const links = [itemId, sparePartId, jobId, equipmentId].map((id) => id ?? null);
  return { ...what, links, partNo: partNo || null, note: note || null, prices: [unitPriceMinor, taxPermille] };
}

/** A draft is written by one person; what the supplier calls it comes later. */
const isOfDraft = (field: OrderField) => field !== "supplierReference";

export async function insertDraft(
  scope: VesselScope,
  heading: Pick<OrderRow, "id" | "title" | "currency"> & Partial<Omit<SaveOrderInput, "lines" | "version" | "base">>,
): Promise<OrderRow> {
  const { tx, vesselId, actor, now } = scope;
  return insertOrder(tx, {
    ...heading,
    vesselId,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
    number: await nextOrderNumber(tx, vesselId),
    year: Number(shipsDay(scope).slice(0, 4)),
  });
}

/** Lines that the writer may not see are theirs to leave alone: they stay as they are. */
export async function writeLines(
  scope: VesselScope,
  order: OrderRow,
  before: readonly OrderLineRow[],
  input: readonly OrderLineInput[],
): Promise<void> {
  const { tx, vesselId, actor, now } = scope;
  const visible = await visibleItems(scope, [...before, ...input]);
  const isHidden = ({ itemId }: { itemId?: string | null }) => Boolean(itemId && !visible.has(itemId));
  const known = new Map(before.map((line) => [line.id, line]));
  const hidden = new Set(before.filter(isHidden).map(({ id }) => id));
  const open = input.filter(({ id }) => !hidden.has(id));
  if (open.some(isHidden)) throw new AppError("not_found", "inventory:itemMissing");
  const kept = new Set(input.map(({ id }) => id));
  await deleteLines(
    tx,
    vesselId,
    before.filter(({ id }) => !kept.has(id) && !hidden.has(id)).map(({ id }) => id),
  );
  const placed = open.map((line) => ({ ...line, position: input.indexOf(line) }));
  const stamp = { vesselId, orderId: order.id, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const fresh = placed.filter(({ id }) => !known.has(id));
  await insertLines(
    tx,
    fresh.map((line) => ({ ...blankLine, ...line, ...stamp, version: 1 })),
  );
  for (const line of placed.filter(({ id }) => known.has(id)))
    await patchLine(tx, { vesselId, id: line.id }, { ...blankLine, ...line }, now);
}

/** A field that is left out of a line is emptied. */
const blankLine = {
  itemId: null,
  sparePartId: null,
  jobId: null,
  equipmentId: null,
  partNo: null,
  unitPriceMinor: null,
  taxPermille: null,
  note: null,
};

async function visibleItems(scope: VesselScope, lines: readonly { itemId?: string | null | undefined }[]) {
  const ids = lines.flatMap(({ itemId }) => itemId ?? []);
  const items = ids.length > 0 ? await itemsForLines(scope.tx, scope.vesselId, ids) : [];
  return new Set(items.map(({ id }) => id));
}

export async function recordDraft(
  scope: VesselScope,
  order: OrderRow,
  verb: "created" | "updated" | "copied",
  before?: { order: OrderRow; lines: readonly OrderLineRow[] },
): Promise<Saved> {
  const lines = await linesOf(scope.tx, scope.vesselId, order.id);
  const described = await describe(scope, order, lines);
  await recordChange(scope, orderRecord, order.id, {
    verb,
    ...(before ? { before: await describe(scope, before.order, before.lines) } : {}),
    after: described,
    facts: { number: orderNumberText(order), title: order.title },
    relatedIds: [order.supplierId],
  });
  return savedAs(order);
}

/** As the history tells it: names instead of ids, lines as their number and sum. */
async function describe(scope: VesselScope, order: OrderRow, lines: readonly OrderLineRow[]) {
  const { supplierId, ...row } = order;
  const supplier = supplierId ? await findSupplierForOrder(scope.tx, scope.vesselId, supplierId) : undefined;
  return {
    ...row,
    supplierName: supplier?.name ?? null,
    lineCount: lines.length,
    totalMinor: totalsIn(order, lines, scope.vessel).totalMinor,
  };
}

/** What may be noted while goods are on their way. */
export async function saveDetails(
  scope: VesselScope,
  { id, version, base, ...details }: SaveDetailsInput,
): Promise<{ version: number }> {
  const before = await lockOrder(scope, id, "note");
  if (!expectBase(before, { version, base }, details)) return { version: before.version };
  const changed = changedFields(orderPolicy, before, details);
  expectMayChange(scope, orderPolicy, heldOrder(before, personOf(scope)), changed);
  const after = await patchOrder(scope.tx, before, details, scope.now);
  await recordChange(scope, orderRecord, id, { verb: "updated", before, after });
  return { version: after.version };
}

/** The same order again, as a draft: prices as they were last agreed. */
export async function copyOrder(scope: VesselScope, { id, orderId }: z.infer<typeof createCopyInput>): Promise<Saved> {
  const { tx, vesselId } = scope;
  const original = expectRow(await findOrder(tx, vesselId, orderId));
  const existing = await findOrder(tx, vesselId, id);
  const sent = await sentBefore(scope, id, existing);
  if (sent) return savedAs(sent);
  const lines = await linesOf(tx, vesselId, orderId);
  const visible = await visibleItems(scope, lines);
  const { title, supplierId, currency, deliverTo, notes, shippingMinor } = original;
  const order = await insertDraft(scope, { id, title, supplierId, currency, deliverTo, notes, shippingMinor });
  const copies = lines
    .filter(({ itemId }) => itemId === null || visible.has(itemId))
    .map((line) => ({
      ...line,
      id: newId(),
      jobId: null,
      unitPriceMinor: line.quotedPriceMinor ?? line.unitPriceMinor,
    }));
  await writeLines(scope, order, [], copies.map(asInput));
  return recordDraft(scope, order, "copied");
}

function asInput(line: OrderLineInput): OrderLineInput {
  const { id, itemId, sparePartId, jobId, equipmentId, description, partNo, unit, quantity, note } = line;
  const { unitsPerPurchase, unitPriceMinor, taxPermille } = line;
  const what = { id, itemId, sparePartId, jobId, equipmentId, description, partNo, unit, quantity, note };
  return { ...what, unitsPerPurchase, unitPriceMinor, taxPermille };
}
