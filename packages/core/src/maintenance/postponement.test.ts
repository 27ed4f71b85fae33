import { expect, it, test } from "vitest";
import { parseCalendarDate as date } from "../calendar-date.ts";
import { judgePostponement, type Postponement } from "./postponement.ts";
import { postponingRole } from "./postponing-role.ts";

const postponement: Postponement = {
  status: "due",
  byRole: "hod",
  reason: "Waiting for calm water",
  riskReference: null,
  old: { dueOn: date("2026-06-10"), dueTotal: null },
  new: { dueOn: date("2026-06-20"), dueTotal: null },
  isCritical: false,
  isConditionOfClass: false,
  isClassItem: false,
  classWindowTo: null,
  postponedCount: 0,
};
const critical = { isCritical: true, riskReference: "RA-014" };
const classItem = { isClassItem: true, classWindowTo: date("2026-08-20") };
const byHours = { old: { dueOn: null, dueTotal: 45_000 }, new: { dueOn: null, dueTotal: 46_000 } };

test.each<[string, Partial<Postponement>, string[]]>([
  ["by the head of department", {}, []],
  ["a second time", { postponedCount: 1 }, []],
  ["again after it was postponed", { status: "postponed", postponedCount: 1 }, []],
  ["by crew", { byRole: "crew" }, ["job-refusals:postponeNeedsHead"]],
  ["a third time by the captain", { byRole: "captain", postponedCount: 2 }, ["job-refusals:postponeNeedsManagement"]],
  ["a third time by management", { byRole: "management", postponedCount: 2 }, []],
  ["without a reason", { reason: "  " }, ["job-refusals:reasonMissing"]],
  ["to the same day", { new: postponement.old }, ["job-refusals:newDueNotLater"]],
  ["to an earlier day", { new: { dueOn: date("2026-06-01"), dueTotal: null } }, ["job-refusals:newDueNotLater"]],
  ["to a higher counter figure", byHours, []],
  ["to a lower counter figure", { old: byHours.new, new: byHours.old }, ["job-refusals:newDueNotLater"]],
  ["critical, by the captain with a risk assessment", { ...critical, byRole: "captain" }, []],
  ["critical, by the head of department", critical, ["job-refusals:postponeNeedsCaptain"]],
  [
    "critical, without a risk assessment",
    { isCritical: true, byRole: "captain" },
    ["job-refusals:riskAssessmentMissing"],
  ],
  ["class, inside its window", classItem, []],
  ["class, on the last day of its window", { ...classItem, new: { dueOn: date("2026-08-20"), dueTotal: null } }, []],
  [
    "class, beyond its window",
    { ...classItem, new: { dueOn: date("2026-08-21"), dueTotal: null } },
    ["job-refusals:beyondClassWindow"],
  ],
  ["class, window unknown", { isClassItem: true }, ["job-refusals:classWindowUnknown"]],
  ["a condition of class", { isConditionOfClass: true, byRole: "superadmin" }, ["job-refusals:conditionOfClass"]],
  ["what is done", { status: "done" }, ["job-refusals:notOpen"]],
])("postponing %s", (_, changes, expected) => {
  expect(judgePostponement({ ...postponement, ...changes }).map(({ messageKey }) => messageKey)).toEqual(expected);
});

it("tells who has to be asked", () => {
  expect(postponingRole({ isCritical: false, postponedCount: 1 })).toBe("hod");
  expect(postponingRole({ isCritical: true, postponedCount: 1 })).toBe("captain");
  expect(postponingRole({ isCritical: true, postponedCount: 2 })).toBe("management");
});
