import { entryTypesOf } from "@ymp/core/books/all-books";
import { chainInstant, toTheSecond } from "@ymp/core/books/book-chain";
import { placeEntry } from "@ymp/core/books/book-pages";
import { formVersionOf, type MadeBy } from "@ymp/core/books/form-versions";
import { correctionOf } from "@ymp/core/books/kinds";
import { latenessOf, latestOf, writtenBefore } from "@ymp/core/books/lateness";
import { idsNamed, writeEntry } from "@ymp/core/books/write-entry";
import { todayIn } from "@ymp/core/calendar-date";
import { isAhead } from "@ymp/core/clock-reach";
import type { EntryType, Facts, Values } from "@ymp/core/definitions/definition";
import { type Finding, judgeEntry } from "@ymp/core/definitions/judge-entry";
import { type OperationTimes, operationTimes } from "@ymp/core/definitions/operation-times";
import { AppError } from "@ymp/core/errors";
import { isSeen } from "@ymp/core/seen-text";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import product from "../../../package.json" with { type: "json" };
import type { VesselScope } from "../../context.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { putSearchEntries } from "../../platform/search/search.repository.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { findSigner } from "../../platform/signatures/signatures.repository.ts";
import { append, takeTurn } from "./chain.service.ts";
import { correctedBy } from "./corrections.service.ts";
import { expectDesign } from "./design-shown.service.ts";
import { lastDesign } from "./designs.repository.ts";
import { deleteDraft, lockDraft } from "./drafts.repository.ts";
import { findEntry } from "./events.repository.ts";
import { namesOf } from "./facts.repository.ts";
import { factsFor } from "./facts.service.ts";
import { jobToName } from "./jobs-in-books.service.ts";
import { expectSubmitter, expectWriter } from "./keepers.service.ts";
import {
  type DraftRow,
  type EventRow,
  formOf,
  type LogbookRow,
  logbookEntryRecord,
  logbookRecord,
} from "./logbooks.record.ts";
import type { SubmitInput } from "./logbooks.schema.ts";
import { expectOpen } from "./opening.service.ts";
import { paperAt } from "./paper-periods.service.ts";

export interface Submitted {
  readonly id: string;
  readonly no: number;
  readonly hash: string;
  readonly isLate: boolean;
}

/** Takes a draft into the book: it gets its number, and nobody changes it any more. */
export async function submitEntry(scope: VesselScope, { id, version, entryId }: SubmitInput): Promise<Submitted> {
  await expectWriter(scope);
  const { tx, vesselId } = scope;
  const sent = await sentBefore(scope, entryId, await findEntry(tx, vesselId, entryId));
  if (sent) return submitted(sent);
  const draft = expectRow(await lockDraft(tx, vesselId, id));
  expectVersion(draft, version);
  const before = await takeTurn(scope, draft.logbookId);
  const event = await takeIntoBook(scope, before, { entryId, draft });
  await deleteDraft(tx, draft);
  return submitted(event);
}

/** What becomes an entry: a draft, or what a device wrote without a link. */
export interface ToBeEntered {
  readonly entryId: string;
  readonly draft: Unnumbered;
  /** By the clock of the device that it waited on. */
  readonly writtenAt?: Date | undefined;
}

export type Unnumbered = Pick<
  DraftRow,
  "code" | "values" | "occurredAt" | "shipOffsetMin" | "lateReason" | "correctsId" | "design" | "createdBy" | "jobId"
>;

/** Gives it the next number of a volume whose turn was taken, under the rules of the moment in which it arrives. */
export async function takeIntoBook(
  scope: VesselScope,
  before: LogbookRow,
  { entryId, draft, writtenAt }: ToBeEntered,
): Promise<EventRow> {
  const { tx, now } = scope;
  await expectSubmitter(scope, { kind: before.kind, code: draft.code, authorId: draft.createdBy });
  expectMayBeAdded(scope, before, draft.code);
  await expectDesign(scope, before, draft.design);
  const type = typeOf(before, draft.code);
  const corrected = await correctedBy(scope, before, draft);
  const facts = await factsFor(scope, before, timeToldIn(type, draft, now));
  expectNoFaults(judgeEntry(type, draft.values as Values, facts));
  const times = timesOf(type, draft, now);
  const { begins: occurredAt } = times;
  const taken = { book: before, draft, type, facts, times, corrected, writtenAt };
  const { payload, words, lines, isLate } = await written(scope, taken);
  const placed = placeEntry({ pageNo: before.nextPageNo, line: before.nextLine }, lines, before.linesPerPage);
  const entryNo = before.entryCount + 1;
  const { book, event } = await append(scope, before, {
    id: entryId,
    type: "entry",
    says: {
      ...{ entryId, entryNo, occurredAt: chainInstant(occurredAt) },
      ...{ page: placed.pageNo, line: placed.line, lastPage: placed.lastPageNo, payload },
    },
    columns: {
      ...{ entryNo, code: type.code, occurredAt, pageNo: placed.pageNo, lastPageNo: placed.lastPageNo, words },
      ...{ isLate, correctsId: corrected?.id ?? null, jobId: draft.jobId },
    },
    book: {
      ...{ entryCount: entryNo, nextPageNo: placed.next.pageNo, nextLine: placed.next.line },
      lastOccurredAt: latestOf(before.lastOccurredAt, occurredAt, toTheSecond(now)),
    },
  });
  await recordChange(scope, logbookRecord, book.id, {
    verb: "entry_saved",
    facts: { name: book.number, no: entryNo, code: type.code, entryId },
  });
  const found = logbookEntryRecord.searchEntry?.({ ...event, number: book.number });
  await putSearchEntries(tx, logbookEntryRecord.kind, found ? [{ recordId: event.id, entry: found }] : []);
  return event;
}

export const submitted = ({ id, entryNo, hash, isLate }: EventRow): Submitted => ({
  id,
  no: entryNo ?? 0,
  hash,
  isLate: isLate ?? false,
});

/** A closed book takes what amends it, from its master, and nothing else. */
export function expectMayBeAdded({ access }: VesselScope, book: LogbookRow, code: string): void {
  const isFurther = correctionOf(book.kind) === "furtherEntry" && code === "AMEND";
  if (book.closedAt === null || (isFurther && access.role === "captain")) return;
  expectOpen(book);
}

export function typeOf(book: LogbookRow, code: string): EntryType {
  const type = entryTypesOf(book.kind, formOf(book)).find((one) => one.code === code);
  if (!type)
    throw new AppError("invalid", "logbook-refusals:unknownCode", {}, { code: "logbook-refusals:unknownCode" });
  return type;
}

/** Of an entry that is not judged yet: what says nothing sensible is taken as of now. */
function timeToldIn(type: EntryType, { values, occurredAt }: Unnumbered, now: Date): Date {
  const at = operationTimes(type, values as Values)?.begins ?? occurredAt;
  return at && at < now && at.getTime() > 0 ? at : now;
}

/** To the second; of an entry that asks for its own time, that one. */
function timesOf(type: EntryType, { values, occurredAt }: Unnumbered, now: Date): OperationTimes {
  const own = operationTimes(type, values as Values);
  if (own) return own;
  if (!occurredAt) throw refusedAt("occurredAt", "logbook-refusals:occurredAtMissing");
  if (isAhead(occurredAt, now)) throw refusedAt("occurredAt", "logbook-refusals:ahead");
  const at = toTheSecond(occurredAt);
  return { begins: at, ends: at };
}

interface Taken {
  readonly book: LogbookRow;
  readonly draft: Unnumbered;
  readonly type: EntryType;
  readonly facts: Facts;
  readonly times: OperationTimes;
  readonly corrected: EventRow | undefined;
  readonly writtenAt: Date | undefined;
}

async function written(scope: VesselScope, { book, draft, type, facts, times, corrected, writtenAt }: Taken) {
  const { tx, vesselId, vessel, now } = scope;
  const at = writtenBefore(writtenAt, times.ends, now);
  const lateness = latenessOf(times.ends, now, book.lastOccurredAt, at);
  const lateReason = draft.lateReason?.trim() ?? "";
  const values = draft.values as Values;
  const [names, author, paper, madeBy, job] = await Promise.all([
    namesOf(tx, vesselId, idsNamed(type.fields, values)),
    authorOf(scope),
    paperAt(scope, book, times.begins),
    madeByOf(scope, book),
    jobToName(scope, draft.jobId),
  ]);
  const zoneOffsetMin = offsetMinutesAt(vessel.timeZone, times.begins);
  const shipOffsetMin = draft.shipOffsetMin ?? zoneOffsetMin;
  const entry = writeEntry({
    ...{ occurredAt: times.begins, recordedOffsetMin: offsetMinutesAt(vessel.timeZone, now) },
    ...(at && { written: { at, offsetMin: offsetMinutesAt(vessel.timeZone, at) } }),
    ...{ kind: book.kind, type, values, facts, names, shipOffsetMin, zoneOffsetMin, author, lateness, lateReason },
    corrected: corrected ? { no: corrected.entryNo ?? 0, code: corrected.code ?? "" } : null,
    ...{ madeBy, job, paper: paper && { seq: paper.seq, pages: paper.pages } },
  });
  if (lateness.needsReason && !isSeen(lateReason)) throw refusedAt("lateReason", "logbook-refusals:lateReasonMissing");
  return { ...entry, isLate: lateness.isLate };
}

/** This release of the product, and the form that the book has now. */
async function madeByOf({ tx, vesselId }: VesselScope, book: LogbookRow): Promise<MadeBy> {
  const { id, kind, design } = book;
  const own = kind === "custom" && design !== null ? await lastDesign(tx, vesselId, id) : undefined;
  return { product: product.version, form: formVersionOf({ kind, garbage: formOf(book).garbage, design: own }) };
}

async function authorOf({ tx, vesselId, vessel, actor, profileId, now }: VesselScope) {
  const today = todayIn(vessel.timeZone, now);
  const author = actor.userId && (await findSigner(tx, { vesselId, userId: actor.userId, profileId, today }));
  if (!author) throw new AppError("forbidden", "refusals:signedByPersons");
  return author;
}

/** @throws AppError invalid, with the fault at each field of `values` */
function expectNoFaults(findings: readonly Finding[]): void {
  const faults = findings.filter(({ severity }) => severity === "fault");
  if (faults.length === 0) return;
  const wordOf = ({ code }: Finding) =>
    code === "required" ? "definitions:finding.required" : "logbook-refusals:faulty";
  const fields = faults.map((finding) => [`values.${finding.path}`, wordOf(finding)]);
  throw new AppError("invalid", "logbook-refusals:faults", { count: faults.length }, Object.fromEntries(fields));
}

const refusedAt = (field: string, messageKey: string) =>
  new AppError("invalid", messageKey, {}, { [field]: messageKey });
