import { describe, expect, it, test } from "vitest";
import { timesOf } from "../definitions/operation-times.ts";
import { entryTypesOf } from "./all-books.ts";
import { type BookKind, bookKinds } from "./kinds.ts";
import { tellsDayOfEntry, tellsHour } from "./told-hours.ts";

const codesThatTell = (kind: BookKind) =>
  entryTypesOf(kind)
    .filter((type) => tellsHour(kind, type))
    .map(({ code }) => code);

describe("1.5 the columns of an official log book: date and hour of occurrence, date of entry", () => {
  it.each(["official", "cayman"] as const)("every entry of %s tells both", (kind) => {
    expect(codesThatTell(kind)).toEqual(entryTypesOf(kind).map(({ code }) => code));
    expect(tellsDayOfEntry(kind)).toBe(true);
  });
});

describe("other books tell the hour where the print of an entry does not", () => {
  it.each([
    ["gmdss", []],
    ["oil1", []],
    ["garbage1", []],
    ["seabridge", []],
    ["chiefofficer", []],
  ] as const)("%s", (kind, codes) => expect(codesThatTell(kind)).toEqual(codes));
});

test("no entry of any book hides the hour that it was given", () => {
  const hidden = bookKinds.flatMap((kind) =>
    entryTypesOf(kind)
      .filter((type) => timesOf(type).length > 0 && !tellsHour(kind, type))
      .filter((type) => !JSON.stringify([type.lines, type.columns]).includes(`"field":"${timesOf(type)[0]}"`))
      .map(({ code }) => `${kind} ${code}`),
  );
  expect(hidden).toEqual([]);
});
