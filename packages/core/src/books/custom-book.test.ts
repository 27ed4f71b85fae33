import { describe, expect, it } from "vitest";
import type { EntryType, Facts, Values } from "../definitions/definition.ts";
import { entryColumns } from "../definitions/entry-lines.ts";
import { judgeEntry, keptValues } from "../definitions/judge-entry.ts";
import { entryTypesOf } from "./all-books.ts";
import { asType } from "./column-settings.ts";
import { type DesignedColumn, designedBook, heldAgainstLast, lastFact } from "./custom-book.ts";
import { columnFaults, designFaults } from "./design-faults.ts";
import { namesTanks } from "./tank-books.ts";
import { writeEntry } from "./write-entry.ts";

const at = "2026-03-01T08:00:00Z";
const nothing: Facts = { tanks: new Map(), figures: {}, flags: {} };
const column = (key: string, type: DesignedColumn["type"], more: Partial<DesignedColumn> = {}): DesignedColumn => ({
  key,
  label: `The ${key}`,
  type,
  ...more,
});
const choices = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));

const found = column("found", "bool", { isRequired: true });
const what = column("what", "text", { when: { column: "found", is: true }, isRequired: true });
const state = column("state", "select", { options: choices("good", "worn", "broken") });
const why = column("why", "text", { requiredWhen: { column: "state", is: ["worn", "broken"] } });
const hours = column("hours", "decimal", { decimals: 1, unit: "h" });
const run = column("run", "computed", { decimals: 1, unit: "h", min: "0", from: { how: "sinceLast", of: ["hours"] } });
const taken = column("taken", "rows", {
  columns: [
    column("kind", "text", { isRequired: true }),
    column("litres", "int", { unit: "l", min: "1", warnsOnly: true }),
  ],
});
const used = column("used", "decimal");
const total = column("total", "computed", { decimals: 0, unit: "l", from: { how: "sum", of: ["taken.litres"] } });
const left = column("left", "computed", { decimals: 0, from: { how: "difference", of: ["total", "used"] } });
const all = [found, what, state, why, hours, run, taken, used, total, left];

function typeOf(columns: readonly DesignedColumn[]): EntryType {
  const [type] = designedBook("Tender", columns);
  if (!type) throw new Error("no entry");
  return type;
}

const judged = (columns: readonly DesignedColumn[], values: Values, facts = nothing) =>
  judgeEntry(typeOf(columns), { at, by: "u1", ...values }, facts).map(
    ({ severity, path, code, params }) => `${severity} ${path} ${params?.rule ?? code}`,
  );

describe("a designed column", () => {
  it("is asked only after the answer that it waits for", () => {
    expect(judged([found, what], { found: false })).toEqual([]);
    expect(judged([found, what], { found: true })).toEqual(["fault what required"]);
    expect(judged([found, what], { found: false, what: "a rope" })).toEqual(["fault what notAsked"]);
    expect(judged([found, { ...what, when: { column: "found" } }], { found: false })).toEqual(["fault what required"]);
  });

  it("must be filled in only after the answer that says so", () => {
    expect(judged([state, why], { state: "good" })).toEqual([]);
    expect(judged([state, why], { state: "worn" })).toEqual(["fault why required"]);
  });

  it("repeats what its rows ask, each judged by itself", () => {
    expect(judged([taken], { taken: [{ kind: "Oil", litres: "20" }, { litres: "0" }] })).toEqual([
      "fault taken.1.kind required",
    ]);
    expect(judged([taken], { taken: [{ kind: "Oil", litres: "0" }] })).toEqual([
      "warning taken.0.litres outsideLimits",
    ]);
  });

  it("is reckoned from others, and since the last entry that told it", () => {
    const facts: Facts = { ...nothing, figures: { [lastFact("hours")]: "1200.5" } };
    const values = {
      hours: "1224.0",
      taken: [
        { kind: "A", litres: "20" },
        { kind: "B", litres: "5" },
      ],
      used: "4",
    };
    expect(keptValues(typeOf(all), values, facts)).toMatchObject({ run: "23.5", total: "25", left: "21" });
    expect(keptValues(typeOf(all), values, nothing)).not.toHaveProperty("run");
    expect(judged(all, { found: false, ...values, hours: "1000.0" }, facts)).toEqual(["warning run outsideLimits"]);
    expect(heldAgainstLast(all)).toEqual(["hours"]);
    expect(heldAgainstLast(all.map((one) => ({ ...one, isArchived: true })))).toEqual([]);
  });

  it("stands on paper: rows one after the other, each answer after its label", () => {
    const values = keptValues(
      typeOf(all),
      {
        at,
        taken: [
          { kind: "Oil", litres: "20" },
          { kind: "Water", litres: "5" },
        ],
      },
      nothing,
    );
    expect(entryColumns(typeOf(all), values, { ...nothing, names: new Map(), shipOffsetMin: 0 })).toMatchObject({
      "The taken": "The kind: Oil; The litres 20 l / The kind: Water; The litres 5 l",
      "The total (l)": "25",
    });
  });

  it("names tanks of the vessel, also within rows", () => {
    expect(namesTanks("custom", { columns: [column("t", "tank")] })).toBe(true);
    expect(namesTanks("custom", { columns: [column("r", "rows", { columns: [column("t", "tank")] })] })).toBe(true);
    expect(namesTanks("custom", { columns: [hours] })).toBe(false);
  });
});

describe("who signs an entry of a designed book", () => {
  const signersBy = (signers?: { first: "officer" | "master"; witness: boolean }) => {
    const [type] = entryTypesOf("custom", { title: "Tender", columns: [hours], ...(signers && { signers }) });
    if (!type) throw new Error("no entry");
    const now = new Date(at);
    return writeEntry({
      ...{ kind: "custom", type, values: { at, by: "u1" }, facts: nothing, names: new Map(), shipOffsetMin: 0 },
      ...{ recordedOffsetMin: 0, zoneOffsetMin: 0, occurredAt: now, author: { name: "A", rank: null } },
      ...{ lateness: { isLate: false, needsReason: false }, lateReason: "", corrected: null },
    }).payload.signers;
  };
  it("is the officer in charge unless its design says another", () => {
    expect(signersBy()).toEqual({ first: "officer", witness: false });
    expect(signersBy({ first: "master", witness: true })).toEqual({ first: "master", witness: true });
  });
});

describe("columns that ask for others", () => {
  const faults = (...columns: DesignedColumn[]) =>
    columnFaults(columns).map(({ at: nth, inner, field, code }) =>
      [nth, inner, field, code].filter((one) => one !== undefined).join(" "),
    );
  const calculated = column("total", "computed", { from: { how: "sum", of: ["hours"] } });
  const inRows = (...columns: DesignedColumn[]) => column("rows", "rows", { columns });

  it("hold as they stand", () => expect(faults(...all)).toEqual([]));

  it.each<[string, DesignedColumn[], string[]]>([
    ["below it", [what, found], ["0 when conditionLost"]],
    ["no longer asked", [{ ...found, isArchived: true }, what], ["1 when conditionLost"]],
    ["itself", [{ ...found, when: { column: "found", is: true } }], ["0 when conditionLost"]],
    ["yes of a text", [{ ...found, type: "text" }, what], ["1 when conditionLost"]],
    [
      "a figure that is calculated",
      [column("hours", "int"), calculated, { ...why, requiredWhen: { column: "total" } }],
      ["2 requiredWhen conditionLost"],
    ],
    ["a choice that is gone", [{ ...state, options: choices("good") }, why], ["1 requiredWhen conditionLost"]],
    ["no choice", [state, { ...why, requiredWhen: { column: "state", is: [] } }], ["1 requiredWhen conditionEmpty"]],
    [
      "files that are added later",
      [column("f", "file"), { ...why, requiredWhen: { column: "f" } }],
      ["1 requiredWhen conditionLost"],
    ],
    ["a figure below it", [run, hours], ["0 from reckonLost"]],
    [
      "a text",
      [{ ...hours, type: "text", decimals: undefined as never, unit: undefined as never }, run],
      ["1 from reckonLost"],
    ],
    ["one of two", [hours, { ...run, from: { how: "difference", of: ["hours"] } }], ["1 from reckonEmpty"]],
    ["nothing", [column("c", "computed")], ["0 from reckonEmpty"]],
    [
      "rows since the last entry",
      [taken, { ...run, from: { how: "sinceLast", of: ["taken.litres"] } }],
      ["1 from reckonLost"],
    ],
    ["a reckoning of a figure", [{ ...hours, from: { how: "sum", of: [] } }], ["0 from notOfType"]],
    ["an answer to what is computed", [hours, { ...run, isRequired: true }], ["1 isRequired notOfType"]],
    ["rows of nothing", [inRows()], ["0 columns noColumn"]],
    ["two of a name in rows", [inRows(used, { ...used, key: "more" })], ["0 1 label twice"]],
    ["from rows what stands outside", [found, inRows(used, what)], ["1 1 when conditionLost"]],
    ["in rows what stands above there", [inRows(found, what)], []],
    ["no longer, and so breaks nothing", [{ ...what, isArchived: true }], []],
  ])("ask for %s", (_case, columns, told) => expect(faults(...columns)).toEqual(told));

  it("are another type without what only the former has", () => {
    expect(asType(taken, "text")).toEqual({ key: "taken", label: "The taken", type: "text" });
    expect(asType({ ...what, isRequired: true }, "computed")).not.toHaveProperty("isRequired");
  });

  it("keep what rows hold, as what stands by itself", () => {
    const [kind, litres] = taken.columns ?? [];
    const changed = (columns: readonly (DesignedColumn | undefined)[]) =>
      designFaults([taken], [{ ...taken, columns: columns.flatMap((one) => one ?? []) }], new Set(["taken"]));
    expect(changed([kind])).toEqual([{ key: "litres", within: "taken", code: "removed" }]);
    expect(changed([kind, litres && { ...litres, type: "text" }])).toEqual([
      { key: "litres", within: "taken", code: "typeChanged" },
    ]);
    expect(changed([litres && { ...litres, isArchived: true }, kind])).toEqual([]);
  });
});
