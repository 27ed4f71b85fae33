import type { EntryType, Span, TankFacts, Values } from "../definitions/definition.ts";
import { entryLines, inOneLine, type Printing } from "../definitions/entry-lines.ts";
import { judgeEntry, keptValues } from "../definitions/judge-entry.ts";
import { oilRecordBook } from "./oil-record-book.ts";

// A vessel's tanks and the operations that inspectors compare; `printed` and `judged` as the book does.
export const sludge: TankFacts = { name: "Sludge tank", capacity: "2.00", iopp: "3.1", retained: "0.85" };
export const bilge: TankFacts = { name: "Bilge holding tank", capacity: "3.00", iopp: "3.3", retained: "1.60" };
export const fuel = (name: string): TankFacts => ({ name, capacity: "20.00", iopp: null, retained: null });

export const at = (clock: string) => `2026-03-01T${clock}:00Z`;
export const brokenDown = [{ from: at("06:00"), to: at("14:30") }];
export const sinceSix = [{ from: at("06:00"), to: null }];

export function aboard({ retained, failed = [] }: { retained?: string; failed?: readonly Span[] } = {}): Printing {
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

export const typeOf = (code: string): EntryType => {
  const type = oilRecordBook.find((one) => one.code === code);
  if (!type) throw new Error(`No letter ${code}`);
  return type;
};

export const printed = (code: string, values: Values, facts = aboard()) =>
  inOneLine(code, entryLines(typeOf(code), keptValues(typeOf(code), values, facts), facts));
export const judged = (code: string, values: Values, facts = aboard()) =>
  judgeEntry(typeOf(code), values, facts).map(({ path, code: what, severity, params }) =>
    [severity, path, params?.rule ?? what].join(" "),
  );

export const weekly: Values = { operation: "weekly", tank: "sludge", retained: "0.85" };
export const ashore: Values = {
  ...{ operation: "reception", tank: "sludge", quantity: "0.70", retained: "0.15" },
  ...{ facility: "road tanker", port: "Antibes" },
};
export const collected: Values = {
  ...{ operation: "collected", tank: "sludge", retained: "0.21", collected: "0.06", source: "generator 1 sump" },
};
export const moved: Values = {
  ...weekly,
  operation: "tank",
  quantity: "0.5",
  retained: "0.35",
  to: "dirty",
  total: "0.96",
};
export const overboard: Values = {
  ...{ quantity: "1.20", tank: "bilge", retained: "0.40", start: at("08:05"), stop: at("09:35"), method: "15ppm" },
  startAt: { lat: "42.166667", lon: "6.083333" },
  stopAt: { lat: "42.3", lon: "6.333333" },
};
export const bunkers: Values = {
  ...{ place: { port: "Gibraltar" }, start: at("07:10"), stop: at("09:40"), oil: "fuel", type: "MGO 0.10 % S" },
  quantity: "18.500",
  tanks: [
    { tank: "fo1", added: "9.000", content: "14.200" },
    { tank: "fo2", added: "9.500", content: "15.000" },
  ],
};
export const restored: Values = { event: "restored", restoredAt: at("14:30") };
export const failure: Values = { event: "failed", failedAt: at("06:00"), reason: "oil content meter fault" };
