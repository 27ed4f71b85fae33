import { entryTypesOf } from "@ymp/core/books/all-books";
import { whyNotSubmit } from "@ymp/core/books/book-rights";
import { draftPolicy, heldDraft } from "@ymp/core/books/draft-fields";
import type { Values } from "@ymp/core/definitions/definition";
import { judgeEntry } from "@ymp/core/definitions/judge-entry";
import { AppError } from "@ymp/core/errors";
import { logbookDrafts } from "@ymp/db/schema/logbooks";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { expectCorrectable } from "./corrections.service.ts";
import { expectDesign } from "./design-shown.service.ts";
import { deleteDraft, draftsOf, insertDraft, lockDraft, mostDrafts, updateDraft } from "./drafts.repository.ts";
import { factsFor } from "./facts.service.ts";
import { expectProposing } from "./jobs-in-books.service.ts";
import { expectWriter, readingKeeper } from "./keepers.service.ts";
import { type DraftRow, formOf, type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import { findLogbook } from "./logbooks.repository.ts";
import type { RemoveDraftInput, SaveDraftInput } from "./logbooks.schema.ts";
import { expectMayBeAdded, typeOf } from "./submitting.service.ts";

/** Entries of a book that nobody has saved yet, with what is wrong with them so far. */
export async function listDrafts(scope: VesselScope, logbookId: string) {
  const book = expectRow(await findLogbook(scope.tx, scope.vesselId, logbookId));
  const [drafts, facts, keeper] = await Promise.all([
    draftsOf(scope.tx, scope.vesselId, logbookId),
    factsFor(scope, book),
    readingKeeper(scope),
  ]);
  const types = entryTypesOf(book.kind, formOf(book));
  return drafts.map(({ vesselId: _, ...draft }) => {
    const type = types.find(({ code }) => code === draft.code);
    const values = draft.values as Values;
    return {
      ...draft,
      values,
      findings: type ? judgeEntry(type, values, facts) : [],
      can: {
        fields: fieldsFor(scope, draftPolicy, heldDraft(draft)),
        whyNotSubmit: whyNotSubmit(keeper, { kind: book.kind, code: draft.code, authorId: draft.createdBy }),
        /** Somebody else's is discarded with a reason. */
        removalNeedsReason: draft.createdBy !== scope.actor.userId,
      },
    };
  });
}

export async function saveDraft(scope: VesselScope, input: SaveDraftInput): Promise<{ id: string; version: number }> {
  await expectWriter(scope);
  const { tx, vesselId } = scope;
  const { id, logbookId, version, base, jobId, ...given } = input;
  expectHappened(scope, "work", { occurredAt: given.occurredAt });
  const before = await lockDraft(tx, vesselId, id);
  const sent = version === undefined && (await sentBefore(scope, id, before, { logbookId }));
  if (sent) return { id, version: sent.version };
  // A new one comes before the book is closed, or is refused: it is not made meanwhile.
  const book = expectRow(await findLogbook(tx, vesselId, logbookId, version === undefined ? "update" : undefined));
  await expectSound(scope, book, given);
  if (jobId) await expectProposing(scope, jobId);
  if (version === undefined) return makeDraft(scope, book, input);
  const old = expectRow(before);
  if (old.logbookId !== logbookId) throw new AppError("not_found", "refusals:recordNotFound");
  // What else is changed of a draft on a design before leaves it there.
  if (given.values !== undefined || given.design !== undefined)
    await expectDesign(scope, book, given.design === undefined ? old.design : given.design);
  if (!expectBase(old, { version, base }, given)) return { id, version: old.version };
  expectMayChange(scope, draftPolicy, heldDraft(old), changedFields(draftPolicy, old, given));
  // From now on it says on which it was written: its last writing tells no more.
  const after = await updateDraft(tx, old, { ...given, design: given.design ?? old.design, updatedAt: scope.now });
  await recordChange(scope, logbookRecord, book.id, { verb: "draft_changed", facts: factsOf(book, after) });
  return { id, version: after.version };
}

async function makeDraft(scope: VesselScope, book: LogbookRow, input: SaveDraftInput) {
  const { tx, vesselId, now, actor } = scope;
  expectMayBeAdded(scope, book, input.code ?? "");
  await expectDesign(scope, book, input.design);
  const {
    id,
    logbookId,
    code = "",
    values = {},
    occurredAt,
    shipOffsetMin,
    lateReason,
    correctsId,
    design,
    left,
    jobId,
  } = input;
  await expectRoom(tx, logbookDrafts, { vesselId, most: mostDrafts, of: [[logbookDrafts.logbookId, logbookId]] });
  const after = await insertDraft(tx, {
    ...{ id, vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now, logbookId, code, values },
    ...{ occurredAt, shipOffsetMin, lateReason, correctsId, design, left, jobId },
  });
  await recordChange(scope, logbookRecord, logbookId, { verb: "draft_made", facts: factsOf(book, after) });
  return { id, version: after.version };
}

/** A draft may be half filled; of what kind it is, and what it corrects, must be so. */
async function expectSound(scope: VesselScope, book: LogbookRow, given: Partial<SaveDraftInput>) {
  if (given.code !== undefined) typeOf(book, given.code);
  if (given.correctsId) await expectCorrectable(scope, book, given.correctsId);
}

/** Somebody else's draft is discarded with a reason, which stands in the history. */
export async function removeDraft(scope: VesselScope, { id, version, reason = "" }: RemoveDraftInput) {
  await expectWriter(scope);
  const { tx, vesselId } = scope;
  const before = expectRow(await lockDraft(tx, vesselId, id));
  expectVersion(before, version);
  expectMayChange(scope, draftPolicy, heldDraft(before), ["removed"]);
  if (before.createdBy !== scope.actor.userId && reason === "")
    throw new AppError("invalid", "logbook-refusals:discardReason", {}, { reason: "logbook-refusals:discardReason" });
  const book = expectRow(await findLogbook(tx, vesselId, before.logbookId));
  await deleteDraft(tx, before);
  const facts = { ...factsOf(book, before), ...(reason !== "" && { reason }) };
  await recordChange(scope, logbookRecord, book.id, { verb: "draft_removed", facts });
  return { id };
}

const factsOf = ({ number }: LogbookRow, { code, id }: DraftRow) => ({ name: number, code, draftId: id });
