import { type FieldEditor, fieldPolicy, type HeldRecord, judgeField } from "../access/field-policy.ts";
import type { Department } from "../access/roles.ts";
import type { Refusal } from "../errors.ts";
import { type ClassSurvey, type Credit, judgeCredit } from "./class-items.ts";
import { isOfAuthority } from "./job-fields.ts";

/** Who records that class credited the work and a surveyor confirmed it: the people who answer to class for the department. */
export const creditPolicy = fieldPolicy({
  states: ["of class", "not of class"],
  rows: { credit: ["head", "nobody"] },
  heads: "own",
  words: { head: "job-refusals:creditOfHead", "not of class": "job-refusals:creditOfNoClass" },
});
export type CreditState = (typeof creditPolicy.states)[number];

export interface ClassWork {
  readonly kind: string;
  readonly department: Department | null;
  /** The item of class that its plan stands for, if any. */
  readonly plan: { readonly classItemNo: string | null; readonly classSurvey: ClassSurvey | null } | null;
}

/** An item of a survey, work that class asked for, or a condition that a surveyor or port State set. */
export const isOfClass = (work: Pick<ClassWork, "kind" | "plan">): boolean =>
  isOfAuthority(work) || work.plan?.classItemNo != null;

/** Whether this person may say who credited the work; refused also where there is nothing to credit. */
export function judgeWhoCredits(work: ClassWork, editor: FieldEditor): Refusal[] {
  const held: HeldRecord<CreditState> = {
    state: isOfClass(work) ? "of class" : "not of class",
    createdBy: null,
    department: work.department,
  };
  return judgeField(creditPolicy, "credit", held, editor);
}

/** Whether this person may complete the work as far as class is concerned: it is completed with its credit. */
export const mayCompleteForClass = (work: ClassWork, editor: FieldEditor): boolean =>
  !isOfClass(work) || judgeWhoCredits(work, editor).length === 0;

export interface ToldOfWork {
  readonly workDone: string;
  readonly credit: Credit | null;
  readonly fileCount: number;
}

/**
 * What class asks of a completion: what was done, who credited it, recorded by a person who may, and for a condition of class the paper
 * by which it was lifted.
 */
export function judgeClassWork(
  work: ClassWork,
  { workDone, credit, fileCount }: ToldOfWork,
  editor: FieldEditor,
): Refusal[] {
  if (!isOfClass(work)) return credit ? judgeWhoCredits(work, editor) : [];
  const ofPerson = judgeWhoCredits(work, editor);
  if (ofPerson.length > 0) return ofPerson;
  const refusals = judgeCredit({ survey: work.plan?.classSurvey ?? null }, credit);
  if (workDone.trim() === "") refusals.unshift({ messageKey: "job-refusals:workDoneMissing", field: "workDone" });
  if (work.kind === "condition_of_class" && fileCount === 0)
    refusals.push({ messageKey: "job-refusals:documentMissing", field: "photos" });
  return refusals;
}
