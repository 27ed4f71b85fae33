import { newId } from "@ymp/core/ids";
import type { ImportKind } from "@ymp/core/lists";
import * as files from "@ymp/testing/fixtures/imports/incumbent-files";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const imports = () => world.as("captain").imports;

/** The guess is taken as it is, nothing is answered. */
async function readAsGuessed({ fileName, text }: files.IncumbentFile, kind: ImportKind) {
  const sent = { fileName, base64: Buffer.from(text).toString("base64") };
  const sheet = oneRow((await imports().read({ ...sent, kind })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { sheet, input: { ...sent, kind, mapping, constants: sheet.guessedConstants } };
}

interface Expected {
  kind: ImportKind;
  file: files.IncumbentFile;
  /** The register that has to be on board first. */
  after?: files.IncumbentFile;
  /** Columns that must be known without help, and the headings of those that need not. */
  columns: number;
  others: string[];
  /** Rows that are written, and rows that are refused. */
  taken: number;
  refused: number;
}

describe("a file as another system leaves it", () => {
  it.each<[string, Expected]>([
    [
      "equipment with categories",
      { kind: "equipment", file: files.equipmentByCategory, columns: 13, others: [], taken: 8, refused: 0 },
    ],
    [
      "inventory with what remains on board",
      { kind: "inventory", file: files.stockWithRob, columns: 13, others: ["item_id"], taken: 10, refused: 0 },
    ],
    [
      "defects",
      {
        kind: "jobs",
        file: files.defectList,
        after: files.equipmentByCategory,
        columns: 13,
        others: [],
        taken: 5,
        refused: 0,
      },
    ],
    [
      "tasks",
      {
        kind: "jobs",
        file: files.taskList,
        after: files.equipmentByCategory,
        columns: 14,
        others: [],
        taken: 9,
        refused: 0,
      },
    ],
    [
      "work orders in capitals",
      {
        kind: "jobs",
        file: files.workOrders,
        after: files.equipmentInCapitals,
        columns: 12,
        others: [""],
        taken: 11,
        refused: 0,
      },
    ],
    [
      "equipment in capitals",
      {
        kind: "equipment",
        file: files.equipmentInCapitals,
        columns: 13,
        others: ["CLASS_CODE", "CREATED_DATE", "MODIFIED_DATE"],
        taken: 15,
        refused: 0,
      },
    ],
    [
      "equipment with its last service",
      { kind: "equipment", file: files.equipmentWithService, columns: 9, others: [], taken: 8, refused: 0 },
    ],
    [
      "spares with stock",
      {
        kind: "parts",
        file: files.sparesWithStock,
        after: files.equipmentWithService,
        columns: 8,
        others: ["Item"],
        taken: 4,
        refused: 0,
      },
    ],
    ["suppliers", { kind: "suppliers", file: files.supplierList, columns: 8, others: [], taken: 4, refused: 0 }],
    [
      "jobs with odd dates",
      {
        kind: "jobs",
        file: files.jobsWithOddDates,
        after: files.equipmentWithService,
        columns: 5,
        others: [],
        taken: 5,
        refused: 2,
      },
    ],
  ])("%s", async (_, { kind, file, after, columns, others, taken, refused }) => {
    if (after) await imports().write({ id: newId(), ...(await readAsGuessed(after, "equipment")).input });
    const { sheet, input } = await readAsGuessed(file, kind);
    expect(sheet.likelyKind).toBe(kind);
    expect(sheet.mapping.filter(({ use }) => use !== "field").map(({ heading }) => heading)).toEqual(others);
    expect(sheet.mapping.filter(({ use }) => use === "field")).toHaveLength(columns);
    const { counts } = await imports().write({ id: newId(), ...input, onlyGoodRows: true });
    expect({ taken: counts.create + counts.update, refused: counts.error }).toEqual({ taken, refused });
  });
});
