import { describe, expect, it } from "vitest";
import type { EntryType, Facts, Field } from "../definitions/definition.ts";
import { judgeEntry } from "../definitions/judge-entry.ts";
import { operationTimes, timesOf } from "../definitions/operation-times.ts";
import { entryTypesOf } from "./all-books.ts";
import type { DesignedColumn } from "./custom-book.ts";
import { bookKinds } from "./kinds.ts";

const now = new Date("2026-03-05T12:00:00Z");
const facts: Facts = { tanks: new Map(), figures: {}, flags: {}, now };
const columns: DesignedColumn[] = [{ key: "seen", label: "Seen", type: "datetime" }];
const types = bookKinds.flatMap((kind) =>
  entryTypesOf(kind, { title: "Kitchen", columns }).map((type) => ({ name: `${kind} ${type.code}`, type })),
);

/** Where each instant of an entry stands, by itself or in the first row of its table. */
const instants = (fields: readonly Field[], above: readonly string[] = []): string[][] =>
  fields.flatMap((field) => {
    if (field.type === "rows") return instants(field.fields, [...above, field.key]);
    return field.type === "instant" ? [[...above, field.key]] : [];
  });

/** Without conditions, so that each field is asked. */
const asking = (type: EntryType): EntryType => ({ ...type, fields: type.fields.map(({ when: _, ...field }) => field) });

function codesAt(type: EntryType, [key = "", inner]: readonly string[], instant: string): string[] {
  const values = inner === undefined ? { [key]: instant } : { [key]: [{ [inner]: instant }] };
  const path = inner === undefined ? key : `${key}.0.${inner}`;
  return judgeEntry(asking(type), values, facts).flatMap((one) => (one.path === path ? [one.code] : []));
}

const told = types.flatMap(({ name, type }) => instants(type.fields).map((path) => ({ name, type, path })));

describe("whenever an entry says that something was", () => {
  it.each(told)("$name $path", ({ type, path }) => {
    expect(codesAt(type, path, "2026-03-05T12:04:00Z")).toEqual([]);
    expect(codesAt(type, path, "2026-03-05T12:06:00Z")).toEqual(["ahead"]);
    expect(codesAt(type, path, "1899-01-01T00:00:00Z")).toEqual(["longAgo"]);
  });
});

describe("an operation's own time", () => {
  it.each(types)("$name: all its instants, and none that is not asked for", ({ type }) => {
    const own = type.fields.flatMap(({ key, type: kind }) => (kind === "instant" ? [key] : []));
    expect(own.filter((key) => !timesOf(type).includes(key)).filter((key) => key !== "seen")).toEqual([]);
    expect(timesOf(type).filter((key) => !own.includes(key))).toEqual([]);
  });

  it.each([
    ["D", { start: "2026-03-01T08:00:00Z", stop: "2026-03-01T09:30:00Z" }, ["08:00", "09:30"]],
    ["F", { failedAt: "2026-03-01T06:00:00Z" }, ["06:00", "06:00"]],
    ["F", { restoredAt: "2026-03-01T14:30:00Z" }, ["14:30", "14:30"]],
    ["G", { at: "2026-03-01T05:00:00Z" }, ["05:00", "05:00"]],
    ["G", { at: "yesterday" }, null],
    ["C", { operation: "weekly" }, null],
  ] as const)("%s %j", (code, values, clocks) => {
    const type = entryTypesOf("oil1").find((one) => one.code === code);
    const times = type && operationTimes(type, values);
    expect(times && [times.begins, times.ends].map((at) => at.toISOString().slice(11, 16))).toEqual(clocks);
  });
});
