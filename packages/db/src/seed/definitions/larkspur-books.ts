import { chainInstant } from "@ymp/core/books/book-chain";
import type { Position, Values } from "@ymp/core/definitions/definition";
import { person } from "../build/book.ts";
import { DeskBook } from "../build/desk-book.ts";
import type { BooksDefinition, Desk } from "../build/ships-books.ts";
import { writeRadioDay } from "./radio-days.ts";

/** What Larkspur keeps in the forms of the IMO, and her official log book: four months. */
export const larkspurBooks: BooksDefinition = {
  tanks: [
    { name: "Sludge tank", capacity: "1.20", iopp: "3.1", contents: "sludge" },
    { name: "Bilge holding tank", capacity: "2.60", iopp: "3.3", contents: "bilge" },
    { name: "Fuel tank P", capacity: "9.40", contents: "fuel" },
    { name: "Fuel tank S", capacity: "9.40", contents: "fuel" },
    { name: "Cargo tank aft", capacity: "3.00", contents: "other" },
  ],
  signers: ["captain", "mate", "chief"],
  write(desk) {
    writeRadioRecord(desk);
    writeNavigationalRecord(desk);
    writeOilRecord(desk);
    writeOfficialLog(desk);
    writeCargoResidues(desk);
    writeCargoOil(desk);
  },
};

const begun = 120;
const athens = "Flisvos Marina, Athens";
const hydra = "Hydra";

/** Over to Hydra and back the next day, every second week. */
const isAtSea = (days: number): boolean => days % 14 === 9 || days % 14 === 8;
const portOn = (days: number): string => (days % 14 === 9 ? hydra : athens);

/** Down the Saronic Gulf, 36 miles in four hours. */
function positionOn(days: number, hour: number): Position {
  const sailed = Math.min(Math.max((hour - 9) / 4, 0), 1);
  const share = days % 14 === 9 ? sailed : 1 - sailed;
  return { lat: (37.93 - 0.575 * share).toFixed(4), lon: (23.68 - 0.21 * share).toFixed(4) };
}

function writeRadioRecord(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const volume = new DeskBook(desk, {
    ...{ kind: "imogmdss", number: "RR-2026-01", place: athens, at: daysAgo(begun, 7), linesPerPage: 16 },
  });
  for (let days = begun - 1; days >= 0; days -= 1) {
    const place = isAtSea(days) ? positionOn(days, 12) : { port: portOn(days) };
    writeRadioDay(desk, volume, { days, place, isAtSea: isAtSea(days), station: "Olympia Radio" });
    if (days % 7 === 0) volume.verifyFullPages(daysAgo(days, days === 0 ? 10.6 : 18));
  }
}

function writeNavigationalRecord(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const volume = new DeskBook(desk, {
    ...{ kind: "imonavigational", number: "NR-2026-01", place: athens, at: daysAgo(begun, 7.3), linesPerPage: 12 },
  });
  const tell = (days: number, hour: number, code: string, values: Values) =>
    volume.tell([days, hour + 0.1], "mate", code, {
      ...{ at: chainInstant(daysAgo(days, hour)), by: desk.profile("mate"), ...values },
    });
  const inOrder = ["stability", "controls", "steering", "navigation", "radio"];
  for (let days = begun - 1; days > 0; days -= 1) {
    if (!isAtSea(days)) continue;
    const isOutward = days % 14 === 9;
    tell(days, 8.5, "BEFORE", {
      ...{ place: { port: isOutward ? athens : hydra }, manning: "Seven crew, safe manning kept; stores for ten days" },
      ...{ draughtForward: "1.95", draughtAft: "2.10", ...Object.fromEntries(inOrder.map((part) => [part, "good"])) },
    });
    for (let hour = 9; hour <= 13; hour += 1)
      tell(days, hour, "DURING", {
        ...{ position: positionOn(days, hour), fixedBy: "GNSS", course: isOutward ? "196.0" : "16.0", speed: "9.0" },
        ...{ windFrom: String(300 + (days % 50)), windForce: String(2 + (hour % 3)), sea: "2", visibility: "10.0" },
        ...(hour === 11 && { remarks: "Reported to Piraeus traffic on VHF 13" }),
      });
    tell(days, 13.5, "ANCHOR_PORT", {
      ...{ place: { port: portOn(days) }, narrative: "Stern-to, engines stopped, shore watch set. Security level 1." },
    });
    if (days === 37)
      tell(days, 14.5, "SPECIAL", {
        place: { port: portOn(days) },
        narrative: "Starboard radar: magnetron warning for two minutes on passage; set off, port radar in use since.",
      });
    volume.verifyFullPages(daysAgo(days, 18));
  }
}

function writeOilRecord(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const volume = new DeskBook(desk, {
    ...{ kind: "imooil1", number: "ORB-2026-01", place: athens, at: daysAgo(begun, 7.6), linesPerPage: 20 },
  });
  const sludge = ["0.18", "0.27", "0.38", "0.46", "0.57", "0.66"];
  for (let week = 0; begun - 1 - week * 7 > 0; week += 1) {
    const days = begun - 1 - week * 7;
    const nth = week % sludge.length;
    if (week > 0 && nth === 0)
      volume.tell([days + 1, 11], "chief", "C", {
        ...{ operation: "reception", tank: desk.tank("Sludge tank"), quantity: "0.50", retained: "0.16" },
        ...{ facility: "Piraeus Oily Waste Services", port: "Piraeus", receipt: `POW-${2210 + week}` },
      });
    const values = { operation: "weekly", tank: desk.tank("Sludge tank"), retained: sludge[nth] ?? "0.18" };
    volume.tell([days, 9], "chief", "C", values);
    volume.verifyFullPages(daysAgo(days, 18));
  }
}

function writeOfficialLog(desk: Desk): void {
  const { book } = desk;
  const { daysAgo } = book.calendar;
  const volume = new DeskBook(desk, {
    ...{ kind: "official", number: "OLB-2026-01", place: athens, at: daysAgo(begun, 8), linesPerPage: 20 },
  });
  const tell = (days: number, hour: number, code: string, values: Values, witness: string | null) => {
    const at = daysAgo(days, hour + 0.5);
    const told = { at: chainInstant(daysAgo(days, hour)), ...values };
    const entry = volume.entry({ by: "captain", code, at, values: told });
    volume.sign(entry, "captain", daysAgo(days, hour + 0.6), byInspector.has(code) ? "officer" : "master");
    if (witness) volume.sign(entry, witness, daysAgo(days, hour + 0.8), "witness");
  };
  const place = { port: athens };
  tell(begun - 1, 9, "OPEN", { place, narrative: `This official log book was opened at ${athens}.` }, null);
  const inspectors = [
    { name: person(book, "captain").name, rank: "Captain" },
    { name: person(book, "stew").name, rank: "Chief stewardess" },
  ];
  for (let days = begun - 2; days > 0; days -= 1) {
    if (days % 7 === 3) {
      const areas = [{ area: "Crew cabins" }, { area: "Crew mess" }];
      tell(days, 10, "ACCOM_INSP", { inspectors, areas, state: "good" }, "mate");
      const stores = { stores: true, galley: true };
      tell(days, 11, "FOOD_INSP", { inspectors, food: "good", water: "good", ...stores }, "mate");
    }
    if (days % 28 === 5)
      tell(
        days,
        15,
        "DRILL",
        {
          ...{
            place,
            endedAt: chainInstant(daysAgo(days, 15.4)),
            types: ["muster", "abandon", "fire"],
            passengers: "0",
          },
          present: ["captain", "mate", "chief", "stew"].map((key) => ({ who: desk.profile(key) })),
          details: "Smoke in the engine room assumed; muster complete in four minutes, raft stations manned.",
        },
        "mate",
      );
    if (isAtSea(days)) {
      const [from, to] = days % 14 === 9 ? [athens, hydra] : [hydra, athens];
      const narrative = `Departed ${from} for ${to}. Draught 1.95 m forward, 2.10 m aft.`;
      tell(days, 9, "DEP_ARR", { place: { port: from }, narrative }, "mate");
    }
  }
}

const byInspector = new Set(["ACCOM_INSP", "FOOD_INSP"]);

/** She carried sand for a beach in spring: its residues are no garbage of Part I. */
function writeCargoResidues(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const volume = new DeskBook(desk, {
    ...{ kind: "garbage2", number: "GRB2-2026-01", place: athens, at: daysAgo(92, 8), linesPerPage: 10 },
  });
  for (const [days, amountReception] of [
    [91, "0.140"],
    [84, "0.090"],
    [77, "0.110"],
    [70, "0.060"],
  ] as const)
    volume.tell([days, 16], "mate", "part2", {
      ...{ at: chainInstant(daysAgo(days, 15)), category: "J", disposal: "reception", port: "Piraeus" },
      ...{ amountReception, receipt: `POW-${3000 + days}` },
    });
}

/** Gas oil for the tenders of a regatta, carried as cargo in the aft tank. */
function writeCargoOil(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const volume = new DeskBook(desk, {
    ...{ kind: "oil2", number: "ORB2-2026-01", place: athens, at: daysAgo(64, 8), linesPerPage: 20 },
  });
  const tell = (days: number, hour: number, code: string, values: Values) =>
    volume.tell([days, hour], "mate", code, values);
  tell(63, 9, "O", {
    record: "Kept voluntarily: gas oil is carried as cargo for the tenders of the regatta at Hydra.",
  });
  tell(60, 11, "A", {
    ...{ item1: "Piraeus", item2: "Gas oil, cargo tank aft", item3: "2.40 m3 at 15 °C added, total content 2.40 m3" },
  });
  for (const [days, left] of [
    [51, "1.10 m3 retained"],
    [50, "emptied"],
  ] as const)
    tell(days, 17, "C", { item6: "Hydra, to tenders", item7: "Cargo tank aft", item8: left });
  tell(48, 15, "G", {
    ...{ item27: "Cargo tank aft", item28: "Athens", item29: "40 minutes", item30: "Hot water, by hand" },
    item31_1: "Piraeus, 0.080 m3, receipt POW-3051",
  });
  volume.verifyFullPages(daysAgo(47, 18));
}
