import type { EntryType } from "../definitions/definition.ts";
import {
  choice,
  cubicMetres,
  ifFilled,
  instant,
  is,
  line,
  place,
  position,
  tank,
  text,
  the,
  tonnes,
} from "./fields.ts";
import { stopsAfterStart, withWorkingFilter } from "./oil-record-rules.ts";

/** Oil record book, Part I, sections E to I: automatic starting, the filtering equipment, accidents, bunkering, remarks. */

const toOverboard = is("mode", "overboard");
const toHolding = is("mode", "holding");

export const automatic: EntryType = {
  code: "E",
  title:
    "Automatic starting of discharge overboard, transfer or disposal otherwise of bilge water which has accumulated in machinery spaces",
  fields: [
    choice("mode", "Put into", {
      overboard: "Automatic mode, overboard through 15 ppm equipment",
      holding: "Automatic mode, to a holding tank",
      manual: "Manual operation",
    }),
    instant("at", "Time"),
    position("position", "Position of ship", { item: "16", when: toOverboard }),
    tank("to", "Holding tank", { item: "17", iopp: ["3.3"], when: toHolding }),
  ],
  rules: [withWorkingFilter("mode", toOverboard, "at", "at")],
  lines: [
    line("16", [the("at"), " ", the("position")], toOverboard),
    line("17", [the("at"), " to ", the("to")], toHolding),
    line("18", [the("at")], is("mode", "manual")),
  ],
};

const failed = is("event", "failed", "both");
const restored = is("event", "restored", "both");

export const filterCondition: EntryType = {
  code: "F",
  title: "Condition of the oil filtering equipment",
  fields: [
    choice("event", "What happened", {
      failed: "It failed",
      restored: "It works again",
      both: "It failed and works again",
    }),
    instant("failedAt", "Time of system failure", { item: "19", when: failed }),
    instant("restoredAt", "Time when system has been made operational", { item: "20", when: restored }),
    text("reason", "Reasons for failure", { item: "21", when: failed, longest: 500 }),
  ],
  times: ["failedAt", "restoredAt"],
  rules: [
    stopsAfterStart("failedAt", "restoredAt", is("event", "both")),
    {
      id: "nothingToRestore",
      field: "restoredAt",
      severity: "warning",
      when: { all: [is("event", "restored"), { not: { during: "filterFailed", from: "restoredAt" } }] },
    },
  ],
  lines: [
    line("19", [the("failedAt")], failed),
    line("20", [the("restoredAt")], restored),
    line("21", [the("reason")], failed),
  ],
};

export const accidental: EntryType = {
  code: "G",
  title: "Accidental or other exceptional discharges of oil",
  fields: [
    instant("at", "Time of occurrence", { item: "22" }),
    place("place", "Place or position of ship at time of occurrence", { item: "23" }),
    cubicMetres("quantity", "Approximate quantity", { item: "24" }),
    text("oil", "Type of oil", { item: "24", longest: 80 }),
    text("circumstances", "Circumstances of discharge or escape, the reasons therefor and general remarks", {
      item: "25",
      longest: 2000,
      shortest: 20,
    }),
  ],
  rules: [],
  lines: [
    line("22", [the("at")]),
    line("23", [the("place")]),
    line("24", [the("quantity"), " m3 ", the("oil")]),
    line("25", [the("circumstances")]),
  ],
};

const ofFuel = is("oil", "fuel");
const ofLubricant = is("oil", "lubricating");

/** t/m³, of the heaviest fuel that ISO 8217 knows: more of any oil goes into no tank. */
const densestOil = "1.01";
const capacity = { tank: "tank", tells: "capacity" } as const;

export const bunkering: EntryType = {
  code: "H",
  title: "Bunkering of fuel or bulk lubricating oil",
  fields: [
    place("place", "Place of bunkering", { item: "26.1" }),
    instant("start", "Start of bunkering", { item: "26.2" }),
    instant("stop", "End of bunkering", { item: "26.2" }),
    choice("oil", "Oil", { fuel: "Fuel oil", lubricating: "Lubricating oil in bulk" }),
    text("type", "Type", { item: "26.3", longest: 80 }),
    tonnes("quantity", "Quantity added", { item: "26.3" }),
    {
      type: "rows",
      key: "tanks",
      label: "Identity of tank(s)",
      item: "26.3",
      required: true,
      least: 1,
      most: 40,
      onceEach: "tank",
      fields: [
        tank("tank", "Tank"),
        tonnes("added", "Added"),
        tonnes("content", "Total content", { least: "0", proposed: { tank: "tank", tells: "soundedTonnes" } }),
      ],
    },
    text("deliveryNote", "Number of the bunker delivery note", { required: false, longest: 80 }),
    text("sampleSeal", "Seal of the sample", { required: false, longest: 80 }),
  ],
  times: ["start", "stop"],
  rules: [
    stopsAfterStart("start", "stop"),
    {
      id: "sumOfTanks",
      field: "quantity",
      severity: "fault",
      holds: { left: { sumOf: "tanks", field: "added" }, is: "=", right: { field: "quantity" } },
    },
    {
      id: "contentOverCapacity",
      each: "tanks",
      field: "content",
      severity: "fault",
      holds: { left: { field: "content" }, is: "<=", right: { product: [capacity, { figure: densestOil }] } },
    },
    {
      id: "lessThanAdded",
      each: "tanks",
      field: "content",
      severity: "warning",
      holds: { left: { field: "content" }, is: ">=", right: { field: "added" } },
    },
    // What was burnt since the last bunkering makes it less, and nothing makes it more.
    {
      id: "moreThanBunkered",
      each: "tanks",
      field: "content",
      severity: "warning",
      holds: {
        left: { field: "content" },
        is: "<=",
        right: {
          sum: [
            { tank: "tank", tells: "tonnes" },
            { field: "added" },
            { most: [{ figure: "0.05" }, { product: [capacity, { figure: "0.02" }] }] },
          ],
        },
      },
    },
  ],
  lines: [
    line("26.1", [the("place")]),
    line("26.2", ["start ", the("start"), " stop ", the("stop")]),
    ...[line("26.3", [], ofFuel), line("26.4", [], ofLubricant)].map((numbered) => ({
      ...numbered,
      parts: [
        ...[the("quantity"), " t ", the("type"), ": "],
        {
          each: "tanks",
          between: "; ",
          parts: [the("tank"), " ", the("added"), " t added, now ", the("content"), " t"],
        },
        ifFilled("deliveryNote", ". Bunker delivery note ", the("deliveryNote")),
        ifFilled("sampleSeal", ", seal of the sample ", the("sampleSeal")),
      ],
    })),
  ],
};

export const remarks: EntryType = {
  code: "I",
  title: "Additional operational procedures and general remarks",
  fields: [text("remarks", "Remarks", { longest: 2000, soundingsOf: "3.3" })],
  rules: [],
  lines: [line("", [the("remarks")])],
};
