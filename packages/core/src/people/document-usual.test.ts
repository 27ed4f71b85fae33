import { expect, test } from "vitest";
import { missingPapers } from "./document-usual.ts";

const basics = [
  ...["passport", "medical_certificate", "survival_techniques", "fire_fighting", "elementary_first_aid"],
  ...["personal_safety", "security_awareness", "employment_agreement"],
];

test.each([
  ["bridge", basics, ["certificate_of_competency", "gmdss_general"]],
  ["deck", [...basics, "powerboat"], []],
  ["engineering", [...basics, "engine_certificate"], []],
  ["interior", basics, ["food_hygiene"]],
  ["galley", [...basics, "food_hygiene"], ["ships_cook"]],
  ["shore", [], []],
  [null, basics.slice(1), ["passport"]],
] as const)("in the department %s, beside %j, %j is usual", (department, held, expected) => {
  expect(missingPapers(department, held)).toEqual(expected);
});

test("a higher paper covers the lower one", () => {
  const advanced = basics.map((type) => (type === "fire_fighting" ? "advanced_fire_fighting" : type));
  const officer = advanced.map((type) => (type === "security_awareness" ? "security_officer" : type));
  expect(missingPapers(null, officer)).toEqual([]);
});
