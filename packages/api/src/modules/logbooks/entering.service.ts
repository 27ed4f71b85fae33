import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { findCreation } from "../../platform/sent-again/creations.repository.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { takeTurn } from "./chain.service.ts";
import { deleteDraft, lockDraft } from "./drafts.repository.ts";
import { findEntry } from "./events.repository.ts";
import { expectWriter } from "./keepers.service.ts";
import { type DraftRow, type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import type { EnterInput } from "./logbooks.schema.ts";
import { type Submitted, submitted, takeIntoBook } from "./submitting.service.ts";

/**
 * An entry that comes whole, often from a device that had no link when it was written: it takes its number as it arrives, by the same
 * rules as any other. The server's clock says when that was; the device's, when it was written, stands beside.
 */
export async function enterEntry(scope: VesselScope, input: EnterInput): Promise<Submitted> {
  await expectWriter(scope);
  const { actor } = scope;
  const { id, logbookId, writtenAt, draft, ...given } = input;
  expectHappened(scope, "work", { occurredAt: given.occurredAt });
  const sent = await enteredBefore(scope, id, logbookId);
  if (sent) return submitted(sent);
  const begun = draft && (await draftAsKnown(scope, input, draft));
  const before = await takeTurn(scope, logbookId);
  const {
    code,
    values,
    occurredAt = null,
    shipOffsetMin = null,
    lateReason = null,
    correctsId = null,
    design = null,
  } = given;
  const event = await takeIntoBook(scope, before, {
    entryId: id,
    // Whoever goes on with somebody else's draft takes it in for them, as where there was a link.
    draft: {
      code,
      values,
      occurredAt,
      shipOffsetMin,
      lateReason,
      correctsId,
      design,
      createdBy: (begun ?? byActor(actor)).createdBy,
      jobId: begun?.jobId ?? null,
    },
    writtenAt,
  });
  if (begun) await takeAway(scope, before, begun);
  return submitted(event);
}

/** @throws AppError conflict with its number where the same author's entry says something else, or came by another way */
async function enteredBefore(scope: VesselScope, id: string, logbookId: string) {
  const existing = await findEntry(scope.tx, scope.vesselId, id);
  const isOwn = existing?.logbookId === logbookId && existing.createdBy === scope.actor.userId;
  try {
    return await sentBefore(scope, id, existing, { logbookId });
  } catch (error) {
    if (!isOwn || !(error instanceof AppError) || error.code !== "conflict") throw error;
    throw new AppError("conflict", "logbook-refusals:enteredBefore", { no: existing.entryNo ?? 0 });
  }
}

/** What somebody else had begun stays in the history as it was. */
async function takeAway(scope: VesselScope, book: LogbookRow, draft: DraftRow) {
  await deleteDraft(scope.tx, draft);
  if (draft.createdBy === scope.actor.userId) return;
  const { id, code, values } = draft;
  const facts = { name: book.number, code, draftId: id, values: JSON.stringify(values) };
  await recordChange(scope, logbookRecord, book.id, { verb: "draft_entered", facts });
}

const byActor = ({ userId }: VesselScope["actor"]) => ({ createdBy: userId });

/**
 * Undefined where it was never sent: then nothing is there to be taken away.
 * @throws AppError conflict where it was taken into the book or discarded meanwhile, stale where somebody went on with it
 */
async function draftAsKnown(
  { tx, vesselId }: VesselScope,
  { logbookId, code }: EnterInput,
  { id, version }: NonNullable<EnterInput["draft"]>,
) {
  const draft = await lockDraft(tx, vesselId, id);
  if (!draft && version === undefined && !(await findCreation(tx, vesselId, id))) return undefined;
  if (draft?.logbookId !== logbookId) throw new AppError("conflict", "logbook-refusals:draftGone");
  if (draft.code !== code && draft.code !== "") throw new AppError("conflict", "logbook-refusals:draftOfOther");
  expectVersion(draft, version ?? 1);
  return draft;
}
