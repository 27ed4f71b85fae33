import { expect, it, test } from "vitest";
import type { FieldEditor } from "../access/field-policy.ts";
import { type CompletedJob, judgeTakingBack, judgeWhoReopens } from "./completed-job-fields.ts";

const done = {
  status: "done",
  kind: "planned",
  priority: "normal",
  isCritical: false,
  department: "deck",
  doer: { id: "ana", role: "crew", recordedBy: "ana" },
} as const satisfies CompletedJob;
const people = {
  ana: { userId: "ana", role: "crew", department: "deck" },
  liam: { userId: "liam", role: "crew", department: "deck" },
  head: { userId: "tom", role: "hod", department: "deck" },
  otherHead: { userId: "kai", role: "hod", department: "engineering" },
  captain: { userId: "marie", role: "captain", department: "bridge" },
  yard: { userId: "jens", role: "user", department: null },
} as const satisfies Record<string, FieldEditor>;
const kinds = {
  ordinary: done,
  critical: { ...done, isCritical: true },
  urgent: { ...done, priority: "critical" },
  class: { ...done, kind: "class" },
  condition: { ...done, kind: "condition_of_class" },
  verified: { ...done, status: "verified" },
  open: { ...done, status: "due" },
} as const satisfies Record<string, CompletedJob>;

const everybody = ["ana", "liam", "head", "otherHead", "captain", "yard"] as const;

// Who did it is Ana: each line names who may take it back.
test.each<[keyof typeof kinds, (keyof typeof people)[], string]>([
  ["ordinary", ["ana", "head", "captain"], "reopenOfDoer"],
  ["critical", ["head", "captain"], "reopenOfHead"],
  ["urgent", ["head", "captain"], "reopenOfHead"],
  ["class", ["head", "captain"], "reopenOfHead"],
  ["condition", ["head", "captain"], "reopenOfHead"],
  ["verified", ["head", "captain"], "reopenOfHead"],
  ["open", [], "notCompleted"],
])("%s work is reopened by %j", (kind, may, refusal) => {
  for (const who of everybody) {
    const expected = may.includes(who) ? [] : [{ messageKey: `job-refusals:${refusal}` }];
    expect({ who, judged: judgeWhoReopens(kinds[kind], people[who]) }).toEqual({ who, judged: expected });
  }
});

it("is one's own also where one recorded it for another, and nobody's own where nobody has an account", () => {
  const recorded = { ...done, doer: { id: "ben", role: "crew", recordedBy: "ana" } } as const;
  expect(judgeWhoReopens(recorded, people.ana)).toEqual([]);
  const unknown = { ...done, doer: { id: null, role: "crew", recordedBy: null } } as const;
  expect(judgeWhoReopens(unknown, { userId: null, role: "crew", department: "deck" })).toHaveLength(1);
});

it("asks who before it asks why", () => {
  const asked = { following: [], mayVerify: false, reason: null };
  expect(judgeTakingBack(done, people.liam, asked)).toEqual([{ messageKey: "job-refusals:reopenOfDoer" }]);
  expect(judgeTakingBack(done, people.ana, asked)).toEqual([
    { messageKey: "job-refusals:reasonTooShort", field: "reason" },
  ]);
  expect(judgeTakingBack(done, people.ana, { ...asked, reason: "Wrong pump" })).toEqual([]);
});
