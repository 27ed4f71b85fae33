import { describe, expect, it } from "vitest";
import type { FieldEditor } from "../access/field-policy.ts";
import { parseCalendarDate } from "../calendar-date.ts";
import { concernsOnlySelf, type EditedJob, type JobField, judgeFieldChange, judgeNewDue } from "./job-fields.ts";

const job: EditedJob = {
  status: "due",
  kind: "defect",
  priority: "normal",
  isCritical: false,
  planId: null,
  createdBy: "ana",
};
const liam = { userId: "liam", role: "crew", department: "deck" } as const;
const ana = { userId: "ana", role: "crew", department: "deck" } as const;
const tom = { userId: "tom", role: "hod", department: "engineering" } as const;
const marie = { userId: "marie", role: "captain", department: "bridge" } as const;
const jobs = {
  raised: job,
  "raised, critical": { ...job, priority: "critical" },
  "of class": { ...job, kind: "class" },
  "of a plan": { ...job, planId: "plan" },
  "of a plan, critical": { ...job, planId: "plan", isCritical: true },
} satisfies Record<string, EditedJob>;

describe("who may change a field of a job", () => {
  it.each<[string, EditedJob, JobField, FieldEditor, string | null]>([
    ["a deckhand of somebody's title", jobs.raised, "title", liam, "fieldOfRaiser"],
    ["whoever raised it", jobs.raised, "title", ana, null],
    ["a deckhand of a place", jobs["of a plan, critical"], "location", liam, null],
    ["its raiser of a critical one's priority", jobs["raised, critical"], "priority", ana, "fieldOfHead"],
    ["a head of a critical one's priority", jobs["raised, critical"], "priority", tom, null],
    ["a head of a critical plan's priority", jobs["of a plan, critical"], "priority", tom, "fieldOfCaptain"],
    ["a head of a class item's kind", jobs["of class"], "kind", tom, "fieldOfCaptain"],
    ["the captain of a class item's kind", jobs["of class"], "kind", marie, null],
    ["the captain of a plan's machine", jobs["of a plan"], "equipmentId", marie, "fieldOfPlan"],
    ["the captain of what is done", { ...job, status: "done" }, "location", marie, "notOpen"],
    ["the captain of what is verified", { ...job, status: "verified" }, "title", marie, "notOpen"],
  ])("judges %s", (_who, one, field, editor, refusal) => {
    const expected = refusal ? [{ messageKey: `job-refusals:${refusal}`, field }] : [];
    expect(judgeFieldChange(field, one, editor)).toEqual(expected);
  });
});

describe("a due date by hand", () => {
  const date = parseCalendarDate;
  const none = { dueOn: null, dueTotal: null, originalDueOn: null };
  const set = { ...none, dueOn: date("2026-06-20"), originalDueOn: date("2026-06-20") };
  it.each([
    ["is set for the first time", none, "2026-07-01", true],
    ["stays none", none, null, true],
    ["is brought forward", set, "2026-06-19", true],
    ["stays", set, "2026-06-20", true],
    ["is put off", set, "2026-06-21", false],
    ["is taken away", set, null, false],
    ["is taken away beside running hours", { ...set, dueTotal: 5_000 }, null, false],
    ["is added to running hours", { ...none, dueTotal: 5_000 }, "2026-07-01", true],
  ] as const)("that %s", (_what, standing, wanted, isAllowed) => {
    const refusals = judgeNewDue(standing, wanted === null ? null : date(wanted));
    expect(refusals).toEqual(isAllowed ? [] : [{ messageKey: "job-refusals:postponeInstead", field: "dueOn" }]);
  });
});

it.each([
  [[], ["me"], true],
  [["me", "you"], ["you"], true],
  [["you"], ["me"], false],
  [[], ["you"], false],
  [["you"], [], false],
])("from %j to %j concerns nobody else: %j", (before, after, expected) => {
  expect(concernsOnlySelf(before, after, "me")).toBe(expected);
});
