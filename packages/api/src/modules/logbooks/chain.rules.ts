import { createHash } from "node:crypto";
import type { EventType } from "@ymp/core/books/book-events";
import { type ChainValue, canonicalJson, eventText, genesisText } from "@ymp/core/definitions/chain";

export const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

const hashOf = (value: ChainValue): string => sha256(canonicalJson(value));

export const genesisOf = (vesselId: string, bookNo: string): string => sha256(genesisText(vesselId, bookNo));

export const nextHash = (previousHash: string, event: ChainValue): string => sha256(eventText(previousHash, event));

/** As the chain writes moments: to the second, in UTC. */
export const chainInstant = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** The moment of a record as the database keeps it, so that both say the same. */
export const toTheSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

/** Sealed by the installation's key, which no database holds: whoever reckons the chain anew cannot seal it. */
export const sealText = (bookId: string, seq: number, hash: string): string => `book seal\n${bookId}\n${seq}\n${hash}`;

/** Events whose head is sealed. */
export const isSealed = (type: EventType): boolean => type === "open" || type === "verify_page" || type === "close";

/** Of all that stands on a page: entries, and then what was done to them, each in the order of the chain. */
export const pageHash = (
  book: { readonly number: string },
  page: number,
  events: readonly { hash: string }[],
): string => hashOf({ book: book.number, page, events: events.map(({ hash }) => hash) });
