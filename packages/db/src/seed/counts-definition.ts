/** A count of a place: who counted, what differed from the books, and who posted it. */
export interface CountDefinition {
  name: string;
  place: string;
  daysAgo: number;
  /** Ship's time at which counting began. */
  hour: number;
  isBlind: boolean;
  /** They take turns, line by line. */
  countedBy: string[];
  /** How many of the lines were counted so far; absent: all. */
  lines?: number;
  /** By part number: how many more were found than expected. */
  differences: Record<string, number>;
  /** Absent: still being counted. */
  postedBy?: string;
}
