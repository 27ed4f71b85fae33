import type { WorklistGrouping } from "@ymp/core/lists";
import { isOpen } from "@ymp/core/maintenance/job-flow";
import { inWorklistGroups, type WorklistProgress } from "@ymp/core/maintenance/worklist";
import type { DocumentBlock, Fact } from "../../platform/pdf/document.ts";
import type { ContentsOfJobs } from "../jobs/chosen-jobs.service.ts";
import type { Word } from "../jobs/jobs-export.service.ts";
import type { WorklistEntry } from "./entries.service.ts";
import { groupHeading } from "./worklist-words.ts";

export interface PaperList {
  kind: string;
  period: string;
  frozen: string | null;
  filters: string;
  progress: WorklistProgress;
  entries: readonly WorklistEntry[];
  contents: ContentsOfJobs;
  grouping: WorklistGrouping;
}

/** The list as it goes ashore, so without what it says for the vessel alone: what it is, then job by job with room to write, then who signs. */
export function worklistBlocks(list: PaperList, word: Word): DocumentBlock[] {
  const number = new Map(list.entries.map((entry, index) => [entry.id, index + 1]));
  const groups = inWorklistGroups(list.entries, list.grouping);
  const jobs = groups.flatMap(({ id, entries }): DocumentBlock[] => {
    const heading = groupHeading(list.grouping, id, entries, word);
    return [
      ...(heading ? [{ kind: "heading", text: `${heading} (${entries.length})` } as const] : []),
      ...entries.flatMap((entry) => jobBlocks(entry, number.get(entry.id) ?? 0, list.contents, word)),
    ];
  });
  return [...coverBlocks(list, word), ...jobs, ...signatures(word)];
}

function coverBlocks(list: PaperList, word: Word): DocumentBlock[] {
  const { progress } = list;
  const hours = (tenths: number) => word("worklists:hours", { hours: (tenths / 10).toFixed(1) });
  const facts: Fact[] = [
    { label: word("worklists:field.kind"), value: list.kind },
    { label: word("worklists:field.period"), value: list.period },
    { label: word("worklists:paper.progress"), value: word("worklists:doneOf", { ...progress }) },
    {
      label: word("worklists:scope.additional"),
      value: word("worklists:doneOf", { done: progress.additionalDone, all: progress.additional }),
    },
    { label: word("worklists:estimated"), value: hours(progress.estimatedTenths) },
    { label: word("worklists:spent"), value: hours(progress.spentTenths) },
    { label: word("exports:filter"), value: list.filters },
    ...(list.frozen ? [{ label: word("worklists:frozen"), value: list.frozen }] : []),
  ];
  return [{ kind: "facts", items: facts, columns: 3 }];
}

function jobBlocks(entry: WorklistEntry, number: number, contents: ContentsOfJobs, word: Word): DocumentBlock[] {
  const { description = null, tasks = [], parts = [] } = contents.get(entry.id) ?? {};
  const mark = entry.isAdditional ? ` (${word("worklists:additionalMark")})` : "";
  const isDone = !isOpen(entry.status);
  const steps = tasks.map(({ title, doneAt }) => ({ text: title, isDone: doneAt !== null || isDone }));
  const partLines = parts.map(({ name, partNo, quantity, unit }) =>
    [`${quantity} ${unit}`, name, partNo].filter(Boolean).join(" "),
  );
  return [
    { kind: "heading", level: 2, text: `${number}. ${entry.title}${mark}` },
    { kind: "facts", items: factsOf(entry, word), columns: 3 },
    ...(description ? [{ kind: "paragraph", text: description } as const] : []),
    ...(entry.note ? [{ kind: "paragraph", text: `${word("worklists:note")}: ${entry.note}` } as const] : []),
    { kind: "checklist", items: [...steps, { text: word("worklists:paper.jobDone"), isDone }] },
    ...(partLines.length > 0
      ? [
          {
            kind: "paragraph",
            text: `${word("worklists:paper.parts")}: ${partLines.join("; ")}`,
            isMuted: true,
          } as const,
        ]
      : []),
    remarks(word),
  ];
}

function factsOf(entry: WorklistEntry, word: Word): Fact[] {
  const people = entry.assignees.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ");
  const estimate = entry.estimatedTenths;
  const facts = [
    { label: word("jobs:column.number"), value: entry.numberText },
    { label: word("jobs:column.equipment"), value: entry.equipmentName },
    { label: word("jobs:column.location"), value: entry.location ?? entry.equipmentLocation },
    { label: word("jobs:column.status"), value: word(`jobs:status.${entry.status}`) },
    { label: word("jobs:column.dueOn"), value: entry.dueOn },
    {
      label: word("worklists:estimated"),
      value: estimate === null ? null : word("worklists:hours", { hours: (estimate / 10).toFixed(1) }),
    },
    { label: word("jobs:column.assigned"), value: people },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** Empty cells, as high as three lines of handwriting. */
function remarks(word: Word): DocumentBlock {
  return {
    kind: "table",
    columns: [
      { heading: word("worklists:paper.remarks"), share: 3 },
      { heading: word("worklists:paper.doneBy"), share: 1 },
      { heading: word("worklists:paper.date"), share: 1 },
    ],
    rows: [["\n\n", "", ""]],
  };
}

function signatures(word: Word): DocumentBlock[] {
  return [
    { kind: "spacer", height: 24 },
    {
      kind: "signatures",
      lines: [{ label: word("worklists:paper.forVessel") }, { label: word("worklists:paper.forYard") }],
    },
  ];
}
