import type { EntryType } from "../definitions/definition.ts";
import { text, the } from "./fields.ts";

/**
 * Oil record book, Part II, of oil tankers. Letters and the numbers of their items are those of the form; what each item asks is not described
 * here, so that an entry names its item and says the rest in words.
 */
const letters: Readonly<Record<string, readonly [title: string, first: number, last: number]>> = {
  A: ["Loading of oil cargo", 1, 3],
  B: ["Internal transfer of oil cargo during voyage", 4, 5],
  C: ["Unloading of oil cargo", 6, 8],
  D: ["Crude oil washing", 9, 17],
  E: ["Ballasting of cargo tanks", 18, 19],
  F: ["Ballasting of dedicated clean ballast tanks", 20, 26],
  G: ["Cleaning of cargo tanks", 27, 31],
  H: ["Discharge of dirty ballast", 32, 40],
  I: ["Discharge of water from slop tanks into the sea", 41, 54],
  J: ["Collection, transfer and disposal of residues and oily mixtures", 55, 57],
  K: ["Discharge of clean ballast contained in cargo tanks", 58, 62],
  L: ["Discharge of ballast from dedicated clean ballast tanks", 63, 69],
  M: ["Condition of oil discharge monitoring and control system", 70, 72],
  N: ["Accidental or other exceptional discharges of oil", 73, 76],
  O: ["Additional operational procedures and general remarks", 0, 0],
  P: ["Loading of ballast water", 77, 80],
  Q: ["Re-allocation of ballast water within the ship", 81, 81],
  R: ["Ballast water discharge to reception facility", 82, 84],
};

export const cargoOilRecordBook: readonly EntryType[] = Object.entries(letters).map(([code, [title, first, last]]) => ({
  code,
  title,
  fields: [
    ...(last === 0
      ? []
      : [
          {
            type: "figure",
            key: "item",
            label: "Item",
            decimals: 0,
            least: `${first}`,
            most: `${last}`,
            required: true,
          } as const,
        ]),
    text("record", "Record of the operation", { longest: 2000 }),
  ],
  rules: [],
  lines: [{ item: "", parts: last === 0 ? [the("record")] : [the("item"), " ", the("record")] }],
}));
