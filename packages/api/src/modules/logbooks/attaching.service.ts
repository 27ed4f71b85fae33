import type { AttachPayload } from "@ymp/core/books/book-events";
import { type Keeper, whyNotSign, whyNotSubmit } from "@ymp/core/books/book-rights";
import { AppError } from "@ymp/core/errors";
import { mostEntryFiles } from "@ymp/core/lists";
import { onOneLine } from "@ymp/core/seen-text";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { append, takeTurn } from "./chain.service.ts";
import { findEvent, marksOf } from "./events.repository.ts";
import { expectWriter, refuse } from "./keepers.service.ts";
import { type EventRow, type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import type { AttachFileInput } from "./logbooks.schema.ts";
import { expectOpen } from "./opening.service.ts";

/**
 * A photo, receipt or delivery note is put to an entry that stands in the book, a scan to a period on paper or to a declaration: an event with the
 * sum of its bytes. Whoever signs the entry or its page since signs it as well.
 */
export async function attachFile(
  scope: VesselScope,
  { id, entryId, fileId }: AttachFileInput,
): Promise<{ id: string }> {
  const keeper = await expectWriter(scope);
  const { tx, vesselId } = scope;
  const before = await findEvent(tx, vesselId, id);
  if (await sentBefore(scope, id, before, { entryId, fileId })) return { id };
  const entry = expectRow(await findEvent(tx, vesselId, entryId));
  const { logbookId } = entry;
  if (!takesFiles(entry)) throw new AppError("not_found", "refusals:recordNotFound");
  const book = await takeTurn(scope, logbookId);
  refuse(whyNotAttach(keeper, book, entry));
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

const takesFiles = ({ type }: EventRow): boolean =>
  type === "entry" || type === "paper_period" || type === "declaration";

/** To an entry whoever takes one into the book; to what the master declared, the master. */
const whyNotAttach = (
  keeper: Keeper,
  { kind }: LogbookRow,
  { type, code, userId: authorId }: EventRow,
): string | null =>
  type === "entry"
    ? whyNotSubmit(keeper, { kind, code: code ?? undefined, authorId })
    : whyNotSign(keeper, "master", { kind });
