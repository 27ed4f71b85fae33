/** How a defect came to light. */
export const findingWays = [
  "round",
  "watch",
  "maintenance",
  "alarm",
  "test",
  "inspection",
  "failure",
  "guest",
] as const;
export type FindingWay = (typeof findingWays)[number];

/** What a defect leaves of the machine's use. */
export const operationalEffects = ["none", "reduced", "out_of_service"] as const;

/** Whether the classification society must be informed of a defect: not needed, still to be informed, informed. */
export const classNotices = ["not_needed", "to_inform", "informed"] as const;
export type ClassNotice = (typeof classNotices)[number];

/** What is written down of a defect besides its title (ISM Code 10.2: the possible cause, if known, and corrective action). */
export const defectFacts = [
  "foundBy",
  "reportedBy",
  "rootCause",
  "temporaryRepair",
  "correctiveAction",
  "preventiveAction",
  "classNotice",
] as const;
export type DefectFact = (typeof defectFacts)[number];
