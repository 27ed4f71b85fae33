import type { Condition } from "../definitions/condition.ts";
import type { EntryType, Field, Rule } from "../definitions/definition.ts";
import { answered, choice, cubicMetres, figure, ifFilled, instant, is, place, position, text, the } from "./fields.ts";

/**
 * Garbage record book, Part I (appendix II to MARPOL Annex V). The letters of the form of 2013 mean other things than those of MEPC.277(70),
 * in force since 1 March 2018: a book keeps the form it was begun with.
 */
export const garbageForms = {
  "2013": {
    ...{ A: "Plastics", B: "Food wastes", C: "Domestic wastes", D: "Cooking oil", E: "Incinerator ashes" },
    ...{ F: "Operational wastes", G: "Cargo residues", H: "Animal carcass(es)", I: "Fishing gear" },
  },
  "2018": {
    ...{ A: "Plastics", B: "Food wastes", C: "Domestic wastes", D: "Cooking oil", E: "Incinerator ashes" },
    ...{ F: "Operational wastes", G: "Animal carcass(es)", H: "Fishing gear", I: "E-waste" },
  },
} as const;
export type GarbageForm = keyof typeof garbageForms;

/** The column of the form asks for the letter. */
const lettered = (categories: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(categories).map(([letter, word]) => [letter, `${letter} ${word}`]));

const toSea = is("disposal", "sea");
const ashore = is("disposal", "reception");
const toShip = is("disposal", "ship");
const burnt = is("disposal", "incinerated");
const food = is("category", "B");
const ground: Condition = { all: [toSea, food, is("isGround", true)] };
const coarse: Condition = { all: [toSea, food, is("isGround", false)] };
const special = is("inSpecialArea", true);
const outside: Condition = { not: special };

/** Broken rules are for table 2: what truly happened can always be recorded there. */
const refused = (id: string, when: Condition, holds?: Rule["holds"]): Rule => ({
  id,
  field: "amountSea",
  severity: "fault",
  when,
  ...(holds && { holds }),
});

const atLeast = (miles: string): Rule["holds"] => ({
  left: { field: "distanceToLand" },
  is: ">=",
  right: { figure: miles },
});

/** MARPOL V/4 outside and V/6 within special areas. */
const dischargeRules = (carcasses: string): Rule[] => [
  refused("neverIntoSea", { all: [toSea, { not: is("category", "B", "F", carcasses) }] }),
  refused(
    "notEnRoute",
    { all: [toSea, is("category", "B", carcasses)] },
    { left: { field: "speed" }, is: ">", right: { figure: "0" } },
  ),
  refused("groundFoodTooNear", { all: [ground, outside] }, atLeast("3")),
  refused("groundFoodTooNear", { all: [ground, special] }, atLeast("12")),
  refused("foodTooNear", { all: [coarse, outside] }, atLeast("12")),
  refused("foodInSpecialArea", { all: [coarse, special] }),
  refused("carcassInSpecialArea", { all: [toSea, is("category", carcasses), special] }),
  {
    ...refused("carcassNearLand", { all: [toSea, is("category", carcasses), outside] }, atLeast("100")),
    severity: "warning",
  },
  { ...refused("onlyHarmlessCleaningAgents", { all: [toSea, is("category", "F")] }), severity: "warning" },
];

/** By what a discharge into the sea is judged. */
const atSea: readonly Field[] = [
  { type: "flag", key: "isGround", label: "Ground to 25 mm or less", required: true, when: { all: [toSea, food] } },
  { type: "flag", key: "inSpecialArea", label: "In a special area", required: true, when: toSea },
  figure("distanceToLand", "Distance to the nearest land", {
    ...{ decimals: 1, unit: "nm", least: "0", most: "3000", required: true, when: toSea },
  }),
  figure("speed", "Speed", { decimals: 1, unit: "kn", least: "0", most: "60", required: true, when: toSea }),
];

const discharge = (form: GarbageForm): EntryType => ({
  code: "table1",
  title: "Garbage discharged or incinerated under regulations 4, 5 and 6",
  fields: [
    instant("at", "Date and time"),
    choice("category", "Category", lettered(garbageForms[form])),
    choice("disposal", "Disposal", {
      ...{
        sea: "Into the sea",
        reception: "To a reception facility",
        ship: "To another ship",
        incinerated: "Incinerated",
      },
    }),
    position("position", "Position of the ship", { when: { any: [toSea, burnt] } }),
    text("port", "Port", { when: ashore, longest: 80 }),
    text("otherShip", "Name of the other ship", { when: toShip, longest: 80 }),
    instant("endedAt", "Time at the end", { when: burnt }),
    position("endPosition", "Position at the end", { when: burnt }),
    cubicMetres("amountSea", "Estimated amount discharged into the sea", { when: toSea }),
    cubicMetres("amountReception", "Estimated amount to a reception facility or another ship", {
      when: { any: [ashore, toShip] },
    }),
    cubicMetres("amountIncinerated", "Estimated amount incinerated", { when: burnt }),
    text("receipt", "Number of the receipt", { when: { any: [ashore, toShip] }, longest: 80 }),
    ...atSea,
    text("remarks", "Remarks", { required: false, longest: 1000 }),
  ],
  times: ["at", "endedAt"],
  rules: [
    {
      id: "endsBeforeStart",
      field: "endedAt",
      severity: "fault",
      holds: { left: { hours: ["at", "endedAt"] }, is: ">", right: { figure: "0" } },
    },
    ...dischargeRules(form === "2018" ? "G" : "H"),
  ],
  columns: [
    { title: "Time", parts: [the("at"), ifFilled("endedAt", " - ", the("endedAt"))] },
    {
      title: "Position of the ship, port or name of ship",
      parts: [the("position"), ifFilled("endPosition", " - ", the("endPosition")), the("port"), the("otherShip")],
    },
    { title: "Category", parts: [the("category")] },
    { title: "Into sea (m3)", parts: [the("amountSea")] },
    { title: "To reception facilities or to another ship (m3)", parts: [the("amountReception")] },
    { title: "Incinerated (m3)", parts: [the("amountIncinerated")] },
    {
      title: "Remarks",
      parts: [
        ifFilled("receipt", "Receipt ", the("receipt"), ". "),
        { joined: [answered(atSea), the("remarks")], between: ". " },
      ],
    },
  ],
});

const exceptional = (form: GarbageForm): EntryType => ({
  code: "table2",
  title: "Exceptional discharge or loss of garbage under regulation 7",
  fields: [
    instant("at", "Date and time"),
    place("place", "Port or position of the ship"),
    {
      type: "figure",
      key: "waterDepth",
      label: "Water depth if known",
      decimals: 0,
      unit: "m",
      least: "0",
      most: "11000",
    },
    choice("category", "Category", lettered(garbageForms[form])),
    cubicMetres("amount", "Estimated amount lost or discharged"),
    text("remarks", "Reason, details of the items, precautions taken, general remarks", {
      longest: 2000,
      shortest: 20,
    }),
  ],
  rules: [],
  columns: [
    { title: "Time", parts: [the("at")] },
    {
      title: "Port or position of the ship",
      parts: [the("place"), ifFilled("waterDepth", ", ", the("waterDepth"), " m")],
    },
    { title: "Category", parts: [the("category")] },
    { title: "Estimated amount (m3)", parts: [the("amount")] },
    { title: "Remarks", parts: [the("remarks")] },
  ],
});

export const garbageRecordBook = (form: GarbageForm): readonly EntryType[] => [discharge(form), exceptional(form)];

/** Part II, for ships that carry solid bulk cargoes. Residues that are harmful to the marine environment stay on board. */
const residues: EntryType = {
  code: "part2",
  title: "Garbage record book, Part II: cargo residues",
  fields: [
    instant("at", "Date and time"),
    choice("category", "Category", lettered({ J: "Cargo residues (non-HME)", K: "Cargo residues (HME)" })),
    choice("disposal", "Disposal", { sea: "Into the sea", reception: "To a reception facility" }),
    text("port", "Port", { when: ashore, longest: 80 }),
    position("position", "Position at the start", { when: toSea }),
    position("endPosition", "Position at the end", { when: toSea }),
    cubicMetres("amountSea", "Estimated amount discharged into the sea", { when: toSea }),
    cubicMetres("amountReception", "Estimated amount to a reception facility", { when: ashore }),
    text("receipt", "Number of the receipt", { when: ashore, longest: 80 }),
  ],
  rules: [refused("harmfulIntoSea", { all: [toSea, is("category", "K")] })],
  columns: [
    { title: "Time", parts: [the("at")] },
    {
      title: "Position of the ship or port",
      parts: [the("position"), ifFilled("endPosition", " - ", the("endPosition")), the("port")],
    },
    { title: "Category", parts: [the("category")] },
    { title: "Into sea (m3)", parts: [the("amountSea")] },
    { title: "To reception facilities (m3)", parts: [the("amountReception")] },
    { title: "Remarks", parts: [ifFilled("receipt", "Receipt ", the("receipt"))] },
  ],
};

export const garbageRecordBookPartTwo: readonly EntryType[] = [residues];
