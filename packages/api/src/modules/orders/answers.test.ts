import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { notifications } from "@ymp/db/schema/notifications";
import { orders } from "@ymp/db/schema/orders";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { makeDraft, makeOrdered } from "@ymp/testing/factories/orders";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lateOrders } from "./late.service.ts";

let world: World;
const limitsVersion = async () => (await world.as("captain").orders.limits()).version;
beforeAll(async () => {
  world = await createWorld();
  // A link ends by the database's own clock.
  world.setNow(new Date());
});
afterAll(() => world.close());

const answerOf = (token: string) => world.anonymous().orders.answerOf({ token });

async function answered(price: number, who: "chief" | "captain" = "captain") {
  const order = await makeOrdered(world, { lines: [{ quantity: 2, unitPriceMinor: 5000 }] });
  const { lines } = await answerOf(order.token);
  const said = lines.map(({ id }) => ({ id, quotedPriceMinor: price, promisedOn: parseCalendarDate("2027-02-01") }));
  await world.anonymous().orders.answer({ token: order.token, answeredBy: "Luca", lines: said });
  const { version } = await world.as(who).orders.get({ id: order.id });
  return { ...order, version, lineIds: lines.map(({ id }) => id) };
}

describe("the supplier's link", () => {
  it("shows the vessel's name and the order, and nothing else of her", async () => {
    const { token, numberText } = await makeOrdered(world, { order: { internalNotes: "Never pay in advance" } });
    const seen = await answerOf(token);
    expect(seen).toMatchObject({ vesselName: "Seraphine", numberText, isOpen: true });
    expect(seen.lines).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toContain("Never pay in advance");
    expect(Object.keys(seen.lines[0] ?? {})).not.toContain("itemId");
  });

  it("is stored as a hash only", async () => {
    const { id, token } = await makeOrdered(world);
    const [row] = await world.inVessel("A", (tx) => tx.select().from(orders).where(eq(orders.id, id)));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("opens nothing when it is wrong, renewed, or over", async () => {
    const { id, token, version } = await makeOrdered(world);
    expect(await refusalOf(answerOf("x".repeat(43)))).toMatchObject({ messageKey: "orders:answer.over" });
    const renewed = await world.as("captain").orders.renewLink({ id, version });
    expect(await refusalOf(answerOf(token))).toMatchObject({ code: "not_found" });
    const next = new URL(renewed.link).pathname.split("/").at(-1) ?? "";
    expect((await answerOf(next)).isOpen).toBe(true);
    await world.as("captain").orders.cancel({ id, version: renewed.version, reason: "Ordered elsewhere" });
    expect(await refusalOf(answerOf(next))).toMatchObject({ code: "not_found" });
  });

  it("ends after its time", async () => {
    const { id, token } = await makeOrdered(world);
    await world.inVessel("A", (tx) =>
      tx
        .update(orders)
        .set({ answerExpiresAt: new Date(Date.now() - 1000) })
        .where(eq(orders.id, id)),
    );
    expect(await refusalOf(answerOf(token))).toMatchObject({ code: "not_found" });
  });
});

describe("an answer", () => {
  it("shows beside what was ordered, moves the expected day, and is told aboard", async () => {
    const { id } = await answered(5500);
    const order = await world.as("captain").orders.get({ id });
    expect(order.lines[0]).toMatchObject({ unitPriceMinor: 5000, quotedPriceMinor: 5500, promisedOn: "2027-02-01" });
    expect(order).toMatchObject({ expectedOn: "2027-02-01", answeredBy: "Luca" });
    expect([order.totals.totalMinor, order.quotedTotals.totalMinor]).toEqual([10_000, 11_000]);
    const told = await world.inVessel("A", (tx) =>
      tx.select().from(notifications).where(eq(notifications.recordId, id)),
    );
    expect(told.filter(({ event }) => event === "order_answered").map(({ userId }) => userId)).toContain(
      world.person("engineer").userId,
    );
  });

  it("is of lines that are on the order, each once; one that is left out keeps what was said", async () => {
    const { id, token } = await makeOrdered(world, { lines: [{ unitPriceMinor: 5000 }, { unitPriceMinor: 700 }] });
    const [pump, seal] = (await answerOf(token)).lines.map((line) => line.id);
    const answer = (...lines: { id: string | undefined; quotedPriceMinor: number }[]) =>
      world.anonymous().orders.answer({
        ...{ token, answeredBy: "Luca" },
        lines: lines.map((line) => ({ ...line, id: line.id ?? "" })),
      });
    const quotes = async () =>
      (await world.as("captain").orders.get({ id })).lines.map(({ quotedPriceMinor }) => quotedPriceMinor);
    await answer({ id: pump, quotedPriceMinor: 5500 }, { id: seal, quotedPriceMinor: 800 });
    await answer({ id: seal, quotedPriceMinor: 770 });
    expect(await quotes()).toEqual([5500, 770]);
    const twice = answer({ id: seal, quotedPriceMinor: 1 }, { id: seal, quotedPriceMinor: 2 });
    expect((await refusalOf(twice)).fields).toEqual({ lines: "orders:fault.twice" });
    expect(await refusalOf(answer({ id: newId(), quotedPriceMinor: 1 }))).toMatchObject({
      messageKey: "orders:answer.changed",
    });
    expect(await quotes()).toEqual([5500, 770]);
  });

  it("is told once, however often the same is sent", async () => {
    const { id, token } = await answered(5500);
    const { lines } = await answerOf(token);
    const said = lines.map((line) => ({ id: line.id, quotedPriceMinor: 5200 }));
    const again = () => world.anonymous().orders.answer({ token, answeredBy: "Luca", lines: said });
    await again();
    const { version } = await world.as("captain").orders.get({ id });
    await Promise.all(Array.from({ length: 5 }, again));
    expect(await world.as("captain").orders.get({ id })).toMatchObject({ version });
  });

  it("renews its one notice, and is taken twenty times an hour", async () => {
    const { id, token } = await makeOrdered(world);
    const [line] = (await answerOf(token)).lines;
    const answer = (quotedPriceMinor: number) =>
      world.anonymous().orders.answer({ token, answeredBy: "Luca", lines: [{ id: line?.id ?? "", quotedPriceMinor }] });
    const told = async () => {
      const { rows } = await world.as("engineer").notifications.list({});
      return rows.filter(({ event, recordId }) => event === "order_answered" && recordId === id);
    };
    await answer(900);
    const [first] = await told();
    await world.as("engineer").notifications.markRead({ ids: [first?.id ?? ""] });
    for (let price = 901; price < 920; price += 1) await answer(price);
    expect(await told()).toMatchObject([{ readAt: null }]);
    expect(await refusalOf(answer(920))).toMatchObject({ code: "limit" });
    expect((await answerOf(token)).lines[0]?.quotedPriceMinor).toBe(919);
  });

  it("can be changed while the order is open", async () => {
    const { id, token } = await answered(5500);
    const { lines } = await answerOf(token);
    const said = lines.map((line) => ({ id: line.id, quotedPriceMinor: 5200 }));
    await world.anonymous().orders.answer({ token, answeredBy: "Luca", lines: said });
    expect((await world.as("captain").orders.get({ id })).lines[0]).toMatchObject({ quotedPriceMinor: 5200 });
  });

  it("of lines of another order changes nothing there", async () => {
    const other = await makeOrdered(world);
    const foreign = (await answerOf(other.token)).lines.map(({ id }) => ({ id, quotedPriceMinor: 1 }));
    const { token } = await makeOrdered(world);
    const answer = world.anonymous().orders.answer({ token, answeredBy: "Luca", lines: foreign });
    expect(await refusalOf(answer)).toMatchObject({ messageKey: "orders:answer.changed" });
    expect((await answerOf(other.token)).lines.every(({ quotedPriceMinor }) => quotedPriceMinor === null)).toBe(true);
  });

  it("is accepted aboard, not by crew, and above the limit only by anyone who may approve it", async () => {
    await world
      .as("captain")
      .orders.setLimits({ version: await limitsVersion(), limits: { hod: 10_500, captain: null, management: null } });
    const dear = await answered(6000, "chief");
    const accept = { id: dear.id, version: dear.version, lineIds: dear.lineIds };
    expect(await refusalOf(world.as("engineer").orders.acceptQuote(accept))).toMatchObject({ code: "conflict" });
    expect(await refusalOf(world.as("chief").orders.acceptQuote(accept))).toMatchObject({
      messageKey: "orders:refusal.approval.limit",
    });
    await world.as("captain").orders.acceptQuote(accept);
    expect((await world.as("captain").orders.get({ id: dear.id })).totals.totalMinor).toBe(12_000);
    const cheap = await answered(4000, "chief");
    await world.as("chief").orders.acceptQuote({ id: cheap.id, version: cheap.version, lineIds: cheap.lineIds });
  });
});

describe("an order by mail", () => {
  it("carries the printed order and the link, and is kept with the order's papers", async () => {
    const { id, version, numberText } = await makeDraft(world);
    const asked = await world.as("engineer").orders.submit({ id, version });
    const approved = await world.as("captain").orders.decide({ id, version: asked.version, decision: "approved" });
    const send = { id, version: approved.version, way: "mail" as const };
    expect(await refusalOf(world.as("captain").orders.send(send))).toMatchObject({
      fields: { to: "orders:fault.email" },
    });
    const { link, isMailed } = await world
      .as("captain")
      .orders.send({ ...send, to: "orders@chandler.test", locale: "fr" });
    await world.workQueue();
    const mail = world.outbox.find(({ to }) => to === "orders@chandler.test");
    expect(isMailed).toBe(true);
    expect(mail).toMatchObject({ to: "orders@chandler.test" });
    expect(mail?.text).toContain(link);
    expect(mail?.attachments).toMatchObject([{ mediaType: "application/pdf" }]);
    expect(
      Buffer.from(mail?.attachments?.[0]?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(mail?.attachments?.[0]?.fileName).toContain(numberText);
    const papers = await world.as("engineer").recordFiles.list({ recordKind: "order", recordId: id });
    expect(JSON.stringify(papers)).toContain(numberText);
    expect(await world.as("engineer").orders.get({ id })).toMatchObject({
      status: "ordered",
      sentTo: "orders@chandler.test",
    });
  });
});

describe("an order that is late", () => {
  it("is told once for the day it was promised for", async () => {
    const { id } = await makeOrdered(world);
    const expectedOn = parseCalendarDate("2026-01-01");
    await world.inVessel("A", (tx) => tx.update(orders).set({ expectedOn }).where(eq(orders.id, id)));
    await world.enter("bosun", lateOrders);
    await world.enter("bosun", lateOrders);
    const told = await world.inVessel("A", (tx) =>
      tx.select().from(notifications).where(eq(notifications.recordId, id)),
    );
    const late = told.filter(({ event }) => event === "order_late");
    expect(late.map(({ userId }) => userId).sort()).toEqual(
      [world.person("engineer").userId, world.person("captain").userId].sort(),
    );
  });
});

describe("a vessel of the lite edition", () => {
  it("has no orders", async () => {
    const { id } = world.vessels.B;
    await world.database.db.update(vessels).set({ edition: "lite" }).where(eq(vessels.id, id));
    expect(await refusalOf(world.as("rival").orders.list({}))).toMatchObject({ code: "forbidden" });
  });
});
