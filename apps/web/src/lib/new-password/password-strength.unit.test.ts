import { expect, test } from "vitest";
import { strengthOf } from "./password-strength.ts";

const known = ["chief.engineer", "chief.engineer@seraphine.example"];

test.each([
  ["elevenchars", "tooShort"],
  ["Captain12345", "common"],
  ["!!P@ssw0rd!!2027", "common"],
  ["qwertyuiop12", "common"],
  ["zaq1xsw2cde3", "weak"],
  ["chief.engineer7", "weak"],
  ["lighthouse2027", "weak"],
  ["twelve of us", "fair"],
  ["captain of 3 ships", "strong"],
  ["correct horse battery staple", "veryStrong"],
  ["🐋🦈🐡🐠🐟🦑🦐🐙🦞🐬🐳🦭", "veryStrong"],
])("%s is %s", (password, strength) => {
  expect(strengthOf(password, known)).toBe(strength);
});

test("a password of the names of the account is weaker than the same of others", () => {
  expect(strengthOf("Marek-Nowak-1984", ["Marek Nowak", "Marek", "Nowak"])).not.toBe(
    strengthOf("Marek-Nowak-1984", []),
  );
});
