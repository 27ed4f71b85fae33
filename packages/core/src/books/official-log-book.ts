import type { EntryType } from "../definitions/definition.ts";
import { choice, ifFilled, instant, place, text, the } from "./fields.ts";
import { caymanEntries, type OfficialEntry, officialEntries } from "./official-entries.ts";
import { officialTables } from "./official-tables.ts";

/** A wrong entry stays as it is; a further one says which it amends or cancels. */
const amendment: EntryType = {
  code: "AMEND",
  title: "Further entry",
  fields: [
    instant("at", "Date and hour of occurrence"),
    choice("effect", "What it does", { amends: "amends", cancels: "cancels" }),
    { type: "figure", key: "entry", label: "Number of the entry", decimals: 0, least: "1", required: true },
    text("narrative", "Text", { longest: 4000 }),
  ],
  rules: [],
  lines: [{ item: "", parts: ["This entry ", the("effect"), " entry ", the("entry"), ": ", the("narrative")] }],
};

const narrative = ({ code, title, asks, number }: OfficialEntry): EntryType => ({
  code,
  title: number ? `${number}. ${title}` : title,
  fields: [
    instant("at", "Date and hour of occurrence"),
    place("place", "Place or position"),
    text("narrative", asks, { longest: 4000 }),
    { type: "files", key: "annexes", label: "Annexes" },
  ],
  rules: [],
  lines: [{ item: number ?? "", parts: [the("narrative"), ifFilled("place", " (", the("place"), ")")] }],
});

export const officialLogBook: readonly EntryType[] = [...officialTables, ...officialEntries.map(narrative), amendment];

export const caymanLogBook: readonly EntryType[] = [
  ...[...officialTables, ...officialEntries.map(narrative)],
  ...[...caymanEntries.map(narrative), amendment],
];
