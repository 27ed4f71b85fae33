import { describe, expect, it, test } from "vitest";
import type { Condition } from "../definitions/condition.ts";
import type { EntryType, Facts, Field, Part, Values } from "../definitions/definition.ts";
import type { Expression } from "../definitions/expression.ts";
import { judgeEntry, keptValues } from "../definitions/judge-entry.ts";
import { entryTypesOf } from "./all-books.ts";
import { asType } from "./column-settings.ts";
import { type DesignedColumn, designedBook } from "./custom-book.ts";
import { columnFaults, designFaults } from "./design-faults.ts";
import { bookKinds } from "./kinds.ts";
import { trackFaults } from "./navigational-record.ts";

const noFacts: Facts = { tanks: new Map(), figures: {}, flags: {} };
const at = "2026-03-01T08:00:00Z";
const judged = (type: EntryType, values: Values, facts = noFacts) =>
  judgeEntry(type, values, facts).map(
    ({ severity, path, code, params }) => `${severity} ${path} ${params?.rule ?? code}`,
  );

const temperature: DesignedColumn = {
  key: "temp",
  label: "Cold room",
  type: "decimal",
  unit: "degC",
  min: "-25",
  max: "10",
  decimals: 1,
  isRequired: true,
};
const kitchen = [temperature, { key: "ok", label: "In order", type: "bool" }] satisfies DesignedColumn[];

/** Fields that a condition, a rule or a line names. */
function named(condition: Condition | undefined): string[] {
  if (!condition) return [];
  if ("all" in condition) return condition.all.flatMap(named);
  if ("any" in condition) return condition.any.flatMap(named);
  if ("not" in condition) return named(condition.not);
  if ("flag" in condition) return [];
  if ("during" in condition) return [condition.from, condition.to ?? condition.from];
  if ("same" in condition) return [...condition.same];
  return ["filled" in condition ? condition.filled : condition.field];
}

function reckoned(expression: Expression): string[] {
  if ("sumOf" in expression) return [expression.sumOf];
  if ("field" in expression) return [expression.field];
  if ("tank" in expression) return [expression.tank];
  if ("hours" in expression) return [...expression.hours];
  if ("miles" in expression) return [...expression.miles];
  if ("bearing" in expression) return reckoned(expression.bearing);
  return Object.values(expression).flatMap((parts) => (Array.isArray(parts) ? parts.flatMap(reckoned) : []));
}

const printed = (part: Part): string[] => {
  if (typeof part === "string") return [];
  if ("ifFilled" in part) return [part.ifFilled, ...part.then.flatMap(printed)];
  if ("onlyWhen" in part) return [...named(part.onlyWhen), ...part.then.flatMap(printed)];
  if ("joined" in part) return part.joined.flatMap(printed);
  return ["each" in part ? part.each : part.field];
};

const usedBy = ({ fields, rules, lines = [], columns = [] }: EntryType): string[] => [
  ...fields.flatMap(({ when, required }) => [...named(when), ...(typeof required === "object" ? named(required) : [])]),
  ...fields.flatMap((field) => (field.type === "computed" ? reckoned(field.from) : [])),
  ...rules.flatMap(({ each }) => each ?? []),
  ...rules.flatMap(({ each, field, when, holds }) =>
    each === undefined ? [field, ...named(when), ...(holds ? [holds.left, holds.right].flatMap(reckoned) : [])] : [],
  ),
  ...[...lines, ...columns].flatMap(({ parts }) => parts.flatMap(printed)),
  ...lines.flatMap(({ when }) => named(when)),
];

/** Fields that stand on paper, those of a table after its key: by their words, or by what is said where they are answered so. */
function onPaper(part: Part, above = ""): string[] {
  if (typeof part === "string") return [];
  if ("ifFilled" in part) return part.then.flatMap((one) => onPaper(one, above));
  if ("onlyWhen" in part)
    return [...named(part.onlyWhen).map((key) => above + key), ...part.then.flatMap((one) => onPaper(one, above))];
  if ("joined" in part) return part.joined.flatMap((one) => onPaper(one, above));
  if ("each" in part) return part.parts.flatMap((one) => onPaper(one, `${above}${part.each}.`));
  return [above + part.field];
}

/** Files lie beside the entry. A field that only selects another one is covered by that one, and the time by the first column. */
function asked(fields: readonly Field[], above = ""): string[] {
  const deciding = new Set(fields.flatMap(({ when }) => named(when)));
  return fields.flatMap((field) => {
    if (field.type === "rows") return asked(field.fields, `${above}${field.key}.`);
    return field.type === "files" || deciding.has(field.key) ? [] : [above + field.key];
  });
}

function unprinted({ fields, lines = [], columns = [] }: EntryType): string[] {
  const told = new Set([
    ...lines.flatMap(({ when, parts }) => [...named(when), ...parts.flatMap((part) => onPaper(part))]),
    ...columns.flatMap(({ parts }) => parts.flatMap((part) => onPaper(part))),
    "at",
  ]);
  return asked(fields).filter((path) => !told.has(path));
}

const inOrder = (items: readonly string[]) =>
  items.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));

describe.each(bookKinds)("the book %s", (kind) => {
  const types = entryTypesOf(kind, { title: "Kitchen", columns: kitchen });

  it("names each of its entries once, and each field of one", () => {
    expect(types.length).toBeGreaterThan(0);
    expect(new Set(types.map(({ code }) => code)).size).toBe(types.length);
    for (const { fields } of types) expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
  });

  it("asks and prints numbered items in the order of the form", () => {
    for (const { fields, lines = [] } of types) {
      const printedItems = lines.map(({ item }) => item).filter((item) => /^[\d.]+$/.test(item));
      const askedItems = fields.flatMap(({ item = "" }) => (/^[\d.]+$/.test(item) ? [item] : []));
      expect(printedItems).toEqual(inOrder(printedItems));
      expect(askedItems).toEqual(inOrder(askedItems));
    }
  });

  it("asks no two things of an entry by the same words", () => {
    for (const { code, fields } of types) {
      const asked = fields.map(({ item = "", label }) => `${item} ${label}`.trim());
      expect(
        asked.filter((words, nth) => asked.indexOf(words) < nth),
        code,
      ).toEqual([]);
    }
  });

  it("names no field that an entry does not have", () => {
    for (const type of types) {
      const keys = new Set(type.fields.map(({ key }) => key));
      expect(
        usedBy(type).filter((key) => !keys.has(key)),
        `${type.code} ${type.title}`,
      ).toEqual([]);
    }
  });

  it("prints all that it asks", () => {
    for (const type of types) expect(unprinted(type), `${type.code} ${type.title}`).toEqual([]);
  });

  it("is printed whole, and refuses an entry with nothing in it", () => {
    for (const type of types) {
      expect((type.lines ?? type.columns ?? []).length).toBeGreaterThan(0);
      expect(judged(type, {}).some((told) => told.endsWith("required"))).toBe(true);
    }
  });
});

describe("a round", () => {
  const [round] = entryTypesOf("sea");
  if (!round) throw new Error("no round");
  const aboard: Facts = {
    ...noFacts,
    tanks: new Map([["fo1", { name: "FO1", capacity: null, iopp: null, retained: null }]]),
    figures: { fuelAtLastRound: "42000" },
  };
  const values: Values = {
    ...{ at, watch: "08-12", place: { port: "Palma" }, mode: "alongside", on: "u1", bunkered: "10000" },
    fuelTanks: [{ tank: "fo1", quantity: "48750" }],
  };
  it("tells what fuel was used: 42 000 and 10 000 bunkered, 48 750 now", () => {
    expect(keptValues(round, values, aboard)).toMatchObject({ fuel: "48750", used: "3250" });
    expect(judged(round, values, aboard)).toEqual([]);
  });
  it("doubts that there is more than there was", () => {
    const more = { ...values, bunkered: "0", fuelTanks: [{ tank: "fo1", quantity: "42001" }] };
    expect(judged(round, more, aboard)).toEqual(["warning fuelTanks usedLessThanNothing"]);
  });
});

describe("a designed book", () => {
  const [entry] = designedBook("Kitchen", kitchen);
  if (!entry) throw new Error("no entry");
  it.each([
    ["", ["fault temp required"]],
    ["abc", ["fault temp notFigure"]],
    ["12", ["fault temp tooLarge"]],
    ["4.25", ["fault temp tooManyDecimals"]],
    ["4.2", []],
    ["-25", []],
  ])("takes %j as its column says", (temp, told) => {
    expect(judged(entry, { at, by: "u1", temp })).toEqual(told);
  });

  it("marks what lies outside where it only warns", () => {
    const [lenient] = designedBook("Kitchen", [{ ...temperature, warnsOnly: true }]);
    expect(lenient && judged(lenient, { at, by: "u1", temp: "12" })).toEqual(["warning temp outsideLimits"]);
  });

  it.each([
    ["two of the same key", ["temp", "Cold room"], ["temp", "Freezer"], "1 key twice"],
    ["two of the same title", ["temp", "Cold room"], ["other", "cold room"], "1 label twice"],
    ["a key that everything has", ["toString", "Words"], ["temp", "Freezer"], "0 key taken"],
    ["the key of its time", ["temp", "Freezer"], ["at", "Seen"], "1 key taken"],
    ["the title of its author", ["temp", "Freezer"], ["who", "Author"], "1 label taken"],
  ] as const)("does not stand beside another: %s", (_case, one, other, told) => {
    const columns = [one, other].map(([key, label]) => ({ key, label, type: "text" as const }));
    expect(columnFaults(columns).map(({ at: nth, field, code }) => `${nth} ${field} ${code}`)).toEqual([told]);
    expect(columnFaults(kitchen)).toEqual([]);
  });

  it("does not stand under the title of another on paper, where the unit is read with it", () => {
    const fuel = { key: "fuel", label: "Fuel", type: "int", unit: "l" } as const;
    const told = { key: "told", label: "fuel (l) ", type: "text" } as const;
    expect(columnFaults([fuel, told])).toEqual([{ at: 1, field: "label", code: "twice" }]);
    expect(columnFaults([fuel, { ...told, label: "Fuel (t)" }])).toEqual([]);
  });

  it.each([
    ["a choice of nothing", { type: "select" }, ["options noOption"]],
    [
      "a choice of what is no longer offered",
      { type: "select", options: [{ value: "a", label: "A", isArchived: true }] },
      ["options noOption"],
    ],
    [
      "a choice of the same twice",
      {
        type: "select",
        options: [
          { value: "a", label: "Red" },
          { value: "b", label: "red " },
        ],
      },
      ["options optionTwice"],
    ],
    ["limits that exclude everything", { type: "decimal", min: "10", max: "-2" }, ["max limitsCrossed"]],
    ["limits with more decimals than its figures", { type: "int", min: "0.5", max: "9" }, ["min limitNotWhole"]],
    ["limits of a text", { type: "text", min: "1", unit: "bar" }, ["unit notOfType", "min notOfType"]],
    ["options of a date", { type: "date", options: [] }, ["options notOfType"]],
    ["a figure", { type: "decimal", unit: "bar", min: "0", max: "9.5", decimals: 1, warnsOnly: true }, []],
  ] as const)("takes no column that is %s", (_case, more, told) => {
    const column: DesignedColumn = { key: "one", label: "One", ...more };
    expect(columnFaults([column]).map(({ field, code }) => `${field} ${code}`)).toEqual(told);
  });

  it("leaves what was said of figures behind when it holds texts", () => {
    expect(asType(temperature, "text")).toEqual({ key: "temp", label: "Cold room", type: "text", isRequired: true });
    expect(columnFaults([asType(temperature, "int")]).map(({ code }) => code)).toEqual([]);
  });

  it.each([
    ["renamed", [{ ...temperature, label: "Freezer" }], []],
    ["archived", [{ ...temperature, isArchived: true }], []],
    ["removed", [], [{ key: "temp", code: "removed" }]],
    ["of another type", [{ ...temperature, type: "text" }], [{ key: "temp", code: "typeChanged" }]],
    ["twice", [temperature, temperature], [{ key: "temp", code: "twice" }]],
  ] as const)("with a column that holds entries: %s", (_case, after, faults) => {
    expect(designFaults([temperature], after, new Set(["temp"]))).toEqual(faults);
  });
});

test("a track is redrawn from its rows", () => {
  const point = (hour: string, lat: string) => ({ at: `2026-03-01T${hour}:00Z`, position: { lat, lon: "6" } });
  expect(trackFaults([point("08:00", "43"), point("09:00", "43.25"), point("10:00", "43.5")])).toEqual([]);
  expect(trackFaults([point("08:00", "43"), point("10:00", "43.5")]).map(({ code }) => code)).toEqual(["gap"]);
  expect(trackFaults([point("08:00", "43"), point("09:00", "45")]).map(({ code }) => code)).toEqual(["tooFast"]);
});

test("fields of rows are judged like others", () => {
  const fields: Field[] = [
    {
      type: "rows",
      key: "rows",
      label: "Rows",
      least: 1,
      most: 2,
      required: true,
      fields: [{ type: "flag", key: "ok", label: "Ok", required: true }],
    },
  ];
  const type: EntryType = { code: "x", title: "x", fields, rules: [], lines: [] };
  expect(judged(type, { rows: [{}, { ok: false, more: "1" }] })).toEqual([
    "fault rows.0.ok required",
    "fault rows.1.more unknownField",
  ]);
  expect(judged(type, { rows: [{ ok: true }, { ok: true }, { ok: true }] })).toEqual(["fault rows tooMany"]);
});

/** What a device cannot know without a link decides nothing that is asked: else an entry that was whole there is refused as it arrives. */
test.each(bookKinds.filter((kind) => kind !== "custom"))(
  "a field of %s is asked by what was typed before it alone",
  (kind) => {
    const known = (condition: Field["when"]): string[] => {
      if (!condition) return [];
      if ("all" in condition) return condition.all.flatMap(known);
      if ("any" in condition) return condition.any.flatMap(known);
      if ("not" in condition) return known(condition.not);
      return "flag" in condition ? [condition.flag] : "during" in condition ? [condition.during] : [];
    };
    const computedIn = (fields: readonly Field[]) =>
      fields.flatMap(({ type, key }) => (type === "computed" ? [key] : []));
    const faultsOf = (fields: readonly Field[]): string[] =>
      fields.flatMap((field) => {
        const conditions = [field.when, typeof field.required === "object" ? field.required : undefined];
        const reckoned = conditions.flatMap(named).filter((key) => computedIn(fields).includes(key));
        return [...conditions.flatMap(known), ...reckoned, ...(field.type === "rows" ? faultsOf(field.fields) : [])];
      });
    expect(entryTypesOf(kind).flatMap(({ fields }) => faultsOf(fields))).toEqual([]);
  },
);
