import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeDraft } from "@ymp/testing/factories/orders";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
const limitsVersion = async () => (await world.as("captain").orders.limits()).version;
beforeAll(async () => {
  world = await createWorld();
  await world
    .as("captain")
    .orders.setLimits({ version: await limitsVersion(), limits: { hod: 100_000, captain: null, management: null } });
});
afterAll(() => world.close());

const unusualRate = { code: "forbidden", messageKey: "orders:refusal.approval.unusualRate" };

/** 50,000.00 of a currency, asked for by the engineer. */
async function ask(currency: string, exchangeRate: number, who: Who = "engineer") {
  const lines = [{ description: "Pump", quantity: 1, unitPriceMinor: 5_000_000 }];
  const { id, version, locationId } = await makeDraft(world, { who, lines, order: { currency, exchangeRate } });
  const asked = await world.as(who).orders.submit({ id, version });
  return { id, version: asked.version, locationId };
}

const approve = (who: Who, { id, version }: { id: string; version: number }) =>
  world.as(who).orders.decide({ id, version, decision: "approved" });

async function known(currency: string, exchangeRate: number) {
  const order = await ask(currency, exchangeRate);
  return { ...order, ...(await approve("captain", order)) };
}

const waitsFor = async (who: Who, id: string) =>
  (await world.as(who).attention.waiting()).orders.rows.some((row) => row.id === id);
const isTold = async (who: Who, id: string) =>
  (await world.as(who).notifications.list({ limit: 100 })).rows.some(
    ({ event, recordId }) => event === "order_requested" && recordId === id,
  );

describe("a rate of foreign money", () => {
  it("far from the last one is decided by the captain or the company, however small it makes the sum", async () => {
    await known("USD", 0.9);
    const order = await ask("USD", 0.0001);
    expect(await refusalOf(approve("chief", order))).toMatchObject(unusualRate);
    expect((await world.as("chief").orders.get({ id: order.id })).can).toMatchObject({
      approve: false,
      whyNotApprove: unusualRate.messageKey,
    });
    expect([await waitsFor("chief", order.id), await waitsFor("captain", order.id)]).toEqual([false, true]);
    expect([await isTold("chief", order.id), await isTold("captain", order.id)]).toEqual([false, true]);
    await approve("manager", order);
  });

  it("that is the first of its currency is too, and the next is weighed by it", async () => {
    const first = await ask("SEK", 0.01);
    expect(await refusalOf(approve("chief", first))).toMatchObject(unusualRate);
    await approve("captain", first);
    const next = await ask("SEK", 0.015);
    expect([await waitsFor("chief", next.id), await isTold("chief", next.id)]).toEqual([true, true]);
    expect((await world.as("chief").orders.get({ id: next.id })).can.approve).toBe(true);
    await approve("chief", next);
  });

  it("is not moved step by step by heads: what they approved is no measure", async () => {
    await known("NOK", 0.018);
    await approve("chief", await ask("NOK", 0.012));
    expect(await refusalOf(approve("chief", await ask("NOK", 0.008)))).toMatchObject(unusualRate);
  });

  it("counts once it was approved, as long as the order stands", async () => {
    const order = await ask("DKK", 0.01);
    expect(await refusalOf(approve("chief", await ask("DKK", 0.01)))).toMatchObject(unusualRate);
    const approved = await approve("captain", order);
    await world.as("captain").orders.cancel({ id: order.id, version: approved.version, reason: "Not needed" });
    expect(await refusalOf(approve("chief", await ask("DKK", 0.01)))).toMatchObject(unusualRate);
  });

  it("is placed by a head near the approved one only", async () => {
    const { id, version } = await known("CHF", 1.05);
    const send = (exchangeRate: number) => world.as("chief").orders.send({ id, version, way: "hand", exchangeRate });
    expect(await refusalOf(send(0.0001))).toMatchObject({
      ...unusualRate,
      fields: { exchangeRate: unusualRate.messageKey },
    });
    await send(1.04);
    expect(await world.as("chief").orders.get({ id })).toMatchObject({ status: "ordered", exchangeRate: 1.04 });
  });

  // What somebody did with an order of that currency, and the rate that the next is weighed by.
  it.each<[what: string, currency: string, act: () => Promise<unknown>, rate: number]>([
    ["approved by the captain", "GBP", () => known("GBP", 0.018), 0.018],
    ["sent by a head at a lower rate", "MXN", () => sent("chief", "MXN", 0.0122), 0.018],
    ["sent by a head at the same rate", "CZK", () => sent("chief", "CZK", 0.018), 0.018],
    ["sent by the captain at a lower rate", "HUF", () => sent("captain", "HUF", 0.0122), 0.0122],
    ["sent by the company at a lower rate", "RON", () => sent("manager", "RON", 0.0122), 0.0122],
    [
      "approved by a head after that",
      "TRY",
      async () => (await sent("chief", "TRY", 0.018)) && nextOf("TRY", 0.013),
      0.018,
    ],
    ["sent back to a draft and approved anew", "BGN", () => approvedAnew("BGN", 0.0122), 0.0122],
  ])("is, of an order %s (%s), the one it was approved at", async (_what, currency, act, rate) => {
    await act();
    const near = await ask(currency, rate * 0.7);
    const far = await ask(currency, rate * 0.6);
    expect(await refusalOf(approve("chief", far))).toMatchObject(unusualRate);
    expect((await world.as("chief").orders.get({ id: near.id })).can.approve).toBe(true);
  });

  async function sent(who: Who, currency: string, exchangeRate: number) {
    const { id, version } = await known(currency, 0.018);
    return world.as(who).orders.send({ id, version, way: "hand", exchangeRate });
  }

  const nextOf = async (currency: string, exchangeRate: number) => approve("chief", await ask(currency, exchangeRate));

  async function approvedAnew(currency: string, exchangeRate: number) {
    const { id, version } = await known(currency, 0.018);
    const draft = await world.as("captain").orders.revise({ id, version });
    const saved = await world.as("engineer").orders.save({ id, version: draft.version, exchangeRate });
    const asked = await world.as("engineer").orders.submit({ id, version: saved.version });
    await approve("captain", { id, version: asked.version });
  }

  it("weighs what came beyond the approval as well", async () => {
    const { id, version, locationId } = await known("PLN", 0.0001);
    await world.as("captain").orders.send({ id, version, way: "hand" });
    const [line] = (await world.as("chief").orders.get({ id })).lines;
    const arrival = { orderLineId: line?.id ?? "", quantity: 1, locationId, unitPriceMinor: 500_000_000 };
    await world.as("engineer").orders.receive({ id, receiptId: newId(), lines: [arrival] });
    const sheet = await world.as("chief").orders.get({ id });
    expect(sheet).toMatchObject({ isBeyondApproval: true, can: { approveExcess: false } });
    const excess = { id, version: sheet.version };
    expect(await refusalOf(world.as("chief").orders.approveExcess(excess))).toMatchObject(unusualRate);
    await world.as("captain").orders.approveExcess(excess);
  });

  it("of the other vessel is not known here", async () => {
    const id = newId();
    const lines = [{ id: newId(), description: "Pump", quantity: 1, unitPriceMinor: 100 }];
    const rival = world.as("rival").orders;
    const draft = await rival.save({ id, title: "Pump", currency: "AUD", exchangeRate: 0.6, lines });
    const asked = await rival.submit({ id, version: draft.version });
    await rival.decide({ id, version: asked.version, decision: "approved" });
    expect(await refusalOf(approve("chief", await ask("AUD", 0.006)))).toMatchObject(unusualRate);
  });
});
