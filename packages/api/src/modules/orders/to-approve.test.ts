import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeDraft, makeOrdered } from "@ymp/testing/factories/orders";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const waitingOf = async (who: Who) => (await world.as(who).attention.waiting()).orders;

/** The chief, whose limit the sum is above, neither closes it nor approves the excess. */
async function staysOpenToChief(order: { id: string; version: number }) {
  const { close, approveExcess } = world.as("chief").orders;
  expect(await refusalOf(close(order))).toMatchObject({ messageKey: "orders:refusal.beyondApproval" });
  expect(await refusalOf(approveExcess(order))).toMatchObject({ code: "forbidden" });
}

describe("an order that waits for approval", () => {
  it("stands before anyone who may approve it, with stock, minimum and price", async () => {
    const { item } = await makeItem(world, { name: "Injector", minQuantity: 2, stock: { Store: 1 } });
    const draft = await makeDraft(world, {
      who: "engineer",
      lines: [{ itemId: item.id, quantity: 2, unitPriceMinor: 10_000 }],
    });
    expect(await waitingOf("captain")).toMatchObject({ total: 0 });
    await world.as("engineer").orders.submit({ id: draft.id, version: draft.version });
    const { rows, total } = await waitingOf("captain");
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      id: draft.id,
      totalMinor: 20_000,
      moreLines: 0,
      lines: [{ quantity: 2, unitPriceMinor: 10_000, stock: { onHand: 1, min: 2 }, lastPrice: null }],
    });
    expect(await waitingOf("engineer")).toMatchObject({ total: 0 });
    expect(await waitingOf("deckhand")).toMatchObject({ total: 0 });
    expect(await waitingOf("yard")).toMatchObject({ total: 0 });
    expect(await waitingOf("rival")).toMatchObject({ total: 0 });
  });

  it("stands not before the person who asked for it, nor before those whose limit it is above", async () => {
    const draft = await makeDraft(world, { who: "chief", lines: [{ quantity: 1, unitPriceMinor: 90_000_000 }] });
    const asked = await world.as("chief").orders.submit({ id: draft.id, version: draft.version });
    const stands = async (who: Who) => (await waitingOf(who)).rows.some(({ id }) => id === draft.id);
    expect([await stands("chief"), await stands("bosun"), await stands("captain")]).toEqual([false, false, true]);
    const sheet = await world.as("chief").orders.get({ id: draft.id });
    expect(sheet.can).toMatchObject({ withdraw: true, refuse: false, approve: false });
    await world.as("chief").orders.revise({ id: draft.id, version: asked.version });
    expect((await world.as("chief").orders.get({ id: draft.id })).status).toBe("draft");
  });
});

describe("what came to more than was approved", () => {
  it("is booked, asks again, and keeps the order open until somebody who may has approved it", async () => {
    const { id, locationId } = await makeOrdered(world, {
      lines: [{ description: "Pump", quantity: 1, unitPriceMinor: 50_001 }],
    });
    const { lines } = await world.as("engineer").orders.get({ id });
    const line = { orderLineId: lines[0]?.id ?? "", quantity: 1, locationId, unitPriceMinor: 5_000_100 };
    const receiptId = newId();
    await world.as("engineer").orders.receive({ id, receiptId, lines: [line] });
    const sheet = await world.as("chief").orders.get({ id });
    expect(sheet).toMatchObject({
      ...{ status: "received", approvedTotalMinor: 50_001, actualTotalMinor: 5_000_100, isBeyondApproval: true },
      can: { close: false, approveExcess: false },
    });
    const { version } = sheet;
    await staysOpenToChief({ id, version });
    expect(await refusalOf(world.as("deckhand").orders.approveExcess({ id, version }))).toMatchObject({
      code: "forbidden",
    });
    expect((await waitingOf("captain")).rows.find((row) => row.id === id)).toMatchObject({ isBeyondApproval: true });
    expect((await world.as("captain").orders.list({ state: "to_approve" })).rows.map((row) => row.id)).toContain(id);
    const notices = (await world.as("captain").notifications.list({ limit: 100 })).rows;
    expect(notices.filter(({ event, recordId }) => event === "order_requested" && recordId === id)).toHaveLength(2);
    const approved = await world.as("captain").orders.approveExcess({ id, version });
    expect((await waitingOf("captain")).rows.some((row) => row.id === id)).toBe(false);
    await world.as("chief").orders.close({ id, version: approved.version });
    expect((await world.as("chief").orders.get({ id })).status).toBe("closed");
  });

  it("is within the approval again once the delivery is taken back", async () => {
    const { id, locationId } = await makeOrdered(world, {
      lines: [{ description: "Pump", quantity: 1, unitPriceMinor: 100 }],
    });
    const { lines } = await world.as("engineer").orders.get({ id });
    const receiptId = newId();
    const line = { orderLineId: lines[0]?.id ?? "", quantity: 3, locationId, reason: "They sent three" };
    await world.as("engineer").orders.receive({ id, receiptId, lines: [line] });
    expect(await world.as("chief").orders.get({ id })).toMatchObject({ actualTotalMinor: 300, isBeyondApproval: true });
    await world.as("engineer").orders.takeBackReceipt({ id, receiptId, reason: "Sent back" });
    expect(await world.as("chief").orders.get({ id })).toMatchObject({
      actualTotalMinor: null,
      isBeyondApproval: false,
    });
  });

  it.each([
    ["without a price", null],
    ["that costs nothing", 0],
  ])("is more of a line %s too: it asks whoever may approve the sum", async (_case, unitPriceMinor) => {
    const { id, locationId } = await makeOrdered(world, {
      lines: [
        { description: "Ropes", quantity: 5, unitPriceMinor: 100 },
        { description: "Fenders", quantity: 2, unitPriceMinor },
      ],
    });
    const { lines } = await world.as("engineer").orders.get({ id });
    expect(lines.map(({ approvedQuantity }) => approvedQuantity)).toEqual([5, 2]);
    const line = { orderLineId: lines[1]?.id ?? "", quantity: 500, locationId, reason: "They sent a lorry" };
    await world.as("engineer").orders.receive({ id, receiptId: newId(), lines: [line] });
    const sheet = await world.as("chief").orders.get({ id });
    expect(sheet).toMatchObject({
      ...{ status: "part_received", approvedTotalMinor: 500, actualTotalMinor: 500, isBeyondApproval: true },
      can: { close: false, approveExcess: false },
    });
    const { version } = sheet;
    await staysOpenToChief({ id, version });
    expect((await world.as("captain").orders.get({ id })).can.approveExcess).toBe(true);
    expect((await waitingOf("captain")).rows.find((row) => row.id === id)).toMatchObject({
      isBeyondApproval: true,
      lines: [
        { description: "Fenders", beyond: { received: 500, approved: 2 } },
        { description: "Ropes", beyond: null },
      ],
    });
    const { rows } = await world.as("captain").orders.list({ state: "to_approve" });
    expect(rows.find((row) => row.id === id)).toMatchObject({ isBeyondApproval: true });
    const notices = (await world.as("captain").notifications.list({ limit: 100 })).rows;
    expect(notices.filter(({ event, recordId }) => event === "order_requested" && recordId === id)).toHaveLength(2);

    const approved = await world.as("captain").orders.approveExcess({ id, version });
    expect(await world.as("chief").orders.get({ id })).toMatchObject({
      ...{ approvedTotalMinor: 500, isBeyondApproval: false },
      lines: [{ approvedQuantity: 5 }, { approvedQuantity: 500 }],
    });
    expect((await waitingOf("captain")).rows.some((row) => row.id === id)).toBe(false);
    await world.as("chief").orders.close({ id, version: approved.version });
  });

  it("asks again with every further delivery beyond the approval, and not with one within it", async () => {
    const { id } = await makeOrdered(world, {
      lines: [
        { description: "Fenders", quantity: 2, unitPriceMinor: null },
        { description: "Ropes", quantity: 5, unitPriceMinor: 100 },
      ],
    });
    const { lines } = await world.as("engineer").orders.get({ id });
    const receive = (index: number, quantity: number) => {
      const line = { orderLineId: lines[index]?.id ?? "", quantity, reason: "They sent more" };
      return world.as("engineer").orders.receive({ id, receiptId: newId(), lines: [line] });
    };
    const asked = async () =>
      (await world.as("captain").notifications.list({ limit: 100 })).rows.filter(
        ({ event, recordId }) => event === "order_requested" && recordId === id,
      ).length;
    expect(await asked()).toBe(1);
    await receive(0, 3);
    expect(await asked()).toBe(2);
    await receive(1, 4);
    expect(await asked()).toBe(2);
    await receive(0, 1);
    expect(await asked()).toBe(3);
  });

  it("counts from the quantity that the order was approved with last", async () => {
    const draft = await makeDraft(world, { lines: [{ description: "Fenders", quantity: 9, unitPriceMinor: null }] });
    const { id } = draft;
    const asked = await world.as("engineer").orders.submit({ id, version: draft.version });
    const approved = await world.as("captain").orders.decide({ id, version: asked.version, decision: "approved" });
    await world.as("chief").orders.revise({ id, version: approved.version });
    const revised = await world.as("chief").orders.get({ id });
    expect(revised.lines).toMatchObject([{ approvedQuantity: null }]);
    const [line] = revised.lines;
    const smaller = { id: line?.id ?? "", description: "Fenders", quantity: 2 };
    const saved = await world.as("chief").orders.save({ id, version: revised.version, lines: [smaller] });
    const again = await world.as("chief").orders.submit({ id, version: saved.version });
    await world.as("captain").orders.decide({ id, version: again.version, decision: "approved" });
    expect((await world.as("chief").orders.get({ id })).lines).toMatchObject([{ approvedQuantity: 2 }]);
  });

  it("by quantity is within the approval again once the delivery is taken back", async () => {
    const { id } = await makeOrdered(world, { lines: [{ description: "Fenders", quantity: 2, unitPriceMinor: null }] });
    const { lines } = await world.as("engineer").orders.get({ id });
    const receiptId = newId();
    const line = { orderLineId: lines[0]?.id ?? "", quantity: 3, reason: "They sent three" };
    await world.as("engineer").orders.receive({ id, receiptId, lines: [line] });
    expect(await world.as("chief").orders.get({ id })).toMatchObject({ isBeyondApproval: true });
    await world.as("engineer").orders.takeBackReceipt({ id, receiptId, reason: "Sent back" });
    expect(await world.as("chief").orders.get({ id })).toMatchObject({ isBeyondApproval: false });
  });
});
