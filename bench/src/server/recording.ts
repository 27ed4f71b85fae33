/** A statement as the product sends it, without the opening and the closing of its transaction. */
export interface RecordedStatement {
  readonly text: string;
  readonly parameters: readonly unknown[];
  /** Statements of one wave leave without waiting for each other's answers. */
  readonly wave: number;
}

/** What the product sends to the database for one request. */
export interface Recording {
  readonly call: string;
  readonly isWrite: boolean;
  readonly vesselId: string;
  readonly userId: string;
  /** Values of the recorded case that other cases put theirs in the place of. */
  readonly bound: Record<string, string>;
  /** Ids that the request made, new each time. */
  readonly made: readonly string[];
  /** The number that the request drew, when it drew one. */
  readonly drawnNumber: number | null;
  readonly statements: readonly RecordedStatement[];
}

export const drawsNumber = (text: string) => /number_sequences.*returning/is.test(text);
