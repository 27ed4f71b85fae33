import { describe, expect, it } from "vitest";
import { likelyPairs, type Named } from "./duplicates.rules.ts";

const named = (id: string, name: string, email: string | null = null, phone: string | null = null): Named => ({
  ...{ id, name },
  emails: [email],
  phones: [phone],
});

describe("two suppliers are probably one", () => {
  it.each([
    ["in another case", named("b", "PON POWER antibes"), "name"],
    ["with a slip of the pen", named("b", "Pon Powwer Antebes"), "name"],
    ["with spaces and a legal form", named("b", "PonPower Antibes S.A.R.L"), "name"],
    ["with accents", named("b", "Pôn Power Antibes"), "name"],
    ["with an address of the same house", named("b", "Generators du Sud", "sales@PonPower.example"), "email"],
    ["with the same number", named("b", "Generators du Sud", null, "0033 (0)4 93 55 36 00"), "phone"],
  ])("when the second is written %s", (_case, second, because) => {
    const first = named("a", "Pon Power Antibes", "info@ponpower.example", "+33 4 93 55 36 00");
    expect(likelyPairs([first, second])).toEqual([{ first: "a", second: "b", because }]);
  });

  it.each([
    ["only share a mail service", named("a", "Sails", "a@gmail.com"), named("b", "Paint", "b@gmail.com")],
    ["are in different towns", named("a", "Pon Power Antibes"), named("b", "Pon Power Palma")],
    ["have short names that differ in a vowel", named("a", "ABA"), named("b", "ABO")],
    ["have no number that tells", named("a", "Sails", null, "112"), named("b", "Paint", null, "112")],
  ])("but not when they %s", (_case, first, second) => {
    expect(likelyPairs([first, second])).toEqual([]);
  });

  it("but not because of what a dozen have in common", () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      named(String(index), `Shop ${index}x`, null, "+377 97 55 40 12"),
    );
    expect(likelyPairs(many).length).toBeLessThan(200);
  });
});
