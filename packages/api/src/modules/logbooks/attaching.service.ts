import type { AttachPayload } from "@ymp/core/books/book-events";
import { whyNotSubmit } from "@ymp/core/books/book-rights";
import { AppError } from "@ymp/core/errors";
import { mostEntryFiles } from "@ymp/core/lists";
import { onOneLine } from "@ymp/core/seen-text";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { append, takeTurn } from "./chain.service.ts";
import { findEntry, findEvent, marksOf } from "./events.repository.ts";
import { expectWriter, refuse } from "./keepers.service.ts";
import { logbookRecord } from "./logbooks.record.ts";
import type { AttachFileInput } from "./logbooks.schema.ts";
import { expectOpen } from "./opening.service.ts";

/**
 * A photo, receipt or delivery note is put to an entry that stands in the book: an event with the sum of its bytes, which whoever signs the entry
 * or its page since signs as well.
 */
export async function attachFile(
  scope: VesselScope,
  { id, entryId, fileId }: AttachFileInput,
): Promise<{ id: string }> {
  const keeper = await expectWriter(scope);
  const { tx, vesselId } = scope;
  const before = await findEvent(tx, vesselId, id);
  if (await sentBefore(scope, id, before, { entryId, fileId })) return { id };
  const { logbookId } = expectRow(await findEntry(tx, vesselId, entryId));
  const book = await takeTurn(scope, logbookId);
  const entry = expectRow(await findEntry(tx, vesselId, entryId));
  refuse(whyNotSubmit(keeper, { kind: book.kind, code: entry.code ?? undefined, authorId: entry.userId }));
  expectOpen(book);
  const marks = await marksOf(tx, vesselId, [entryId]);
  const no = entry.entryNo ?? 0;
  if (marks.some(({ type }) => type === "strike")) throw new AppError("conflict", "logbook-refusals:struck", { no });
  if (marks.filter(({ type }) => type === "attach").length >= mostEntryFiles)
    throw new AppError("conflict", "logbook-refusals:filesFull", { no, most: mostEntryFiles });
  const { name, mediaType, sizeBytes, sha256 } = await expectFileFor(scope, fileId, { kind: "logbook", id: logbookId });
  const file = { name: onOneLine(name), mediaType, bytes: sizeBytes, sha256 };
  const payload = { entryHash: entry.hash, file } satisfies AttachPayload;
  await append(scope, book, { id, type: "attach", says: { entryId, payload }, columns: { entryId, fileId } });
  const facts = { name: book.number, no, entryId, file: file.name, sha256 };
  await recordChange(scope, logbookRecord, logbookId, { verb: "entry_file_added", facts });
  return { id };
}
