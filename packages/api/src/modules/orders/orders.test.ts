import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { notifications } from "@ymp/db/schema/notifications";
import { orders } from "@ymp/db/schema/orders";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeDraft, makeOrdered } from "@ymp/testing/factories/orders";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
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

const noticesOf = (recordId: string, event: "order_requested" | "order_decided") =>
  world.inVessel("A", (tx) =>
    tx
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(eq(notifications.recordId, recordId), eq(notifications.event, event))),
  );

describe("a draft", () => {
  it("gets the next number, and none is left out when one fails", async () => {
    const first = await makeDraft(world);
    const broken = { id: newId(), title: "Never written", currency: "EUR", supplierId: newId(), lines: [] };
    expect(await refusalOf(world.as("engineer").orders.save(broken))).toMatchObject({ code: "not_found" });
    const second = await makeDraft(world);
    const numberOf = ({ numberText }: { numberText: string }) => Number(numberText.split("-").at(-1));
    expect(first.numberText).toMatch(/^PO-2026-\d{4}$/);
    expect(numberOf(second)).toBe(numberOf(first) + 1);
  });

  it("sent twice is one order", async () => {
    const input = { id: newId(), title: "Twice", currency: "EUR", lines: [] };
    const [once, again] = [
      await world.as("engineer").orders.save(input),
      await world.as("engineer").orders.save(input),
    ];
    expect(again).toEqual(once);
  });

  it("calculates its total with tax and shipping", async () => {
    const { id } = await makeDraft(world, {
      lines: [
        { quantity: 3, unitPriceMinor: 1999, taxPermille: 200 },
        { quantity: 2.5, unitPriceMinor: 1333, taxPermille: 100 },
      ],
      order: { shippingMinor: 1500 },
    });
    const order = await world.as("engineer").orders.get({ id });
    expect(order.totals).toMatchObject({ netMinor: 9330, taxMinor: 1199 + 333, totalMinor: 9330 + 1532 + 1500 });
    const { rows } = await world.as("engineer").orders.list({ search: order.numberText.slice(-4), state: "all" });
    expect(rows.find((row) => row.id === id)?.totalMinor).toBe(order.totals.totalMinor);
  });

  it("keeps, changes and takes off lines as they are sent", async () => {
    const { id, version } = await makeDraft(world);
    const before = await world.as("engineer").orders.get({ id });
    const [first] = before.lines;
    if (!first) throw new Error("no line");
    const { supplierId, currency } = before;
    const kept = { id: first.id, description: "Impeller, neoprene", quantity: 4 };
    const fresh = { id: newId(), description: "Gasket", quantity: 2, unit: "set" };
    await world
      .as("engineer")
      .orders.save({ id, version, title: "Changed", supplierId, currency, lines: [fresh, kept] });
    const after = await world.as("engineer").orders.get({ id });
    expect(after.lines.map(({ description, quantity }) => [description, quantity])).toEqual([
      ["Gasket", 2],
      ["Impeller, neoprene", 4],
    ]);
  });

  it("changed by somebody else meanwhile is not overwritten", async () => {
    const { id, version } = await makeDraft(world);
    const change = { id, version, title: "Mine", currency: "EUR", lines: [] };
    await world.as("engineer").orders.save(change);
    expect(await refusalOf(world.as("chief").orders.save(change))).toMatchObject({ code: "stale" });
  });

  it("can be copied from another order, without its jobs and dates", async () => {
    const { id } = await makeDraft(world, { order: { neededOn: null } });
    const copyId = newId();
    await world.as("chief").orders.createCopy({ id: copyId, orderId: id });
    const [original, copy] = [
      await world.as("chief").orders.get({ id }),
      await world.as("chief").orders.get({ id: copyId }),
    ];
    expect(copy).toMatchObject({ status: "draft", title: original.title, totals: original.totals });
    expect(copy.lines.map(({ id: lineId }) => lineId)).not.toEqual(original.lines.map(({ id: lineId }) => lineId));
  });
});

describe("an order in which something is private", () => {
  it("keeps the line, and hides its name from anyone who may not see it", async () => {
    const { item } = await makeItem(world, { name: "Owner's rum", isPrivate: true });
    const line = { id: newId(), itemId: item.id, description: "Owner's rum", quantity: 6, unitPriceMinor: 4000 };
    const id = newId();
    const { version } = await world.as("captain").orders.save({
      id,
      title: "Bar",
      currency: "EUR",
      lines: [line, { id: newId(), description: "Ice", quantity: 1 }],
    });
    const seen = await world.as("engineer").orders.get({ id });
    expect(JSON.stringify(seen)).not.toContain("rum");
    expect(seen.lines[0]).toMatchObject({ isHidden: true, description: "" });

    const lines = [{ id: newId(), description: "Lemons", quantity: 10 }];
    await world.as("chief").orders.save({ id, version, title: "Bar", currency: "EUR", lines });
    const after = await world.as("captain").orders.get({ id });
    expect(after.lines.map(({ description }) => description).sort()).toEqual(["Lemons", "Owner's rum"]);
  });

  it("cannot be ordered by anyone who may not know of it", async () => {
    const { item } = await makeItem(world, { name: "Owner's gin", isPrivate: true });
    const lines = [{ id: newId(), itemId: item.id, description: "x", quantity: 1 }];
    const order = { id: newId(), title: "Bar", currency: "EUR", lines };
    expect(await refusalOf(world.as("engineer").orders.save(order))).toMatchObject({ code: "not_found" });
  });
});

describe("approval", () => {
  it("is asked of those who may give it, and the answer is told to the person who asked", async () => {
    const { id, version } = await makeDraft(world);
    const asked = await world.as("engineer").orders.submit({ id, version });
    const told = (await noticesOf(id, "order_requested")).map(({ userId }) => userId).sort();
    const approvers = ["captain", "chief", "bosun", "manager"] as const;
    const expected = approvers.map((who) => world.person(who).userId).sort();
    expect(told.filter((userId) => expected.includes(userId))).toEqual(told);
    expect(told).toContain(world.person("captain").userId);
    await world.as("captain").orders.decide({ id, version: asked.version, decision: "approved" });
    expect(await noticesOf(id, "order_decided")).toEqual([{ userId: world.person("engineer").userId }]);
    expect(await world.as("engineer").orders.get({ id })).toMatchObject({ status: "approved" });
  });

  it("is refused to crew, to the person who asked below captain, and above the limit", async () => {
    await world
      .as("manager")
      .orders.setLimits({ version: await limitsVersion(), limits: { hod: 60_000, captain: null, management: null } });
    const dear = await makeDraft(world, { lines: [{ quantity: 1, unitPriceMinor: 60_001 }] });
    const asked = await world.as("engineer").orders.submit({ id: dear.id, version: dear.version });
    const decision = { id: dear.id, version: asked.version, decision: "approved" as const };
    expect(await refusalOf(world.as("deckhand").orders.decide(decision))).toMatchObject({
      messageKey: "orders:refusal.approval.role",
    });
    expect(await refusalOf(world.as("chief").orders.decide(decision))).toMatchObject({
      messageKey: "orders:refusal.approval.limit",
    });
    const own = await makeDraft(world, { who: "chief", lines: [{ quantity: 1, unitPriceMinor: 100 }] });
    const ownAsked = await world.as("chief").orders.submit({ id: own.id, version: own.version });
    const ownDecision = { id: own.id, version: ownAsked.version, decision: "approved" as const };
    expect(await refusalOf(world.as("chief").orders.decide(ownDecision))).toMatchObject({
      messageKey: "orders:refusal.approval.own",
    });
    await world.as("bosun").orders.decide(ownDecision);
  });

  it("is asked for by the person who wrote the draft or a head, and not given by the person who wrote it through another", async () => {
    const { id, version } = await makeDraft(world, { who: "chief", lines: [{ quantity: 1, unitPriceMinor: 100 }] });
    expect((await world.as("deckhand").orders.get({ id })).can.submit).toBe(false);
    expect(await refusalOf(world.as("deckhand").orders.submit({ id, version }))).toMatchObject({
      messageKey: "orders:refusal.draftOfMaker",
    });
    const asked = await world.as("bosun").orders.submit({ id, version });
    const decision = { id, version: asked.version, decision: "approved" as const };
    expect(await refusalOf(world.as("chief").orders.decide(decision))).toMatchObject({
      messageKey: "orders:refusal.approval.own",
    });
    await world.as("captain").orders.decide(decision);
  });

  it("refused sends the draft back with a word why", async () => {
    const { id, version } = await makeDraft(world);
    const { version: asked } = await world.as("engineer").orders.submit({ id, version });
    const refused = { id, version: asked, decision: "refused" as const };
    expect(await refusalOf(world.as("captain").orders.decide(refused))).toMatchObject({ code: "invalid" });
    await world.as("captain").orders.decide({ ...refused, note: "Ask for a second quote" });
    expect(await world.as("engineer").orders.get({ id })).toMatchObject({
      status: "draft",
      decisionNote: "Ask for a second quote",
    });
  });

  it("is not asked for an order without lines", async () => {
    const { id, version } = await makeDraft(world, { lines: [] });
    expect(await refusalOf(world.as("engineer").orders.submit({ id, version }))).toMatchObject({
      messageKey: "orders:refusal.noLines",
    });
  });
});

describe("limits of approval", () => {
  it("are changed by captain and company, each within their own", async () => {
    const limits = { hod: 1, captain: null, management: null };
    await world.as("captain").orders.setLimits({ version: await limitsVersion(), limits });
    expect(
      await refusalOf(world.as("chief").orders.setLimits({ version: await limitsVersion(), limits })),
    ).toMatchObject({ code: "forbidden" });
    expect(
      await refusalOf(
        world.as("captain").orders.setLimits({ version: await limitsVersion(), limits: { ...limits, management: 5 } }),
      ),
    ).toMatchObject({ messageKey: "orders:refusal.limits.own" });
    expect((await world.as("engineer").orders.limits()).mayChange).toBe(false);
  });
});

describe("ordering in foreign money", () => {
  const draftAt = (exchangeRate: number | null) =>
    makeDraft(world, {
      lines: [{ quantity: 2, unitPriceMinor: 1000 }],
      order: { currency: "GBP", exchangeRate },
    });

  it("needs a rate before anybody is asked for approval: an unknown sum is within nobody's limit", async () => {
    const { id, version } = await draftAt(null);
    expect(await refusalOf(world.as("engineer").orders.submit({ id, version }))).toMatchObject({
      fields: { exchangeRate: "orders:refusal.rateMissing" },
    });
  });

  it("shows both totals by its rate, also by the one it was ordered at", async () => {
    const { id, version } = await draftAt(1.2);
    const asked = await world.as("engineer").orders.submit({ id, version });
    const approved = await world.as("captain").orders.decide({ id, version: asked.version, decision: "approved" });
    const send = { id, version: approved.version, way: "hand" as const };
    await world.as("captain").orders.send({ ...send, exchangeRate: 1.175 });
    const { totals } = await world.as("engineer").orders.get({ id });
    expect(totals).toMatchObject({ totalMinor: 2000, vesselTotalMinor: 2350, vesselCurrency: "EUR" });
  });
});

describe("the list of orders", () => {
  it("counts and filters by the same rules", async () => {
    const today = "2026-06-15";
    const { id } = await makeOrdered(world);
    await world.inVessel("A", (tx) =>
      tx
        .update(orders)
        .set({ expectedOn: parseCalendarDate("2026-06-01") })
        .where(eq(orders.id, id)),
    );
    const [summary, late] = await Promise.all([
      world.as("engineer").orders.summary(),
      world.as("engineer").orders.list({ state: "late" }),
    ]);
    expect(late.today).toBe(today);
    expect(late.rows.map((row) => row.id)).toContain(id);
    expect(summary.late).toBe(late.rows.length);
  });

  it("pages by key without losing or repeating a row", async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await world.as("engineer").orders.list({ state: "all", sort: "supplier", limit: 3, cursor });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    const { total } = await world.as("engineer").orders.list({ state: "all" });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(total);
  });

  it("is closed to people from outside and to the other vessel", async () => {
    expect(await refusalOf(world.as("contractor").orders.list({}))).toMatchObject({ code: "forbidden" });
    expect((await world.as("rival").orders.list({ state: "all" })).rows).toEqual([]);
  });

  it.each(["csv", "xlsx", "pdf"] as const)("is exported as %s", async (format) => {
    const file = await world.as("engineer").orders.export({ format });
    expect(file.fileName.endsWith(`.${format}`)).toBe(true);
    expect(file.base64.length).toBeGreaterThan(100);
  });
});

it("an order that comes to more than can be counted is refused at its lines", async () => {
  const line = { description: "Pump", quantity: 1_000_000, unitPriceMinor: 1_000_000_000_000 };
  const order = { id: newId(), title: "Too much", currency: "EUR", lines: [{ id: newId(), ...line }] };
  const { fields } = await refusalOf(world.as("engineer").orders.save(order));
  expect(fields).toEqual({ lines: "orders:fault.amount" });
});
