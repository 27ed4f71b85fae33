import { type FieldEditor, fieldPolicy, fieldsOf, type HeldRecord, judgeField } from "../access/field-policy.ts";
import type { Department } from "../access/roles.ts";
import type { Refusal } from "../errors.ts";

/**
 * What a plan says of its jobs. When it falls due, and what it demands, weighs as much as a postponement: on critical work and
 * on class items it is the captain's.
 */
export const planPolicy = fieldPolicy({
  states: ["running or stopped", "critical or of class", "of an archived machine"],
  rows: {
    title: ["maker", "head", "nobody"],
    instructions: ["maker", "head", "nobody"],
    kind: ["head", "captain", "nobody"],
    department: ["head", "captain", "nobody"],
    priority: ["maker", "head", "nobody"],
    rule: ["head", "captain", "nobody"],
    estimatedTenths: ["maker", "head", "nobody"],
    isCritical: ["head", "captain", "nobody"],
    needsVerification: ["head", "captain", "nobody"],
    needsPhoto: ["head", "captain", "nobody"],
    signature: ["head", "captain", "nobody"],
    classItem: ["head", "captain", "nobody"],
    tasks: ["maker", "head", "nobody"],
    parts: ["maker", "head", "nobody"],
    assigneeIds: ["maker", "head", "nobody"],
    isActive: ["head", "captain", "nobody"],
  },
  heads: "own",
  words: { "of an archived machine": "job-refusals:planOfArchived" },
});
export const planFields = fieldsOf(planPolicy);
export type PlanField = (typeof planFields)[number];
export type PlanState = (typeof planPolicy.states)[number];

export interface EditedPlan {
  readonly kind: string;
  readonly isCritical: boolean;
  readonly department: Department | null;
  readonly createdBy: string | null;
  readonly machine: { readonly isArchived: boolean; readonly department: Department | null } | null;
}

export function heldPlan({ kind, isCritical, department, createdBy, machine }: EditedPlan): HeldRecord<PlanState> {
  const isGrave = isCritical || kind === "class";
  const state = isGrave ? "critical or of class" : "running or stopped";
  return {
    state: machine?.isArchived ? "of an archived machine" : state,
    createdBy,
    department: department ?? machine?.department ?? null,
  };
}

export interface NewPlan {
  readonly kind: string;
  readonly isCritical: boolean;
  readonly department?: Department | null | undefined;
  readonly classItem?: unknown;
}

export interface MachineOfPlan {
  readonly isCritical: boolean;
  readonly department: Department | null;
}

/** What makes a plan critical or of class. */
export type GraveField = "kind" | "classItem" | "isCritical";

/** Whether this person may set it on a new plan: they may if they could make an ordinary plan of the department critical or of class. */
export const judgeNewPlanField = (
  field: GraveField,
  { department }: Pick<NewPlan, "department">,
  machine: Pick<MachineOfPlan, "department"> | null,
  editor: FieldEditor,
): Refusal[] =>
  judgeField(
    planPolicy,
    field,
    heldPlan({
      kind: "planned",
      isCritical: false,
      department: department ?? null,
      createdBy: editor.userId,
      machine: machine && { isArchived: false, department: machine.department },
    }),
    editor,
  );

/** A new plan that is critical or of class, or of a critical machine, is not everybody's to make. */
export const judgeNewPlan = (plan: NewPlan, machine: MachineOfPlan | null, editor: FieldEditor): Refusal[] =>
  graveFields(plan, machine).flatMap((field) => judgeNewPlanField(field, plan, machine, editor));

const graveFields = ({ kind, isCritical, classItem }: NewPlan, machine: MachineOfPlan | null): GraveField[] => [
  ...(kind === "class" ? ["kind" as const] : []),
  ...(classItem ? ["classItem" as const] : []),
  ...(isCritical || machine?.isCritical ? ["isCritical" as const] : []),
];
