import { describe, expect, it } from "vitest";
import type { JobStatus } from "./job-flow.ts";
import { inWorklistGroups, jobsForNextPeriod, worklistProgress } from "./worklist.ts";

const entry = (status: JobStatus, isAdditional = false, hours: [number | null, number | null] = [null, null]) => ({
  status,
  isAdditional,
  estimatedTenths: hours[0],
  spentTenths: hours[1],
});

describe("the progress of a worklist", () => {
  it("counts what was added after the freeze apart", () => {
    const progress = worklistProgress([
      entry("done"),
      entry("due"),
      entry("verified", true),
      entry("in_progress", true),
    ]);
    expect(progress).toMatchObject({ done: 1, all: 2, additionalDone: 1, additional: 2 });
  });

  it("leaves cancelled work out of what is done and of what is to be done", () => {
    expect(worklistProgress([entry("cancelled"), entry("done")])).toMatchObject({ done: 1, all: 1 });
  });

  it("adds up the hours estimated and spent, over both parts of the list", () => {
    const progress = worklistProgress([entry("done", false, [40, 55]), entry("due", true, [20, null])]);
    expect(progress).toMatchObject({ estimatedTenths: 60, spentTenths: 55 });
  });

  it("is nothing for an empty list", () => {
    expect(worklistProgress([])).toMatchObject({ done: 0, all: 0, additional: 0 });
  });
});

describe("the jobs of the next period", () => {
  const list = [
    { jobId: "open", isOpen: true, openOccurrenceId: "open" },
    { jobId: "done planned", isOpen: false, openOccurrenceId: "next" },
    { jobId: "done single", isOpen: false, openOccurrenceId: null },
  ];

  it.each([
    { name: "open jobs only", which: "open" as const, jobs: ["open"] },
    { name: "all, a planned job by its open occurrence", which: "all" as const, jobs: ["open", "next", "done single"] },
  ])("are $name", ({ which, jobs }) => {
    expect(jobsForNextPeriod(list, which)).toEqual(jobs);
  });

  it("are each there once, although an occurrence and its follower stood on the list", () => {
    const both = [
      { jobId: "first", isOpen: false, openOccurrenceId: "second" },
      { jobId: "second", isOpen: true, openOccurrenceId: "second" },
    ];
    expect(jobsForNextPeriod(both, "all")).toEqual(["second"]);
  });
});

describe("the groups of a worklist", () => {
  const job = (id: string, values: Partial<Parameters<typeof inWorklistGroups>[0][number]>) => ({
    id,
    status: "due" as const,
    isAdditional: false,
    priority: "normal",
    department: null,
    equipmentId: null,
    equipmentName: null,
    ...values,
  });
  const list = [
    job("a", { department: "engineering", equipmentId: "2", equipmentName: "Watermaker" }),
    job("b", { department: "deck", isAdditional: true, status: "done" }),
    job("c", { department: "engineering", equipmentId: "1", equipmentName: "Anchor" }),
  ];

  it.each([
    { grouping: "none" as const, groups: [["", "a", "b", "c"]] },
    {
      grouping: "scope" as const,
      groups: [
        ["original", "a", "c"],
        ["additional", "b"],
      ],
    },
    {
      grouping: "department" as const,
      groups: [
        ["deck", "b"],
        ["engineering", "a", "c"],
      ],
    },
    {
      grouping: "status" as const,
      groups: [
        ["due", "a", "c"],
        ["done", "b"],
      ],
    },
    {
      grouping: "equipment" as const,
      groups: [
        ["1", "c"],
        ["2", "a"],
        ["", "b"],
      ],
    },
  ])("by $grouping keep the order of the list within", ({ grouping, groups }) => {
    const shown = inWorklistGroups(list, grouping).map(({ id, entries }) => [id, ...entries.map((one) => one.id)]);
    expect(shown).toEqual(groups);
  });
});
