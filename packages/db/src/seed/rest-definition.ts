/** How the hours of rest of a crew are written: last month, and this one until yesterday. */
export interface RestDefinition {
  /** The usual day of each person, by key: hours of work, "08:00-12:00". */
  readonly days: Readonly<Record<string, readonly string[]>>;
  /** Days that were otherwise, counted back from today. */
  readonly others: readonly OtherDay[];
}

export interface OtherDay {
  readonly of: string;
  readonly daysAgo: number;
  readonly work: readonly string[];
  /** Hours of a drill within the work. */
  readonly drill?: string;
  readonly remark?: string;
  readonly grounds?: string;
}
