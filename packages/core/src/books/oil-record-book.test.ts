import { describe, expect, it, test } from "vitest";
import type { EntryType, Span, TankFacts, Values } from "../definitions/definition.ts";
import { entryLines, inOneLine, type Printing } from "../definitions/entry-lines.ts";
import { judgeEntry, keptValues } from "../definitions/judge-entry.ts";
import { oilRecordBook } from "./oil-record-book.ts";

const sludge: TankFacts = { name: "Sludge tank", capacity: "2.00", iopp: "3.1", retained: "0.85" };
const bilge: TankFacts = { name: "Bilge holding tank", capacity: "3.00", iopp: "3.3", retained: "1.60" };
const fuel = (name: string): TankFacts => ({ name, capacity: "20.00", iopp: null, retained: null });

const at = (clock: string) => `2026-03-01T${clock}:00Z`;
const brokenDown = [{ from: at("06:00"), to: at("14:30") }];
const sinceSix = [{ from: at("06:00"), to: null }];

function aboard({ retained, failed = [] }: { retained?: string; failed?: readonly Span[] } = {}): Printing {
  return {
    tanks: new Map([
      ["sludge", { ...sludge, ...(retained && { retained }) }],
      ["bilge", bilge],
      ["dirty", { name: "Dirty oil tank", capacity: "1.60", iopp: "3.1", retained: "0.46" }],
      ["fo1", fuel("FO1 P")],
      ["fo2", fuel("FO2 S")],
    ]),
    figures: { separatorRate: "1.0", incineratorCapacity: "0.05" },
    flags: {},
    spans: { filterFailed: failed },
    names: new Map(),
    shipOffsetMin: 120,
  };
}

const typeOf = (code: string): EntryType => {
  const type = oilRecordBook.find((one) => one.code === code);
  if (!type) throw new Error(`No letter ${code}`);
  return type;
};

const printed = (code: string, values: Values, facts = aboard()) =>
  inOneLine(code, entryLines(typeOf(code), keptValues(typeOf(code), values, facts), facts));
const judged = (code: string, values: Values, facts = aboard()) =>
  judgeEntry(typeOf(code), values, facts).map(({ path, code: what, severity, params }) =>
    [severity, path, params?.rule ?? what].join(" "),
  );

const weekly: Values = { operation: "weekly", tank: "sludge", retained: "0.85" };
const ashore: Values = {
  ...{ operation: "reception", tank: "sludge", quantity: "0.70", retained: "0.15" },
  ...{ facility: "road tanker", port: "Antibes" },
};
const collected: Values = {
  ...{ operation: "collected", tank: "sludge", retained: "0.21", collected: "0.06", source: "generator 1 sump" },
};
const moved: Values = { ...weekly, operation: "tank", quantity: "0.5", retained: "0.35", to: "dirty", total: "0.96" };
const overboard: Values = {
  ...{ quantity: "1.20", tank: "bilge", retained: "0.40", start: at("08:05"), stop: at("09:35"), method: "15ppm" },
  startAt: { lat: "42.166667", lon: "6.083333" },
  stopAt: { lat: "42.3", lon: "6.333333" },
};
const bunkers: Values = {
  ...{ place: { port: "Gibraltar" }, start: at("07:10"), stop: at("09:40"), oil: "fuel", type: "MGO 0.10 % S" },
  quantity: "18.500",
  tanks: [
    { tank: "fo1", added: "9.000", content: "14.200" },
    { tank: "fo2", added: "9.500", content: "15.000" },
  ],
};
const restored: Values = { event: "restored", restoredAt: at("14:30") };
const failure: Values = { event: "failed", failedAt: at("06:00"), reason: "oil content meter fault" };

describe("an operation is printed as the form asks", () => {
  it.each([
    ["O1, weekly", "C", weekly, "C 11.1 Sludge tank / 11.2 2.00 m3 / 11.3 0.85 m3"],
    [
      "O2, to shore",
      "C",
      ashore,
      "C 12.1 0.70 m3 sludge from Sludge tank, 0.15 m3 retained, to road tanker at Antibes",
    ],
    [
      "O3, collected by hand",
      "C",
      collected,
      "C 11.1 Sludge tank / 11.2 2.00 m3 / 11.3 0.21 m3 / 11.4 0.06 m3 collected from generator 1 sump",
    ],
    [
      "O4, overboard",
      "D",
      overboard,
      "D 13 1.20 m3 bilge water from Bilge holding tank, capacity 3.00 m3, 0.40 m3 retained / 14 start 10:05 stop 11:35 / 15.1 through 15 ppm equipment, start 42 10.00' N 006 05.00' E, stop 42 18.00' N 006 20.00' E",
    ],
    ["O8, failure", "F", failure, "F 19 08:00 / 21 oil content meter fault"],
    ["O8, works again", "F", restored, "F 20 16:30"],
    [
      "O9, bunkers",
      "H",
      bunkers,
      "H 26.1 Gibraltar / 26.2 start 09:10 stop 11:40 / 26.3 18.500 t MGO 0.10 % S: FO1 P 9.000 t added, now 14.200 t; FO2 S 9.500 t added, now 15.000 t",
    ],
    [
      "remarks",
      "I",
      { remarks: "Seal 4711 of the overboard valve broken" },
      "I Seal 4711 of the overboard valve broken",
    ],
  ] as const)("%s", (_case, code, values, words) => {
    expect(printed(code, values)).toBe(words);
  });
});

describe("an operation is judged by what inspectors compare", () => {
  it.each([
    ["O1", "C", weekly, {}, []],
    ["O2, the balance holds", "C", ashore, {}, []],
    ["O2 from another content", "C", ashore, { retained: "1.20" }, ["warning retained balance"]],
    ["O3, the balance holds", "C", collected, { retained: "0.15" }, []],
    ["O4, 0.80 of 1.0 m3 an hour", "D", overboard, {}, []],
    ["O5, 1.80 m3 an hour", "D", { ...overboard, stop: at("08:45") }, {}, ["warning quantity fasterThanSeparator"]],
    ["stopped before it began", "D", { ...overboard, stop: at("08:05") }, {}, ["fault stop stopsBeforeStart"]],
    ["not under way", "D", { ...overboard, stopAt: overboard.startAt ?? null }, {}, ["warning stopAt notUnderWay"]],
    ["O8, the filter has failed", "D", overboard, { failed: sinceSix }, ["fault method filterFailed"]],
    ["O8, within a failure that is over", "D", overboard, { failed: brokenDown }, ["fault method filterFailed"]],
    [
      "O8, begun before it failed",
      "D",
      { ...overboard, start: at("05:30"), stop: at("07:00") },
      { failed: sinceSix },
      ["fault method filterFailed"],
    ],
    [
      "O8, done before it failed, whenever it is entered",
      "D",
      { ...overboard, start: at("04:00"), stop: at("06:00") },
      { failed: sinceSix },
      [],
    ],
    [
      "O8, done after it worked again",
      "D",
      { ...overboard, start: at("14:30"), stop: at("16:00") },
      { failed: brokenDown },
      [],
    ],
    [
      "O8, but the holding tank is open",
      "D",
      { quantity: "0.10", start: at("08:05"), stop: at("08:35"), method: "tank", to: "bilge", total: "1.70" },
      { failed: sinceSix },
      [],
    ],
    [
      "O8, automatic mode",
      "E",
      { mode: "overboard", at: at("09:00"), position: { lat: "0", lon: "0" } },
      { failed: sinceSix },
      ["fault mode filterFailed"],
    ],
    [
      "the equator is a position",
      "E",
      { mode: "overboard", at: at("09:00"), position: { lat: "0", lon: "0" } },
      {},
      [],
    ],
    ["26: F 20 without F 19", "F", restored, {}, ["warning restoredAt nothingToRestore"]],
    ["F 20 after F 19", "F", restored, { failed: sinceSix }, []],
    ["O9", "H", bunkers, {}, []],
    ["O9, the tanks do not add up", "H", { ...bunkers, quantity: "18.400" }, {}, ["fault quantity sumOfTanks"]],
    [
      "more than the tank holds of any oil",
      "H",
      { ...bunkers, quantity: "9.000", tanks: [{ tank: "fo1", added: "9.000", content: "20.300" }] },
      {},
      ["fault tanks.0.content contentOverCapacity"],
    ],
    [
      "a tank with two contents",
      "H",
      {
        ...bunkers,
        tanks: [
          { tank: "fo1", added: "9.000", content: "14.200" },
          { tank: "fo1", added: "9.500", content: "15.000" },
        ],
      },
      {},
      ["fault tanks.1.tank twice"],
    ],
    ["a tank that is not of item 3.1", "C", { ...weekly, tank: "bilge" }, {}, ["fault tank wrongTank"]],
    ["O11, an item of another letter", "D", { ...overboard, facility: "road tanker" }, {}, ["fault facility notAsked"]],
    ["an item of no letter", "D", { ...overboard, "12.1": "0.70" }, {}, ["fault 12.1 unknownField"]],
    ["nine tenths of the tank", "C", { ...weekly, retained: "1.81" }, {}, ["warning retained nearlyFull"]],
    ["its very capacity", "C", { ...weekly, retained: "2.00" }, {}, ["warning retained nearlyFull"]],
    [
      "more than it holds",
      "C",
      { ...weekly, retained: "2.01" },
      {},
      ["fault retained retainedOverCapacity", "warning retained nearlyFull"],
    ],
    [
      "O6, more than the tank holds",
      "D",
      { ...overboard, retained: "3.20" },
      {},
      ["fault retained retainedOverCapacity", "warning retained nearlyFull", "warning retained balance"],
    ],
    ["moved to another content", "C", { ...moved, total: "0.80" }, {}, ["warning total balance"]],
    [
      "moved into more than that tank holds",
      "C",
      { ...moved, total: "99.00" },
      {},
      ["fault total retainedOverCapacity", "warning total nearlyFull", "warning total balance"],
    ],
    ["moved into itself", "C", { ...moved, to: "sludge", total: "1.35" }, {}, ["fault to intoItself"]],
    [
      "bilge water moved into more than that tank holds",
      "D",
      { quantity: "0.20", start: at("08:05"), stop: at("08:25"), method: "tank", to: "bilge", total: "400" },
      {},
      ["fault total retainedOverCapacity", "warning total nearlyFull", "warning total balance"],
    ],
    [
      "incinerated as fast as it can",
      "C",
      { operation: "incinerated", tank: "sludge", quantity: "0.10", retained: "0.75", hours: "2.0" },
      {},
      [],
    ],
    [
      "incinerated faster than it can by less than a tenth",
      "C",
      { operation: "incinerated", tank: "sludge", quantity: "0.105", retained: "0.745", hours: "2.0" },
      {},
      ["warning quantity fasterThanIncinerator"],
    ],
    [
      "incinerated faster than it can",
      "C",
      { operation: "incinerated", tank: "sludge", quantity: "0.40", retained: "0.45", hours: "2.0" },
      {},
      ["warning quantity fasterThanIncinerator"],
    ],
  ] as const)("%s", (_case, code, values, facts, told) => {
    expect(judged(code, values, aboard(facts))).toEqual(told);
  });
});

describe("ERB-14: the times of items are told by UTC beside", () => {
  const linesOf = (code: string, values: Values, shipOffsetMin: number, occurredAt?: Date) => {
    const facts = { ...aboard(), shipOffsetMin, ...(occurredAt && { occurredAt }) };
    return entryLines(typeOf(code), keptValues(typeOf(code), values, facts), facts)
      .filter(({ utc }) => utc !== undefined)
      .map(({ item, text, utc }) => `${item} ${text} (${utc})`);
  };
  it.each([
    ["T1", "G", { at: at("08:10") }, 120, ["22 10:10 (08:10 UTC)"]],
    ["start and stop", "D", overboard, 120, ["14 start 10:05 stop 11:35 (08:05, 09:35 UTC)"]],
    ["a clock that shows UTC", "F", failure, 0, ["19 06:00 (UTC)"]],
    ["T2", "F", { ...failure, failedAt: "2027-01-01T02:00:00Z" }, -240, ["19 22:00 (02:00 UTC)"]],
  ] as const)("%s", (_case, code, values, offset, told) => {
    expect(linesOf(code, values, offset)).toEqual(told);
  });

  it("and what was on another day than the entry says so", () => {
    const overnight = { ...overboard, start: at("20:00"), stop: at("23:30") };
    expect(linesOf("D", overnight, 120, new Date(at("20:00")))).toEqual([
      "14 start 22:00 stop 02-MAR-2026 01:30 (20:00, 23:30 UTC)",
    ]);
  });
});

test("a remark stands on one line, and nobody is taken for having said what is not seen", () => {
  const remark = { remarks: "line1\n C 11.1 Sludge\u202E tank" };
  expect(printed("I", remark)).toBe("I line1  C 11.1 Sludge tank");
  expect(judged("I", { remarks: "\u200B\u200B\u200B" })).toEqual(["fault remarks required"]);
});

test("ERB-01, BOOK-11: the numbered lines are those of the form, each once", () => {
  const numbers = oilRecordBook.flatMap(({ code, lines = [] }) => [
    ...new Set(lines.map(({ item }) => `${code} ${item}`)),
  ]);
  expect(numbers).toEqual([
    ...["A 1", "A 2", "A 3.1", "A 3.2", "A 3.3", "A 4.1", "A 4.2"],
    ...["B 5", "B 6", "B 7", "B 8", "B 9.1", "B 9.2", "B 10"],
    ...["C 11.1", "C 11.2", "C 11.3", "C 11.4", "C 12.1", "C 12.2", "C 12.3", "C 12.4"],
    ...["D 13", "D 14", "D 15.1", "D 15.2", "D 15.3", "E 16", "E 17", "E 18", "F 19", "F 20", "F 21"],
    ...["G 22", "G 23", "G 24", "G 25", "H 26.1", "H 26.2", "H 26.3", "H 26.4", "I "],
  ]);
  expect(numbers).toHaveLength(41 + 1);
});

describe("ERB-02: each item that an operation asks for must be there", () => {
  const [start, stop] = [at("08:05"), at("09:35")];
  const [startAt, stopAt] = [
    { lat: "36", lon: "-5" },
    { lat: "36.1", lon: "-5" },
  ];
  const tankCleaned: Values = {
    ...{ tanks: ["fo1"], isClean: false, carried: "Marine gas oil", act: "cleaning", method: "chemicals" },
    ...{ startAt, start, stopAt, stop, cleanedTanks: ["fo1"], chemicals: "Degreaser", chemicalsUsed: "0.010" },
    ...{ receivedBy: ["bilge"], cleaningWater: "0.500" },
  };
  const ballasted: Values = {
    ...{ tanks: ["fo1"], isClean: false, carried: "Marine gas oil", act: "ballasting", startAt, start, stopAt, stop },
    ballast: "4.000",
  };
  const dirty: Values = { tanks: ["fo1"], startAt, stopAt, speed: "10.5", quantity: "2" };
  const landed = { facility: "road tanker", port: "Antibes" };
  const complete: [string, string, Values][] = [
    ["A", "cleaning", tankCleaned],
    ["A", "ballasting", ballasted],
    ["B", "through 15 ppm equipment", { ...dirty, method: "15ppm" }],
    ["B", "to reception facilities", { ...dirty, method: "reception", ...landed }],
    ["C", "weekly", weekly],
    ["C", "to shore", ashore],
    ["C", "collected", collected],
    [
      "C",
      "to another tank",
      { operation: "tank", tank: "sludge", quantity: "0.1", retained: "0.75", to: "bilge", total: "1.7" },
    ],
    ["C", "incinerated", { operation: "incinerated", tank: "sludge", quantity: "0.1", retained: "0.75", hours: "2.0" }],
    [
      "C",
      "another method",
      { operation: "other", tank: "sludge", quantity: "0.1", retained: "0.75", method: "Evaporation" },
    ],
    ["D", "overboard", overboard],
    [
      "D",
      "to shore",
      { quantity: "1.20", tank: "bilge", retained: "0.40", start, stop, method: "reception", ...landed },
    ],
    ["D", "to a tank", { quantity: "0.10", start, stop, method: "tank", to: "bilge", total: "1.70" }],
    ["E", "overboard", { mode: "overboard", at: at("09:00"), position: startAt }],
    ["E", "to a holding tank", { mode: "holding", at: at("09:00"), to: "bilge" }],
    ["E", "manual", { mode: "manual", at: at("09:00") }],
    ["F", "failed", failure],
    ["F", "restored", restored],
    ["F", "both", { ...failure, event: "both", restoredAt: at("14:30") }],
    [
      "G",
      "an escape",
      {
        ...{ at: at("09:00"), place: { port: "Palma" }, quantity: "0.01", oil: "hydraulic oil" },
        circumstances: "A hose of the passerelle burst.",
      },
    ],
    ["H", "fuel", bunkers],
    ["I", "a remark", { remarks: "Bilge holding tank 0.40 m3" }],
  ];

  it.each(complete)("%s, %s, is whole", (code, _what, values) => {
    expect(judged(code, values).filter((told) => told.startsWith("fault"))).toEqual([]);
  });

  const each = complete.flatMap(([code, what, values]) =>
    Object.keys(values).map((key) => ({ code, what, key, values })),
  );
  const mayBeLeft = ["D tank"];

  it.each(each)("$code, $what, without $key", ({ code, key, values }) => {
    const { [key]: _left, ...rest } = values;
    const faults = judged(code, rest).filter((told) => told.startsWith("fault"));
    if (mayBeLeft.includes(`${code} ${key}`)) expect(faults).not.toContain(`fault ${key} required`);
    else expect(faults).toContain(`fault ${key} required`);
  });

  it("each letter and each of its items was asked for", () => {
    const asked = new Set(complete.flatMap(([code, , values]) => Object.keys(values).map((key) => `${code} ${key}`)));
    const optional = ["B receipt", "C receipt", "D receipt", "H deliveryNote", "H sampleSeal"];
    const all = oilRecordBook.flatMap(({ code, fields }) =>
      fields.filter(({ type }) => type !== "computed").map(({ key }) => `${code} ${key}`),
    );
    expect(all.filter((name) => !asked.has(name))).toEqual(optional);
  });
});

describe("a bunkering agrees with its tanks", () => {
  const after = (tonnes: string | null): Printing => {
    const facts = aboard();
    return { ...facts, tanks: new Map([...facts.tanks, ["fo1", { ...fuel("FO1 P"), tonnes }]]) };
  };
  const taken = (content: string): Values => ({
    ...{ ...bunkers, quantity: "9.000" },
    tanks: [{ tank: "fo1", added: "9.000", content }],
  });

  it.each([
    ["as much as it held and was added", "14.200", "5.200", []],
    ["less, since some was burnt meanwhile", "12.000", "5.200", []],
    ["more than both", "16.000", "5.200", ["warning tanks.0.content moreThanBunkered"]],
    ["less than was added", "8.900", "5.200", ["warning tanks.0.content lessThanAdded"]],
    ["nobody knows what it held", "14.200", null, []],
  ] as const)("%s", (_case, content, tonnes, told) => {
    expect(judged("H", taken(content), after(tonnes))).toEqual(told);
  });
});
