import { expect, test } from "vitest";
import { proposeUsername } from "./username.ts";

test.each([
  ["Zoë", "van der Berg", "zoe.vanderberg"],
  ["Anne-Marie", "O’Neil", "anne-marie.oneil"],
  ["", "Li", "li.crew"],
  ["", "", "crew"],
])("%s %s signs in as %s", (firstName, lastName, username) => {
  expect(proposeUsername({ firstName, lastName })).toBe(username);
});
