import { newId } from "@ymp/core/ids";
import type { ImportKind } from "@ymp/core/imported-lists";
import { plans } from "@ymp/db/schema/plans";
import * as files from "@ymp/testing/fixtures/imports/incumbent-files";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

type Preview = Awaited<ReturnType<ReturnType<typeof imports>["preview"]>>;

const imports = () => world.as("captain").imports;

/** The guess is taken as it is, nothing is answered. */
async function readAsGuessed({ fileName, text }: files.IncumbentFile, kind: ImportKind) {
  const sent = { fileName, base64: Buffer.from(text).toString("base64") };
  const sheet = oneRow((await imports().read({ ...sent, kind })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { sheet, input: { ...sent, kind, mapping, constants: sheet.guessedConstants } };
}

const tallyOf = (keys: string[]) =>
  Object.fromEntries([...new Set(keys)].sort().map((key) => [key, keys.filter((other) => other === key).length]));

/** "create defect due plan": what is done with the row, and as which job or plan. */
const outcomeOf = ({ action, values, service, duplicate }: Preview["rows"][number]) =>
  [action, values.kind, values.status, service && "plan", duplicate && "duplicate"].filter(Boolean).join(" ");

/** The translator of the tests has no words for services that the file leaves without a name. */
async function bringRegister(file: files.IncumbentFile): Promise<void> {
  await imports().write({ id: newId(), ...(await readAsGuessed(file, "equipment")).input });
  const title = sql`case when counter_interval is null then 'Service' else counter_interval / 10 || ' h service' end`;
  await world.inVessel("A", (tx) => tx.update(plans).set({ title }));
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
  /** What the preview says of the file as a whole, and how often it says what of its rows. */
  notes?: string[];
  remarks: Record<string, number>;
  /** How many rows become what. */
  becomes: Record<string, number>;
}

describe("a file as another system leaves it", () => {
  it.each<[string, Expected]>([
    [
      "equipment with categories",
      {
        kind: "equipment",
        file: files.equipmentByCategory,
        columns: 13,
        others: [],
        taken: 8,
        refused: 0,
        remarks: { "imports:rowHoursAsYears": 2 },
        becomes: { create: 2, "create plan": 6 },
      },
    ],
    [
      "inventory with what remains on board",
      {
        kind: "inventory",
        file: files.stockWithRob,
        columns: 13,
        others: ["item_id"],
        taken: 10,
        refused: 0,
        remarks: {},
        becomes: { create: 10 },
      },
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
        remarks: { "imports:rowPersonUnknown": 4 },
        becomes: { "create defect done": 2, "create defect due": 2, "create defect in_progress": 1 },
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
        taken: 8,
        refused: 0,
        remarks: {
          "imports:rowPersonUnknown": 8,
          "imports:rowPlanPossiblyTwice": 1,
          "imports:rowServiceOnBoard": 4,
          "imports:rowTitleNamesOther": 1,
        },
        becomes: {
          "create defect done": 2,
          "create inspection due": 1,
          "create inspection due plan": 1,
          "create inspection due plan duplicate": 1,
          "create planned done duplicate": 3,
          "skip planned due duplicate": 1,
        },
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
        remarks: { "imports:rowCancelled": 1, "imports:rowExtraCells": 1, "imports:rowPersonUnknown": 11 },
        becomes: {
          "create class due": 1,
          "create defect due": 1,
          "create inspection due": 3,
          "create planned done": 3,
          "create planned due": 3,
          "skip planned cancelled": 1,
        },
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
        notes: ["CREATED_DATE, MODIFIED_DATE"],
        remarks: { "imports:cellUnknownType": 2, "imports:rowHoursAsYears": 2 },
        becomes: { create: 6, "create plan": 9 },
      },
    ],
    [
      "equipment with its last service",
      {
        kind: "equipment",
        file: files.equipmentWithService,
        columns: 9,
        others: [],
        taken: 8,
        refused: 0,
        remarks: {},
        becomes: { "create plan": 8 },
      },
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
        notes: ["Item"],
        remarks: {},
        becomes: { create: 4 },
      },
    ],
    [
      "suppliers",
      {
        kind: "suppliers",
        file: files.supplierList,
        columns: 8,
        others: [],
        taken: 4,
        refused: 0,
        remarks: { "imports:cellNotAnEmail": 1 },
        becomes: { create: 4 },
      },
    ],
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
        remarks: { "imports:cellNoSuchDay": 1, "imports:cellNumberNotADate": 1, "imports:rowPersonUnknown": 1 },
        becomes: { "create planned due": 5, "error planned due": 2 },
      },
    ],
  ])("%s", async (_, { kind, file, after, columns, others, taken, refused, notes = [], remarks, becomes }) => {
    if (after) await bringRegister(after);
    const { sheet, input } = await readAsGuessed(file, kind);
    expect(sheet.likelyKind).toBe(kind);
    expect(sheet.mapping.filter(({ use }) => use !== "field").map(({ heading }) => heading)).toEqual(others);
    expect(sheet.mapping.filter(({ use }) => use === "field")).toHaveLength(columns);
    const preview = await imports().preview({ ...input, limit: 200 });
    expect(preview.notes.map(({ params }) => params.columns)).toEqual(notes);
    expect(tallyOf(preview.rows.flatMap(({ problems }) => problems.map(({ messageKey }) => messageKey)))).toEqual(
      remarks,
    );
    expect(tallyOf(preview.rows.map(outcomeOf))).toEqual(becomes);
    const { counts } = await imports().write({ id: newId(), ...input, onlyGoodRows: true });
    expect({ taken: counts.create + counts.update, refused: counts.error }).toEqual({ taken, refused });
  });
});
