/** The head of a book's chain at some time, stored out of reach of somebody who rewrites the chain. */
export interface BookHead {
  readonly number: string;
  readonly seq: number;
  readonly hash: string;
}

/** As it stands in a mail: the book, the number of its last event, its hash, and the seal of the ship. */
export const headText = ({ number, seq, hash }: BookHead, seal: string): string => `${number} ${seq} ${hash} ${seal}`;

const line = /^\s*(\S.*?)\s+([1-9]\d{0,8})\s+([0-9a-f]{64})(?:\s+[0-9a-f]{64})?\s*$/i;

/** A line of such a mail, with or without the seal; null for what is none. */
export function readHead(text: string): BookHead | null {
  const [, number, seq, hash] = line.exec(text) ?? [];
  return number && seq && hash ? { number, seq: Number(seq), hash: hash.toLowerCase() } : null;
}
