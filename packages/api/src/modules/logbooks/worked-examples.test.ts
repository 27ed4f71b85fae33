import { newId } from "@ymp/core/ids";
import { vessels } from "@ymp/db/schema/vessels";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { type PdfPage, pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
const tanks = { sludge: newId(), bilge: newId(), fo1: newId(), fo2: newId() };
const at = (clock: string) => `2026-03-01T${clock}:00Z`;
const third = (clock: string) => `2026-03-03T${clock}:00Z`;
const shipOffsetMin = 120;

beforeAll(async () => {
  world = await createWorld();
  Object.assign(world.services, { translate: createTranslator(readMessages()) });
  const zone = { timeZone: "Africa/Tripoli" };
  await world.inVessel("A", (tx) => tx.update(vessels).set(zone).where(eq(vessels.id, world.vessels.A.id)));
  await givePins(world);
  const id = world.person("chief").profileId;
  const { version } = await world.as("captain").people.get({ id });
  const doe = { firstName: "J.", lastName: "Doe", jobTitle: "Chief Engineer" };
  await world.as("captain").people.save({ id, version, ...doe });
});
afterAll(() => world.close());

async function printed(id: string): Promise<string[]> {
  const { base64 } = await world.as("captain").logbooks.export({ id, format: "pdf", locale: "en" });
  return pdfContentOf(Buffer.from(base64, "base64")).pages.flatMap(pageLines);
}

/** The lines of a page as they stand between the heads of its columns and the signature of the master. */
function pageLines({ rows }: PdfPage): string[] {
  const lines = rows.map((row) => row.join(" "));
  const end = lines.findIndex((line) => line.startsWith("Signature of master"));
  const heads = lines.findIndex((line) => line.startsWith("Date "));
  return end < 0 || heads < 0 ? [] : lines.slice(heads + 1, end);
}

const waits = "Waits for the officer in charge";

describe("ERB-01: the worked examples of the oil record book, line for line as they are printed", () => {
  let logbookId: string;
  let lines: string[];
  const doubts: string[] = [];
  const refusals: unknown[] = [];
  const nextDay = { start: "2026-03-02T08:05:00Z", stop: "2026-03-02T09:35:00Z" };
  const enter = (code: string, values: object, more: object = {}) =>
    makeEntry(world, { logbookId, code, values, shipOffsetMin, ...more });
  const weekly = { operation: "weekly", tank: tanks.sludge, retained: "0.85" };
  const ashore = {
    ...{ operation: "reception", tank: tanks.sludge, quantity: "0.70", retained: "0.15" },
    ...{ facility: "road tanker", port: "Antibes" },
  };
  const collected = {
    ...{ operation: "collected", tank: tanks.sludge, retained: "0.21", collected: "0.06" },
    source: "generator 1 sump",
  };
  const overboard = {
    ...{ quantity: "1.20", tank: tanks.bilge, retained: "0.40", start: at("08:05"), stop: at("09:35") },
    ...{ method: "15ppm", startAt: { lat: "42.166667", lon: "6.083333" }, stopAt: { lat: "42.3", lon: "6.333333" } },
  };
  const failure = { event: "failed", failedAt: at("06:00"), reason: "oil content meter fault" };
  const bunkers = {
    ...{ place: { port: "Gibraltar" }, start: at("07:10"), stop: at("09:40"), oil: "fuel", type: "MGO 0.10 % S" },
    quantity: "18.500",
    tanks: [
      { tank: tanks.fo1, added: "9.000", content: "14.200" },
      { tank: tanks.fo2, added: "9.500", content: "15.000" },
    ],
  };
  const warningsOf = async ({ id }: { id: string }) =>
    (await world.as("chief").logbooks.entry({ entryId: id })).warnings;

  beforeAll(async () => {
    world.setNow(at("10:00"));
    const { saveTank } = world.as("chief").logbooks;
    await saveTank({ id: tanks.sludge, name: "Sludge tank", capacity: "2.00", iopp: "3.1" });
    await saveTank({ id: tanks.bilge, name: "Bilge holding tank", capacity: "3.00", iopp: "3.3" });
    await saveTank({ id: tanks.fo1, name: "FO1 P", capacity: "20.00", contents: "fuel" });
    await saveTank({ id: tanks.fo2, name: "FO2 S", capacity: "20.00", contents: "fuel" });
    logbookId = (await openBook(world, { number: "ORB-W", linesPerPage: 60, separatorRate: "1.0" })).id;
    await enter("H", bunkers);
    await enter("D", overboard);
    const wrong = await enter("C", weekly);
    const signed = { id: logbookId, entries: [wrong], capacity: "officer" as const, pin: worldPin };
    await world.as("chief").logbooks.sign(signed);
    for (const values of [ashore, collected]) doubts.push(...(await warningsOf(await enter("C", values))));
    const { id, hash } = wrong;
    await world.as("chief").logbooks.strike({
      ...{ id: logbookId, entryId: id, hash, reason: "wrong sounding", pin: worldPin },
    });
    await enter("C", { ...weekly, retained: "0.80" }, { correctsId: id });
    world.setNow("2026-03-02T15:00:00Z");
    await enter("F", { ...failure, failedAt: "2026-03-02T06:00:00Z" });
    refusals.push(await refusalOf(enter("D", { ...overboard, ...nextDay })));
    await enter("F", { event: "restored", restoredAt: "2026-03-02T14:30:00Z" });
    lines = await printed(logbookId);
  });

  /** The lines of one entry; its number stands at the end of the first. */
  function linesOf(no: number): string[] {
    const start = (one: number) =>
      lines.findIndex((line) => /^\d\d-[A-Z]{3}-\d{4} /.test(line) && line.endsWith(` ${one}`));
    const next = start(no + 1);
    return lines.slice(start(no), next < 0 ? undefined : next);
  }

  it.each([
    [
      "O9, bunkers",
      1,
      [
        "01-MAR-2026 H 26.1 Gibraltar 1",
        "09:10 (07:10 UTC)",
        "26.2 start 09:10 stop 11:40 (07:10, 09:40 UTC)",
        "26.3 18.500 t MGO 0.10 % S: FO1 P 9.000 t added, now 14.200 t; FO2 S 9.500 t",
        "added, now 15.000 t",
        waits,
      ],
    ],
    [
      "O4, overboard",
      2,
      [
        "01-MAR-2026 D 13 1.20 m3 bilge water from Bilge holding tank, capacity 3.00 m3, 0.40 m3 2",
        "10:05 (08:05 UTC)",
        "retained",
        "14 start 10:05 stop 11:35 (08:05, 09:35 UTC)",
        "15.1 through 15 ppm equipment, start 42 10.00' N 006 05.00' E, stop 42 18.00' N",
        "006 20.00' E",
        waits,
      ],
    ],
    [
      "O1, weekly, and O7, struck for its figure",
      3,
      [
        "01-MAR-2026 C 11.1 Sludge tank 3",
        "12:00 (10:00 UTC)",
        "11.2 2.00 m3",
        "11.3 0.85 m3",
        "J. Doe, Chief Engineer",
        "officer in charge, 01-MAR-2026 12:00 (10:00 UTC)",
        "See entry 6",
        "Struck out by J. Doe, Chief Engineer, 01-MAR-2026 12:00 (10:00 UTC): wrong",
        "sounding",
        "J. Doe, Chief Engineer",
        "officer in charge, 01-MAR-2026 12:00 (10:00 UTC)",
      ],
    ],
    [
      "O2, to shore",
      4,
      [
        "01-MAR-2026 C 12.1 0.70 m3 sludge from Sludge tank, 0.15 m3 retained, to road tanker at 4",
        "12:00 (10:00 UTC)",
        "Antibes",
        waits,
      ],
    ],
    [
      "O3, collected by hand",
      5,
      [
        "01-MAR-2026 C 11.1 Sludge tank 5",
        "12:00 (10:00 UTC)",
        "11.2 2.00 m3",
        "11.3 0.21 m3",
        "11.4 0.06 m3 collected from generator 1 sump",
        waits,
      ],
    ],
    [
      "O7, with the right figure",
      6,
      [
        "01-MAR-2026 C 11.1 Sludge tank 6",
        "12:00 (10:00 UTC)",
        "11.2 2.00 m3",
        "11.3 0.80 m3",
        "Replaces entry 3",
        waits,
      ],
    ],
    [
      "O8, the failure",
      7,
      ["02-MAR-2026 F 19 08:00 (06:00 UTC) 7", "08:00 (06:00 UTC)", "21 oil content meter fault", waits],
    ],
    [
      "O8, works again",
      8,
      ["02-MAR-2026 F 20 16:30 (14:30 UTC) 8", "16:30 (14:30 UTC) Waits for the officer in charge"],
    ],
  ] as const)("%s", (_case, no, told) => expect(linesOf(no)).toEqual(told));

  it("O2, O3: the balances hold", () => expect(doubts).toEqual([]));

  it("O5: faster than the separator is rated for is taken, and says so", async () => {
    world.setNow("2026-03-03T15:00:00Z");
    const fast = { ...overboard, quantity: "0.40", retained: "0.00", start: third("08:05"), stop: third("08:15") };
    expect(await warningsOf(await enter("D", fast))).toEqual(["fasterThanSeparator"]);
  });

  it.each([
    ["O6, more than the tank holds", "D", { ...overboard, retained: "3.20" }, "retained", "logbook-refusals:faulty"],
    ["O11, item 12.1 of another letter", "D", { ...overboard, "12.1": "0.70" }, "12.1", "errors:notAllowedValue"],
  ])("%s is refused", async (_case, code, values, field, why) => {
    expect((await refusalOf(enter(code, values))).fields).toMatchObject({ [`values.${field}`]: why });
  });

  it("O8: nothing went through the equipment while it had failed", () => {
    expect(refusals).toMatchObject([{ fields: { "values.method": "logbook-refusals:faulty" } }]);
  });

  it("O10: a gap in the weekly C 11 stands nowhere in the print, and is told with the book", async () => {
    for (const day of ["08", "24"]) {
      world.setNow(`2026-03-${day}T10:00:00Z`);
      await enter("C", { ...weekly, retained: "0.90" });
    }
    const { missing } = await world.as("chief").logbooks.get({ id: logbookId });
    expect(missing).toMatchObject([{ what: "weekly", dueOn: "2026-03-15", until: "2026-03-22" }]);
    const dated = (await printed(logbookId)).flatMap((line) => /^(?:08|15|22|24)-MAR-2026/.exec(line)?.[0] ?? []);
    expect(dated).toEqual(["08-MAR-2026", "24-MAR-2026"]);
  });
});

describe("ERB-01: the worked examples of the garbage record book, line for line as they are printed", () => {
  let logbookId: string;
  let lines: string[];
  const enter = (code: string, values: object) => makeEntry(world, { logbookId, code, values, shipOffsetMin });
  const time = { at: at("08:00") };
  const ashore = {
    ...time,
    category: "A",
    disposal: "reception",
    port: "Antibes",
    amountReception: "0.350",
    receipt: "7781",
  };
  const intoSea = {
    ...{ ...time, disposal: "sea", position: { lat: "41", lon: "5" }, inSpecialArea: false },
    ...{ distanceToLand: "4", speed: "10" },
  };
  const plastics = { ...intoSea, category: "A", amountSea: "0.010" };
  const food = { ...intoSea, category: "B", isGround: true, amountSea: "0.020" };
  const burnt = {
    ...{ ...time, category: "C", disposal: "incinerated", position: { lat: "41", lon: "5" } },
    amountIncinerated: "0.100",
  };
  const awning = {
    ...{ ...time, place: { lat: "41", lon: "5" }, category: "A", amount: "0.050" },
    remarks: "The awning tore off in a squall; it had been lashed twice.",
  };

  beforeAll(async () => {
    world.setNow(at("10:00"));
    logbookId = (await openBook(world, { kind: "garbage1", number: "GRB-W", linesPerPage: 40 })).id;
    await enter("table1", ashore);
    await enter("table1", food);
    await enter("table1", { ...ashore, category: "C", amountReception: "0.120" });
    await enter("table1", { ...food, position: { lat: "0.0", lon: "-25.5" }, distanceToLand: "300" });
    await enter("table2", awning);
    await enter("table1", { ...ashore, category: "I", amountReception: "0.010" });
    lines = await printed(logbookId);
  });
  /** The line that an entry begins with, and those down to the state it is in. */
  function linesOf(no: number): string[] {
    const start = lines.findIndex((line) => line.startsWith("01-MAR-2026 ") && line.endsWith(` ${no}`));
    return lines.slice(start, lines.indexOf(waits, start));
  }

  it.each([
    ["G1, plastics to shore", 1, ["01-MAR-2026 10:00 Antibes A Plastics 0.350 Receipt 7781. 1", "(08:00", "UTC)"]],
    [
      "G3, ground food at four miles",
      2,
      [
        "01-MAR-2026 10:00 41 00.00' N B Food 0.020 Ground to 25 mm or less: yes; In a special area: no; 2",
        "(08:00 005 00.00' wastes Distance to the nearest land 4 nm; Speed 10 kn",
        "UTC) E",
      ],
    ],
    [
      "G6, the second category that was landed with it, on the same receipt",
      3,
      ["01-MAR-2026 10:00 Antibes C 0.120 Receipt 7781. 3", "(08:00 Domestic", "UTC) wastes"],
    ],
    [
      "G7, on the equator",
      4,
      [
        "01-MAR-2026 10:00 00 00.00' N B Food 0.020 Ground to 25 mm or less: yes; In a special area: no; 4",
        "(08:00 025 30.00' wastes Distance to the nearest land 300 nm; Speed 10 kn",
        "UTC) W",
      ],
    ],
    [
      "G8, an awning lost, in table 2",
      5,
      [
        "01-MAR-2026 10:00 (08:00 UTC) 41 00.00' N 005 00.00' E A Plastics 0.050 The awning tore off in a squall; it had been lashed twice. 5",
      ],
    ],
    [
      "G9, letter I of the form of 2018",
      6,
      ["01-MAR-2026 10:00 Antibes I E-waste 0.010 Receipt 7781. 6", "(08:00", "UTC)"],
    ],
  ] as const)("%s", (_case, no, told) => expect(linesOf(no)).toEqual(told));

  it.each([
    ["G2, plastics into the sea", plastics, { "values.amountSea": "logbook-refusals:faulty" }],
    [
      "G4, ground food at four miles in the Mediterranean",
      { ...food, inSpecialArea: true },
      { "values.amountSea": "logbook-refusals:faulty" },
    ],
    [
      "G5, an incineration without its end",
      burnt,
      { "values.endedAt": "definitions:finding.required", "values.endPosition": "definitions:finding.required" },
    ],
    [
      "G10, into the sea and ashore at once",
      { ...food, amountReception: "0.100" },
      { "values.amountReception": "logbook-refusals:faulty" },
    ],
  ] as const)("%s is refused", async (_case, values, fields) => {
    expect((await refusalOf(enter("table1", values))).fields).toEqual(fields);
  });
});
