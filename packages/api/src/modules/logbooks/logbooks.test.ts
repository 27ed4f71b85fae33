import { newId } from "@ymp/core/ids";
import { changes } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
let sludge: string;
let bilge: string;

beforeAll(async () => {
  world = await createWorld();
  await Promise.all([givePins(world), givePins(world, "B")]);
  [sludge, bilge] = [newId(), newId()];
  const chief = world.as("chief").logbooks;
  await chief.saveTank({ id: sludge, name: "Sludge tank", capacity: "2.00", iopp: "3.1", contents: "sludge" });
  await chief.saveTank({ id: bilge, name: "Bilge holding tank", capacity: "4.00", iopp: "3.3", contents: "bilge" });
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const at = (text: string) => new Date(text);

describe("one book, from opening to closing", () => {
  it("ERB-03, ERB-17, ERB-18, ERB-19, ERB-24, BOOK-04, BOOK-05: is written, signed, verified, corrected, verified again and closed", async () => {
    const captain = world.as("captain").logbooks;
    const chief = world.as("chief").logbooks;
    const book = await openBook(world, { number: "ORB1-2026-01" });
    const weekly = { operation: "weekly", tank: sludge, retained: "0.85" };
    const first = await makeEntry(world, { logbookId: book.id, code: "C", values: weekly });
    expect(first).toMatchObject({ no: 1, isLate: false });

    const [pending] = (await chief.entries({ id: book.id })).rows;
    expect(pending).toMatchObject({
      no: 1,
      state: "pending",
      awaits: ["officer"],
      author: { name: "Tomás Reid", rank: "Chief engineer" },
      lines: [
        { item: "11.1", text: "Sludge tank" },
        { item: "11.2", text: "2.00 m3" },
        { item: "11.3", text: "0.85 m3" },
      ],
    });
    const pageHash = async () => (await captain.pages({ id: book.id })).pages[0]?.hash ?? "";
    expect(
      await refusalOf(captain.countersign({ id: book.id, pageNo: 1, pageHash: await pageHash(), pin: worldPin })),
    ).toMatchObject({ code: "conflict", messageKey: "logbook-refusals:pageUnsigned" });

    await chief.sign({ id: book.id, entries: [first], capacity: "officer", pin: worldPin });
    await captain.countersign({ id: book.id, pageNo: 1, pageHash: await pageHash(), pin: worldPin });
    const verified = await captain.entry({ id: book.id, entryId: first.id });
    expect(verified).toMatchObject({ state: "verified", awaits: [] });
    expect(verified.signatures).toMatchObject([{ name: "Tomás Reid", rank: "Chief engineer", role: "officer" }]);

    await chief.strike({ id: book.id, entryId: first.id, hash: first.hash, reason: "Wrong sounding", pin: worldPin });
    const [page] = (await captain.pages({ id: book.id })).pages;
    expect(page).toMatchObject({ state: "awaitingReverification" });
    const right = { ...weekly, retained: "0.80" };
    const second = await makeEntry(world, { logbookId: book.id, code: "C", values: right, correctsId: first.id });
    const struck = await captain.entry({ id: book.id, entryId: first.id });
    expect(struck).toMatchObject({
      isStruck: true,
      lines: [{}, {}, { text: "0.85 m3" }],
      strike: { name: "Tomás Reid", reason: "Wrong sounding" },
      correctedBy: [{ id: second.id, no: 2 }],
    });
    expect(await captain.entry({ id: book.id, entryId: second.id })).toMatchObject({
      corrects: { id: first.id, no: 1 },
      pageNo: 2,
    });

    await captain.countersign({ id: book.id, pageNo: 1, pageHash: await pageHash(), pin: worldPin });
    const [again] = (await captain.pages({ id: book.id })).pages;
    expect(again).toMatchObject({ state: "verified", verifications: [{ name: "Marie Laurent" }, {}] });

    const closing = { id: book.id, place: "Palma", pin: worldPin, version: 1 };
    expect(await refusalOf(captain.close(closing))).toMatchObject({ messageKey: "logbook-refusals:unsignedLeft" });
    await chief.sign({ id: book.id, entries: [second], capacity: "officer", pin: worldPin });
    expect(await refusalOf(captain.close(closing))).toMatchObject({ messageKey: "logbook-refusals:pagesLeft" });
    const [, last] = (await captain.pages({ id: book.id })).pages;
    await captain.countersign({ id: book.id, pageNo: 2, pageHash: last?.hash ?? "", pin: worldPin });
    await captain.close(closing);
    expect(await captain.verify({ id: book.id })).toMatchObject({ ok: true, events: 10, firstBad: null });
    expect(await captain.get({ id: book.id })).toMatchObject({
      closedPlace: "Palma",
      keptUntil: "2029-06-15",
      particulars: { name: "Seraphine" },
      entries: 2,
    });
    expect((await captain.shelf({})).books).toEqual([]);
    expect((await captain.shelf({ includesClosed: true })).books).toMatchObject([{ number: "ORB1-2026-01" }]);
    const draft = { id: newId(), logbookId: book.id, code: "I", values: { remarks: "More" }, occurredAt: world.now() };
    expect(await refusalOf(chief.saveDraft(draft))).toMatchObject({ messageKey: "logbook-refusals:closed" });
  });
});

describe("a volume", () => {
  it("is one of its kind at a time, and its number is its own", async () => {
    const book = await openBook(world, { number: "ORB1-2026-02" });
    const open = (number: string, kind: "oil1" | "oil2") =>
      refusalOf(world.as("captain").logbooks.open({ id: newId(), kind, number, place: "Palma", pin: worldPin }));
    expect(await open("ORB1-2026-03", "oil1")).toMatchObject({ messageKey: "logbook-refusals:kindIsOpen" });
    for (const number of ["ORB1-2026-02", "orb1-2026-02"])
      expect(await open(number, "oil2")).toMatchObject({ fields: { number: "logbook-refusals:numberTaken" } });
    expect((await world.as("captain").logbooks.shelf({})).books.map(({ id }) => id)).toEqual([book.id]);
  });

  it("of an own design has columns that are told apart", async () => {
    const column = { key: "temp", label: "Cold room", type: "decimal" as const };
    const columns = [column, { ...column, label: "Freezer" }, { ...column, key: "toString", label: "Words" }];
    const design = { id: newId(), kind: "custom" as const, number: "KITCHEN-1", place: "Palma", pin: worldPin };
    const refused = world.as("captain").logbooks.open({ ...design, form: { title: "Kitchen", columns } });
    expect((await refusalOf(refused)).fields).toEqual({
      "form.columns.1.key": "logbook-refusals:column.twice",
      "form.columns.2.key": "logbook-refusals:column.taken",
    });
  });

  it("tells what is open, what waits and what is missing", async () => {
    const [book] = (await world.as("captain").logbooks.shelf({})).books;
    const logbookId = book?.id ?? "";
    await makeEntry(world, { logbookId });
    await world.as("chief").logbooks.saveDraft({ id: newId(), logbookId, code: "C", values: { operation: "weekly" } });
    world.setNow("2026-06-23T09:00:00Z");
    const [shown] = (await world.as("captain").logbooks.shelf({})).books;
    expect(shown).toMatchObject({
      lastEntry: { no: 1, code: "I" },
      drafts: 1,
      awaits: { officer: 1, master: 0, witness: 0, pages: 0, since: at("2026-06-15T09:00:00Z") },
      missing: [{ what: "weekly", tank: "Sludge tank", dueOn: "2026-06-22", until: null }],
    });
    expect(await world.as("chief").logbooks.drafts({ id: logbookId })).toMatchObject([
      {
        code: "C",
        findings: [
          { path: "tank", code: "required" },
          { path: "retained", code: "required" },
        ],
      },
    ]);
  });
});

describe("an entry", () => {
  let logbookId: string;
  beforeAll(async () => {
    logbookId = (await openBook(world, { kind: "imooil1" })).id;
  });
  const drafted = async (values: object, more: object = {}) => {
    const id = newId();
    const draft = {
      id,
      logbookId,
      code: "C",
      occurredAt: world.now(),
      values: Object.fromEntries(Object.entries(values)),
    };
    const { version } = await world.as("chief").logbooks.saveDraft({ ...draft, ...more });
    return world.as("chief").logbooks.submit({ id, version, entryId: newId() });
  };

  it.each(["operation", "tank", "retained"])("ERB-02: without %s is refused, and the item is named", async (left) => {
    const whole = { operation: "weekly", tank: sludge, retained: "0.85" };
    const values = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== left));
    const refusal = await refusalOf(drafted(values));
    expect(refusal).toMatchObject({ code: "invalid", messageKey: "logbook-refusals:faults" });
    expect(refusal.fields?.[`values.${left}`]).toBe("definitions:finding.required");
  });

  it("keeps what it was warned of, and knows what the book made of the tank", async () => {
    await drafted({ operation: "weekly", tank: sludge, retained: "1.90" });
    const { rows } = await world.as("chief").logbooks.entries({ id: logbookId });
    expect(rows.at(-1)).toMatchObject({ warnings: ["nearlyFull"] });
    expect((await world.as("chief").logbooks.get({ id: logbookId })).facts.tanks).toMatchObject([
      { name: "Bilge holding tank", retained: null },
      { name: "Sludge tank", retained: "1.90" },
    ]);
  });

  it("ERB-03, T4, T5: says that it is late, and why", async () => {
    const weekly = { operation: "weekly", tank: sludge, retained: "0.85" };
    expect(await refusalOf(drafted(weekly, { occurredAt: at("2026-06-15T09:07:00Z") }))).toMatchObject({
      fields: { occurredAt: "logbook-refusals:ahead" },
    });
    const threeDaysAgo = { occurredAt: at("2026-06-12T09:00:00Z") };
    expect(await refusalOf(drafted(weekly, threeDaysAgo))).toMatchObject({
      fields: { lateReason: "logbook-refusals:lateReasonMissing" },
    });
    const late = await drafted(weekly, { ...threeDaysAgo, lateReason: "Found in the rough log" });
    expect(late.isLate).toBe(true);
    const soon = await drafted(weekly, { occurredAt: at("2026-06-15T08:00:00Z") });
    expect(soon.isLate).toBe(true);
    expect(await world.as("chief").logbooks.entry({ id: logbookId, entryId: late.id })).toMatchObject({
      lateReason: "Found in the rough log",
      recordedAt: at("2026-06-15T09:00:00Z"),
      occurredAt: at("2026-06-12T09:00:00Z"),
      shipOffsetMin: 120,
    });
  });

  it("ERB-15: is recorded by the server's clock", async () => {
    const entry = await drafted(
      { operation: "weekly", tank: sludge, retained: "0.85" },
      { recordedAt: at("2026-01-01T00:00:00Z") },
    );
    expect(await world.as("chief").logbooks.entry({ id: logbookId, entryId: entry.id })).toMatchObject({
      recordedAt: at("2026-06-15T09:00:00Z"),
    });
  });

  it("that is sent again is the same", async () => {
    const id = newId();
    const draft = { id, logbookId, code: "I", occurredAt: world.now(), values: { remarks: "Once" } };
    const { version } = await world.as("chief").logbooks.saveDraft(draft);
    const sending = { id, version, entryId: newId() };
    const [once, again] = [
      await world.as("chief").logbooks.submit(sending),
      await world.as("chief").logbooks.submit(sending),
    ];
    expect(again).toEqual(once);
    expect(await refusalOf(world.as("bosun").logbooks.submit(sending))).toMatchObject({ code: "conflict" });
  });

  it("is found by day, code, words and page", async () => {
    const chief = world.as("chief").logbooks;
    const found = async (asked: object) =>
      (await chief.entries({ id: logbookId, ...asked })).rows.map(({ code }) => code);
    expect(await found({ codes: ["I"] })).toEqual(["I"]);
    expect(await found({ search: "once remarks" })).toEqual(["I"]);
    expect(await found({ search: "nowhere" })).toEqual([]);
    expect(await found({ from: "2026-06-12", to: "2026-06-12" })).toEqual(["C"]);
    expect(await found({ pageNo: 7 })).toEqual([]);
    const first = await chief.entries({ id: logbookId, limit: 2, descending: true });
    const next = await chief.entries({ id: logbookId, limit: 2, descending: true, cursor: first.nextCursor });
    expect([...first.rows, ...next.rows].map(({ no }) => no)).toEqual([5, 4, 3, 2]);
  });

  it("BOOK-08: gets its number in turn, fifty at once, without a gap", async () => {
    const { id: many } = await openBook(world, { kind: "oil2" });
    await Promise.all(
      Array.from({ length: 50 }, async (_, nth) => {
        const [id, entryId] = [newId(), newId()];
        const draft = { id, logbookId: many, occurredAt: world.now(), code: "O", values: { record: `Remark ${nth}` } };
        const { version } = await world.as("chief").logbooks.saveDraft(draft);
        await world.as("chief").logbooks.submit({ id, version, entryId });
      }),
    );
    const { rows } = await world.as("chief").logbooks.entries({ id: many, limit: 100 });
    expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 50 }, (_, nth) => nth + 1));
    expect(await world.as("chief").logbooks.verify({ id: many })).toMatchObject({ ok: true, events: 51 });
    const writing = Array.from({ length: 5 }, () =>
      makeEntry(world, { logbookId: many, code: "O", values: { record: "Meanwhile" } }),
    );
    const proving = Array.from({ length: 10 }, () => world.as("chief").logbooks.verify({ id: many }));
    const [reports] = await Promise.all([Promise.all(proving), Promise.all(writing)]);
    expect(reports.filter(({ ok }) => !ok)).toEqual([]);
  });
});

it("ERB-11: each act is told once, with who, what and when", async () => {
  const chief = world.as("chief").logbooks;
  const book = await openBook(world, { kind: "equipment" });
  const by = world.person("chief").profileId;
  const values = { at: "2026-06-15T08:00:00Z", type: "note", text: "Mounts checked", by };
  const entry = await makeEntry(world, { logbookId: book.id, code: "note", values });
  await chief.sign({ id: book.id, entries: [entry], capacity: "officer", pin: worldPin });
  await chief.strike({ id: book.id, entryId: entry.id, hash: entry.hash, reason: "Wrong machine", pin: worldPin });
  const told = await world.inVessel("A", (tx) =>
    tx
      .select({ verb: changes.verb, userId: changes.userId, at: changes.createdAt, facts: changes.facts })
      .from(changes)
      .where(eq(changes.recordId, book.id))
      .orderBy(asc(changes.seq)),
  );
  const [captainId, chiefId] = [world.person("captain").userId, world.person("chief").userId];
  expect(told.map(({ verb, userId }) => [verb, userId])).toEqual([
    ["opened", captainId],
    ["draft_made", chiefId],
    ["entry_saved", chiefId],
    ["entry_signed", chiefId],
    ["entry_struck", chiefId],
  ]);
  expect(told.at(-1)).toMatchObject({ at: world.now(), facts: { no: 1, reason: "Wrong machine" } });
  const { columns } = await chief.entry({ id: book.id, entryId: entry.id });
  expect(columns).toMatchObject({ Time: "10:00 (08:00 UTC)", Text: "Mounts checked", Author: "Tomás Reid" });
});
