import { chainInstant } from "@ymp/core/books/book-chain";
import type { PaperPeriodPayload } from "@ymp/core/books/book-events";
import { AppError } from "@ymp/core/errors";
import { onOneLine } from "@ymp/core/seen-text";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type Signer, signByPin } from "../people/pin-signing.service.ts";
import { append, signedBy, takeTurn } from "./chain.service.ts";
import { eventsOfType, findEvent, marksOf, standsAfter } from "./events.repository.ts";
import { payloadOf } from "./events.rules.ts";
import { filesPutTo, type PutFile } from "./files-of-events.rules.ts";
import { signerAs } from "./keepers.service.ts";
import { type EventRow, type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import type { DeclarePaperInput } from "./logbooks.schema.ts";
import { expectOpen } from "./opening.service.ts";

/** When the product could not be used the book is kept on paper; the master declares the gap, with the pages of the paper. */
export function declarePaperPeriod(gate: AtTheGate, input: DeclarePaperInput): Promise<{ id: string }> {
  return signByPin(gate, input, {
    judge: async (scope, presence) => {
      expectHappened(scope, "vessel", { from: input.from, to: input.to });
      await signerAs("master", input.logbookId)(scope, presence);
    },
    work: (scope, signer) => declare(scope, signer, input),
  });
}

async function declare(scope: VesselScope, signer: Signer, { id, logbookId, from, to, ...said }: DeclarePaperInput) {
  const sent = await findEvent(scope.tx, scope.vesselId, id);
  if (await sentBefore(scope, id, sent, { logbookId, type: "paper_period" })) return { id };
  const book = await takeTurn(scope, logbookId);
  expectOpen(book);
  await expectPeriod(scope, book, { from, to });
  const [pages, reason] = [onOneLine(said.pages), onOneLine(said.reason)];
  const period = { from: chainInstant(from), to: chainInstant(to), pages, reason };
  const payload = { ...signedBy(signer, "master"), ...period } satisfies PaperPeriodPayload;
  await append(scope, book, {
    ...{ id, type: "paper_period", says: { payload } },
    columns: { capacity: "master", drawing: signer.drawing },
  });
  await recordChange(scope, logbookRecord, logbookId, {
    verb: "paper_declared",
    facts: { name: book.number, ...period },
  });
  return { id };
}

/** It lies within the time that the volume was kept in, and beside the others. */
async function expectPeriod(scope: VesselScope, book: LogbookRow, { from, to }: { from: Date; to: Date }) {
  if (from >= to) throw refused("to", "logbook-refusals:endsBeforeStart");
  if (from < book.openedAt) throw refused("from", "logbook-refusals:paperBeforeOpening");
  const known = await eventsOfType(scope.tx, scope.vesselId, book, "paper_period");
  const crossed = known.map(periodIn).find((other) => from < other.to && other.from < to);
  if (crossed) throw refused("from", "logbook-refusals:paperTwice");
}

const refused = (field: string, messageKey: string) => new AppError("invalid", messageKey, {}, { [field]: messageKey });

export interface PaperPeriod {
  readonly id: string;
  readonly seq: number;
  readonly hash: string;
  readonly from: Date;
  readonly to: Date;
  readonly pages: string;
  readonly reason: string;
  readonly at: Date;
  readonly name: string;
  readonly rank: string | null;
}

function periodIn(event: EventRow): PaperPeriod {
  const { from, to, pages, reason, name, rank = null } = payloadOf<PaperPeriodPayload>(event);
  const { id, seq, hash, createdAt: at } = event;
  return { id, seq, hash, from: new Date(from), to: new Date(to), pages, reason, at, name, rank };
}

/** The period on paper in which something was done. */
export async function paperAt(
  { tx, vesselId }: VesselScope,
  book: LogbookRow,
  at: Date,
): Promise<PaperPeriod | undefined> {
  const known = await eventsOfType(tx, vesselId, book, "paper_period");
  return known.map(periodIn).find(({ from, to }) => from <= at && at <= to);
}

export interface ShownPaperPeriod extends PaperPeriod {
  /** The last entry before it was declared, 0 where it stands before all; and the page that it stands on. */
  readonly afterNo: number;
  readonly pageNo: number;
  readonly files: readonly PutFile[];
}

export async function paperPeriodsOf(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  book: LogbookRow,
): Promise<ShownPaperPeriod[]> {
  const events = await eventsOfType(tx, vesselId, book, "paper_period");
  const [after, marks] = await Promise.all([
    standsAfter(
      tx,
      vesselId,
      book,
      events.map(({ seq }) => seq),
    ),
    marksOf(
      tx,
      vesselId,
      events.map(({ id }) => id),
    ),
  ]);
  return events.map((event) => {
    const { no: afterNo, page: pageNo } = after.get(event.seq) ?? { no: 0, page: book.firstPageNo };
    return { ...periodIn(event), afterNo, pageNo, files: filesPutTo(marks, event.id, book.headSeq) };
  });
}
