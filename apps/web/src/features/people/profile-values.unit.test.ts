import { expect, test } from "vitest";
import { conflictsOf, differingFields } from "./profile-values.ts";

const base = { firstName: "Marie", city: "Nice", phone: "" };

test.each([
  ["nobody changed the same", { ...base, city: "Antibes" }, { ...base, phone: "1" }, []],
  ["both changed it alike", { ...base, city: "Antibes" }, { ...base, city: "Antibes" }, []],
  ["both changed it differently", { ...base, city: "Antibes" }, { ...base, city: "Cannes" }, ["city"]],
  ["one emptied what the other filled", { ...base, city: "" }, { ...base, city: "Cannes" }, ["city"]],
])("when %s", (_, mine, theirs, fields) => {
  expect(conflictsOf(base, mine, theirs).map(({ field }) => field)).toEqual(fields);
});

test("an empty field and an absent value are the same", () => {
  expect(differingFields({ phone: "", gender: null }, { gender: undefined })).toEqual([]);
});
