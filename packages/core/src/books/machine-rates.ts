import type { FigureFacts } from "../definitions/definition.ts";
import type { BookKind } from "./kinds.ts";

/** What machines on board are rated for, m³ an hour: on the cover of an oil record book, and held against its entries. */
export const machineRates = ["separatorRate", "incineratorCapacity"] as const;
export type MachineRate = (typeof machineRates)[number];

export const machineRate: FigureFacts = { decimals: 3, unit: "m3/h", moreThan: "0", most: "999" };

export const asksForRates = (kind: BookKind): boolean => kind === "oil1" || kind === "imooil1";
