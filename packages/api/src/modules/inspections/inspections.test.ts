import { newId } from "@ymp/core/ids";
import { inspectionLooks, inspections } from "@ymp/db/schema/inspections";
import { notifications } from "@ymp/db/schema/notifications";
import { contextOf, refusalOf } from "@ymp/testing/callers";
import { givePins, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import type { Who } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { about, type InspectedVessel, openInspectedVessel } from "./test-inspected-vessel.ts";

let ship: InspectedVessel;
let world: InspectedVessel["world"];
let oil: InspectedVessel["oil"];
beforeAll(async () => {
  ship = await openInspectedVessel();
  ({ world, oil } = ship);
});
afterAll(() => world?.close());
// Each test has its own hour: tries of the one before do not count in the next.
beforeEach(() => world.setNow(new Date(world.now().getTime() + 13 * 3_600_000)));

describe("ERB-32: who starts an inspection", () => {
  it.each<Who>(["deckhand", "chief", "bosun", "manager", "superadmin"])("not the %s", async (who) => {
    const asked = world.as(who).inspections.start({ id: newId(), ...about, hours: 1, pin: worldPin });
    expect((await refusalOf(asked)).code).toMatch(/^(forbidden|invalid)$/);
    expect((await world.as("captain").inspections.list({})).rows).toEqual([]);
  });

  it("the master by the pin, and not without it", async () => {
    const wrong = world.as("captain").inspections.start({ id: newId(), ...about, hours: 1, pin: "0000" });
    expect(await refusalOf(wrong)).toMatchObject({ fields: { pin: "signing:pinWrong" } });
    const { code, link, endedAt } = await ship.started();
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(new URL(link ?? "").hash).toMatch(/^#[\w-]{43}$/);
    expect(new URL(link ?? "").pathname).toBe("/inspect");
    expect(endedAt).toBeNull();
  });

  it("keeps what opens it as hashes only, and tells it to that master alone", async () => {
    const { id, code, link } = await ship.started();
    const [row] = await world.inVessel("A", (tx) => tx.select().from(inspections).where(eq(inspections.id, id)));
    const kept = JSON.stringify(row);
    expect(kept).not.toContain(code?.replace("-", ""));
    expect(kept).not.toContain(new URL(link ?? "").hash.slice(1));
    const seen = await world.as("manager").inspections.get({ id });
    expect([seen.code, seen.link]).toEqual([null, null]);
    const history = await world.inVessel("A", (tx) => tx.execute(sql`select diff, facts from changes`));
    expect(JSON.stringify(history)).not.toContain(row?.codeHash);
  });

  it("sent again under its id is the same one", async () => {
    const id = newId();
    const input = { id, ...about, hours: 1, pin: worldPin };
    await world.as("captain").inspections.start(input);
    const { code } = await world.as("captain").inspections.get({ id });
    await world.as("captain").inspections.start(input);
    expect((await world.as("captain").inspections.get({ id })).code).toBe(code);
  });
});

describe("ERB-32: what the code opens", () => {
  it("the books with entries, strikes and signatures, proved now, without any account", async () => {
    const { call } = await ship.inside();
    const first = await call().inspected();
    expect(first).toMatchObject({
      inspection: { ...about, masterName: "Marie Laurent", way: "code" },
      particulars: { name: "Seraphine" },
    });
    expect(first.books).toMatchObject([{ number: "ORB-4", entries: 2, corrections: 1, isIntact: true }]);
    expect(first.wrong).toContainEqual({ what: "unsigned", count: 1, bookId: oil.id });
    const { book, report } = await call().book({ id: oil.id });
    expect([book.number, report.ok, report.events]).toEqual(["ORB-4", true, 5]);
    const { entries, page } = await call().page({ id: oil.id, pageNo: 1 });
    expect(entries).toMatchObject([
      { isStruck: true, strike: { reason: "wrong tank" }, signatures: [{ name: "Tomás Reid" }] },
      { awaits: ["officer"] },
    ]);
    expect(page?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("typed in small letters, with or without the line between", async () => {
    const { code } = await ship.started();
    const own = ship.browser();
    await own.call().enter({ way: "code", secret: ` ${code?.toLowerCase().replace("-", " ")} ` });
    expect((await own.call().inspected()).inspection.officer).toBe("P. Girard");
  });

  it("certificates of the crew, of medical ones the date alone, and nothing else of people", async () => {
    const profileId = world.crew.A.chief.profileId;
    const day = (text: string) => text as never;
    const papers = world.as("captain").crewDocuments;
    for (const [type, number] of [
      ["engine_certificate", "Y2-991"],
      ["medical_certificate", "MED-77"],
      ["passport", "PASS-12"],
      ["vaccination", "VAC-3"],
    ] as const)
      await papers.save({
        id: newId(),
        profileId,
        type,
        number,
        issuedOn: day("2024-01-01"),
        expiresOn: day("2026-02-01"),
      });
    const { call } = await ship.inside();
    const crew = await call().crew();
    const chief = crew.find(({ id }) => id === profileId);
    expect(chief?.papers.map(({ type, number, state }) => [type, number, state])).toEqual([
      ["engine_certificate", "Y2-991", "expired"],
      ["medical_certificate", null, "expired"],
    ]);
    expect(JSON.stringify(crew)).not.toMatch(/MED-77|PASS-12|VAC-3|birth|@/);
    expect((await call().inspected()).wrong[0]).toEqual({ what: "paperExpired", count: 2, bookId: null });
  });

  it("nothing of another vessel, nor anything that an account opens", async () => {
    const own = await ship.inside();
    await givePins(world, "B");
    const foreign = await openBook(world, { who: "rival", number: "B-1" });
    expect(await refusalOf(own.call().book({ id: foreign.id }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(own.call().page({ id: foreign.id, pageNo: 1 }))).toMatchObject({ code: "not_found" });
    const rest = own.everything();
    const asked = [rest.logbooks.shelf({}), rest.jobs.list({}), rest.people.list({}), rest.inspections.list({})];
    for (const refused of await Promise.all(asked.map(refusalOf))) expect(refused.code).toBe("unauthenticated");
    expect(await rest.session.me()).toBeNull();
  });

  it("shows nothing that cannot be recorded, and no record is changed or removed", async () => {
    const { inspection, call } = await ship.inside();
    await call().inspected();
    await call().book({ id: oil.id });
    await call().page({ id: oil.id, pageNo: 1 });
    const { looks } = await world.as("captain").inspections.get({ id: inspection.id });
    expect(looks.map(({ what }) => what)).toEqual(["opened", "overview", "book", "page"]);
    expect(looks.at(-1)).toMatchObject({ logbookId: oil.id, facts: { page: 1 } });
    for (const statement of [
      sql`update inspection_looks set what = 'left'`,
      sql`delete from inspection_looks`,
      sql`update inspections set ends_at = now() + interval '1 year'`,
      sql`delete from inspection_copies`,
    ])
      await expect(world.inVessel("A", (tx) => tx.execute(statement))).rejects.toThrow();
    expect(await world.inVessel("B", (tx) => tx.select().from(inspectionLooks))).toEqual([]);
  });
});

describe("ERB-32: when it is over", () => {
  const over = { code: "forbidden", messageKey: "inspection-refusals:ended" };

  it("by the server's clock, whatever the browser kept", async () => {
    const { inspection, call, token } = await ship.inside();
    const kept = token();
    world.setNow(inspection.endsAt);
    expect(await refusalOf(call().inspected())).toMatchObject({
      ...over,
      params: { at: inspection.endsAt.toISOString() },
    });
    const again = ship.browser();
    again.keep(kept);
    expect(await refusalOf(again.call().page({ id: oil.id, pageNo: 1 }))).toMatchObject(over);
    expect(await refusalOf(again.call().crew())).toMatchObject(over);
    const late = ship
      .browser()
      .call()
      .enter({ way: "code", secret: inspection.code ?? "" });
    expect(await refusalOf(late)).toMatchObject({ messageKey: "inspection-refusals:codeUnknown" });
    const secret = new URL(inspection.link ?? "").hash.slice(1);
    expect(await refusalOf(ship.browser().call().enter({ way: "link", secret }))).toMatchObject({ code: "not_found" });
  });

  it("by the master from her own device, for all who read; told with its time", async () => {
    const one = await ship.inside();
    const other = ship.browser();
    await other.call().enter({ way: "link", secret: new URL(one.inspection.link ?? "").hash.slice(1) });
    const at = world.now();
    await world.as("captain").inspections.end({ id: one.inspection.id });
    for (const { call } of [one, other])
      expect(await refusalOf(call().inspected())).toMatchObject({ ...over, params: { at: at.toISOString() } });
    const ended = await world.as("captain").inspections.get({ id: one.inspection.id });
    expect(ended).toMatchObject({ endedHow: "by_master", endedAt: at, code: null, link: null });
    expect(await refusalOf(world.as("chief").inspections.end({ id: one.inspection.id }))).toMatchObject({
      code: "forbidden",
    });
  });

  it("for one browser when its reader closes it", async () => {
    const { inspection, call, token, keep } = await ship.inside();
    const kept = token();
    await call().leave();
    expect(token()).toBeNull();
    keep(kept);
    expect(await refusalOf(call().inspected())).toMatchObject(over);
    expect((await world.as("captain").inspections.get({ id: inspection.id })).endedAt).toBeNull();
  });

  it("told to masters as it opens and ends, also when time ran out", async () => {
    const { inspection } = await ship.inside();
    const told = () =>
      world.inVessel("A", (tx) =>
        tx
          .select({ userId: notifications.userId, facts: notifications.facts })
          .from(notifications)
          .where(eq(notifications.recordId, inspection.id)),
      );
    const captain = world.person("captain").userId;
    expect(await told()).toMatchObject([{ userId: captain, facts: { what: "opened" } }]);
    world.setNow(new Date(inspection.endsAt.getTime() + 60_000));
    const { raiseNotices } = await import("../notifications/raising.service.ts");
    await raiseNotices(world.services, world.vessels.A.id);
    await raiseNotices(world.services, world.vessels.A.id);
    expect(await told()).toMatchObject([{ facts: { what: "opened" } }, { userId: captain, facts: { what: "ended" } }]);
  });
});

describe("a code that is guessed", () => {
  const guess = (at: number) => `2222-${String(2222 + at).padStart(4, "2")}`;

  it("ten thousand times opens nothing: few tries from an address, few at all", async () => {
    await ship.started();
    const answers = new Map<string, number>();
    for (let at = 0; at < 400; at += 1) {
      const own = ship.browser({ address: `198.51.100.${Math.floor(at / 10)}` });
      const { messageKey } = await refusalOf(own.call().enter({ way: "code", secret: guess(at) }));
      answers.set(messageKey, (answers.get(messageKey) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({
      "inspection-refusals:codeUnknown": 300,
      "auth:tooManyAttempts": 100,
    });
  });

  it("from one address is refused after twenty", async () => {
    await ship.started();
    const own = ship.browser({ address: "203.0.113.9" });
    const answers = [];
    for (let at = 0; at < 22; at += 1)
      answers.push((await refusalOf(own.call().enter({ way: "code", secret: guess(at) }))).code);
    expect(answers.filter((code) => code === "limit")).toHaveLength(2);
  });

  it("a forged session opens nothing", async () => {
    const own = ship.browser();
    own.keep("x".repeat(43));
    expect(await refusalOf(own.call().inspected())).toMatchObject({ messageKey: "inspection-refusals:noSession" });
    expect(await refusalOf(ship.browser().call().inspected())).toMatchObject({ code: "forbidden" });
  });
});

it("the record of inspections is the masters' and the office's", async () => {
  const { inspection } = await ship.inside();
  for (const who of ["deckhand", "chief"] as const)
    expect(await refusalOf(world.as(who).inspections.list({}))).toMatchObject({
      messageKey: "inspection-refusals:readByMaster",
    });
  expect(await refusalOf(world.as("rival").inspections.get({ id: inspection.id }))).toMatchObject({
    code: "not_found",
  });
  const { rows } = await world.as("manager").inspections.list({});
  expect(rows[0]).toMatchObject({ id: inspection.id, ...about, looks: 1, copies: 0 });
});

it("the record of inspections is read page by page, the last one first, each with its looks", async () => {
  const started = [await ship.started(), await ship.started(), await ship.started()];
  const newestFirst = started.map(({ id }) => id).toReversed();
  const list = world.as("manager").inspections.list;
  const first = await list({ limit: 2 });
  const second = await list({ limit: 1, cursor: first.nextCursor });
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(newestFirst);
  expect(first.rows.map(({ looks }) => looks)).toEqual([0, 0]);
  expect(await refusalOf(list({ cursor: "no cursor" }))).toMatchObject({ messageKey: "refusals:badCursor" });
});

it("an installation's context names no inspection where none is open", () => {
  expect(contextOf(world.services).inspectionToken).toBeNull();
});
