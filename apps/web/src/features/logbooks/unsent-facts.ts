import { entryTypesOf } from "@ymp/core/books/all-books";
import { heldAgainstLast, lastFact } from "@ymp/core/books/custom-book";
import { factsBefore, knowsFigures, type WaitingEntry } from "@ymp/core/books/facts-before";
import { writtenOn } from "@ymp/core/books/redesigned-values";
import type { EntryType, Facts, Values } from "@ymp/core/definitions/definition";
import { inOrder, type QueuedWrite } from "../../lib/offline/queued-write.ts";
import { designOf, typesOf } from "./book-layout.ts";
import { timesIn } from "./entry-form.ts";
import type { Book } from "./logbooks.queries.ts";
import type { EnterInput } from "./unsent.ts";

const [roundType] = entryTypesOf("sea");

type Asking = Pick<Book, "id" | "kind" | "form" | "designs">;

/**
 * What is known beside an entry when it arrives: what was sent before it is in the book by then. Rounds follow each other in whichever book.
 * @param writes of this vessel
 * @param ownWrite of the entry itself, where it waits: what is sent after it does not count
 */
export function factsOfUnsent(book: Asking, facts: Facts, at: Date, writes: readonly QueuedWrite[], ownWrite?: string) {
  const waiting = sentBefore(writes, ownWrite).flatMap((write) => waitingOf(book, write));
  return factsBefore(facts, at, waiting, heldAgainstLast(book.form.columns ?? []));
}

/** Whether what is reckoned from figures told before is known here: none of them was told since. */
export function knowsLast(book: Asking, type: Pick<EntryType, "code">, facts: Facts, at: Date): boolean {
  const last = heldAgainstLast(book.form.columns ?? []).map(lastFact);
  return knowsFigures(facts, at, isRound(type.code) ? ["fuelAtLastRound"] : last);
}

const isRound = (code: string): boolean => code === roundType?.code;

function sentBefore(writes: readonly QueuedWrite[], ownWrite: string | undefined): QueuedWrite[] {
  const ordered = inOrder(writes);
  const own = ordered.findIndex(({ id }) => id === ownWrite);
  return ordered.filter((_write, at) => own < 0 || at < own);
}

/** What was refused stands in no book, nor will what was written on a design before. */
function waitingOf(book: Asking, { path, input, refusal }: QueuedWrite): WaitingEntry[] {
  if (path !== "logbooks.enter" || refusal) return [];
  // Whatever lies in the queue under a path was written there by this application.
  const { logbookId, code, design, values, occurredAt } = input as EnterInput;
  const type = isRound(code) ? roundType : typesOf(book).find((one) => logbookId === book.id && one.code === code);
  const now = designOf(book);
  const times = type && timesIn(type, { values, occurredAt });
  if (!times || (now !== null && writtenOn(book.designs, design) !== now)) return [];
  return [{ type, values: values as Values, at: times.begins }];
}
