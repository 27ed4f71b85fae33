import { parseCalendarDate } from "@ymp/core/calendar-date";
import { type OrderField, orderFields, orderPolicy } from "@ymp/core/orders/order-fields";
import type { OrderStatus } from "@ymp/core/orders/order-flow";
import { orders } from "@ymp/db/schema/orders";
import type { Caller } from "@ymp/testing/callers";
import { refusalOf } from "@ymp/testing/callers";
import { makeDraft } from "@ymp/testing/factories/orders";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveDetailsInput, saveOrderInput } from "./orders.schema.ts";

let world: World;
let supplierIds: readonly string[];
beforeAll(async () => {
  world = await createWorld();
  supplierIds = [(await makeDraft(world)).supplierId, (await makeDraft(world)).supplierId];
});
afterAll(() => world.close());

/** An order that the second engineer wrote. */
async function orderIn(status: OrderStatus) {
  const { id } = await makeDraft(world);
  await world.inVessel("A", (tx) => tx.update(orders).set({ status }).where(eq(orders.id, id)));
  return id;
}

const days = [parseCalendarDate("2026-07-01"), parseCalendarDate("2026-07-02")];
const values: Partial<Record<OrderField, readonly unknown[]>> = {
  currency: ["USD", "GBP"],
  exchangeRate: [1.1, 1.2],
  neededOn: days,
  expectedOn: days,
  shippingMinor: [100, 200],
};
const noted: readonly OrderField[] = ["expectedOn", "deliverTo", "internalNotes", "supplierReference"];

const seen = readOnce((id) => world.as("captain").orders.get({ id }));

async function change(caller: Caller, id: string, field: OrderField, turn: number): Promise<unknown> {
  const order = await seen(id);
  const { version, status } = order;
  const list = field === "supplierId" ? supplierIds : (values[field] ?? ["one", "other"]);
  const others = field === "lines" ? list : list.filter((value) => value !== order[field]);
  const value = others[turn % others.length];
  if (status === "draft" ? field === "supplierReference" : noted.includes(field)) {
    const { expectedOn, deliverTo, internalNotes, supplierReference } = order;
    const details = { id, version, expectedOn, deliverTo, internalNotes, supplierReference };
    return caller.orders.saveDetails(saveDetailsInput.parse({ ...details, [field]: value }));
  }
  const lines = order.lines.map((line) => ({ ...line, note: field === "lines" ? value : line.note }));
  return caller.orders.save(saveOrderInput.parse({ ...order, [field]: value, id, version, lines }));
}

it("every field of the calls has somebody who may change it", () => {
  const { id: _, version: __, base: ___, ...fields } = { ...saveOrderInput.shape, ...saveDetailsInput.shape };
  expect(Object.keys(fields).toSorted()).toEqual(orderFields.toSorted());
});

it("each field of an order is changed by its people alone, and after the request by none", async () => {
  const trial = { policy: orderPolicy, module: "inventory", make: orderIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("an order tells its form which fields the reader may change", async () => {
  const approved = await orderIn("approved");
  const fieldsFor = async (who: "deckhand" | "chief") => (await world.as(who).orders.get({ id: approved })).can.fields;
  const { version } = await world.as("captain").orders.get({ id: approved });
  const empty = { deliverTo: "", internalNotes: "", supplierReference: "4711" };
  await world.as("deckhand").orders.saveDetails({ id: approved, version, ...empty });
  expect(await fieldsFor("deckhand")).toEqual(["expectedOn", "internalNotes", "supplierReference"]);
  expect(await fieldsFor("chief")).toContain("deliverTo");
  const draft = await orderIn("draft");
  expect((await world.as("deckhand").orders.get({ id: draft })).can).toMatchObject({ edit: false });
});

/** A draft of the second engineer, as two people have it open. */
async function openDraft() {
  const { id } = await makeDraft(world);
  const writer = world.as("engineer");
  const seen = await writer.orders.get({ id });
  const save = (values: object, base: object) =>
    writer.orders.save(saveOrderInput.parse({ id, version: seen.version, base, ...values }));
  return { id, seen, save, read: () => writer.orders.get({ id }) };
}

it("two people who change different fields of one draft, its lines among them, both win", async () => {
  const { seen, save, read } = await openDraft();
  const lines = seen.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
  await save({ lines }, { lines: seen.lines });
  await save({ title: "Filters, port" }, { title: seen.title });
  const { title, lines: after } = await read();
  expect(title).toBe("Filters, port");
  expect(after.map(({ quantity }) => quantity)).toEqual(lines.map(({ quantity }) => quantity));
});

it("a field or the lines of a draft that somebody else changed meanwhile are not written over", async () => {
  const { seen, save, read } = await openDraft();
  const lines = seen.lines.map((line) => ({ ...line, note: "Urgent" }));
  await save({ title: "Theirs", lines }, { title: seen.title, lines: seen.lines });
  expect(await refusalOf(save({ title: "Mine" }, { title: seen.title }))).toMatchObject({
    ...{ code: "stale", fields: { title: "refusals:changedMeanwhile" } },
  });
  expect(await refusalOf(save({ lines: [] }, { lines: seen.lines }))).toMatchObject({
    ...{ code: "stale", fields: { lines: "refusals:changedMeanwhile" } },
  });
  const after = await read();
  expect(after.title).toBe("Theirs");
  expect(after.lines.map(({ note }) => note)).toEqual(lines.map(() => "Urgent"));
});

it("two people who note different things of an order on its way both win", async () => {
  const id = await orderIn("ordered");
  const { version, ...seen } = await world.as("chief").orders.get({ id });
  const note = (values: object, base: object) =>
    world.as("chief").orders.saveDetails(saveDetailsInput.parse({ id, version, base, ...values }));
  await note({ deliverTo: "Quay 4" }, { deliverTo: seen.deliverTo });
  await note({ supplierReference: "4711" }, { supplierReference: seen.supplierReference });
  const after = await world.as("chief").orders.get({ id });
  expect(after).toMatchObject({ deliverTo: "Quay 4", supplierReference: "4711" });
  expect(await refusalOf(note({ deliverTo: "Quay 5" }, { deliverTo: seen.deliverTo }))).toMatchObject({
    code: "stale",
  });
});
