import { describe, expect, it, test } from "vitest";
import type { EntryType, Facts, Values } from "../definitions/definition.ts";
import { judgeEntry, keptValues } from "../definitions/judge-entry.ts";
import { portBridgeLog, seaBridgeLog } from "./bridge-logs.ts";
import { chiefOfficerLog } from "./chief-officer-log.ts";
import { forceOf } from "./weather.ts";

const aboard: Facts = { tanks: new Map(), figures: {}, flags: {} };
const typeOf = (book: readonly EntryType[], code: string): EntryType => {
  const type = book.find((one) => one.code === code);
  if (!type) throw new Error(`No ${code}`);
  return type;
};
const judged = (type: EntryType, values: Values) =>
  judgeEntry(type, values, aboard).map(
    ({ severity, path, code, params }) => `${severity} ${path} ${params?.rule ?? code}`,
  );

const at = "2026-03-01T08:00:00Z";
const position = { lat: "43.5", lon: "7.1" };
const departure: Values = {
  ...{ at, event: "departure", position, fixedBy: "GNSS", oow: "u1", passagePlan: "Antibes to Calvi" },
  ...{ draughtForward: "3.20", draughtAft: "3.46", steeringTested: true, lightsTested: true, crew: "12", guests: "0" },
};

describe("the sea bridge log", () => {
  const event = typeOf(seaBridgeLog, "event");
  it.each([
    ["departure", departure, []],
    ["without guests counted", { ...departure, guests: null }, ["fault guests required"]],
    ["without a passage plan", { ...departure, passagePlan: " " }, ["fault passagePlan required"]],
    ["without draughts", { ...departure, draughtAft: "" }, ["fault draughtAft required"]],
    ["steering not tested", { ...departure, steeringTested: false }, ["warning steeringTested steeringNotTested"]],
    ["a pilot asks for none of it", { at, event: "pilot_on", position, fixedBy: "visual", oow: "u1" }, []],
    [
      "an event without a position",
      { at, event: "anchor_down", fixedBy: "visual", oow: "u1" },
      ["fault position required"],
    ],
    ["360 is written 0", { ...departure, courseTrue: "360" }, ["fault courseTrue tooLarge"]],
    ["wind force 13", { ...departure, windForce: "13" }, ["fault windForce unknownOption"]],
  ] as const)("%s", (_case, values, told) => expect(judged(event, values)).toEqual(told));

  it("reckons mean draught and trim", () => {
    expect(keptValues(event, departure, aboard)).toMatchObject({ meanDraught: "3.33", trim: "0.26" });
  });

  it("is not handed over before it is taken", () => {
    const handover = { at, from: "u1", to: "u2", isTakenOver: false };
    expect(judged(typeOf(seaBridgeLog, "handover"), handover)).toEqual(["fault isTakenOver notTakenOver"]);
  });
});

describe("the port bridge log", () => {
  const watch = typeOf(portBridgeLog, "watch");
  const alongside: Values = { at, place: { port: "Palma" }, moored: "alongside", oow: "u1" };
  it.each([
    ["alongside", alongside, []],
    ["with an anchor out alongside", { ...alongside, depth: "12" }, ["fault depth notAsked"]],
    ["dragging", { ...alongside, moored: "anchor", depth: "12", isDragging: true }, ["warning isDragging dragging"]],
    [
      "a tender without its driver",
      { ...alongside, tenders: [{ boat: "Tender 1", out: at }] },
      ["fault tenders.0.driver required"],
    ],
  ] as const)("%s", (_case, values, told) => expect(judged(watch, values)).toEqual(told));
});

describe("the chief officer's log", () => {
  it("reckons the true course: compass 095, variation 3 W, deviation 1 E", () => {
    const watch = { at, compass: "95", variation: "-3", deviation: "1", oow: "u1" };
    expect(keptValues(typeOf(chiefOfficerLog, "watch"), watch, aboard)).toMatchObject({
      compassError: "-2.0",
      true: "93.0",
    });
  });
  it("stays within the circle", () => {
    const watch = { at, compass: "359", variation: "3", deviation: "0.5", oow: "u1" };
    expect(keptValues(typeOf(chiefOfficerLog, "watch"), watch, aboard)).toMatchObject({ true: "2.5" });
  });
  it("reckons the average speed at sea alone", () => {
    const day = { on: "2026-03-01", where: "sea", noon: position, distance: "248.5", steaming: "24" };
    expect(keptValues(typeOf(chiefOfficerLog, "day"), day, aboard)).toMatchObject({ speed: "10.4" });
    expect(keptValues(typeOf(chiefOfficerLog, "day"), { ...day, steaming: "0" }, aboard)).not.toHaveProperty("speed");
    expect(judged(typeOf(chiefOfficerLog, "day"), { ...day, where: "port" })).toEqual([
      ...["fault distance notAsked", "fault steaming notAsked"],
    ]);
  });
});

test.each([
  [0, 0],
  [0.9, 1],
  [3, 1],
  [10, 3],
  [21, 5],
  [33.6, 8],
  [63, 11],
  [64, 12],
  [110, 12],
])("%s knots are force %s", (knots, force) => expect(forceOf(knots)).toBe(force));
