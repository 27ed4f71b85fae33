import { identity } from "./comparable.ts";
import { longestOf } from "./import-target.ts";
import { errorAt, numberIn, textIn, warningAt } from "./imported-row.ts";
import { atOnce, type InPieces } from "./in-pieces.ts";
import { type EquipmentLookup, equipmentLookup, type KnownEquipment } from "./job-equipment.ts";
import { type PartFieldName, partsTarget } from "./part-fields.ts";
import type { KnownItem } from "./plan-inventory-import.ts";
import { type PartStock, planPartStock, saysStock, withStock } from "./plan-part-stock.ts";
import {
  type KnownRecord,
  type PlannedRecord,
  planRecords,
  type RecordRules,
  type RecordsPlan,
  summed,
  withoutNulls,
} from "./plan-records.ts";
import type { ImportedRow } from "./read-records.ts";
import type { Problem } from "./reading.ts";
import { agree } from "./record-finder.ts";

export type PartRow = ImportedRow<PartFieldName>;

export interface PartParticulars {
  equipmentId: string;
  section: string | null;
  designation: string;
  partNo: string | null;
  figureNumber: string | null;
  key: string | null;
  unit: string | null;
  measurement: string | null;
  fittedQuantity: number | null;
  serialNo: string | null;
  standard: string | null;
  description: string | null;
}

export interface KnownPart extends KnownRecord<PartParticulars> {
  itemId: string | null;
}

/** What is in the stores under a part number. */
export interface NumberedItem {
  id: string;
  partNo: string;
}

export interface PlannedPart extends PlannedRecord<PartParticulars> {
  /** The item of the stores with the same part number, for a part that has none yet. */
  itemId?: string;
}

/** Parts, and the items whose stock their rows tell. */
export interface PartsPlan extends RecordsPlan<PlannedPart> {
  stock: PartStock | null;
}

export interface PartsOnBoard {
  equipment: readonly KnownEquipment[];
  parts: readonly KnownPart[];
  items: readonly NumberedItem[];
  /** The stores; null for those who may not set them up. */
  stores: readonly KnownItem[] | null;
}

/** Within one machine: by number first, then by name where nothing contradicts it. */
const atMachine = (machine: string | undefined, word: string | null | undefined) =>
  machine && word ? `${machine} ${word}` : null;

const samePlace = (one: Partial<PartParticulars>, other: Partial<PartParticulars>) =>
  agree(one.figureNumber, other.figureNumber) && agree(one.section, other.section) && agree(one.key, other.key);

function rulesFor(findMachine: (row: PartRow) => EquipmentLookup): RecordRules<PartFieldName, PartParticulars> {
  return {
    keys: [
      { by: "partNo", wordOf: ({ equipmentId, partNo }) => atMachine(equipmentId, partNo), agree: samePlace },
      {
        by: "designation",
        wordOf: ({ equipmentId, designation }) => atMachine(equipmentId, designation),
        agree: (one, other) => samePlace(one, other) && agree(one.partNo, other.partNo),
      },
    ],
    named: "designation",
    longestRemarks: longestOf(partsTarget, "remarks"),
    labelOf: ({ designation }) => designation ?? "",
    valuesOf: (row) => {
      const machine = findMachine(row);
      return withoutNulls({
        equipmentId: "id" in machine ? machine.id : null,
        section: textIn(row, "section"),
        designation: textIn(row, "designation"),
        partNo: textIn(row, "partNo"),
        figureNumber: textIn(row, "figureNumber"),
        key: textIn(row, "key"),
        unit: textIn(row, "unit"),
        measurement: textIn(row, "measurement"),
        fittedQuantity: numberIn(row, "fittedQuantity"),
        serialNo: textIn(row, "serialNo"),
        standard: textIn(row, "standard"),
        description: textIn(row, "remarks"),
      });
    },
    problemsOf: (row) => machineProblems(row, findMachine(row)),
  };
}

const referencesIn = (row: PartRow) => [textIn(row, "equipment"), textIn(row, "equipmentSourceId")];

function machineProblems(row: PartRow, lookup: EquipmentLookup): Problem[] {
  const equipment = [textIn(row, "equipmentName"), ...referencesIn(row)].find(Boolean) ?? "";
  switch (lookup.kind) {
    case "found":
      return [];
    case "unsaid":
      return [errorAt("equipment", "imports:rowMachineMissing")];
    case "contradiction":
      return [warningAt("equipment", "imports:rowEquipmentContradicts", { equipment, named: lookup.named.name })];
    case "ambiguous":
      return [errorAt("equipment", "imports:rowEquipmentAmbiguous", { equipment })];
    case "notFound":
      return [errorAt("equipment", "imports:rowEquipmentNotFound", { equipment })];
  }
}

/** What importing the rows would do. A part is linked to the stores where exactly one item carries its number. */
export function* planningParts(rows: readonly PartRow[], onBoard: PartsOnBoard): InPieces<PartsPlan> {
  const lookup = equipmentLookup(onBoard.equipment);
  const rules = rulesFor((row) => lookup(referencesIn(row), textIn(row, "equipmentName")));
  const linked = new Map(onBoard.parts.map(({ id, itemId }) => [id, itemId]));
  const unlinkable = new Set(onBoard.parts.flatMap(({ id, held }) => (held?.includes("itemId") ? id : [])));
  const itemWith = itemFinder(onBoard.items);
  const parts = (yield* planRecords(rows, onBoard.parts, rules)).map((record): PlannedPart => {
    if (record.sameAs !== undefined) return repeated(record, record.sameAs);
    const itemId = linked.get(record.matchedId ?? "") ? undefined : itemWith(record.given.partNo);
    if (record.action === "error" || !itemId || unlinkable.has(record.matchedId ?? "")) return record;
    return { ...record, itemId, action: record.action === "skip" ? "update" : record.action };
  });
  if (onBoard.stores === null)
    return { ...summed(parts.map((part, index) => withoutStock(part, rows[index]))), stock: null };
  const machineNames = new Map(onBoard.equipment.map(({ id, name }) => [id, name]));
  const stock = yield* planPartStock(rows, parts, { items: onBoard.stores, machineNames, itemOfPart: linked });
  return { ...summed(parts.map((part) => withStock(part, stock.itemRows.get(part.sourceRow)))), stock };
}

/** The same in one go. */
export const planPartsImport = (...given: Parameters<typeof planningParts>) => atOnce(planningParts(...given));

function withoutStock(part: PlannedPart, row: PartRow | undefined): PlannedPart {
  if (!row || !saysStock(row)) return part;
  return { ...part, problems: [...part.problems, warningAt("onBoard", "imports:rowStockNotForRole")] };
}

const repeated = (record: PlannedRecord<PartParticulars>, row: number): PlannedPart => ({
  ...record,
  problems: [...record.problems, warningAt("designation", "imports:rowSameAs", { row })],
});

function itemFinder(items: readonly NumberedItem[]): (partNo: string | null | undefined) => string | undefined {
  const byNumber = new Map<string, string | null>();
  for (const { id, partNo } of items) byNumber.set(identity(partNo), byNumber.has(identity(partNo)) ? null : id);
  return (partNo) => byNumber.get(identity(partNo ?? "")) ?? undefined;
}
