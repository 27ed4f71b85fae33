import { describe, expect, it, test } from "vitest";
import { fillPlaceholders, type MailTo, recipientsOf, unknownPlaceholders } from "./crew-mail.ts";

const person = (id: string, values = {}) => ({
  ...{ id, department: "deck" as const, isOnboard: true, isOnMailingList: true, hasAddress: true },
  ...values,
});
const people = [
  person("bosun"),
  person("stew", { department: "interior" }),
  person("mate", { isOnboard: false }),
  person("deckhand", { hasAddress: false }),
  person("cook", { department: "galley", isOnMailingList: false }),
];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("a mail to the crew", () => {
  test.each<[string, MailTo, string[]]>([
    ["who is aboard", { audience: "aboard" }, ["bosun", "stew"]],
    ["everybody", { audience: "crew" }, ["bosun", "stew", "mate"]],
    ["a department", { audience: "department", department: "galley" }, ["cook"]],
    ["those chosen", { audience: "chosen", profileIds: ["mate", "cook", "deckhand"] }, ["mate", "cook"]],
  ])("goes to %s", (_whom, to, expected) => {
    expect(ids(recipientsOf(people, to).recipients)).toEqual(expected);
  });

  it("names whom it does not reach", () => {
    const { withoutAddress, offTheList } = recipientsOf(people, { audience: "aboard" });
    expect(ids(withoutAddress)).toEqual(["deckhand"]);
    expect(ids(offTheList)).toEqual(["cook"]);
  });
});

describe("placeholders", () => {
  const words = { name: "Ana {vessel}", vessel: "Seraphine", date: "28 Nov 2026" };

  it("are filled once, whatever stands in the words themselves", () => {
    expect(fillPlaceholders("Dear {name}, {vessel} sails on {date}.", words)).toBe(
      "Dear Ana {vessel}, Seraphine sails on 28 Nov 2026.",
    );
  });

  it("that nobody knows stay, and are named", () => {
    expect(fillPlaceholders("Dear {nmae}", words)).toBe("Dear {nmae}");
    expect(unknownPlaceholders("{name} {nmae} {nmae} {port}")).toEqual(["{nmae}", "{port}"]);
  });
});
