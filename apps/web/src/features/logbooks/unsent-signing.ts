import type { Capacity } from "@ymp/core/books/book-rights";
import { canSeal } from "@ymp/core/books/seal-signing";
import type { Book } from "./logbooks.queries.ts";
import type { UnsentEntry } from "./unsent.ts";
import { type UnsentPaper, useUnsentPaper } from "./unsent-paper.ts";

export interface Signable {
  readonly capacity: Capacity;
  readonly paper: UnsentPaper;
}

interface UnsentSigning {
  readonly signable?: Signable;
  /** Why it is signed in the book alone; nothing where somebody else signs it. */
  readonly whyNot?: string;
}

/** Whether the reader may sign on this device what has no number yet. */
export function useUnsentSigning(book: Book, { entry }: UnsentEntry): UnsentSigning {
  const paper = useUnsentPaper(book, entry);
  if (!paper || book.can.whyNotSubmit !== null || !book.can.write) return {};
  const capacity = paper.payload.signers.first;
  // What they wrote themselves is in their charge, where they take it into the book at all.
  if (capacity === "master" && !book.can.signAsMaster) return {};
  if (paper.whyOther) return { whyNot: paper.whyOther };
  if (!book.sealingKey) return { whyNot: "unsent.unknownNames" };
  if (!canSeal()) return { whyNot: "unsent.noCipher" };
  return { signable: { capacity, paper } };
}
