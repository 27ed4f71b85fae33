import { newId } from "@ymp/core/ids";
import { stockMoves } from "@ymp/db/schema/inventory";
import { notifications } from "@ymp/db/schema/notifications";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { createWorld, type World } from "@ymp/testing/world";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const movesOf = (itemId: string) =>
  world.inVessel("A", (tx) =>
    tx.select().from(stockMoves).where(eq(stockMoves.itemId, itemId)).orderBy(asc(stockMoves.id)),
  );
const onHandOf = async (itemId: string) => (await movesOf(itemId)).reduce((sum, { quantity }) => sum + quantity, 0);

async function ordered(facts: Parameters<typeof makeOrdered>[1] = {}) {
  const order = await makeOrdered(world, facts);
  const { lines } = await world.as("engineer").orders.get({ id: order.id });
  const [stocked, free] = lines;
  if (!stocked) throw new Error("no line");
  const take = (quantity: number, extra: object = {}) => ({
    orderLineId: stocked.id,
    quantity,
    locationId: order.locationId,
    ...extra,
  });
  const receive = (...received: ReturnType<typeof take>[]) =>
    world.as("engineer").orders.receive({ id: order.id, receiptId: newId(), lines: received });
  return { ...order, stocked, free, take, receive };
}

describe("receiving", () => {
  it("puts boxes into stock as pieces, at what each cost, and leaves the rest open", async () => {
    const { id, item, take, receive } = await ordered();
    expect(await receive(take(4))).toMatchObject({ status: "part_received" });
    expect(await onHandOf(item.id)).toBe(3 + 16);
    const [, received] = await movesOf(item.id);
    expect(received).toMatchObject({ kind: "receive", quantity: 16, unitCostMinor: 1250 });
    const { lines } = await world.as("engineer").orders.get({ id });
    expect(lines[0]).toMatchObject({ receivedQuantity: 4, openQuantity: 6, state: "part" });
  });

  it("the same receipt sent twice is booked once", async () => {
    const { id, item, take } = await ordered();
    const receipt = { id, receiptId: newId(), lines: [take(2)] };
    await world.as("engineer").orders.receive(receipt);
    await world.as("engineer").orders.receive(receipt);
    expect(await onHandOf(item.id)).toBe(3 + 8);
  });

  it("more than ordered needs a reason, and keeps it", async () => {
    const { id, take, receive } = await ordered();
    expect(await refusalOf(receive(take(11)))).toMatchObject({
      messageKey: "orders:refusal.receipt.moreThanOrdered",
      params: { open: 10 },
      fields: { "lines.0.reason": "orders:refusal.receipt.moreThanOrdered" },
    });
    await receive(take(11, { reason: "One box free of charge" }));
    const { receipts } = await world.as("engineer").orders.get({ id });
    expect(receipts[0]?.lines[0]).toMatchObject({ quantity: 11, note: "One box free of charge" });
  });

  it("keeps the price of this purchase where it differs", async () => {
    const { item, take, receive } = await ordered();
    await receive(take(1, { unitPriceMinor: 6000 }));
    expect((await movesOf(item.id)).at(-1)).toMatchObject({ unitCostMinor: 1500 });
  });

  it("costs foreign goods in the vessel's money by the order's rate", async () => {
    const { item, take, receive } = await ordered({ order: { currency: "GBP", exchangeRate: 1.2 } });
    await receive(take(1));
    expect((await movesOf(item.id)).at(-1)).toMatchObject({ unitCostMinor: 1500 });
  });

  it("asks for the lot where lots are kept, and finds it again the next time", async () => {
    const { item } = await makeItem(world, { name: "Adrenaline", hasLots: true, stock: { "Medical locker": 0 } });
    const { id, locationId } = await ordered({ lines: [{ itemId: item.id, unitPriceMinor: 900 }] });
    const { lines } = await world.as("engineer").orders.get({ id });
    const line = { orderLineId: lines[0]?.id ?? "", quantity: 2, locationId };
    const receive = (extra: object) =>
      world.as("engineer").orders.receive({ id, receiptId: newId(), lines: [{ ...line, ...extra }] });
    expect(await refusalOf(receive({}))).toMatchObject({ messageKey: "orders:refusal.receipt.lot" });
    const lot = { lotNumber: "A-17", expiresOn: "2027-03-31" };
    await receive(lot);
    await receive(lot);
    const lots = (await movesOf(item.id)).flatMap(({ lotId }) => lotId ?? []);
    expect(lots).toHaveLength(2);
    expect(new Set(lots).size).toBe(1);
  });

  it("is in whole units of what is kept in pieces, by boxes that may be opened", async () => {
    const { item, take, receive } = await ordered();
    for (const quantity of [0.3, 0.1])
      expect(await refusalOf(receive(take(quantity)))).toMatchObject({
        messageKey: "inventory:refusal.unitSteps",
        fields: { "lines.0.quantity": "inventory:refusal.unitSteps" },
      });
    await receive(take(0.5));
    expect(await onHandOf(item.id)).toBe(3 + 2);
  });

  it("of free text posts nothing to the ledger", async () => {
    const { id, item, free, receive, take, stocked } = await ordered();
    if (!free) throw new Error("no line");
    await receive({ ...take(1), orderLineId: free.id });
    expect(await onHandOf(item.id)).toBe(3);
    await world.as("engineer").orders.receive({
      id,
      receiptId: newId(),
      lines: [take(10, { orderLineId: stocked.id })],
    });
    expect(await world.as("engineer").orders.get({ id })).toMatchObject({ status: "received" });
  });

  it("two deliveries booked at the same moment both count", async () => {
    const { id, item, take, receive } = await ordered();
    await Promise.all([receive(take(3)), receive(take(4))]);
    expect(await onHandOf(item.id)).toBe(3 + 28);
    expect((await world.as("engineer").orders.get({ id })).lines[0]).toMatchObject({ receivedQuantity: 7 });
  });

  it("is told to the person who asked for it, when somebody else receives", async () => {
    const { id, take } = await ordered();
    await world.as("deckhand").orders.receive({ id, receiptId: newId(), lines: [take(1)] });
    const told = await world.inVessel("A", (tx) =>
      tx
        .select({ userId: notifications.userId })
        .from(notifications)
        .where(and(eq(notifications.recordId, id), eq(notifications.event, "order_received"))),
    );
    expect(told.map(({ userId }) => userId).sort()).toEqual(
      [world.person("captain").userId, world.person("engineer").userId].sort(),
    );
  });

  it("is refused before the order was placed, tomorrow, and to a reader without the right", async () => {
    const { id, take } = await ordered();
    const receipt = { id, receiptId: newId(), lines: [take(1)] };
    const tomorrow = new Date(world.now().getTime() + 86_400_000);
    expect(await refusalOf(world.as("engineer").orders.receive({ ...receipt, receivedAt: tomorrow }))).toMatchObject({
      messageKey: "refusals:happened.future",
    });
    expect(await refusalOf(world.as("yard").orders.receive(receipt))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(world.as("rival").orders.receive(receipt))).toMatchObject({ code: "not_found" });
  });
});

describe("taking a receipt back", () => {
  it("gives the stock back by counter-entries, once", async () => {
    const { id, item, take } = await ordered();
    const receiptId = newId();
    await world.as("engineer").orders.receive({ id, receiptId, lines: [take(2)] });
    const takeBack = { id, receiptId, reason: "Booked on the wrong order" };
    await world.as("engineer").orders.takeBackReceipt(takeBack);
    expect(await onHandOf(item.id)).toBe(3);
    const order = await world.as("engineer").orders.get({ id });
    expect(order.status).toBe("ordered");
    expect(order.receipts).toMatchObject([{ id: receiptId, takenBack: { reason: "Booked on the wrong order" } }]);
    expect((await movesOf(item.id)).map(({ quantity }) => quantity)).toEqual([3, 8, -8]);
  });

  it("is refused when the goods were used meanwhile, and to crew who did not receive them", async () => {
    const { id, item, locationId, take } = await ordered();
    const receiptId = newId();
    await world.as("engineer").orders.receive({ id, receiptId, lines: [take(1)] });
    await world.inVessel("A", (tx) =>
      tx.insert(stockMoves).values({
        vesselId: world.vessels.A.id,
        itemId: item.id,
        locationId,
        quantity: -6,
        kind: "consume",
        movedAt: world.now(),
      }),
    );
    const takeBack = { id, receiptId, reason: "Wrong order" };
    expect(await refusalOf(world.as("deckhand").orders.takeBackReceipt(takeBack))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(world.as("engineer").orders.takeBackReceipt(takeBack))).toMatchObject({
      messageKey: "inventory:notEnough",
    });
  });
});

describe("what does not come", () => {
  it("is closed short line by line, and waited for again", async () => {
    const { id, take, receive, stocked, free } = await ordered();
    await receive(take(4));
    if (!free) throw new Error("no line");
    await world.as("chief").orders.closeLine({ id, orderLineId: free.id });
    await world.as("chief").orders.closeLine({ id, orderLineId: stocked.id });
    expect(await world.as("chief").orders.get({ id })).toMatchObject({ status: "received" });
  });

  it("ends with the order when it is closed", async () => {
    const { id, take, receive } = await ordered();
    await receive(take(4));
    const { version } = await world.as("chief").orders.get({ id });
    await world.as("chief").orders.close({ id, version });
    const order = await world.as("chief").orders.get({ id });
    expect(order).toMatchObject({ status: "closed", hasLink: false });
    expect(order.lines.every(({ isClosedShort }) => isClosedShort)).toBe(true);
  });

  it("of which nothing came is cancelled, not closed", async () => {
    const { id, version } = await ordered();
    expect(await refusalOf(world.as("chief").orders.close({ id, version }))).toMatchObject({
      messageKey: "orders:refusal.nothingCame",
    });
    await world.as("chief").orders.cancel({ id, version, reason: "No longer made" });
    expect(await world.as("chief").orders.get({ id })).toMatchObject({
      status: "cancelled",
      cancelReason: "No longer made",
    });
  });
});
