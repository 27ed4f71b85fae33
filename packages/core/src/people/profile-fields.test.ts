import { expect, test } from "vitest";
import { fullName, groupOfField } from "./profile-fields.ts";

test.each([
  ["firstName", "basics"],
  ["phone2", "contact"],
  ["nationality", "origin"],
  ["emergencySkype", "emergency"],
  ["signatureStatus", undefined],
])("%s belongs to %s", (field, group) => {
  expect(groupOfField(field)).toBe(group);
});

test("a name that is not whole has no gap", () => {
  expect(fullName({ firstName: "Marie", lastName: "Laurent" })).toBe("Marie Laurent");
  expect(fullName({ firstName: "", lastName: "Laurent" })).toBe("Laurent");
});
