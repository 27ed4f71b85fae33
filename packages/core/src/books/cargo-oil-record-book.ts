import type { EntryType, Field } from "../definitions/definition.ts";
import { line, text, the } from "./fields.ts";

/**
 * Oil record book, Part II: cargo and ballast operations of oil tankers. Letters and items are those of appendix III to MARPOL Annex I;
 * each item is answered in words, and stands on a line of its own behind its number.
 */
interface Operation {
  readonly title: string;
  /** In the order of the form: numbers such as "5" as keys of an object would come before "4.1". */
  readonly items: readonly (readonly [item: string, asks: string])[];
  /** Items of which one or another applies, or none. */
  readonly optional?: readonly string[];
}

const operations: Readonly<Record<string, Operation>> = {
  A: {
    title: "Loading of oil cargo",
    items: [
      ["1", "Place of loading"],
      ["2", "Type of oil loaded and identity of tank(s)"],
      ["3", "Total quantity of oil loaded (quantity added, in m3 at 15 °C, and total content of tank(s), in m3)"],
    ],
  },
  B: {
    title: "Internal transfer of oil cargo during voyage",
    items: [
      ["4.1", "Identity of tank(s): from"],
      ["4.2", "Identity of tank(s): to (quantity transferred and total quantity of tank(s), in m3)"],
      ["5", "Was (were) the tank(s) in 4.1 emptied? (If not, quantity retained, in m3)"],
    ],
  },
  C: {
    title: "Unloading of oil cargo",
    items: [
      ["6", "Place of unloading"],
      ["7", "Identity of tank(s) unloaded"],
      ["8", "Was (were) the tank(s) emptied? (If not, quantity retained, in m3)"],
    ],
  },
  D: {
    title: "Crude oil washing (COW tankers only)",
    items: [
      [
        "9",
        "Port where crude oil washing was carried out, or ship's position if carried out between two discharge ports",
      ],
      ["10", "Identity of tank(s) washed"],
      ["11", "Number of machines in use"],
      ["12", "Time of start of washing"],
      ["13", "Washing pattern employed"],
      ["14", "Washing line pressure"],
      ["15", "Time washing was completed or stopped"],
      ["16", "Method of establishing that tank(s) was (were) dry"],
      ["17", "Remarks on washing"],
    ],
    optional: ["17"],
  },
  E: {
    title: "Ballasting of cargo tanks",
    items: [
      ["18", "Position of ship at start and end of ballasting"],
      ["19.1", "Identity of tank(s) ballasted"],
      ["19.2", "Time of start and end"],
      ["19.3", "Quantity of ballast received (total quantity of ballast for each tank, in m3)"],
    ],
  },
  F: {
    title: "Ballasting of dedicated clean ballast tanks (CBT tankers only)",
    items: [
      ["20", "Identity of tank(s) ballasted"],
      [
        "21",
        "Position of ship when water intended for flushing, or port ballast, is taken to dedicated clean ballast tank(s)",
      ],
      ["22", "Position of ship when pump(s) and lines are flushed to slop tank"],
      [
        "23",
        "Quantity of the oily water which, after line flushing, is transferred to the slop tank(s) or cargo tank(s) (identity of tank(s), total quantity in m3)",
      ],
      ["24", "Position of ship when additional ballast water is taken to dedicated clean ballast tank(s)"],
      [
        "25",
        "Time and position of ship when valves separating the dedicated clean ballast tanks from cargo and stripping lines were closed",
      ],
      ["26", "Quantity of clean ballast taken on board, in m3"],
    ],
    optional: ["24"],
  },
  G: {
    title: "Cleaning of cargo tanks",
    items: [
      ["27", "Identity of tank(s) cleaned"],
      ["28", "Port or ship's position"],
      ["29", "Duration of cleaning"],
      ["30", "Method of cleaning"],
      ["31.1", "Tank washings transferred to reception facilities (port and quantity, in m3)"],
      [
        "31.2",
        "Tank washings transferred to slop tank(s) or cargo tank(s) designated as slop tank(s) (identity of tank(s), quantity transferred and total quantity, in m3)",
      ],
    ],
    optional: ["31.1", "31.2"],
  },
  H: {
    title: "Discharge of dirty ballast",
    items: [
      ["32", "Identity of tank(s)"],
      ["33", "Time and position of ship at start of discharge into the sea"],
      ["34", "Time and position of ship on completion of discharge into the sea"],
      ["35", "Quantity discharged into the sea, in m3"],
      ["36", "Ship's speed(s) during discharge"],
      ["37", "Was the discharge monitoring and control system in operation during the discharge?"],
      ["38", "Was a regular check kept on the effluent and the surface of the water in the locality of the discharge?"],
      [
        "39",
        "Quantity of oily water transferred to slop tank(s) (identity of slop tank(s), total quantity retained, in m3)",
      ],
      ["40", "Discharged to shore reception facilities (port and quantity, in m3)"],
    ],
    optional: ["33", "34", "35", "36", "37", "38", "39", "40"],
  },
  I: {
    title: "Discharge of water from slop tanks into the sea",
    items: [
      ["41", "Identity of slop tank(s)"],
      ["42", "Time of settling from last entry of residues"],
      ["43", "Time of settling from last discharge"],
      ["44", "Time and position of ship at start of discharge"],
      ["45", "Ullage of total contents at start of discharge"],
      ["46", "Ullage of oil/water interface at start of discharge"],
      ["47", "Bulk quantity discharged, in m3, and rate of discharge, in m3/h"],
      ["48", "Final quantity discharged, in m3, and rate of discharge, in m3/h"],
      ["49", "Time and position of ship on completion of discharge"],
      ["50", "Was the discharge monitoring and control system in operation during the discharge?"],
      ["51", "Ullage of oil/water interface on completion of discharge, in metres"],
      ["52", "Ship's speed(s) during discharge"],
      ["53", "Was a regular check kept on the effluent and the surface of the water in the locality of the discharge?"],
      [
        "54",
        "Confirm that all applicable valves in the ship's piping system have been closed on completion of discharge from the slop tanks",
      ],
    ],
    optional: ["42", "43"],
  },
  J: {
    title: "Collection, transfer and disposal of residues and oily mixtures not otherwise dealt with",
    items: [
      ["55", "Identity of tanks"],
      ["56", "Quantity transferred or disposed of from each tank (quantity retained, in m3)"],
      ["57.1", "Disposal to reception facilities (port and quantity, in m3)"],
      ["57.2", "Mixed with cargo (quantity, in m3)"],
      [
        "57.3",
        "Transferred to or from (an)other tank(s), including transfer from machinery space oil residue (sludge) and oily bilge water tanks (identity of tank(s), quantity transferred and total quantity of tank(s), in m3)",
      ],
      ["57.4", "Other method (state which; quantity disposed of, in m3)"],
    ],
    optional: ["57.1", "57.2", "57.3", "57.4"],
  },
  K: {
    title: "Discharge of clean ballast contained in cargo tanks",
    items: [
      ["58", "Position of ship at start of discharge of clean ballast"],
      ["59", "Identity of tank(s) discharged"],
      ["60", "Was (were) the tank(s) empty on completion?"],
      ["61", "Position of ship on completion if different from 58"],
      ["62", "Was a regular check kept on the effluent and the surface of the water in the locality of the discharge?"],
    ],
    optional: ["61"],
  },
  L: {
    title: "Discharge of ballast from dedicated clean ballast tanks (CBT tankers only)",
    items: [
      ["63", "Identity of tank(s) discharged"],
      ["64", "Time and position of ship at start of discharge of clean ballast into the sea"],
      ["65", "Time and position of ship on completion of discharge into the sea"],
      ["66.1", "Quantity discharged into the sea, in m3"],
      ["66.2", "Quantity discharged to reception facility, in m3 (port)"],
      [
        "67",
        "Was there any indication of oil contamination of the ballast water before or during discharge into the sea?",
      ],
      ["68", "Was the discharge monitored by an oil content meter?"],
      [
        "69",
        "Time and position of ship when valves separating dedicated clean ballast tanks from the cargo and stripping lines were closed on completion of deballasting",
      ],
    ],
    optional: ["64", "65", "66.1", "66.2"],
  },
  M: {
    title: "Condition of oil discharge monitoring and control system",
    items: [
      ["70", "Time of system failure"],
      ["71", "Time when system has been made operational"],
      ["72", "Reasons for failure"],
    ],
    optional: ["71"],
  },
  N: {
    title: "Accidental or other exceptional discharges of oil",
    items: [
      ["73", "Time of occurrence"],
      ["74", "Port or ship's position at time of occurrence"],
      ["75", "Approximate quantity, in m3, and type of oil"],
      ["76", "Circumstances of discharge or escape, the reasons therefor and general remarks"],
    ],
  },
  O: { title: "Additional operational procedures and general remarks", items: [["", "Remarks"]] },
  P: {
    title: "Loading of ballast water (tankers engaged in specific trades)",
    items: [
      ["77", "Identity of tank(s) ballasted"],
      ["78", "Position of ship when ballasted"],
      ["79", "Total quantity of ballast loaded, in m3"],
      ["80", "Remarks on ballasting"],
    ],
    optional: ["80"],
  },
  Q: {
    title: "Re-allocation of ballast water within the ship (tankers engaged in specific trades)",
    items: [["81", "Reasons for re-allocation"]],
  },
  R: {
    title: "Ballast water discharge to reception facility (tankers engaged in specific trades)",
    items: [
      ["82", "Port(s) where ballast water was discharged"],
      ["83", "Name or designation of reception facility"],
      ["84", "Total quantity of ballast water discharged, in m3"],
      ["85", "Date, name and stamp of the port authority official"],
    ],
    optional: ["85"],
  },
};

const keyOf = (item: string) => (item === "" ? "record" : `item${item.replace(".", "_")}`);

const asked = ({ items, optional = [] }: Operation): Field[] =>
  items.map(([item, asks]) =>
    text(keyOf(item), asks, { ...(item && { item }), longest: 1000, required: !optional.includes(item) }),
  );

export const cargoOilRecordBook: readonly EntryType[] = Object.entries(operations).map(([code, operation]) => ({
  code,
  title: operation.title,
  fields: asked(operation),
  rules: [],
  lines: operation.items.map(([item]) => line(item, [the(keyOf(item))], { filled: keyOf(item) })),
}));
