import type { Condition } from "../definitions/condition.ts";
import type { EntryType, Field, Rule } from "../definitions/definition.ts";
import { choice, cubicMetres, ifFilled, instant, is, line, position, retained, tank, text, the } from "./fields.ts";
import { accidental, automatic, bunkering, filterCondition, remarks } from "./oil-filter-and-bunkers.ts";
import {
  asSounded,
  balance,
  less,
  more,
  received,
  stopsAfterStart,
  underWay,
  withinCapacity,
  withinRate,
  withWorkingFilter,
} from "./oil-record-rules.ts";

/**
 * Oil record book, Part I: machinery space operations. Letters and items are those of appendix III to MARPOL Annex I; a line of
 * another letter or number is refused.
 */

const all = (...conditions: Condition[]): Condition => ({ all: conditions });
const any = (...conditions: Condition[]): Condition => ({ any: conditions });

const cleaned = is("act", "cleaning");
const ballasted = is("act", "ballasting");
const byChemicals = all(cleaned, is("method", "chemicals"));

const ballasting: EntryType = {
  code: "A",
  title: "Ballasting or cleaning of oil fuel tanks",
  fields: [
    tank("tanks", "Identity of tank(s) ballasted", { item: "1", several: true }),
    { type: "flag", key: "isClean", label: "Cleaned since they last contained oil", item: "2", required: true },
    text("carried", "Type of oil previously carried", { item: "2", when: is("isClean", false) }),
    choice("act", "Operation", { cleaning: "Cleaning", ballasting: "Ballasting" }),
    position("startAt", "Position at the start"),
    instant("start", "Time at the start"),
    position("stopAt", "Position at completion"),
    instant("stop", "Time at completion"),
    tank("cleanedTanks", "Tank(s) in which a method was employed", { item: "3.2", several: true, when: cleaned }),
    choice(
      "method",
      "Method",
      { rinsing: "rinsing through", steaming: "steaming", chemicals: "cleaning with chemicals" },
      { item: "3.2", when: cleaned },
    ),
    text("chemicals", "Type of chemicals", { item: "3.2", when: byChemicals }),
    cubicMetres("chemicalsUsed", "Quantity of chemicals", { item: "3.2", when: byChemicals }),
    tank("receivedBy", "Tank(s) into which cleaning water was transferred", {
      item: "3.3",
      several: true,
      when: cleaned,
    }),
    cubicMetres("cleaningWater", "Quantity of cleaning water", { item: "3.3", when: cleaned }),
    cubicMetres("ballast", "Quantity of ballast if tanks are not cleaned", {
      item: "4.2",
      when: all(ballasted, is("isClean", false)),
    }),
  ],
  times: ["start", "stop"],
  rules: [stopsAfterStart("start", "stop")],
  lines: [
    line("1", [the("tanks")]),
    line("2", ["cleaned since they last contained oil"], is("isClean", true)),
    line("2", ["not cleaned, previously carried ", the("carried")], is("isClean", false)),
    line("3.1", ["start ", the("start"), " ", the("startAt"), ", stop ", the("stop"), " ", the("stopAt")], cleaned),
    line(
      "3.2",
      [
        the("cleanedTanks"),
        ", ",
        the("method"),
        ifFilled("chemicals", ", ", the("chemicals"), " ", the("chemicalsUsed"), " m3"),
      ],
      cleaned,
    ),
    line("3.3", [the("receivedBy"), " ", the("cleaningWater"), " m3"], cleaned),
    line("4.1", ["start ", the("start"), " ", the("startAt"), ", stop ", the("stop"), " ", the("stopAt")], ballasted),
    line("4.2", [the("ballast"), " m3"], all(ballasted, is("isClean", false))),
  ],
};

const through15ppm = is("method", "15ppm");
const toReception = is("method", "reception");

/** Where residues or bilge water went ashore, and the receipt that proves it. */
const reception = (item: string, when: Condition): Field[] => [
  text("facility", "Reception facility", { item, when, longest: 80 }),
  text("port", "Port", { item, when, longest: 80 }),
  text("receipt", "Number of the receipt", { item, when, required: false, longest: 80 }),
];

const dirtyBallast: EntryType = {
  code: "B",
  title: "Discharge of dirty ballast or cleaning water from oil fuel tanks referred to under section A",
  fields: [
    tank("tanks", "Identity of tank(s)", { item: "5", several: true }),
    position("startAt", "Position of ship at start of discharge", { item: "6" }),
    position("stopAt", "Position of ship on completion of discharge", { item: "7" }),
    {
      type: "figure",
      key: "speed",
      label: "Ship's speed(s) during discharge",
      item: "8",
      decimals: 1,
      unit: "kn",
      least: "0",
      most: "60",
      required: true,
    },
    choice("method", "Method of discharge", {
      "15ppm": "through 15 ppm equipment",
      reception: "to reception facilities",
    }),
    ...reception("9.2", toReception),
    cubicMetres("quantity", "Quantity discharged", { item: "10" }),
  ],
  rules: [underWay("startAt", "stopAt", through15ppm)],
  lines: [
    line("5", [the("tanks")]),
    line("6", [the("startAt")]),
    line("7", [the("stopAt")]),
    line("8", [the("speed"), " kn"]),
    line("9.1", [the("method")], through15ppm),
    line(
      "9.2",
      ["to ", the("facility"), " at ", the("port"), ifFilled("receipt", ", receipt ", the("receipt"))],
      toReception,
    ),
    line("10", [the("quantity"), " m3"]),
  ],
};

const weekly = is("operation", "weekly");
const collected = is("operation", "collected");
const inTank = any(weekly, collected);
const disposed = is("operation", "reception", "tank", "incinerated", "other");
const quantityDisposed: Rule[] = [
  balance(less("quantity"), disposed),
  ...received(is("operation", "tank")),
  withinRate("fasterThanIncinerator", { field: "hours" }, "incineratorCapacity", is("operation", "incinerated")),
];

const residues: EntryType = {
  code: "C",
  title: "Collection, transfer and disposal of oil residues (sludge)",
  fields: [
    choice("operation", "Operation", {
      weekly: "Weekly quantity retained on board",
      collected: "Collection by manual operation",
      reception: "Disposal to reception facilities",
      tank: "Transfer to another tank",
      incinerated: "Incineration",
      other: "Other method",
    }),
    tank("tank", "Identity of tank", { iopp: ["3.1"] }),
    {
      type: "computed",
      key: "capacity",
      label: "Capacity of tank",
      item: "11.2",
      decimals: 2,
      unit: "m3",
      from: { tank: "tank", tells: "capacity" },
    },
    retained("11.3"),
    cubicMetres("collected", "Quantity of residue collected by manual operation", { item: "11.4", when: collected }),
    text("source", "Where it was collected from", { item: "11.4", when: collected, longest: 120 }),
    cubicMetres("quantity", "Quantity transferred or disposed of", { item: "12", when: disposed }),
    ...reception("12.1", is("operation", "reception")),
    tank("to", "Transferred to", { item: "12.2", when: is("operation", "tank") }),
    cubicMetres("total", "Total content of that tank", { item: "12.2", when: is("operation", "tank"), least: "0" }),
    {
      type: "figure",
      key: "hours",
      label: "Total time of operation",
      item: "12.3",
      decimals: 1,
      unit: "h",
      moreThan: "0",
      most: "168",
      required: true,
      when: is("operation", "incinerated"),
    },
    text("method", "Method", { item: "12.4", when: is("operation", "other"), longest: 120 }),
  ],
  rules: [...withinCapacity(), balance(more("collected"), collected), ...quantityDisposed, asSounded(weekly)],
  lines: [
    line("11.1", [the("tank")], inTank),
    line("11.2", [the("capacity"), " m3"], inTank),
    line("11.3", [the("retained"), " m3"], inTank),
    line("11.4", [the("collected"), " m3 collected from ", the("source")], collected),
    line(
      "12.1",
      [
        the("quantity"),
        " m3 sludge from ",
        the("tank"),
        ", ",
        the("retained"),
        " m3 retained, to ",
        the("facility"),
        " at ",
        the("port"),
        ifFilled("receipt", ", receipt ", the("receipt")),
      ],
      is("operation", "reception"),
    ),
    line(
      "12.2",
      [
        the("quantity"),
        " m3 sludge from ",
        the("tank"),
        ", ",
        the("retained"),
        " m3 retained, to ",
        the("to"),
        ", total content ",
        the("total"),
        " m3",
      ],
      is("operation", "tank"),
    ),
    line(
      "12.3",
      [
        the("quantity"),
        " m3 sludge from ",
        the("tank"),
        ", ",
        the("retained"),
        " m3 retained, incinerated in ",
        the("hours"),
        " h",
      ],
      is("operation", "incinerated"),
    ),
    line(
      "12.4",
      [the("quantity"), " m3 sludge from ", the("tank"), ", ", the("retained"), " m3 retained, ", the("method")],
      is("operation", "other"),
    ),
  ],
};

const fromHoldingTank: Condition = { filled: "tank" };
const toTank = is("method", "tank");

const bilgeWater: EntryType = {
  code: "D",
  title:
    "Non-automatic starting of discharge overboard, transfer or disposal otherwise of bilge water which has accumulated in machinery spaces",
  fields: [
    cubicMetres("quantity", "Quantity discharged, transferred or disposed of", { item: "13" }),
    tank("tank", "Holding tank it came from", { item: "13", required: false, iopp: ["3.3"] }),
    {
      type: "computed",
      key: "capacity",
      label: "Capacity of tank",
      item: "13",
      decimals: 2,
      unit: "m3",
      when: fromHoldingTank,
      from: { tank: "tank", tells: "capacity" },
    },
    retained("13", { when: fromHoldingTank }),
    instant("start", "Start", { item: "14" }),
    instant("stop", "Stop", { item: "14" }),
    choice("method", "Method of discharge, transfer or disposal", {
      "15ppm": "through 15 ppm equipment",
      reception: "to reception facilities",
      tank: "to slop, holding or other tank(s)",
    }),
    position("startAt", "Position at start", { item: "15.1", when: through15ppm }),
    position("stopAt", "Position at end", { item: "15.1", when: through15ppm }),
    ...reception("15.2", toReception),
    tank("to", "Tank(s)", { item: "15.3", when: toTank }),
    cubicMetres("total", "Total quantity retained there", { item: "15.3", when: toTank, least: "0" }),
  ],
  times: ["start", "stop"],
  rules: [
    stopsAfterStart("start", "stop"),
    ...withinCapacity(fromHoldingTank),
    balance(less("quantity"), fromHoldingTank),
    ...received(toTank),
    withinRate("fasterThanSeparator", { hours: ["start", "stop"] }, "separatorRate", through15ppm),
    underWay("startAt", "stopAt", through15ppm),
    withWorkingFilter("method", through15ppm, "start", "stop"),
  ],
  lines: [
    line("13", [
      the("quantity"),
      " m3 bilge water",
      ifFilled(
        "tank",
        " from ",
        the("tank"),
        ifFilled("capacity", ", capacity ", the("capacity"), " m3"),
        ", ",
        the("retained"),
        " m3 retained",
      ),
    ]),
    line("14", ["start ", the("start"), " stop ", the("stop")]),
    line("15.1", ["through 15 ppm equipment, start ", the("startAt"), ", stop ", the("stopAt")], through15ppm),
    line(
      "15.2",
      ["to ", the("facility"), " at ", the("port"), ifFilled("receipt", ", receipt ", the("receipt"))],
      toReception,
    ),
    line("15.3", ["to ", the("to"), ", total quantity retained ", the("total"), " m3"], toTank),
  ],
};

/** In the order of the form. */
export const oilRecordBook: readonly EntryType[] = [
  ...[ballasting, dirtyBallast, residues, bilgeWater, automatic, filterCondition, accidental, bunkering, remarks],
];
