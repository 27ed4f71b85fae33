import { newId } from "@ymp/core/ids";
import { type Db, openDatabase } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { inspectionCopies } from "@ymp/db/schema/inspections";
import { sessions } from "@ymp/db/schema/sign-in";
import { inScope } from "@ymp/db/scope";
import { refusalOf } from "@ymp/testing/callers";
import { makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { receiveCopies } from "./copy-seal.service.ts";
import { type InspectedVessel, openInspectedVessel } from "./test-inspected-vessel.ts";

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

describe("a tablet that is handed over", () => {
  it("ends the master's own session there, and shows the inspection alone", async () => {
    const { account } = world.person("captain");
    const { cookies, call } = await ship.onTablet();
    const open = await world.database.db.select().from(sessions).where(eq(sessions.userId, account.id));
    expect(open).toEqual([]);
    expect(cookies[0]).toContain("Max-Age=0");
    expect(cookies[1]).toMatch(/HttpOnly; Max-Age=3600; Path=\/; SameSite=Strict/);
    expect((await call().inspected()).inspection.way).toBe("tablet");
  });

  it("comes back by the master's pin, which five wrong ones lock", async () => {
    const { inspection, call, token } = await ship.onTablet();
    expect(await refusalOf(call().leave())).toMatchObject({ messageKey: "inspection-refusals:handBack" });
    for (let nth = 0; nth < 5; nth += 1)
      expect(await refusalOf(call().handBack({ pin: "0000" }))).toMatchObject({ fields: { pin: "signing:pinWrong" } });
    expect(await refusalOf(call().handBack({ pin: worldPin }))).toMatchObject({ code: "limit" });
    world.setNow(new Date(world.now().getTime() + 31 * 60_000));
    await call().handBack({ pin: worldPin });
    expect(token()).toBeNull();
    const ended = await world.as("captain").inspections.get({ id: inspection.id });
    expect(ended.endedHow).toBe("handed_back");
    expect(ended.looks.at(-1)?.what).toBe("handed_back");
  });

  it("shows nothing once the master who allowed it commands the vessel no more", async () => {
    const { call } = await ship.onTablet();
    const { account } = world.person("captain");
    const place = (change: Partial<typeof memberships.$inferInsert>) =>
      world.inVessel("A", (tx) =>
        tx.update(memberships).set(change).where(eq(memberships.userId, account.id)).returning({ id: memberships.id }),
      );
    const over = { messageKey: "inspection-refusals:ended" };
    for (const [change, back] of [
      [{ softDeletedAt: world.now() }, { softDeletedAt: null }],
      [{ role: "crew" }, { role: "captain" }],
    ] as const) {
      expect(await place(change)).toHaveLength(1);
      expect(await refusalOf(call().inspected())).toMatchObject(over);
      await place(back);
      expect((await call().inspected()).inspection.way).toBe("tablet");
    }
  });

  it("shows nothing once the account of that master is closed", async () => {
    const { call, inspection } = await ship.onTablet();
    const { account } = world.person("captain");
    const close = (softDeletedAt: Date | null) =>
      world.database.db.update(users).set({ softDeletedAt }).where(eq(users.id, account.id));
    await close(world.now());
    expect(await refusalOf(call().inspected())).toMatchObject({ messageKey: "inspection-refusals:ended" });
    const over = { id: inspection.id, endedHow: "with_command", endedAt: world.now() };
    expect((await world.as("manager").inspections.list({})).rows[0]).toMatchObject(over);
    expect(await world.as("manager").inspections.get({ id: inspection.id })).toMatchObject(over);
    await close(null);
    expect((await call().inspected()).inspection.way).toBe("tablet");
  });

  it("is handed over by the master who started it alone", async () => {
    const { id } = await ship.started();
    for (const who of ["chief", "deckhand", "manager"] as const)
      expect(await refusalOf(world.as(who).inspections.handOver({ id }))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(world.as("rival").inspections.handOver({ id }))).toMatchObject({ code: "not_found" });
  });
});

async function signPages(id: string) {
  const captain = world.as("captain").logbooks;
  for (const { pageNo, hash } of (await captain.pages({ id })).pages)
    await captain.countersign({ id, pageNo, pageHash: hash, pin: worldPin });
}

describe("ERB-33: a certified copy", () => {
  const part = () => ({ id: newId(), bookId: oil.id, fromPage: 1, toPage: 1 });

  it("bears the master's signature, the hash of the pages and the list of corrections, and stays the same", async () => {
    const { call, inspection } = await ship.onTablet();
    const { id, hash } = await call().certify({ ...part(), pin: worldPin });
    const textOf = async () => {
      const { pages } = pdfContentOf(Buffer.from((await call().copy({ id })).base64, "base64"));
      return pages
        .flatMap(({ texts }) => texts)
        .join(" ")
        .replace(/\s+/g, " ");
    };
    const text = await textOf();
    const { page } = await call().page({ id: oil.id, pageNo: 1 });
    expect(text).toContain("I certify that this is a true copy of Oil record book, part I ORB-4");
    expect(text).toContain("Marie Laurent");
    expect(text).toContain("Signed by pin");
    expect(text.replaceAll(" ", "")).toContain(hash);
    expect(text).toContain(page?.hash);
    expect(text).toMatch(/Corrections Entry 1, page 1: Struck out by Tomás Reid/);
    expect((await call().inspected()).copies).toMatchObject([{ id, number: "ORB-4", fromPage: 1, toPage: 1 }]);
    const kept = await world.as("captain").inspections.get({ id: inspection.id });
    expect(kept.copies).toMatchObject([{ id, hash }]);
    for (const who of ["deckhand", "chief"] as const)
      expect(await refusalOf(world.as(who).inspections.copyOf({ inspectionId: inspection.id, id }))).toMatchObject({
        code: "forbidden",
      });
    expect((await world.as("captain").inspections.copyOf({ inspectionId: inspection.id, id })).fileName).toMatch(
      /pdf$/,
    );
  });

  it("is checked by its code: equal, also after more was written; not of this ship where it is not", async () => {
    const { call } = await ship.onTablet();
    const { hash } = await call().certify({ ...part(), pin: worldPin });
    await makeEntry(world, { logbookId: oil.id, values: { remarks: "Written since." } });
    expect(await call().check({ code: `ymp-copy:${hash}` })).toMatchObject({
      result: "equal",
      copy: { number: "ORB-4" },
    });
    expect(await call().check({ code: hash.slice(0, 16).replace(/(.{4})/g, "$1 ") })).toMatchObject({
      result: "equal",
    });
    const other = hash.replace(/^./, (sign) => (sign === "0" ? "1" : "0"));
    expect(await call().check({ code: other })).toEqual({ result: "unknown", copy: null });
    expect(await call().check({ code: "no code" })).toMatchObject({ result: "unknown" });
  });

  it("is made where the master stands, by nobody who came by code, and not by another's pin", async () => {
    const { call } = await ship.inside();
    expect(await refusalOf(call().certify({ ...part(), pin: worldPin }))).toMatchObject({
      messageKey: "inspection-refusals:onTabletOnly",
    });
    const tablet = await ship.onTablet();
    expect(await refusalOf(tablet.call().certify({ ...part(), pin: "1111" }))).toMatchObject({
      fields: { pin: "signing:pinWrong" },
    });
  });

  it("sent twice at once is one copy, and its id makes none in another inspection", async () => {
    const { call, inspection } = await ship.onTablet();
    const input = { ...part(), pin: worldPin };
    const [one, other] = await Promise.all([call().certify(input), call().certify(input)]);
    expect(other).toEqual(one);
    expect(Object.keys(one)).toEqual(["id", "hash"]);
    expect((await world.as("captain").inspections.get({ id: inspection.id })).copies).toHaveLength(1);
    const next = await ship.onTablet();
    expect(await refusalOf(next.call().certify(input))).toMatchObject({ code: "not_found" });
  });

  it("says what was certified, whatever became of the book, its signatories and its tanks", async () => {
    const book = await openBook(world, { kind: "imooil1", number: "ORB-5", linesPerPage: 10 });
    await makeEntry(world, { logbookId: book.id });
    const { call, inspection } = await ship.onTablet();
    const { id } = await call().certify({ ...part(), bookId: book.id, pin: worldPin });
    const printed = async () => {
      const { base64 } = await world.as("captain").inspections.copyOf({ inspectionId: inspection.id, id });
      return pdfContentOf(Buffer.from(base64, "base64")).pages.map(({ texts }) => texts.join(" "));
    };
    const before = await printed();
    for (let nth = 0; nth < 12; nth += 1) await makeEntry(world, { logbookId: book.id });
    const { rows } = await world.as("captain").logbooks.entries({ id: book.id });
    const entries = rows.map(({ id: entryId, hash }) => ({ id: entryId, hash }));
    await world.as("chief").logbooks.sign({ id: book.id, entries, capacity: "officer", pin: worldPin });
    await signPages(book.id);
    await world.as("chief").logbooks.saveTank({ id: newId(), name: "Sludge", capacity: "2.00" });
    await world.as("captain").logbooks.close({ id: book.id, version: 1, place: "Antibes", pin: worldPin });
    expect(await printed()).toEqual(before);
  });

  it("holds by the ship's key alone: not where its record was changed or written by another hand", async () => {
    const { call } = await ship.onTablet();
    const { id, hash } = await call().certify({ ...part(), pin: worldPin });
    const owner = openDatabase(world.testDatabase.ownerUrl, { maxConnections: 1 });
    const vesselId = world.vessels.A.id;
    const asOwner = (work: (tx: Db) => Promise<unknown>) =>
      inScope(owner, { vesselId, userId: null, access: "write" }, work);
    await asOwner((tx) =>
      tx.update(inspectionCopies).set({ masterName: "Anne Bonny" }).where(eq(inspectionCopies.id, id)),
    );
    expect(await call().check({ code: hash })).toMatchObject({ result: "differs" });
    expect(await refusalOf(call().copy({ id }))).toMatchObject({ messageKey: "inspection-refusals:copyChanged" });
    await asOwner((tx) => receiveCopies(world.services.secrets, { tx, vesselId }));
    await owner.close();
    expect(await call().check({ code: hash })).toMatchObject({ result: "equal" });
  });

  it("of another inspection, or vessel, is not read", async () => {
    const { call } = await ship.onTablet();
    const { id } = await call().certify({ ...part(), pin: worldPin });
    const other = await ship.inside();
    expect(await refusalOf(other.call().copy({ id }))).toMatchObject({ code: "not_found" });
  });
});
