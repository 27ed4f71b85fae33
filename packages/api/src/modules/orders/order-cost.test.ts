import { newId } from "@ymp/core/ids";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  // A supplier's link ends by the database's own clock.
  world.setNow(new Date());
});
afterAll(() => world.close());

/** Four pumps at 100, and what can be done with them once they are ordered. */
async function fourPumps() {
  const { id, token } = await makeOrdered(world, {
    lines: [{ description: "Pump", quantity: 4, unitPriceMinor: 100 }],
  });
  const order = () => world.as("captain").orders.get({ id });
  const lineId = (await order()).lines[0]?.id ?? "";
  return {
    id,
    order,
    /** In the sheet and in the list. */
    async comesTo() {
      const { rows } = await world.as("captain").orders.list({ state: "all", limit: 100 });
      return { actual: (await order()).actualTotalMinor, listed: rows.find((row) => row.id === id)?.totalMinor };
    },
    async receive(quantity: number, unitPriceMinor: number) {
      const receiptId = newId();
      const line = { orderLineId: lineId, quantity, unitPriceMinor, reason: "They sent more" };
      await world.as("engineer").orders.receive({ id, receiptId, lines: [line] });
      return receiptId;
    },
    takeBack: (receiptId: string) =>
      world.as("engineer").orders.takeBackReceipt({ id, receiptId, reason: "Booked by mistake" }),
    close: async () => world.as("captain").orders.close({ id, version: (await order()).version }),
    async quoted(quotedPriceMinor: number) {
      const lines = [{ id: lineId, quotedPriceMinor }];
      await world.anonymous().orders.answer({ token, answeredBy: "Luca", lines });
      const { version } = await order();
      await world.as("captain").orders.acceptQuote({ id, version, lineIds: [lineId] });
    },
  };
}

describe("what an order came to", () => {
  it("follows a delivery that is taken back, to the one that stays", async () => {
    const { receive, takeBack, comesTo } = await fourPumps();
    await receive(1, 90);
    const dear = await receive(2, 500);
    expect(await comesTo()).toEqual({ actual: 90 + 1000 + 100, listed: 1190 });
    await takeBack(dear);
    expect(await comesTo()).toEqual({ actual: 90 + 300, listed: 390 });
  });

  it("is told of no order of which nothing is aboard any more", async () => {
    const { receive, takeBack, comesTo } = await fourPumps();
    await takeBack(await receive(5, 500));
    expect(await comesTo()).toEqual({ actual: null, listed: 400 });
  });

  it("is the new price once one is agreed after a delivery was taken back", async () => {
    const { receive, takeBack, comesTo, quoted } = await fourPumps();
    await takeBack(await receive(4, 100));
    await quoted(150);
    expect(await comesTo()).toEqual({ actual: null, listed: 600 });
  });

  it("follows a price that is agreed for what is still to come, which may be beyond the approval", async () => {
    const { receive, comesTo, quoted, order } = await fourPumps();
    await receive(1, 1000);
    await quoted(150);
    expect(await comesTo()).toEqual({ actual: 1000 + 450, listed: 1450 });
    expect(await order()).toMatchObject({ approvedTotalMinor: 600, isBeyondApproval: true });
  });

  it("is what came, once the order is closed with a rest that does not come", async () => {
    const { receive, close, comesTo } = await fourPumps();
    await receive(1, 100);
    await close();
    expect(await comesTo()).toEqual({ actual: 100, listed: 100 });
  });
});
