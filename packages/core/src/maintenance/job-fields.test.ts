import { describe, expect, it } from "vitest";
import type { Role } from "../access/roles.ts";
import { parseCalendarDate } from "../calendar-date.ts";
import {
  cancelHolderOf,
  concernsOnlySelf,
  type EditedJob,
  holderOf,
  type JobField,
  jobFields,
  judgeFieldChange,
  judgeNewDue,
} from "./job-fields.ts";

const job: EditedJob = {
  status: "due",
  kind: "defect",
  priority: "normal",
  isCritical: false,
  planId: null,
  createdBy: "ana",
};
const jobs = {
  raised: job,
  "raised, critical": { ...job, priority: "critical" },
  "of class": { ...job, kind: "class" },
  "of a plan": { ...job, planId: "plan" },
  "of a plan, critical": { ...job, planId: "plan", isCritical: true },
} satisfies Record<string, EditedJob>;

describe("who may change a field of a job", () => {
  it("is this table", () => {
    const widths = [18, 10, 18, 10, 11];
    const line = (cells: readonly string[]) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("")
        .trimEnd();
    const rows = jobFields.map((field) => line([field, ...Object.values(jobs).map((one) => holderOf(field, one))]));
    rows.push(line(["(cancel)", ...Object.values(jobs).map(cancelHolderOf)]));
    expect([line(["", ...Object.keys(jobs)]), ...rows].join("\n")).toBe(
      [
        "                  raised    raised, critical  of class  of a plan  of a plan, critical",
        "title             raiser    raiser            raiser    plan       plan",
        "description       crew      raiser            crew      head       head",
        "kind              raiser    head              captain   plan       plan",
        "priority          raiser    head              raiser    head       head",
        "department        raiser    head              raiser    head       head",
        "equipmentId       raiser    head              raiser    plan       plan",
        "location          crew      crew              crew      crew       crew",
        "dueOn             raiser    head              captain   plan       plan",
        "estimatedTenths   crew      crew              crew      crew       crew",
        "permitReference   crew      crew              crew      crew       crew",
        "operationalEffect raiser    head              raiser    head       head",
        "foundBy           crew      crew              crew      crew       crew",
        "reportedBy        raiser    head              raiser    head       head",
        "rootCause         crew      crew              crew      crew       crew",
        "temporaryRepair   crew      crew              crew      crew       crew",
        "correctiveAction  crew      crew              crew      crew       crew",
        "preventiveAction  head      head              head      head       head",
        "classNotice       head      head              head      head       head",
        "assigneeIds       raiser    head              raiser    head       head",
        "(cancel)          raiser    head              raiser    head       captain",
      ].join("\n"),
    );
  });

  it.each<[string, EditedJob, JobField, { userId: string; role: Role }, string | null]>([
    ["a deckhand of somebody's title", jobs.raised, "title", { userId: "liam", role: "crew" }, "fieldOfRaiser"],
    ["whoever raised it", jobs.raised, "title", { userId: "ana", role: "crew" }, null],
    ["a deckhand of a place", jobs["of a plan, critical"], "location", { userId: "liam", role: "crew" }, null],
    [
      "its raiser of a critical one's priority",
      jobs["raised, critical"],
      "priority",
      { userId: "ana", role: "crew" },
      "fieldOfHead",
    ],
    ["a head of a critical one's priority", jobs["raised, critical"], "priority", { userId: "tom", role: "hod" }, null],
    ["a head of a class item's kind", jobs["of class"], "kind", { userId: "tom", role: "hod" }, "fieldOfCaptain"],
    ["the captain of a class item's kind", jobs["of class"], "kind", { userId: "marie", role: "captain" }, null],
    [
      "the captain of a plan's machine",
      jobs["of a plan"],
      "equipmentId",
      { userId: "marie", role: "captain" },
      "fieldOfPlan",
    ],
    [
      "the captain of what is done",
      { ...job, status: "done" },
      "location",
      { userId: "marie", role: "captain" },
      "notOpen",
    ],
    [
      "the captain of what is verified",
      { ...job, status: "verified" },
      "title",
      { userId: "marie", role: "captain" },
      "notOpen",
    ],
  ])("judges %s", (_who, one, field, editor, refusal) => {
    const expected = refusal ? [{ messageKey: `jobs:refusal.${refusal}`, field }] : [];
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
    expect(refusals).toEqual(isAllowed ? [] : [{ messageKey: "jobs:refusal.postponeInstead", field: "dueOn" }]);
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
