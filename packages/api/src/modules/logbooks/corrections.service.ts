import { correctionOf } from "@ymp/core/books/kinds";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { correctionsOf, findEntry, findEntryByNo, marksOf } from "./events.repository.ts";
import type { DraftRow, EventRow, LogbookRow } from "./logbooks.record.ts";

/** The entry that this one replaces, or that a further entry names by its number. */
export async function correctedBy(
  scope: VesselScope,
  book: LogbookRow,
  draft: Pick<DraftRow, "code" | "correctsId" | "values">,
): Promise<EventRow | undefined> {
  if (correctionOf(book.kind) !== "furtherEntry")
    return draft.correctsId === null ? undefined : expectReplaceable(scope, book, draft.correctsId);
  if (draft.code !== "AMEND") return undefined;
  const no = Number(Reflect.get(draft.values, "entry"));
  const named = Number.isInteger(no) ? await findEntryByNo(scope.tx, scope.vesselId, book.id, no) : undefined;
  if (!named) throw refused("values.entry", "logbook-refusals:noSuchEntry");
  return named;
}

/** What a draft may say that it corrects. */
export async function expectCorrectable(scope: VesselScope, book: LogbookRow, correctsId: string): Promise<void> {
  if (correctionOf(book.kind) === "strike") await expectReplaceable(scope, book, correctsId);
  else await entryOf(scope, book, correctsId);
}

/** An entry of this book that was struck, and that none replaces yet. */
async function expectReplaceable(scope: VesselScope, book: LogbookRow, id: string): Promise<EventRow> {
  const { tx, vesselId } = scope;
  const corrected = await entryOf(scope, book, id);
  const [marks, corrections] = await Promise.all([marksOf(tx, vesselId, [id]), correctionsOf(tx, vesselId, [id])]);
  const no = corrected.entryNo ?? 0;
  if (!marks.some(({ type }) => type === "strike")) throw refused("correctsId", "logbook-refusals:strikeFirst");
  const [before] = corrections;
  if (before) throw refused("correctsId", "logbook-refusals:replacedBefore", { no, by: before.no ?? 0 });
  return corrected;
}

async function entryOf({ tx, vesselId }: VesselScope, book: LogbookRow, id: string): Promise<EventRow> {
  const entry = expectRow(await findEntry(tx, vesselId, id));
  if (entry.logbookId !== book.id) throw refused("correctsId", "logbook-refusals:noSuchEntry");
  return entry;
}

const refused = (field: string, messageKey: string, params: Record<string, number> = {}) =>
  new AppError("invalid", messageKey, params, { [field]: messageKey });
