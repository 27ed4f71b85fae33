import { describe, expect, it, test } from "vitest";
import { sayMessage } from "./message.ts";

const messages = {
  due: { overdue_one: "{{count}} day overdue", overdue_other: "{{count}} days overdue", today: "today" },
  made: "Made by {{ name }} on {{on}}",
  made_plan: "Planned by {{name}}",
  made_plan_one: "Planned once by {{name}}",
  taken_other: "{{count}} prises",
  taken_one: "{{count}} prise",
};

test.each([
  ["due.today", {}, "today"],
  ["due.overdue", { count: 1 }, "1 day overdue"],
  ["due.overdue", { count: 0 }, "0 days overdue"],
  ["made", { name: "Ines", on: "Monday" }, "Made by Ines on Monday"],
  ["made", { name: "Ines", context: "plan" }, "Planned by Ines"],
  ["made", { name: "Ines", context: "hand", on: 7 }, "Made by Ines on 7"],
  ["made", { name: "Ines", context: "plan", count: 1 }, "Planned once by Ines"],
  ["made", { name: "Ines", context: "plan", count: 2 }, "Planned by Ines"],
])("%s with %j is %j", (path, params, said) => {
  expect(sayMessage(messages, path, "en", params)).toBe(said);
});

describe("a message", () => {
  it("takes the plural of its language, and the usual one where that has no words of its own", () => {
    expect(sayMessage(messages, "taken", "fr", { count: 0 })).toBe("0 prise");
    expect(sayMessage(messages, "taken", "fr", { count: 1_000_000 })).toBe("1000000 prises");
    expect(sayMessage(messages, "taken", "ja", { count: 1 })).toBe("1 prises");
  });

  it("says values as they are, and nothing for those that are missing", () => {
    expect(sayMessage(messages, "made", "en", { name: "{{on}} & <b>", on: null })).toBe("Made by {{on}} & <b> on ");
  });

  it.each(["due", "due.never", "due.overdue.more", "constructor", ""])("is not found under %j", (path) => {
    expect(sayMessage(messages, path, "en")).toBeUndefined();
  });
});

test.each([
  ["en", "2026-06-05", "Made by Ines on 5 Jun 2026"],
  ["fr", "2026-06-05", "Made by Ines on 5 juin 2026"],
  ["ja", "2026-06-05", "Made by Ines on 2026年6月5日"],
  ["zh", "2026-06-05", "Made by Ines on 2026年6月5日"],
  ["en", "2026-99-99", "Made by Ines on 2026-99-99"],
  ["en", "J-2026-06-05", "Made by Ines on J-2026-06-05"],
] as const)("in %s a day such as %s reads as its reader writes it", (locale, on, said) => {
  expect(sayMessage(messages, "made", locale, { name: "Ines", on })).toBe(said);
});
