import type { ChainValue } from "../definitions/chain.ts";
import { chainInstant } from "./book-chain.ts";
import type { EntryPayload } from "./book-events.ts";

/** Told apart from whatever else is hashed. */
const mark = "YMP-SHOWN:1";

/**
 * The parts of an entry that its signer saw before it had a number: all that stands on paper. Who wrote it, its number and page, how
 * late it came and what was doubtful are added when it arrives.
 */
export const shownEntry = (
  book: { readonly number: string },
  occurredAt: Date,
  { code, title, values, lines, columns, shipOffsetMin, lateReason, corrects }: EntryPayload,
): ChainValue => ({
  ...{ mark, book: book.number, occurredAt: chainInstant(occurredAt), code, title, shipOffsetMin },
  // Written for a chain, or read from one: neither holds anything else.
  values: values as ChainValue,
  ...(lines && { lines: lines.map((line) => ({ ...line })) }),
  ...(columns && { columns: { ...columns } }),
  ...(lateReason !== undefined && { lateReason }),
  ...(corrects !== undefined && { corrects }),
});
