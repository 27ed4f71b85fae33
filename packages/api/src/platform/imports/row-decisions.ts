/** Whether a row that is probably on board already is added all the same, or left out. */
export type DuplicateDecision = "add" | "leave";

/** What a person decides of single rows of a file. */
export interface RowDecisions {
  /** Today's running hours in tenths of machines whose hours neither the file nor a meter tells, by source row. */
  hours?: Readonly<Record<string, number>>;
  duplicates?: Readonly<Record<string, DuplicateDecision>>;
  /** For possible duplicates that are not decided one by one. */
  otherDuplicates?: DuplicateDecision;
}

/** What a row would probably make a second time. */
export interface PossibleDuplicate {
  /** The name of what is on board. */
  title: string;
  isAdded: boolean;
}

/** A machine whose hours are asked for, once for the file. */
export interface HoursAsked {
  sourceRow: number;
  name: string;
}

/** `unasked`: what becomes of the row as long as nobody decides. */
export function possibleDuplicate(
  title: string,
  sourceRow: number,
  { duplicates = {}, otherDuplicates }: RowDecisions,
  unasked: DuplicateDecision,
): PossibleDuplicate {
  return { title, isAdded: (duplicates[sourceRow] ?? otherDuplicates ?? unasked) === "add" };
}

/** Hours with one decimal; null while nobody said them. */
export function hoursSaid({ hours = {} }: RowDecisions, sourceRow: number): number | null {
  const tenths = hours[sourceRow];
  return tenths === undefined ? null : tenths / 10;
}
