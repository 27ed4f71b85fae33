import { expect, it } from "vitest";
import { gradeWork } from "./work-grade.ts";

const critical = { isCritical: true };
const ordinary = { isCritical: false };
const plain = { isCritical: false, needsVerification: false };

it.each([
  ["a defect on critical equipment", "defect", critical, undefined, [true, true, "critical"]],
  ["a defect on other equipment", "defect", ordinary, undefined, [false, false, "low"]],
  ["a defect on no machine", "defect", null, undefined, [false, false, "low"]],
  ["a request on critical equipment", "request", critical, undefined, [true, true, "low"]],
  ["planned work on critical equipment", "planned", critical, plain, [true, true, "low"]],
  ["planned work that is critical by itself", "planned", ordinary, { ...plain, isCritical: true }, [true, true, "low"]],
  ["planned work to verify", "planned", ordinary, { ...plain, needsVerification: true }, [false, true, "low"]],
] as const)("%s", (_, kind, machine, plan, [isCritical, needsVerification, priority]) => {
  expect(gradeWork({ kind, priority: "low" }, { machine, plan })).toEqual({ isCritical, needsVerification, priority });
});
