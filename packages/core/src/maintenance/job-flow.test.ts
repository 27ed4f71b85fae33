import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as date } from "../calendar-date.ts";
import {
  type Completion,
  type FollowingJob,
  isOpen,
  type JobStatus,
  jobStatuses,
  judgeCompletion,
  judgeReopening,
  judgeStatusChange,
  judgeVerification,
  nextStatuses,
  type Reopening,
  statusOf,
  statusOn,
} from "./job-flow.ts";

const keysOf = (refusals: { messageKey: string }[]) => refusals.map(({ messageKey }) => messageKey);

describe("the status of a job", () => {
  test.each([null, undefined, ""])("%j counts as due", (stored) => {
    expect(statusOf(stored)).toBe("due");
    expect(isOpen(statusOf(stored))).toBe(true);
  });

  it("that nobody knows is an error, not a guess", () => {
    expect(() => statusOf("closed")).toThrow(RangeError);
  });

  it("returns from postponed to due on the new date", () => {
    expect(statusOn("postponed", date("2026-06-10"), date("2026-06-09"))).toBe("postponed");
    expect(statusOn("postponed", date("2026-06-10"), date("2026-06-10"))).toBe("due");
    expect(statusOn("postponed", null, date("2026-06-10"))).toBe("postponed");
    expect(statusOn("waiting_yard", date("2026-06-01"), date("2026-06-10"))).toBe("waiting_yard");
  });

  it("is open until the work is done or given up", () => {
    expect(jobStatuses.filter((status) => !isOpen(status))).toEqual(["done", "verified", "cancelled"]);
  });

  it("never offers to stay as it is, except that a postponed job may be postponed again", () => {
    expect(jobStatuses.filter((status) => nextStatuses(status).includes(status))).toEqual(["postponed"]);
  });
});

describe("a change of status", () => {
  test.each<[JobStatus, JobStatus, string[]]>([
    ["due", "in_progress", []],
    ["due", "done", []],
    ["in_progress", "waiting_parts", []],
    ["waiting_weather", "in_progress", []],
    ["waiting_parts", "done", []],
    ["postponed", "due", []],
    ["done", "verified", []],
    ["done", "in_progress", []],
    ["done", "cancelled", ["job-refusals:statusChange"]],
    ["due", "verified", ["job-refusals:statusChange"]],
    ["verified", "in_progress", ["job-refusals:verifiedIsFinal"]],
    ["cancelled", "due", ["job-refusals:cancelledIsFinal"]],
    ["due", "cancelled", ["job-refusals:reasonMissing"]],
    ["in_progress", "postponed", ["job-refusals:reasonMissing"]],
  ])("from %s to %s: %j", (from, to, expected) => {
    expect(keysOf(judgeStatusChange({ from, to, isClassItem: false }))).toEqual(expected);
  });

  it("cancels with a reason, but never a class item", () => {
    const cancel = { from: "due", to: "cancelled", reason: "Pump was sold" } as const;
    expect(judgeStatusChange({ ...cancel, isClassItem: false })).toEqual([]);
    expect(keysOf(judgeStatusChange({ ...cancel, isClassItem: true }))).toEqual(["job-refusals:classNotCancelled"]);
  });
});

describe("completing a job", () => {
  const now = new Date("2026-06-10T12:00:00Z");
  const completion: Completion = {
    status: "in_progress",
    doneAt: new Date("2026-06-10T11:00:00Z"),
    previousDoneAt: new Date("2026-03-10T11:00:00Z"),
    hasCounter: true,
    reading: 43_800,
    openTasks: 0,
    needsPhoto: false,
    photoCount: 0,
  };

  test.each<[string, Partial<Completion>, string[]]>([
    ["all is there", {}, []],
    ["it was only due", { status: "due" }, []],
    ["the phone's clock is three minutes fast", { doneAt: new Date("2026-06-10T12:03:00Z") }, []],
    ["it is done in the future", { doneAt: new Date("2026-06-10T12:11:00Z") }, ["refusals:happened.future"]],
    [
      "it is done before the last time",
      { doneAt: new Date("2026-03-09T11:00:00Z") },
      ["job-refusals:doneBeforePrevious"],
    ],
    ["the reading is missing", { reading: null }, ["job-refusals:readingMissing"]],
    ["there is no counter to read", { reading: null, hasCounter: false }, []],
    ["tasks are open", { openTasks: 2 }, ["job-refusals:tasksOpen"]],
    ["a photo is demanded", { needsPhoto: true }, ["job-refusals:photoMissing"]],
    ["someone else was faster", { status: "done" }, ["job-refusals:notOpen"]],
    ["it was cancelled", { status: "cancelled" }, ["job-refusals:notOpen"]],
    [
      "several things are missing",
      { reading: null, openTasks: 1 },
      ["job-refusals:readingMissing", "job-refusals:tasksOpen"],
    ],
  ])("when %s", (_, changes, expected) => {
    expect(keysOf(judgeCompletion({ ...completion, ...changes }, now))).toEqual(expected);
  });
});

describe("verifying a job", () => {
  const doer = { id: "marek", role: "hod", recordedBy: "luc" } as const;
  const ofCompany = { id: null, role: "management", recordedBy: "nora" } as const;

  test.each([
    ["by the doer", "done", { id: "marek", role: "hod" }, ["job-refusals:ownWork"]],
    ["by the captain", "done", { id: "anna", role: "captain" }, []],
    ["by whoever recorded it", "done", { id: "luc", role: "hod" }, ["job-refusals:ownWork"]],
    ["by another head of department", "done", { id: "ida", role: "hod" }, []],
    ["by a lower rank", "done", { id: "mia", role: "crew" }, ["job-refusals:rankTooLow"]],
    ["before it is done", "in_progress", { id: "anna", role: "captain" }, ["job-refusals:notCompleted"]],
  ] as const)("%s", (_, status, verifier, expected) => {
    expect(keysOf(judgeVerification(status, doer, verifier))).toEqual(expected);
  });

  test.each([
    ["by the same manager", { id: "nora", role: "management" }, ["job-refusals:ownWork"]],
    ["by another one", { id: "tom", role: "management" }, []],
    ["by the captain", { id: "anna", role: "captain" }, ["job-refusals:rankTooLow"]],
  ] as const)("of work of the company, %s", (_, verifier, expected) => {
    expect(keysOf(judgeVerification("done", ofCompany, verifier))).toEqual(expected);
  });
});

const untouched: FollowingJob = { status: "due", changeCount: 0 };
const edited: FollowingJob = { status: "due", changeCount: 1 };
const begun: FollowingJob = { status: "in_progress", changeCount: 1 };
test.each([
  ["done, nothing follows", "done", { reason: "Wrong job" }, []],
  ["done, without a reason", "done", {}, ["job-refusals:reasonTooShort"]],
  ["done, with hardly a reason", "done", { reason: " no " }, ["job-refusals:reasonTooShort"]],
  ["done, the next is untouched", "done", { reason: "Wrong job", following: [untouched] }, []],
  [
    "done, the next was edited",
    "done",
    { reason: "Wrong job", following: [edited] },
    ["job-refusals:followingStarted"],
  ],
  ["done, the next was begun", "done", { reason: "Wrong job", following: [begun] }, ["job-refusals:followingStarted"]],
  [
    "done, one after it was begun",
    "done",
    { reason: "Wrong job", following: [untouched, begun] },
    ["job-refusals:followingStarted"],
  ],
  ["verified, by who may not verify", "verified", { reason: "Wrong job" }, ["job-refusals:verifiedIsOfVerifiers"]],
  ["verified, without a reason", "verified", { mayVerify: true, reason: " " }, ["job-refusals:reasonTooShort"]],
  ["verified, with a reason", "verified", { mayVerify: true, reason: "Wrong job" }, []],
  [
    "verified, the next was begun",
    "verified",
    { mayVerify: true, reason: "Wrong job", following: [begun] },
    ["job-refusals:followingStarted"],
  ],
  ["still open", "due", {}, ["job-refusals:notCompleted"]],
] satisfies [string, JobStatus, Partial<Reopening>, string[]][])(
  "reopening a job that is %s",
  (_, status, reopening, expected) => {
    const asked = { following: [], mayVerify: false, reason: null, ...reopening };
    expect(keysOf(judgeReopening(status, asked))).toEqual(expected);
  },
);
