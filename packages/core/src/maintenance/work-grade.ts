export interface WorkGrade<Priority extends string> {
  /** Of critical equipment, or of a plan that is critical by itself. */
  isCritical: boolean;
  needsVerification: boolean;
  priority: Priority | "critical";
}

/**
 * How grave work is by its machine and its plan: critical work is verified by another person, and a defect on critical
 * equipment is itself critical, whatever was chosen.
 */
export function gradeWork<Priority extends string>(
  work: { kind: string; priority: Priority },
  {
    machine,
    plan,
  }: {
    machine: { isCritical: boolean } | null | undefined;
    plan?: { isCritical: boolean; needsVerification: boolean } | null | undefined;
  },
): WorkGrade<Priority> {
  const isCritical = (machine?.isCritical ?? false) || (plan?.isCritical ?? false);
  return {
    isCritical,
    needsVerification: isCritical || (plan?.needsVerification ?? false),
    priority: isCritical && work.kind === "defect" ? "critical" : work.priority,
  };
}
