import { AppError } from "@ymp/core/errors";
import superjson from "superjson";
import { describe, expect, it } from "vitest";
import { readQuestion } from "./read-question.ts";

const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(superjson.serialize(value)));

describe("a question", () => {
  const once = { id: 1 };
  it.each([
    ["plain", { query: "pump", limit: 5, tags: [null, true] }],
    ["with dates and fields left out", { at: new Date(5), note: undefined, list: [{ "a.b\\c": new Date(7) }] }],
    ["with figures that JSON has no form for", { over: Number.POSITIVE_INFINITY, large: 10n }],
    ["that is a date itself", new Date(9)],
    ["that names one object twice", { first: once, again: once }],
    ["of nothing", undefined],
  ])("%s is read as it was asked", (_what, value) => expect(readQuestion(travelled(value))).toEqual(value));

  const deep = (levels: number, end: unknown) => {
    let notes = end;
    for (let level = 0; level < levels; level += 1) notes = { a: notes };
    return notes;
  };
  it.each([
    ["a path far deeper than anything", { json: {}, meta: { values: { [`${"a.".repeat(20_000)}a`]: ["Date"] } } }],
    ["notes far deeper than anything", { json: {}, meta: { values: deep(5000, ["Date"]) } }],
    ["a path that leads nowhere", { json: { a: 1 }, meta: { values: { "b.c": ["Date"] } } }],
    ["a path into the prototype", { json: {}, meta: { values: { "__proto__.x": ["undefined"] } } }],
    ["a path into the constructor", { json: {}, meta: { values: { "constructor.name": ["undefined"] } } }],
    ["a pattern", { json: { a: "/(a+)+$/" }, meta: { values: { a: ["regexp"] } } }],
    ["a class", { json: { a: {} }, meta: { values: { a: [["class", "Error"]] } } }],
    ["a set", { json: { a: [1] }, meta: { values: { a: ["set"] } } }],
    ["a kind within a kind", { json: { a: ["x"] }, meta: { values: { a: ["Date", { 0: ["Date"] }] } } }],
    ["a number too long to be one", { json: { a: "9".repeat(50_000) }, meta: { values: { a: ["bigint"] } } }],
    ["notes that are a word", { json: {}, meta: { values: "Date" } }],
    ["nothing at all", null],
    ["a word", "pump"],
  ])("with %s is refused", (_what, payload) => {
    expect(() => readQuestion(payload)).toThrow(AppError);
    expect(() => readQuestion(payload)).toThrow(expect.objectContaining({ code: "invalid" }));
  });

  it("never points at itself", () => {
    const read = readQuestion({ json: { a: {} }, meta: { referentialEqualities: [["a"]] } });
    expect(read).toEqual({ a: {} });
  });
});
