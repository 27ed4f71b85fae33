import { type FieldEditor, fieldPolicy, type HeldRecord, judgeField } from "../access/field-policy.ts";
import type { Department } from "../access/roles.ts";
import type { Refusal } from "../errors.ts";
import { type EditedJob, isOfAuthority } from "./job-fields.ts";
import { type Doer, judgeReopening, type Reopening } from "./job-flow.ts";

/**
 * Who may take a completion back. The maker is the person who did the work or recorded it: they may correct an ordinary mistake,
 * the work of others and what safety or class rests on is for the head of its department (ISM Code 10.3).
 */
export const reopenPolicy = fieldPolicy({
  states: ["done", "done, critical or of class", "verified", "not done"],
  rows: { reopen: ["maker", "head", "head", "nobody"] },
  heads: "own",
  words: {
    maker: "job-refusals:reopenOfDoer",
    head: "job-refusals:reopenOfHead",
    "not done": "job-refusals:notCompleted",
  },
});
export type CompletedState = (typeof reopenPolicy.states)[number];

export interface CompletedJob extends Omit<EditedJob, "planId" | "createdBy"> {
  readonly department: Department | null;
  readonly doer: Doer;
}

export function completedState(job: Omit<CompletedJob, "department" | "doer">): CompletedState {
  if (job.status === "verified") return "verified";
  if (job.status !== "done") return "not done";
  const isGrave = job.isCritical || job.priority === "critical" || isOfAuthority(job);
  return isGrave ? "done, critical or of class" : "done";
}

/** Whether this person may take the completion back at all; without a field, as a button has none. */
export function judgeWhoReopens(job: CompletedJob, editor: FieldEditor): Refusal[] {
  const { doer, department } = job;
  const isOwn = editor.userId !== null && (doer.id === editor.userId || doer.recordedBy === editor.userId);
  const held: HeldRecord<CompletedState> = {
    state: completedState(job),
    createdBy: isOwn ? editor.userId : doer.id,
    department,
  };
  return judgeField(reopenPolicy, "reopen", held, editor).map(({ messageKey }) => ({ messageKey }));
}

/** The whole question: who, why, and whether the next occurrence may go with it. */
export const judgeTakingBack = (job: CompletedJob, editor: FieldEditor, asked: Reopening): Refusal[] => {
  const refusals = judgeWhoReopens(job, editor);
  return refusals.length > 0 ? refusals : judgeReopening(job.status, asked);
};
