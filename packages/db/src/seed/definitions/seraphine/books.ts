import { chainInstant } from "@ymp/core/books/book-chain";
import type { Values } from "@ymp/core/definitions/definition";
import type { BooksDefinition, Desk } from "../../build/ships-books.ts";
import { WrittenBook } from "../../build/written-book.ts";

/** Seven weeks of the books that Seraphine keeps, with one strike and one entry that came late. */
export const books: BooksDefinition = {
  tanks: [
    { name: "Sludge tank 14C", capacity: "2.40", iopp: "3.1", contents: "sludge" },
    { name: "Dirty oil tank 15S", capacity: "1.60", iopp: "3.1", contents: "sludge" },
    { name: "Bilge holding tank 16P", capacity: "4.80", iopp: "3.3", contents: "bilge" },
    { name: "Fuel tank 7P", capacity: "21.50", contents: "fuel" },
    { name: "Fuel tank 7S", capacity: "21.50", contents: "fuel" },
  ],
  signers: ["captain", "mate", "bosun", "chief", "second", "eto"],
  write(desk) {
    writeOilRecord(desk);
    writeGarbageRecord(desk);
    writeSeaBridgeLog(desk);
    writeOfficialLog(desk);
  },
};

const begun = 49;
const offAntibes = { lat: "43.4210", lon: "7.1840" };
const offCorsica = { lat: "42.9120", lon: "8.3370" };

function writeOilRecord({ book, seal, tank }: Desk): void {
  const { daysAgo } = book.calendar;
  const volume = new WrittenBook(
    book,
    { kind: "oil1", number: "ORB1-2026-01", place: "Antibes", at: daysAgo(begun, 9), linesPerPage: 20 },
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
  for (const [week, retained] of sludge.entries()) {
    const days = begun - 1 - week * 7;
    if (week === 4)
      enter(days + 2, 10, "C", {
        ...{ operation: "reception", tank: tank("Sludge tank 14C"), quantity: "0.85", retained: "0.32" },
        ...{ facility: "Riviera Port Services", port: "Antibes", receipt: "RPS-26-4471" },
      });
    const entry = enter(days, 8, "C", weekly("Sludge tank 14C", retained));
    enter(days, 8.3, "C", weekly("Dirty oil tank 15S", dirty[week] ?? "0.46"));
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

  function writeBunkering() {
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
    enter(days - 1, 12, "D", {
      ...{ quantity: "1.80", tank: tank("Bilge holding tank 16P"), retained: "0.70", method: "15ppm" },
      ...{ start: chainInstant(daysAgo(days - 1, 8)), stop: chainInstant(daysAgo(days - 1, 11)) },
      ...{ startAt: offAntibes, stopAt: offCorsica },
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

function writeGarbageRecord({ book, seal }: Desk): void {
  const { daysAgo } = book.calendar;
  const volume = new WrittenBook(
    book,
    { kind: "garbage1", number: "GRB1-2026-01", place: "Antibes", at: daysAgo(begun, 9.2), linesPerPage: 10 },
    seal,
  );
  const landed = ["A", "C", "B", "D"] as const;
  const amounts = { A: "0.420", B: "0.180", C: "0.650", D: "0.030" };
  for (let days = begun - 3; days > 1; days -= 5) {
    const category = landed[Math.floor(days / 5) % landed.length] ?? "A";
    const at = daysAgo(days, 10);
    const isAtSea = category === "B";
    const values: Values = isAtSea
      ? {
          ...{ at: chainInstant(at), category, disposal: "sea", position: offCorsica, amountSea: amounts.B },
          ...{ isGround: true, inSpecialArea: true, distanceToLand: "16.5", speed: "11.2" },
        }
      : {
          ...{ at: chainInstant(at), category, disposal: "reception", port: "Antibes" },
          ...{ amountReception: amounts[category], receipt: `RPS-26-${4400 + days}` },
        };
    const entry = volume.entry({ by: "mate", code: "table1", values, at });
    volume.sign(entry, "mate", daysAgo(days, 10.2));
    volume.verifyFullPages(daysAgo(days, 18));
  }
}

function writeSeaBridgeLog({ book, seal, profile }: Desk): void {
  const { daysAgo } = book.calendar;
  const volume = new WrittenBook(
    book,
    { kind: "seabridge", number: "SBL-2026-02", place: "Antibes", at: daysAgo(12, 7), linesPerPage: 18 },
    seal,
  );
  for (const [day, days] of [11, 10, 6, 5].entries()) {
    for (let hour = 8; hour < 19; hour += 1) {
      const at = daysAgo(days, hour);
      const oow = hour < 12 ? "mate" : hour < 16 ? "captain" : "bosun";
      const weather = { windFrom: `${210 + day * 15 + hour}`, windForce: `${2 + (hour % 3)}`, sea: "2" };
      const sailed = { at: chainInstant(at), position: alongTrack(day, hour - 8), fixedBy: "GNSS" };
      const watch = { ...weather, barometer: `${1014 + day}.${hour % 10}`, visibility: "10.0", oow: profile(oow) };
      const entry =
        hour === 8
          ? volume.entry({
              ...{ by: "mate", code: "event", at },
              values: {
                ...{ ...sailed, ...watch, event: "departure", draughtForward: "2.55", draughtAft: "2.70" },
                ...{
                  passagePlan: `PP-2026-${17 + day}`,
                  steeringTested: true,
                  lightsTested: true,
                  crew: "13",
                  guests: "8",
                },
              },
            })
          : volume.entry({
              ...{ by: oow, code: "hour", at },
              values: { ...sailed, ...watch, courseTrue: `${148 + day * 3}.0`, overGround: "12.4", steering: "track" },
            });
      volume.sign(entry, oow === "bosun" || hour === 8 ? "mate" : oow, daysAgo(days, hour + 0.1));
    }
    volume.verifyFullPages(daysAgo(days, 20));
  }
}

/** From the roads of Antibes towards Calvi, an hour a step. */
const alongTrack = (day: number, hours: number) => ({
  lat: (43.5 - hours * 0.09 - day * 0.01).toFixed(4),
  lon: (7.2 + hours * 0.12 + day * 0.02).toFixed(4),
});

function writeOfficialLog({ book, seal, profile }: Desk): void {
  const { daysAgo } = book.calendar;
  const volume = new WrittenBook(
    book,
    { kind: "cayman", number: "OLB-2026-01", place: "Antibes", at: daysAgo(begun, 8), linesPerPage: 20 },
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
    volume.sign(entry, "captain", daysAgo(days, saved + 0.1), "master");
    if (witness) volume.sign(entry, witness, daysAgo(days, saved + 0.3), "witness");
    return entry;
  };
  const port = { place: { port: "Antibes" } };
  tell(48, 9, "OPEN", { ...port, narrative: "This official log book was opened at Port Vauban, Antibes." }, null);
  tell(46, 10, "SECURITY_LEVEL", { ...port, narrative: "Ship at security level 1 as set by the flag." }, "mate");
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
  drill(
    41,
    ["muster", "fire"],
    "Fire in the galley assumed; boundary cooling rigged, two teams in breathing apparatus.",
  );
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
  drill(
    4,
    ["abandon", "rescue_boat_launch"],
    "Rescue boat launched and manoeuvred in 4 minutes; engine and release gear checked.",
  );
}
