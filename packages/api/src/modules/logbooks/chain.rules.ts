import { createHash } from "node:crypto";
import { pageContent } from "@ymp/core/books/book-chain";
import { type ChainValue, canonicalJson, eventText, genesisText } from "@ymp/core/definitions/chain";

export const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

export const genesisOf = (vesselId: string, bookNo: string): string => sha256(genesisText(vesselId, bookNo));

export const nextHash = (previousHash: string, event: ChainValue): string => sha256(eventText(previousHash, event));

export const pageHash = (
  book: { readonly number: string },
  page: number,
  events: readonly { hash: string }[],
): string => sha256(canonicalJson(pageContent(book, page, events)));
