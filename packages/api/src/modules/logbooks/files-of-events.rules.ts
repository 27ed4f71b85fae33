import type { AttachPayload } from "@ymp/core/books/book-events";
import { payloadOf } from "./events.rules.ts";
import type { EventRow } from "./logbooks.record.ts";

/** A file as the book holds it: by the sum of its bytes. */
export interface PutFile {
  /** Of the event that put it there. */
  readonly hash: string;
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly isPhoto: boolean;
  readonly bytes: number;
  readonly sha256: string;
  readonly addedAt: Date;
}

export function putFile(event: EventRow): PutFile {
  const { name, mediaType, bytes, sha256 } = payloadOf<AttachPayload>(event).file;
  const isPhoto = mediaType.startsWith("image/");
  const { hash, fileId, createdAt: addedAt } = event;
  return { hash, fileId: fileId ?? "", name, mediaType, isPhoto, bytes, sha256, addedAt };
}

/** Files that were put to an entry, a period on paper or a declaration, up to an event. */
export const filesPutTo = (marks: readonly EventRow[], id: string, upTo = Number.POSITIVE_INFINITY): PutFile[] =>
  marks.filter(({ entryId, type, seq }) => entryId === id && type === "attach" && seq <= upTo).map(putFile);
