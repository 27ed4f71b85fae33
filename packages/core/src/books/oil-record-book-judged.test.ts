import { describe, expect, it } from "vitest";
import type { Values } from "../definitions/definition.ts";
import type { Printing } from "../definitions/entry-lines.ts";
import {
  aboard,
  ashore,
  at,
  brokenDown,
  bunkers,
  collected,
  fuel,
  judged,
  moved,
  overboard,
  restored,
  sinceSix,
  weekly,
} from "./test-oil-operations.ts";

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
