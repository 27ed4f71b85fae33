/** The head of a book's chain at some time, stored out of reach of somebody who rewrites the chain. */
export interface BookHead {
  readonly number: string;
  readonly seq: number;
  readonly hash: string;
  /** The last answer to a loss that the book held when it was mailed; 0 where it held none. */
  readonly line: number;
}

/** As it stands in a mail: the book, the number of its last event, its hash, the seal of the ship, and the last answer to a loss. */
export const headText = ({ number, seq, hash, line: answer }: BookHead, seal: string): string =>
  [number, seq, hash, seal, ...(answer > 0 ? [`after:${answer}`] : [])].join(" ");

const line = /^\s*(\S.*?)\s+([1-9]\d{0,8})\s+([0-9a-f]{64})(?:\s+[0-9a-f]{64})?(?:\s+after:([1-9]\d{0,8}))?\s*$/i;

/** A line of such a mail, with or without the seal; null for what is none. */
export function readHead(text: string): BookHead | null {
  const [, number, seq, hash, answer = 0] = line.exec(text) ?? [];
  return number && seq && hash ? { number, seq: Number(seq), hash: hash.toLowerCase(), line: Number(answer) } : null;
}
