import { chainInstant } from "@ymp/core/books/book-chain";
import type { TablePoint } from "@ymp/core/books/sounding-table";
import type { Values } from "@ymp/core/definitions/definition";
import { person } from "../../../build/book.ts";
import { DeskBook } from "../../../build/desk-book.ts";
import type { BooksDefinition, Desk } from "../../../build/ships-books.ts";
import { WrittenBook } from "../../../build/written-book.ts";
import { writeRadioDay } from "../../radio-days.ts";
import { writeBridgeLogs, writeChiefOfficersLog } from "./deck-logs.ts";
import { writeMachineryRounds } from "./machinery-rounds.ts";
import { writeColdRooms, writeGeneratorBook } from "./own-books.ts";
import { passageOn, portOn, positionOn, yearBegun } from "./voyages.ts";

/** What Seraphine keeps: a year of her daily books, some months of the others, one strike and one entry that came late. */
export const books: BooksDefinition = {
  tanks: [
    { name: "Sludge tank 14C", capacity: "2.40", iopp: "3.1", contents: "sludge", table: straight("2.4") },
    { name: "Dirty oil tank 15S", capacity: "1.60", iopp: "3.1", contents: "sludge" },
    { name: "Bilge holding tank 16P", capacity: "4.80", iopp: "3.3", contents: "bilge" },
    { name: "Fuel tank 7P", capacity: "21.50", contents: "fuel", density: "0.845" },
    { name: "Fuel tank 7S", capacity: "21.50", contents: "fuel", density: "0.845" },
  ],
  signers: ["captain", "mate", "bosun", "chief", "second", "eto", "chef"],
  write(desk) {
    writeMachineryRounds(desk);
    writeChiefOfficersLog(desk);
    writeBridgeLogs(desk);
    writeRadioLog(desk);
    writeOilRecord(desk);
    writeGarbageRecord(desk);
    writeOfficialLog(desk);
    writeColdRooms(desk);
    writeGeneratorBook(desk);
  },
};

/** Of the weeks that are told one by one; the pattern of the weeks before them repeats. */
const begun = 49;
const earlierWeeks = 17;
const opened = begun + earlierWeeks * 7;

function writeRadioLog(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const volume = new DeskBook(desk, {
    ...{ kind: "gmdss", number: "GMDSS-2025-01", place: "Antibes", at: daysAgo(yearBegun, 7.8), linesPerPage: 16 },
  });
  for (let days = yearBegun - 1; days >= 0; days -= 1) {
    const passage = passageOn(days);
    const place = passage ? positionOn(passage, 12) : { port: portOn(days) };
    writeRadioDay(desk, volume, { days, place, isAtSea: passage !== undefined, station: "La Garde CROSS" });
    if (days % 7 === 0) volume.verifyFullPages(daysAgo(days, days === 0 ? 10.6 : 18));
  }
}

/** Of a tank with upright sides, 120 cm high. */
function straight(m3: string): TablePoint[] {
  return [
    { cm: "0", m3: "0" },
    { cm: "120", m3 },
  ];
}

function writeOilRecord({ book, seal, tank, sound }: Desk): void {
  const { daysAgo } = book.calendar;
  const volume = new WrittenBook(
    book,
    { kind: "oil1", number: "ORB1-2026-01", place: "Antibes", at: daysAgo(opened, 9), linesPerPage: 20 },
    seal,
  );
  const enter = (days: number, hour: number, code: string, values: Values, by = "chief") => {
    const entry = volume.entry({ by, code, values, at: daysAgo(days, hour) });
    volume.sign(entry, by, daysAgo(days, hour + 0.1));
    return entry;
  };
  const weekly = (name: string, retained: string): Values => ({ operation: "weekly", tank: tank(name), retained });
  const sludge = ["0.62", "0.78", "0.95", "1.10", "0.40", "0.55", "0.71"];
  const dirty = ["0.20", "0.24", "0.31", "0.35", "0.35", "0.41", "0.46"];
  const earlier = ["0.30", "0.43", "0.57", "0.70", "0.84", "0.97"];
  for (let week = 0; week < earlierWeeks; week += 1) {
    const days = opened - 1 - week * 7;
    const nth = (week + 4) % earlier.length;
    if (nth === 0)
      enter(days + 2, 10, "C", {
        ...{ operation: "reception", tank: tank("Sludge tank 14C"), quantity: "0.70", retained: "0.27" },
        ...{ facility: "Riviera Port Services", port: portOn(days + 2), receipt: `RPS-26-${4100 + week}` },
      });
    writeWeek(days, earlier[nth] ?? "0.57", (0.1 + week * 0.006).toFixed(2));
    volume.verifyFullPages(daysAgo(days, 18));
  }
  for (const [week, retained] of sludge.entries()) {
    const days = begun - 1 - week * 7;
    if (week === 4)
      enter(days + 2, 10, "C", {
        ...{ operation: "reception", tank: tank("Sludge tank 14C"), quantity: "0.85", retained: "0.32" },
        ...{ facility: "Riviera Port Services", port: portOn(days + 2), receipt: "RPS-26-4471" },
      });
    // In the third week the scale was read wrongly.
    const entry = writeWeek(days, retained, dirty[week] ?? "0.46", week === 2 ? "0.92" : retained);
    if (week === 2) {
      volume.strike(entry, "chief", daysAgo(days, 11), "Sounding read from the wrong scale");
      const values = weekly("Sludge tank 14C", "0.92");
      const right = volume.entry({ by: "chief", code: "C", values, at: daysAgo(days, 11.2), corrects: entry });
      volume.sign(right, "chief", daysAgo(days, 11.3));
    }
    if (week === 1) writeBunkering();
    if (week === 3) writeFilter(days - 1);
    if (week === 5) writeLate(days - 3);
    volume.verifyFullPages(daysAgo(days, 18));
  }
  volume.entry({
    ...{ by: "second", code: "I", at: daysAgo(1, 16) },
    values: { remarks: "Seals 0447 to 0451 on the overboard valves of the bilge system checked and intact." },
  });

  /** What was sounded stands in the book. */
  function writeWeek(days: number, sludgeHeld: string, dirtyHeld: string, sounded = sludgeHeld) {
    sound("Sludge tank 14C", daysAgo(days, 7.7), { cm: (Number(sounded) * 50).toFixed(1) });
    sound("Dirty oil tank 15S", daysAgo(days, 7.8), { volume: dirtyHeld });
    const entry = enter(days, 8, "C", weekly("Sludge tank 14C", sludgeHeld));
    enter(days, 8.3, "C", weekly("Dirty oil tank 15S", dirtyHeld));
    return entry;
  }

  function writeBunkering() {
    // 16.900 t and 17.050 t.
    sound("Fuel tank 7P", daysAgo(38, 13.5), { volume: "20.000" });
    sound("Fuel tank 7S", daysAgo(38, 13.6), { volume: "20.178" });
    const at = (hour: number) => chainInstant(daysAgo(38, hour));
    enter(38, 15, "H", {
      ...{
        place: { port: "Port Vauban, Antibes" },
        start: at(9),
        stop: at(12.5),
        oil: "fuel",
        type: "MGO DMA 0.1 % S",
      },
      ...{ quantity: "22.400", deliveryNote: "BDN 2026-118", sampleSeal: "88214" },
      tanks: [
        { tank: tank("Fuel tank 7P"), added: "11.200", content: "16.900" },
        { tank: tank("Fuel tank 7S"), added: "11.200", content: "17.050" },
      ],
    });
  }

  function writeFilter(days: number) {
    const at = (hour: number) => chainInstant(daysAgo(days, hour));
    enter(days, 17, "F", {
      ...{ event: "both", failedAt: at(9.5), restoredAt: at(15) },
      reason: "Oil content meter gave a false alarm; cell cleaned and tested.",
    });
    const passage = passageOn(days - 1);
    if (!passage) return;
    enter(days - 1, 13, "D", {
      ...{ quantity: "1.80", tank: tank("Bilge holding tank 16P"), retained: "0.70", method: "15ppm" },
      ...{ start: chainInstant(daysAgo(days - 1, 9.5)), stop: chainInstant(daysAgo(days - 1, 12.5)) },
      ...{ startAt: positionOn(passage, 9.5), stopAt: positionOn(passage, 12.5) },
    });
  }

  /** Found in the rough book two days after it was done. */
  function writeLate(days: number) {
    const late = volume.entry({
      ...{ by: "second", code: "I", at: daysAgo(days, 9), occurredAt: daysAgo(days + 2, 14) },
      values: { remarks: "Bilge well aft pumped to bilge holding tank 16P by hand, about 40 litres." },
      lateReason: "Found in the rough book at the weekly check",
    });
    volume.sign(late, "chief", daysAgo(days, 9.3));
  }
}

function writeGarbageRecord(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const volume = new DeskBook(desk, {
    ...{ kind: "garbage1", number: "GRB1-2026-01", place: "Antibes", at: daysAgo(opened, 9.2), linesPerPage: 10 },
  });
  const landed = ["A", "C", "D", "F"] as const;
  const amounts = { A: "0.420", C: "0.650", D: "0.030", F: "0.090" };
  for (let days = opened - 2, nth = 0; days > 1; days -= 1) {
    const passage = passageOn(days);
    if (passage && days % 14 === 11) {
      const values = {
        ...{ category: "B", disposal: "sea", position: positionOn(passage, 13), amountSea: "0.180" },
        ...{ isGround: true, inSpecialArea: true, distanceToLand: "28.0", speed: "9.6" },
      };
      volume.tell([days, 13.2], "mate", "table1", { at: chainInstant(daysAgo(days, 13)), ...values });
    }
    if (passage || days % 5 !== 3) continue;
    const category = landed[nth % landed.length] ?? "A";
    nth += 1;
    const ashore = { category, disposal: "reception", port: portOn(days), receipt: `RPS-26-${4400 + days}` };
    volume.tell([days, 10], "mate", "table1", {
      ...{ at: chainInstant(daysAgo(days, 10)), ...ashore, amountReception: amounts[category] },
    });
    volume.verifyFullPages(daysAgo(days, 18));
  }
}

const byInspector = new Set(["ACCOM_INSP", "FOOD_INSP"]);

function writeOfficialLog({ book, seal, profile }: Desk): void {
  const { daysAgo } = book.calendar;
  const volume = new WrittenBook(
    book,
    { kind: "cayman", number: "OLB-2026-01", place: "Antibes", at: daysAgo(opened, 8), linesPerPage: 20 },
    seal,
  );
  const tell = (
    days: number,
    hour: number,
    code: string,
    values: Values,
    witness: string | null,
    saved = hour + 0.5,
  ) => {
    const at = daysAgo(days, saved);
    const entry = volume.entry({
      by: "captain",
      code,
      at,
      values: { at: chainInstant(daysAgo(days, hour)), ...values },
    });
    volume.sign(entry, "captain", daysAgo(days, saved + 0.1), byInspector.has(code) ? "officer" : "master");
    if (witness) volume.sign(entry, witness, daysAgo(days, saved + 0.3), "witness");
    return entry;
  };
  const port = { place: { port: "Antibes" } };
  tell(
    opened - 1,
    9,
    "OPEN",
    { ...port, narrative: "This official log book was opened at Port Vauban, Antibes." },
    null,
  );
  tell(
    opened - 3,
    10,
    "SECURITY_LEVEL",
    { ...port, narrative: "Ship at security level 1 as set by the flag." },
    "mate",
  );
  const drill = (days: number, types: string[], details: string) =>
    tell(
      days,
      15,
      "DRILL",
      {
        ...{ ...port, endedAt: chainInstant(daysAgo(days, 15.7)), types, details, passengers: "0" },
        present: ["captain", "mate", "bosun", "deckhand", "chief", "second", "eto"].map((key) => ({
          who: profile(key),
        })),
      },
      "mate",
      16,
    );
  for (let days = opened - 5; days >= 42; days -= 7) inspect(days);
  drill(
    41,
    ["muster", "fire"],
    "Fire in the galley assumed; boundary cooling rigged, two teams in breathing apparatus.",
  );
  for (let days = 35; days >= 14; days -= 7) inspect(days);
  steer(12);
  const departed = tell(
    11,
    8,
    "DEP_ARR",
    { ...port, narrative: "Departed Port Vauban, Antibes for Calvi. Draught 2.55 m forward, 2.70 m aft." },
    "mate",
  );
  const amended = volume.entry({
    ...{ by: "captain", code: "AMEND", at: daysAgo(10, 9), corrects: departed },
    values: {
      ...{ at: chainInstant(daysAgo(10, 8.8)), effect: "amends", entry: `${departed.entryNo ?? 0}` },
      narrative: "Draught aft on departure was 2.72 m.",
    },
  });
  volume.sign(amended, "captain", daysAgo(10, 9.1), "master");
  volume.sign(amended, "mate", daysAgo(10, 9.3), "witness");
  inspect(7);
  drill(
    4,
    ["abandon", "fire", "rescue_boat_launch"],
    "Rescue boat launched and manoeuvred in 4 minutes; engine and release gear checked. Fire in the laundry assumed.",
  );
  inspect(2);

  /** Crew accommodation, and food and water: by the captain with the chief stewardess, in one round. */
  function inspect(days: number) {
    const inspectors = [
      { name: person(book, "captain").name, rank: "Captain" },
      { name: person(book, "chiefstew").name, rank: "Chief stewardess" },
    ];
    const state =
      days % 28 === 14 ? { state: "bad", findings: "Extractor in crew mess noisy, job raised." } : { state: "good" };
    tell(
      days,
      10,
      "ACCOM_INSP",
      { inspectors, areas: [{ area: "Crew cabins" }, { area: "Crew mess" }], ...state },
      "mate",
      11,
    );
    const food = {
      food: "good",
      water: "good",
      stores: true,
      galley: true,
      waterSource: "Watermakers, ultraviolet lamp",
    };
    tell(days, 10.5, "FOOD_INSP", { inspectors, ...food }, "mate", 11.5);
  }

  function steer(days: number) {
    const parts = ["mainGear", "auxiliaryGear", "remoteControl", "bridgePosition", "emergencyPower"];
    const more = ["rudderIndicators", "powerFailureAlarms", "fullMovement", "communications"];
    const checks = Object.fromEntries([...parts, ...more].map((part) => [part, true]));
    tell(days, 16, "STEERING_TEST", { type: "drill", ...checks }, "mate", 16.5);
  }
}
