import { newId } from "@ymp/core/ids";
import { logbooks } from "@ymp/db/schema/logbooks";
import { profiles } from "@ymp/db/schema/people";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldDrawing, worldPin } from "@ymp/testing/factories/logbooks";
import { seenPlace } from "@ymp/testing/seen-places";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeKeyOf } from "../../platform/sent-again/write-key.ts";
import { createCaller } from "../../root.ts";

let world: World;
let logbookId: string;

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  logbookId = (await openBook(world)).id;
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const captain = () => world.as("captain").logbooks;
const sign = (who: Who, entry: { id: string; hash: string }, more: object = {}) =>
  world.as(who).logbooks.sign({ id: logbookId, entries: [entry], capacity: "officer", pin: worldPin, ...more });
const asChief = () => ({
  principal: {
    kind: "user" as const,
    account: world.person("chief").account,
    sessionId: "session",
    confirmedAt: world.now(),
  },
  vesselId: world.vessels.A.id,
});
const profileOf = (who: "captain" | "chief" | "engineer") => world.crew.A[who].profileId;
const setProfile = (who: "captain" | "chief" | "engineer", values: Partial<typeof profiles.$inferInsert>) =>
  world.inVessel("A", (tx) =>
    tx
      .update(profiles)
      .set(values)
      .where(eq(profiles.id, profileOf(who))),
  );

describe("ERB-07, BOOK-06: who writes, signs and verifies", () => {
  it.each<[Who, string, string]>([
    ["stew", "forbidden", "refusals:closedToRole"],
    ["contractor", "forbidden", "refusals:closedToRole"],
    ["yard", "forbidden", "refusals:closedToRole"],
    ["manager", "forbidden", "refusals:closedToRole"],
    ["superadmin", "forbidden", "logbook-refusals:fromShore"],
    ["rival", "not_found", "refusals:recordNotFound"],
  ])("ERB-10: the %s drafts nothing", async (who, code, messageKey) => {
    const draft = { id: newId(), logbookId, code: "I", values: { remarks: "Ashore" }, occurredAt: world.now() };
    expect(await refusalOf(world.as(who).logbooks.saveDraft(draft))).toMatchObject({ code, messageKey });
  });

  it.each<[Who, "officer" | "master" | "witness", string]>([
    ["deckhand", "officer", "logbook-refusals:officer"],
    ["chief", "master", "logbook-refusals:master"],
    ["superadmin", "officer", "refusals:signedByPersons"],
    ["superadmin", "master", "refusals:signedByPersons"],
    ["manager", "officer", "refusals:closedToRole"],
    ["contractor", "witness", "refusals:closedToRole"],
  ])("ERB-06: the %s does not sign as %s", async (who, capacity, messageKey) => {
    const entry = await makeEntry(world, { logbookId });
    expect(await refusalOf(sign(who, entry, { capacity }))).toMatchObject({ messageKey });
  });

  it("the rival signs, reads and strikes nothing of it", async () => {
    await givePins(world, "B");
    const { id, hash } = await makeEntry(world, { logbookId });
    const rival = world.as("rival").logbooks;
    for (const call of [
      () => rival.get({ id: logbookId }),
      () => rival.entries({ id: logbookId }),
      () => rival.entry({ id: logbookId, entryId: id }),
      () => rival.verify({ id: logbookId }),
      () => sign("rival", { id, hash }),
      () => rival.strike({ id: logbookId, entryId: id, hash, reason: "Not mine", pin: worldPin }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: "not_found" });
  });

  it("the office, the interior and the platform read", async () => {
    for (const who of ["manager", "stew", "superadmin", "deckhand"] as const) {
      const read = await world.as(who).logbooks.get({ id: logbookId });
      expect(read.can).toMatchObject({ write: who === "deckhand", signAsOfficer: false, signAsMaster: false });
      expect((await world.as(who).logbooks.shelf({})).books).toHaveLength(1);
    }
    expect(await refusalOf(world.as("contractor").logbooks.shelf({}))).toMatchObject({ code: "forbidden" });
  });

  it("a deckhand's draft waits for an officer in charge, who takes it into the book and signs it", async () => {
    const logbooks = world.as("deckhand").logbooks;
    const draft = { id: newId(), logbookId, code: "I", values: { remarks: "Seen" }, occurredAt: world.now() };
    const { version } = await logbooks.saveDraft(draft);
    const submitting = { id: draft.id, version, entryId: newId() };
    expect(await refusalOf(logbooks.submit(submitting))).toMatchObject({
      messageKey: "logbook-refusals:officerSubmits",
    });
    expect(await refusalOf(world.as("bosun").logbooks.submit(submitting))).toMatchObject({
      messageKey: "logbook-refusals:officerSubmits",
    });
    const [waiting] = await logbooks.drafts({ id: logbookId });
    expect(waiting?.can).toMatchObject({ whyNotSubmit: "logbook-refusals:officerSubmits" });
    await world.as("engineer").logbooks.submit(submitting);
    const entry = await makeEntry(world, { logbookId, who: "deckhand", submittedBy: "engineer" });
    await sign("engineer", entry);
    expect(await captain().entry({ id: logbookId, entryId: entry.id })).toMatchObject({
      state: "signed",
      author: { name: "Priya Nair" },
      signatures: [{ name: "Priya Nair", rank: "Second engineer", role: "officer", drawing: worldDrawing }],
    });
  });

  it("ERB-07: an officer of another department signs what they wrote, and nothing else of the book", async () => {
    const ofChief = await makeEntry(world, { logbookId });
    expect(await refusalOf(sign("bosun", ofChief))).toMatchObject({ messageKey: "logbook-refusals:officerOfBook" });
    expect((await world.as("bosun").logbooks.get({ id: logbookId })).can).toMatchObject({
      signAsOfficer: false,
      whyNotSubmit: null,
    });
    const own = await makeEntry(world, { logbookId, who: "bosun" });
    expect(await refusalOf(sign("bosun", own, { entries: [own, ofChief] }))).toMatchObject({
      messageKey: "logbook-refusals:officerOfBook",
    });
    expect(await world.as("bosun").logbooks.entry({ entryId: own.id })).toMatchObject({ maySign: ["officer"] });
    expect(await world.as("bosun").logbooks.entry({ entryId: ofChief.id })).toMatchObject({ maySign: [] });
    await sign("bosun", own);
    await sign("chief", ofChief);
  });

  it("an entry is struck by its author, the head of the department and the master", async () => {
    const strike = (who: Who, { id, hash }: { id: string; hash: string }) =>
      world.as(who).logbooks.strike({ id: logbookId, entryId: id, hash, reason: "Wrong", pin: worldPin });
    const ofEngineer = await makeEntry(world, { logbookId, who: "engineer" });
    const early = makeEntry(world, { logbookId, correctsId: ofEngineer.id });
    expect(await refusalOf(early)).toMatchObject({ fields: { correctsId: "logbook-refusals:strikeFirst" } });
    const offered = async (who: Who) =>
      (await world.as(who).logbooks.entry({ id: logbookId, entryId: ofEngineer.id })).can.strike;
    const everybody = ["engineer", "chief", "captain", "bosun", "deckhand", "stew", "manager"] as const;
    expect(await Promise.all(everybody.map(offered))).toEqual([true, true, true, false, false, false, false]);
    expect(await refusalOf(strike("bosun", ofEngineer))).toMatchObject({ messageKey: "logbook-refusals:strikeOthers" });
    await strike("chief", ofEngineer);
    expect(await offered("captain")).toBe(false);
    expect(await refusalOf(strike("chief", ofEngineer))).toMatchObject({ messageKey: "logbook-refusals:struck" });
    await strike("engineer", await makeEntry(world, { logbookId, who: "engineer" }));
    await strike("captain", await makeEntry(world, { logbookId, who: "bosun" }));
    expect(await refusalOf(sign("chief", ofEngineer))).toMatchObject({ messageKey: "logbook-refusals:struck" });
  });
});

describe("ERB-20: a signature", () => {
  it("is of what was shown, and of nothing else", async () => {
    const { id } = await makeEntry(world, { logbookId });
    expect(await refusalOf(sign("chief", { id, hash: "0".repeat(64) }))).toMatchObject({
      code: "stale",
      messageKey: "logbook-refusals:shownAnother",
    });
  });

  it("is made once", async () => {
    const entry = await makeEntry(world, { logbookId });
    await sign("chief", entry);
    expect(await refusalOf(sign("engineer", entry))).toMatchObject({
      messageKey: "logbook-refusals:signatureNotAwaited",
    });
  });

  it("that is sent again under its key was made", async () => {
    const entry = await makeEntry(world, { logbookId });
    const signing = { id: logbookId, entries: [entry], capacity: "officer" as const, pin: worldPin };
    const context = world.context(world.person("chief"), "A");
    const request = () => createCaller({ ...context, writeKey: writeKeyOf("key-1") }).logbooks.sign(signing);
    expect([await request(), await request()]).toEqual([{ signed: 1 }, { signed: 1 }]);
  });

  it("is drawn once and applied from then on", async () => {
    await setProfile("engineer", { signatureDrawing: null });
    const [first, second] = [await makeEntry(world, { logbookId }), await makeEntry(world, { logbookId })];
    expect(await refusalOf(sign("engineer", first))).toMatchObject({ fields: { drawing: "signing:drawFirst" } });
    const drawing = "0,0 5,50 30,10 44,61 80,5";
    expect(await refusalOf(sign("engineer", first, { drawing: worldDrawing }))).toMatchObject({
      fields: { drawing: "signing:drawnByAnother" },
    });
    await sign("engineer", first, { drawing });
    const { signatures: before } = await captain().entry({ id: logbookId, entryId: first.id });
    expect(before).toMatchObject([{ drawing }]);
    const another = "0,0 9,50 30,10 44,61 80,9";
    expect(await refusalOf(sign("engineer", second, { drawing: another }))).toMatchObject({
      fields: { drawing: "signing:drawnInProfile" },
    });
    const profileId = profileOf("engineer");
    const draw = (who: Who, more: object = {}) =>
      world.as(who).people.setDrawing({ profileId, pin: worldPin, drawing: another, ...more });
    expect(await refusalOf(draw("captain"))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(draw("engineer", { pin: "8351" }))).toMatchObject({ fields: { pin: "signing:pinWrong" } });
    expect(await refusalOf(draw("engineer", { drawing: worldDrawing }))).toMatchObject({
      fields: { drawing: "signing:drawnByAnother" },
    });
    await draw("engineer");
    await sign("engineer", second);
    const { signatures } = await captain().entry({ id: logbookId, entryId: second.id });
    expect(signatures).toMatchObject([{ drawing: another }]);
    const { rows } = await captain().entries({ id: logbookId, limit: 100 });
    expect(rows.find(({ id }) => id === first.id)?.signatures).toMatchObject([{ drawing }]);
  });
});

describe("ERB-08: the pin", () => {
  it("is asked for, and must have been set", async () => {
    const entry = await makeEntry(world, { logbookId });
    await setProfile("chief", { masterPinHash: null });
    expect(await refusalOf(sign("chief", entry))).toMatchObject({ fields: { pin: "signing:pinNotSet" } });
    await givePins(world);
  });

  it("that is wrong five times locks, whoever knows it then", async () => {
    const entry = await makeEntry(world, { logbookId });
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusalOf(sign("engineer", entry, { pin: "8351" }))).toMatchObject({
        code: "invalid",
        fields: { pin: "signing:pinWrong" },
      });
    expect(await refusalOf(sign("engineer", entry))).toMatchObject({ code: "limit" });
    world.setNow("2026-06-15T09:31:00Z");
    await sign("engineer", entry);
  });

  it("that is right signs eight entries at once: no proof counts while another waits", async () => {
    const entries = await Promise.all(Array.from({ length: 8 }, () => makeEntry(world, { logbookId })));
    const signed = await Promise.all(entries.map((entry) => sign("chief", entry)));
    expect(signed).toEqual(entries.map(() => ({ signed: 1 })));
  });

  it("leaves one try counted where it was killed while it was proved, which the next right one forgives", async () => {
    const entries = await Promise.all(Array.from({ length: 7 }, () => makeEntry(world, { logbookId })));
    // As the process that is killed leaves it: counted, and neither right nor wrong.
    const { passwords } = world.services;
    const verify = () => Promise.reject(new Error("The process was killed."));
    const killed = callerOf({ ...world.services, passwords: { ...passwords, verify } }, asChief());
    const broken = (entry: { id: string; hash: string }) =>
      killed.logbooks.sign({ id: logbookId, entries: [entry], capacity: "officer", pin: worldPin });
    const [first, ...others] = entries;
    if (!first) throw new Error("No entry was made.");
    for (const entry of others.slice(0, 4)) await expect(broken(entry)).rejects.toThrow();
    await sign("chief", first);
    for (const entry of others.slice(0, 5)) await expect(broken(entry)).rejects.toThrow();
    const [next] = others;
    expect(await refusalOf(next ? sign("chief", next) : Promise.resolve())).toMatchObject({ code: "limit" });
    world.setNow("2026-06-15T09:31:00Z");
    for (const entry of others) await sign("chief", entry);
  });

  it("that was right forgives the wrong ones before it", async () => {
    for (let tries = 0; tries < 7; tries += 1) {
      const entry = await makeEntry(world, { logbookId });
      await refusalOf(sign("chief", entry, { pin: "8351" }));
      await sign("chief", entry);
    }
  });
});

describe("ERB-09: the right to sign", () => {
  it("ends when somebody goes ashore, and what they signed stays", async () => {
    const [before, after] = [await makeEntry(world, { logbookId }), await makeEntry(world, { logbookId })];
    await sign("chief", before);
    await setProfile("chief", { isOnboard: false });
    expect(await refusalOf(sign("chief", after))).toMatchObject({ messageKey: "logbook-refusals:ashore" });
    expect(await captain().entry({ id: logbookId, entryId: before.id })).toMatchObject({ state: "signed" });
    expect((await world.as("chief").logbooks.get({ id: logbookId })).can).toMatchObject({
      write: false,
      whyNot: "logbook-refusals:ashore",
    });
    await setProfile("chief", { isOnboard: true });
    expect(await captain().verify({ id: logbookId })).toMatchObject({ ok: true });
  });
});

describe.each(["official", "cayman"] as const)("BOOK-03, BOOK-07: the book %s", (kind) => {
  it("is signed by the master before a witness, and amended by a further entry", async () => {
    const book = await openBook(world, { kind });
    const values = { at: "2026-06-15T08:00:00Z", place: { port: "Palma" }, narrative: "Fire drill was put off." };
    const first = await makeEntry(world, { logbookId: book.id, who: "captain", code: "DRILL_NOT_HELD", values });
    const under = (who: Who, capacity: "master" | "witness" | "officer", entry = first) =>
      world.as(who).logbooks.sign({ id: book.id, entries: [entry], capacity, pin: worldPin });
    const strike = { id: book.id, entryId: first.id, hash: first.hash, reason: "Wrong", pin: worldPin };
    expect(await refusalOf(captain().strike(strike))).toMatchObject({ messageKey: "logbook-refusals:furtherEntry" });
    expect(await refusalOf(under("chief", "officer"))).toMatchObject({
      messageKey: "logbook-refusals:officerOfBook",
    });
    expect(await refusalOf(under("bosun", "witness"))).toMatchObject({
      messageKey: "logbook-refusals:signatureNotAwaited",
    });
    await under("captain", "master");
    expect(await refusalOf(under("captain", "witness"))).toMatchObject({
      messageKey: "logbook-refusals:signedAlready",
    });
    expect(await captain().entry({ id: book.id, entryId: first.id })).toMatchObject({
      state: "pending",
      awaits: ["witness"],
    });
    await under("bosun", "witness");
    const amending = { at: "2026-06-15T08:30:00Z", effect: "amends", entry: "1", narrative: "It was held at 1700." };
    expect(
      await refusalOf(
        makeEntry(world, { logbookId: book.id, who: "captain", code: "AMEND", values: { ...amending, entry: "9" } }),
      ),
    ).toMatchObject({ fields: { "values.entry": "logbook-refusals:noSuchEntry" } });
    const further = await makeEntry(world, { logbookId: book.id, who: "captain", code: "AMEND", values: amending });
    expect(await captain().entry({ id: book.id, entryId: further.id })).toMatchObject({
      corrects: { id: first.id, no: 1 },
      awaits: ["master"],
    });
    expect(await captain().entry({ id: book.id, entryId: first.id })).toMatchObject({
      state: "signed",
      isStruck: false,
      correctedBy: [{ id: further.id, no: 2 }],
    });
    expect((await captain().pages({ id: book.id })).pages[0]).toMatchObject({ state: null });
    expect(await captain().verify({ id: book.id })).toMatchObject({ ok: true, events: 5 });
    // The next test opens one of this kind.
    await world.inVessel("A", (tx) =>
      tx.update(logbooks).set({ closedAt: world.now() }).where(eq(logbooks.id, book.id)),
    );
  });
});

it("ERB-07: the master takes drafts into an official log book, or discards them with a reason", async () => {
  const { id } = await openBook(world, { kind: "cayman" });
  const values = { at: "2026-06-15T08:00:00Z", place: { port: "Palma" }, narrative: "Nothing of note." };
  const drafted = async (who: Who) => {
    const draft = { id: newId(), logbookId: id, code: "OTHER", values };
    return { id: draft.id, version: (await world.as(who).logbooks.saveDraft(draft)).version };
  };
  for (const who of ["deckhand", "bosun", "chief"] as const) {
    const draft = await drafted(who);
    expect(await refusalOf(world.as(who).logbooks.submit({ ...draft, entryId: newId() }))).toMatchObject({
      messageKey: "logbook-refusals:masterSubmits",
    });
    expect((await world.as(who).logbooks.get({ id })).can.whyNotSubmit).toBe("logbook-refusals:masterSubmits");
    expect(await refusalOf(captain().removeDraft(draft))).toMatchObject({
      fields: { reason: "logbook-refusals:discardReason" },
    });
    await captain().removeDraft({ ...draft, reason: "It did not happen" });
  }
  await captain().submit({ ...(await drafted("deckhand")), entryId: newId() });
  await world.as("deckhand").logbooks.removeDraft(await drafted("deckhand"));
});

it("ERB-09: a former master signs nothing a minute after the handover, and what was signed stays", async () => {
  const entry = await makeEntry(world, { logbookId });
  await sign("chief", entry);
  const pages = async () => (await captain().pages({ id: logbookId })).pages;
  const hashOf = async (pageNo: number) => (await pages()).find((page) => page.pageNo === pageNo)?.hash ?? "";
  const waiting = (await pages()).find(({ state }) => state !== "verified")?.pageNo ?? 1;
  for (const row of (await captain().entries({ id: logbookId, waiting: true, limit: 100 })).rows)
    await sign("chief", { id: row.id, hash: row.hash });
  const bosun = world.person("bosun").userId;
  const toCaptain = { ...(await seenPlace(world.as("captain").users, bosun)), role: "captain" as const };
  await world.as("captain").users.setRole({ ...toCaptain, department: "bridge" });
  const former = world.person("captain").userId;
  const toCrew = { ...(await seenPlace(world.as("bosun").users, former)), role: "hod" as const };
  await world.as("bosun").users.setRole({ ...toCrew, department: "bridge" });
  world.setNow("2026-06-15T09:01:00Z");
  const countersigning = async () => ({
    id: logbookId,
    pageNo: waiting,
    pageHash: await hashOf(waiting),
    pin: worldPin,
  });
  expect(await refusalOf(captain().countersign(await countersigning()))).toMatchObject({
    messageKey: "logbook-refusals:master",
  });
  await world.as("bosun").logbooks.countersign(await countersigning());
  expect(await captain().verify({ id: logbookId })).toMatchObject({ ok: true });
});
