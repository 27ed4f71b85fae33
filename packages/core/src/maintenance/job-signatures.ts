import type { Refusal } from "../errors.ts";

/** Whose signature the jobs of a plan need: who completes them, who verifies them, or both. */
export const signatureDemands = ["none", "completer", "verifier", "both"] as const;
export type SignatureDemand = (typeof signatureDemands)[number];

/** What is signed for. */
export const signaturePurposes = ["completion", "verification", "relieved", "relieving"] as const;
export type SignaturePurpose = (typeof signaturePurposes)[number];

const demanded: Record<SignatureDemand, readonly SignaturePurpose[]> = {
  none: [],
  completer: ["completion"],
  verifier: ["verification"],
  both: ["completion", "verification"],
};

export function asksSignature(demand: SignatureDemand | null | undefined, purpose: SignaturePurpose): boolean {
  return demanded[demand ?? "none"].includes(purpose);
}

/** A signature that the plan demands may not be missing; one that is given unasked is kept. */
export function judgeSignature(
  demand: SignatureDemand | null | undefined,
  purpose: SignaturePurpose,
  isSigned: boolean,
): Refusal[] {
  if (isSigned || !asksSignature(demand, purpose)) return [];
  return [{ messageKey: "job-refusals:signatureMissing", field: "signature" }];
}
