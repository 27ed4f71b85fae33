import { describe, expect, it } from "vitest";
import type { Values } from "../definitions/definition.ts";
import { oilRecordBook } from "./oil-record-book.ts";
import { ashore, at, bunkers, collected, failure, judged, overboard, restored, weekly } from "./test-oil-operations.ts";

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
