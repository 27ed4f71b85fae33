import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectVersion } from "../../kit/rows.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { takeTurn } from "./chain.service.ts";
import { deleteDraft, lockDraft } from "./drafts.repository.ts";
import { findEntry } from "./events.repository.ts";
import { expectWriter } from "./keepers.service.ts";
import type { EnterInput } from "./logbooks.schema.ts";
import { type Submitted, submitted, takeIntoBook } from "./submitting.service.ts";

/**
 * An entry that comes whole, often from a device that had no link when it was written: it takes its number as it arrives, by the same
 * rules as any other. The server's clock says when that was; the device's, when it was written, stands beside.
 */
export async function enterEntry(scope: VesselScope, input: EnterInput): Promise<Submitted> {
  await expectWriter(scope);
  const { tx, vesselId, actor } = scope;
  const { id, logbookId, writtenAt, draft, ...given } = input;
  expectHappened(scope, "work", { occurredAt: given.occurredAt });
  const sent = await sentBefore(scope, id, await findEntry(tx, vesselId, id), { logbookId });
  if (sent) return submitted(sent);
  const begun = draft && (await draftAsKnown(scope, logbookId, draft));
  const before = await takeTurn(scope, logbookId);
  const { code, values, occurredAt = null, shipOffsetMin = null, lateReason = null, correctsId = null } = given;
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
      createdBy: (begun ?? byActor(actor)).createdBy,
    },
    writtenAt,
  });
  if (begun) await deleteDraft(tx, begun);
  return submitted(event);
}

const byActor = ({ userId }: VesselScope["actor"]) => ({ createdBy: userId });

/** @throws AppError conflict where it was taken into the book or discarded meanwhile, stale where somebody went on with it */
async function draftAsKnown({ tx, vesselId }: VesselScope, logbookId: string, known: { id: string; version: number }) {
  const draft = await lockDraft(tx, vesselId, known.id);
  if (draft?.logbookId !== logbookId) throw new AppError("conflict", "logbook-refusals:draftGone");
  expectVersion(draft, known.version);
  return draft;
}
