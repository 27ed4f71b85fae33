import type { ManningMinimum } from "@ymp/core/leave/manning";

/** Leave of somebody, by days from today on; what is over has a negative beginning. */
export interface DemoLeave {
  readonly of: string;
  readonly inDays: number;
  readonly days: number;
  /** Still waits for an answer, with what was written to it. */
  readonly asks?: string;
  /** Why it was granted. */
  readonly reason?: string;
}

/** What was agreed with the crew, and their leave of a year. */
export interface LeaveDefinition {
  readonly minimums: readonly ManningMinimum[];
  /** Who grants it. */
  readonly by: string;
  /** Days a year of who earns leave so; everybody else has time for time. */
  readonly annualDays: Readonly<Record<string, number>>;
  readonly rotation: { readonly onDays: number; readonly offDays: number };
  /** Days owed when the book began, to who was aboard before: what they took until then is one correction. */
  readonly owedAtFirst: Readonly<Record<string, number>>;
  readonly leaves: readonly DemoLeave[];
}
