import type { ManningRow } from "@ymp/core/people/safe-manning";

/** The safe manning document of a vessel. */
export interface SafeManningDefinition {
  readonly number: string;
  readonly authority: string;
  readonly tradingArea: string;
  readonly issuedDaysAgo: number;
  readonly validDays: number;
  /** Who entered it. */
  readonly by: string;
  readonly rows: readonly (Pick<ManningRow, "capacity" | "certificate"> & Partial<ManningRow>)[];
}
