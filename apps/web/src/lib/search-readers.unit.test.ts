import { describe, expect, test } from "vitest";
import { day, either, flag, id, listOf, oneOf, searchOf, severalOf, text, whole } from "./search-readers.ts";

const someId = "0199cccc-0000-7000-8000-000000000001";

describe("a value of an address", () => {
  test.each<[string, unknown, unknown]>([
    ["text is trimmed", text()("  pump "), "pump"],
    ["text that is too long is left out", text(4)("pumps"), undefined],
    ["a number is no text", text()(42), undefined],
    ["one of the values", oneOf(["a", "b"])("b"), "b"],
    ["none of the values", oneOf(["a", "b"])("c"), undefined],
    ["several of them", severalOf(["a", "b"])(["b", "a"]), ["b", "a"]],
    ["several with one that is none", severalOf(["a", "b"])(["b", "c"]), undefined],
    ["more than there may be", listOf(text(), 1)(["a", "b"]), undefined],
    ["one where several are read", severalOf(["a"])("a"), undefined],
    ["a whole number within its limits", whole(1, 5)(5), 5],
    ["a whole number beyond them", whole(1, 5)(6), undefined],
    ["a broken number", whole(1, 5)(1.5), undefined],
    ["false", flag(false), false],
    ["a word for true", flag("true"), undefined],
    ["an id", id(someId), someId],
    ["an id with something behind it", id(`${someId}\n`), undefined],
    ["a day", day("2024-02-29"), "2024-02-29"],
    ["a day that no calendar has", day("2026-02-29"), undefined],
    ["the second of two kinds", either(oneOf(["new"]), id)(someId), someId],
  ])("%s", (_what, read, expected) => expect(read).toEqual(expected));
});

describe("an address", () => {
  const search = searchOf({ view: oneOf(["table", "board"]), find: text() });

  test("names what it refuses and leaves out what nobody asked for", () => {
    const read = search({ view: "colour", other: 1 });
    expect(Object.entries(read)).toEqual([["view", undefined]]);
  });

  test.each([null, undefined, "text", 7, ["table"]])("that is %j says nothing", (address) => {
    expect(search(address)).toEqual({});
  });
});
