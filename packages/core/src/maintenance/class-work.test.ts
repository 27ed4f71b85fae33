import { expect, test } from "vitest";
import type { FieldEditor } from "../access/field-policy.ts";
import { type ClassWork, isOfClass, judgeClassWork, mayCompleteForClass, type ToldOfWork } from "./class-work.ts";

const item = { kind: "class", department: "deck", plan: { classItemNo: "M-1", classSurvey: "cms" } } as const;
const works = {
  item,
  annual: { ...item, plan: { classItemNo: "A-1", classSurvey: "annual" } },
  "class work": { ...item, plan: null },
  condition: { ...item, kind: "condition_of_class", plan: null },
  ordinary: { ...item, kind: "planned", plan: { classItemNo: null, classSurvey: null } },
  defect: { ...item, kind: "defect", plan: null },
} as const satisfies Record<string, ClassWork>;
const people = {
  crew: { userId: "liam", role: "crew", department: "deck" },
  yard: { userId: "jens", role: "user", department: null },
  head: { userId: "ana", role: "hod", department: "deck" },
  otherHead: { userId: "kai", role: "hod", department: "engineering" },
  captain: { userId: "marie", role: "captain", department: "bridge" },
} as const satisfies Record<string, FieldEditor>;
const credit = { by: "Ada Lind", capacity: "surveyor" } as const;
const byChief = { by: "Marek Nowak", capacity: "chief_engineer" } as const;
const told: ToldOfWork = { workDone: "Opened up", credit, fileCount: 1 };

test.each<[keyof typeof works, keyof typeof people, Partial<ToldOfWork>, string[]]>([
  ["item", "head", {}, []],
  ["item", "captain", {}, []],
  ["item", "crew", {}, ["creditOfHead"]],
  ["item", "yard", {}, ["creditOfHead"]],
  ["item", "otherHead", {}, ["creditOfHead"]],
  ["item", "crew", { credit: null, workDone: "" }, ["creditOfHead"]],
  ["item", "head", { credit: null }, ["creditMissing"]],
  ["item", "head", { workDone: " " }, ["workDoneMissing"]],
  ["item", "head", { credit: byChief }, []],
  ["annual", "head", { credit: byChief }, ["creditOfSurveyor"]],
  ["class work", "head", { credit: null, workDone: "" }, ["workDoneMissing", "creditMissing"]],
  ["class work", "crew", {}, ["creditOfHead"]],
  ["class work", "head", { credit: byChief }, ["creditOfSurveyor"]],
  ["condition", "head", {}, []],
  ["condition", "yard", {}, ["creditOfHead"]],
  ["condition", "head", { fileCount: 0 }, ["documentMissing"]],
  ["condition", "captain", { credit: null, workDone: "" }, ["workDoneMissing", "creditMissing"]],
  ["ordinary", "crew", { credit: null, workDone: "" }, []],
  ["ordinary", "captain", {}, ["creditOfNoClass"]],
  ["defect", "yard", { credit: null }, []],
  ["defect", "head", {}, ["creditOfNoClass"]],
])("%s, completed by %s with %j", (work, who, part, expected) => {
  const refused = judgeClassWork(works[work], { ...told, ...part }, people[who]);
  expect(refused.map(({ messageKey }) => messageKey.replace("job-refusals:", ""))).toEqual(expected);
});

test("completing is offered where crediting is", () => {
  for (const work of Object.values(works))
    for (const editor of Object.values(people))
      expect(mayCompleteForClass(work, editor)).toBe(
        !isOfClass(work) || judgeClassWork(work, told, editor).length === 0,
      );
});
