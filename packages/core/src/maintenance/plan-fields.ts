import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";
import type { Department } from "../access/roles.ts";

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
