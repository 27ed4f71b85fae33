import { Socket } from "node:net";
import { newId } from "@ymp/core/ids";
import { changes } from "@ymp/db/schema/platform";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

let world: World;
let oil: { id: string; number: string };
let official: { id: string; number: string };
const tanks = { sludge: newId(), bilge: newId(), fo1: newId(), fo2: newId() };
const at = (clock: string) => `2026-03-01T${clock}:00Z`;

beforeAll(async () => {
  world = await createWorld();
  Object.assign(world.services, { translate: createTranslator(readMessages()) });
  world.setNow(at("16:00"));
  await givePins(world);
  const { saveTank } = world.as("chief").logbooks;
  await saveTank({ id: tanks.sludge, name: "Sludge tank", capacity: "2.00", iopp: "3.1" });
  await saveTank({ id: tanks.bilge, name: "Bilge holding tank", capacity: "3.00", iopp: "3.3" });
  await saveTank({ id: tanks.fo1, name: "FO1 P", capacity: "20.00" });
  await saveTank({ id: tanks.fo2, name: "FO2 S", capacity: "20.00" });
  oil = await openBook(world, { number: "ORB-4", linesPerPage: 10 });
  await writeOilRecords();
  official = await openBook(world, { kind: "official", number: "OLB-1" });
  await writeOfficialEntries();
});
afterAll(() => world.close());

/** By the ship's clock of UTC+2, as the worked examples are told. */
async function enter(logbookId: string, code: string, values: object, more: object = {}, who: Who = "chief") {
  const id = newId();
  const own = world.as(who).logbooks;
  const draft = { id, logbookId, code, values: { ...values }, occurredAt: new Date(at("15:30")), shipOffsetMin: 120 };
  const { version } = await own.saveDraft({ ...draft, ...more });
  return own.submit({ id, version, entryId: newId() });
}

async function writeOilRecords() {
  const { sludge, bilge, fo1, fo2 } = tanks;
  const weekly = await enter(oil.id, "C", { operation: "weekly", tank: sludge, retained: "0.85" });
  const ashore = { operation: "reception", tank: sludge, quantity: "0.70", retained: "0.15" };
  await enter(oil.id, "C", { ...ashore, facility: "road tanker", port: "Antibes" });
  const collected = { operation: "collected", tank: sludge, retained: "0.21", collected: "0.06" };
  await enter(oil.id, "C", { ...collected, source: "generator 1 sump" });
  await enter(oil.id, "D", {
    ...{ quantity: "1.20", tank: bilge, retained: "0.40", start: at("08:05"), stop: at("09:35"), method: "15ppm" },
    startAt: { lat: "42.166667", lon: "6.083333" },
    stopAt: { lat: "42.3", lon: "6.333333" },
  });
  await enter(oil.id, "F", { event: "failed", failedAt: at("06:00"), reason: "oil content meter fault" });
  await enter(oil.id, "F", { event: "restored", restoredAt: at("14:30") });
  await enter(oil.id, "H", {
    ...{ place: { port: "Gibraltar" }, start: at("07:10"), stop: at("09:40"), oil: "fuel", type: "MGO 0.10 % S" },
    quantity: "18.500",
    tanks: [
      { tank: fo1, added: "9.000", content: "14.200" },
      { tank: fo2, added: "9.500", content: "15.000" },
    ],
  });
  const chief = world.as("chief").logbooks;
  await chief.sign({ id: oil.id, entries: [weekly], capacity: "officer", pin: worldPin });
  await chief.strike({ id: oil.id, entryId: weekly.id, hash: weekly.hash, reason: "wrong sounding", pin: worldPin });
  const right = { operation: "weekly", tank: sludge, retained: "0.80" };
  await enter(oil.id, "C", right, { correctsId: weekly.id });
}

async function writeOfficialEntries() {
  const told = { place: { port: "Palma" }, narrative: "Fire drill held; all hands at their stations." };
  const entry = await enter(official.id, "OTHER", { at: at("09:00"), ...told }, {}, "captain");
  const captain = world.as("captain").logbooks;
  await captain.sign({ id: official.id, entries: [entry], capacity: "master", pin: worldPin });
  await world.as("chief").logbooks.sign({ id: official.id, entries: [entry], capacity: "witness", pin: worldPin });
}

type Asked = Parameters<ReturnType<World["as"]>["logbooks"]["export"]>[0];
const exported = (asked: Asked, who: Who = "captain") => world.as(who).logbooks.export(asked);
const bytesOf = async (asked: Asked) => Buffer.from((await exported(asked)).base64, "base64");
const printed = async (asked: Omit<Asked, "format">) => pdfContentOf(await bytesOf({ ...asked, format: "pdf" }));
const textOf = async (asked: Omit<Asked, "format">) =>
  (await printed(asked)).pages
    .flatMap(({ texts }) => texts)
    .join(" ")
    .replace(/\s+/g, " ");

describe("ERB-07: who takes a book along", () => {
  it.each<Who>(["captain", "chief", "bosun", "engineer", "manager", "superadmin"])("the %s does", async (who) => {
    const { fileName, mediaType } = await exported({ id: oil.id, format: "csv" }, who);
    expect({ fileName, mediaType }).toEqual({
      fileName: expect.stringContaining("ORB-4"),
      mediaType: "text/csv; charset=utf-8",
    });
  });

  it("a deckhand reads it and is told who does", async () => {
    const book = await world.as("deckhand").logbooks.get({ id: oil.id });
    expect(book.can.whyNotExport).toBe("logbook-refusals:exportByOfficers");
    for (const format of ["pdf", "csv", "zip"] as const)
      expect(await refusalOf(exported({ id: oil.id, format }, "deckhand"))).toMatchObject({
        code: "forbidden",
        messageKey: "logbook-refusals:exportByOfficers",
      });
  });

  it("nobody of another vessel, nor who was shared a job", async () => {
    expect(await refusalOf(exported({ id: oil.id, format: "csv" }, "rival"))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(exported({ id: oil.id, format: "csv" }, "contractor"))).toMatchObject({ code: "forbidden" });
  });

  it("ERB-11: it stands in the history of the book who did, and what", async () => {
    await exported({ id: oil.id, format: "pdf", fromPage: 1, toPage: 1, isCertified: true }, "chief");
    const told = await world.inVessel("A", (tx) =>
      tx
        .select({ facts: changes.facts, userId: changes.userId })
        .from(changes)
        .where(and(eq(changes.recordId, oil.id), eq(changes.verb, "exported"))),
    );
    expect(told.at(-1)).toMatchObject({
      userId: world.crew.A.chief.userId,
      facts: { name: "ORB-4", format: "pdf", pages: "1", certified: true, chainHolds: true },
    });
  });
});

describe("ERB-34: the print of an oil record book", () => {
  it("ERB-04: says the worked examples as the form asks, in English whatever its reader speaks", async () => {
    for (const locale of ["en", "ja"] as const) {
      const text = await textOf({ id: oil.id, locale });
      for (const line of [
        "0.70 m3 sludge from Sludge tank, 0.15 m3 retained, to road tanker at Antibes",
        "0.06 m3 collected from generator 1 sump",
        "1.20 m3 bilge water from Bilge holding tank, capacity 3.00 m3, 0.40 m3 retained",
        "start 10:05 stop 11:35 (08:05, 09:35 UTC)",
        "through 15 ppm equipment, start 42 10.00' N 006 05.00' E, stop 42 18.00' N 006 20.00' E",
        "08:00 (06:00 UTC)",
        "oil content meter fault",
        "18.500 t MGO 0.10 % S: FO1 P 9.000 t added, now 14.200 t; FO2 S 9.500 t added, now 15.000 t",
      ])
        expect(text).toContain(line);
    }
  });

  it("ERB-23: holds the struck entry and the right one, each with the other's number", async () => {
    const text = await textOf({ id: oil.id });
    expect(text).toMatch(/0\.85 m3 .*See entry 8 Struck out by Tomás Reid, Chief engineer, 01-MAR-2026/);
    expect(text).toContain("(16:00 UTC): wrong sounding");
    expect(text).toMatch(/0\.80 m3.* Replaces entry 1 Waits for the officer in charge/);
    expect(text).toMatch(/Corrections Entry 1, page 1: Struck out by .*; replaced by entry 8/);
  });

  it("goes page by page, each with the hash that the master signs, and the last event of all", async () => {
    const book = await world.as("captain").logbooks.get({ id: oil.id });
    const { pages } = await world.as("captain").logbooks.pages({ id: oil.id });
    const sheets = (await printed({ id: oil.id })).pages.map(({ texts }) => texts);
    for (const { pageNo, hash } of pages) {
      const sheet = sheets.find((texts) => texts.some((text) => text.startsWith(`Page ${pageNo} of ${pages.length}`)));
      expect(sheet?.join(" ")).toContain(`Page hash ${hash} · `);
      expect(sheet?.join(" ")).toContain(`Last event ${book.head.seq}, hash ${book.head.hash}`);
    }
  });

  it("is of the pages that were asked for alone, certified by a sheet of its own", async () => {
    const sheets = (await printed({ id: oil.id, fromPage: 2, toPage: 2, isCertified: true })).pages;
    const texts = sheets.map((sheet) => sheet.texts.join(" "));
    expect(texts[0]).toContain("I certify that this is a true copy of Oil record book, part I ORB-4 of");
    expect(texts.filter((text) => /Page 2 of \d/.test(text))).toHaveLength(2);
    expect(texts.some((text) => /Page 1 of \d/.test(text))).toBe(false);
  });

  it("BOOK-15: is of a period by whole pages, and refused where nothing stands in it", async () => {
    const day = { from: "2026-03-01", to: "2026-03-01" };
    expect(await textOf({ id: oil.id, ...day })).toContain("01-MAR-2026 – 01-MAR-2026");
    const none = exported({ id: oil.id, format: "pdf", from: "2025-01-01", to: "2025-02-01" });
    expect(await refusalOf(none)).toMatchObject({ messageKey: "logbook-refusals:nothingThen" });
  });
});

describe("the print of an official log book", () => {
  it("has the entry with the signatures of master and witness, and no signature of the page", async () => {
    const { pages } = await printed({ id: official.id });
    const sheet = pages.find(({ width, height }) => width > height)?.texts.join(" ") ?? "";
    expect(sheet).toContain("Fire drill held; all hands at their stations. (Palma)");
    expect(sheet).toContain("01-MAR-2026 11:00 (09:00 UTC)");
    expect(sheet).toMatch(/Marie Laurent, Captain 01-MAR-2026/);
    expect(sheet).toMatch(/Tomás Reid, Chief engineer 01-MAR-2026/);
    expect(sheet).not.toContain("Signature of master Page");
  });
});

describe("the table of a book", () => {
  it("has every line with both clocks, state, signers and hash", async () => {
    const csv = (await bytesOf({ id: oil.id, format: "csv" })).toString("utf8").replace(/^\uFEFF/, "");
    const [headings = "", ...rows] = csv.trimEnd().split("\r\n");
    expect(headings).toContain("Day by the ship's clock,Time by the ship's clock,UTC");
    const [first] = (await world.as("captain").logbooks.entries({ id: oil.id })).rows;
    expect(rows.slice(0, 3).map((row) => row.split(",").slice(0, 8).join(","))).toEqual(
      ["1", "1", "1"].map(() => "ORB-4,1,1,1,01-MAR-2026,17:30,2026-03-01T15:30:00Z,120"),
    );
    for (const part of ["Sludge tank", "struck, signed", "wrong sounding", "Tomás Reid, Chief engineer (officer)"])
      expect(rows[0]).toContain(part);
    expect(rows[0]).toContain(first?.hash);
    expect(rows.at(-1)).toContain("0.80 m3");
  });

  it("of a period holds what was done in it alone", async () => {
    const earlier = { occurredAt: new Date("2026-02-28T20:00:00Z") };
    await enter(oil.id, "I", { remarks: "The day before" }, earlier);
    const csv = (await bytesOf({ id: oil.id, format: "csv", from: "2026-02-28", to: "2026-02-28" })).toString();
    expect(csv.trimEnd().split("\r\n").slice(1)).toEqual([expect.stringContaining("The day before")]);
  });
});

describe("what is refused", () => {
  it.each([
    [{ format: "zip", fromPage: 1 }, "format", "logbook-refusals:wholeIsProved"],
    [{ format: "csv", isCertified: true }, "isCertified", "logbook-refusals:certifiedInPrint"],
    [{ format: "pdf", from: "2026-03-02", to: "2026-03-01" }, "to", "logbook-refusals:endsBeforeStart"],
    [{ format: "pdf", fromPage: 3, toPage: 2 }, "toPage", "logbook-refusals:endsBeforeStart"],
  ] as const)("%j", async (asked, field, word) => {
    expect(await refusalOf(exported({ id: oil.id, ...asked }))).toMatchObject({ fields: { [field]: word } });
  });
});

it("what is written with a formula's sign stays text in the table", async () => {
  const book = await openBook(world, { kind: "oil2", number: "ORB2-1" });
  await makeEntry(world, { logbookId: book.id, who: "captain", code: "O", values: { record: "=1+1" } });
  const csv = (await bytesOf({ id: book.id, format: "csv" })).toString();
  expect(csv).toContain("'=1+1");
});

it("BOOK-15: a certified copy of two months is printed by the ship's server alone, whatever the network does", async () => {
  world.setNow("2026-04-20T10:00:00Z");
  await enter(oil.id, "I", { remarks: "Two months later" }, { occurredAt: new Date("2026-04-20T09:00:00Z") });
  const dialled = vi.spyOn(Socket.prototype, "connect");
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("No network"));
  const period = { from: "2026-03-01", to: "2026-04-30", isCertified: true };
  const text = await textOf({ id: oil.id, ...period });
  const beyond = dialled.mock.calls.filter((call) => !JSON.stringify(call).includes("127.0.0.1"));
  const asked = [beyond, fetched.mock.calls];
  dialled.mockRestore();
  fetched.mockRestore();
  expect(asked).toEqual([[], []]);
  expect(text).toContain("I certify that this is a true copy of Oil record book, part I ORB-4 of");
  expect(text).toContain("0.70 m3 sludge from Sludge tank");
  expect(text).toContain("Two months later");
});
