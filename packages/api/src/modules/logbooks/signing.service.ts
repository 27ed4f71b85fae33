import type { EntryPayload, PagePayload, SignPayload, StrikePayload } from "@ymp/core/books/book-events";
import { afterPage } from "@ymp/core/books/book-pages";
import { whyNotSign, whyNotStrike } from "@ymp/core/books/book-rights";
import { signsPages } from "@ymp/core/books/book-signers";
import { correctionOf } from "@ymp/core/books/kinds";
import { AppError } from "@ymp/core/errors";
import type { Presence } from "@ymp/core/people/onboard";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { type Signer, signByPin } from "../people/pin-signing.service.ts";
import { append, signedBy, takeTurn } from "./chain.service.ts";
import { findEntry, marksOf } from "./events.repository.ts";
import { payloadOf } from "./events.rules.ts";
import { keeperOf, refuse, signerAs } from "./keepers.service.ts";
import { type EventRow, type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import { departmentOf, findLogbook } from "./logbooks.repository.ts";
import type { CountersignInput, SignInput, StrikeInput } from "./logbooks.schema.ts";
import { ownState, type Page, pagesOf } from "./pages.service.ts";

/** Under entries: each is signed by its hash, as it was shown. All of them, or none. */
export function signEntries(gate: AtTheGate, input: SignInput): Promise<{ signed: number }> {
  return signByPin(gate, input, {
    judge: signerOfEntries(input),
    work: (scope, signer) => underEntries(scope, signer, input),
  });
}

/** Entries of one volume, and in what capacity they are signed. */
export type SignedEntries = Pick<SignInput, "id" | "capacity"> & {
  readonly entries: readonly { readonly id: string; readonly hash: string; readonly files?: readonly string[] }[];
};

/** Each of the entries is in the charge of whoever signs it as its officer. */
export const signerOfEntries =
  ({ id, entries, capacity }: Pick<SignInput, "id" | "capacity"> & { entries: readonly { id: string }[] }) =>
  async (scope: VesselScope, presence: Presence): Promise<void> => {
    await signerAs(capacity, id)(scope, presence);
    const { tx, vesselId } = scope;
    const { kind } = expectRow(await findLogbook(tx, vesselId, id));
    for (const { id: entryId } of entries) {
      const { code, userId: authorId } = expectRow(await findEntry(tx, vesselId, entryId));
      refuse(whyNotSign(keeperOf(scope, presence), capacity, { kind, code: code ?? undefined, authorId }));
    }
  };

/** @param beside what a signature that waited for a link says beside it */
export async function underEntries(
  scope: VesselScope,
  signer: Signer,
  { id, entries, capacity }: SignedEntries,
  beside: Pick<SignPayload, "shown" | "givenAt"> = {},
) {
  let book = await takeTurn(scope, id);
  const marks = await marksOf(
    scope.tx,
    scope.vesselId,
    entries.map((entry) => entry.id),
  );
  for (const shown of entries) {
    const entry = await entryAsShown(scope, book, shown);
    expectAwaited(entry, marks, { userId: signer.userId, capacity });
    const { files = [] } = shown;
    // What waited for a link was signed without them.
    if (beside.shown === undefined) expectFilesShown(marks, entry, files);
    const payload = {
      ...signedBy(signer, capacity),
      ...{ entryHash: entry.hash, ...(files.length > 0 && { files }), ...beside },
    } satisfies SignPayload;
    ({ book } = await append(scope, book, {
      type: "sign",
      says: { entryId: entry.id, payload },
      columns: { entryId: entry.id, capacity, drawing: signer.drawing },
    }));
    await recordChange(scope, logbookRecord, id, {
      verb: "entry_signed",
      facts: { name: book.number, no: entry.entryNo, capacity, entryId: entry.id },
    });
  }
  return { signed: entries.length };
}

/** @throws AppError stale where another text stands there than was shown */
async function entryAsShown({ tx, vesselId }: VesselScope, book: LogbookRow, shown: { id: string; hash: string }) {
  const entry = expectRow(await findEntry(tx, vesselId, shown.id));
  if (entry.logbookId !== book.id) throw new AppError("not_found", "refusals:recordNotFound");
  if (entry.hash !== shown.hash) throw new AppError("stale", "logbook-refusals:shownAnother");
  return entry;
}

/** @throws AppError stale where a file was put to it that was not shown */
function expectFilesShown(marks: readonly EventRow[], { id }: EventRow, shown: readonly string[]): void {
  const attached = marks.flatMap(({ entryId, type, hash }) => (entryId === id && type === "attach" ? [hash] : []));
  if (attached.length !== shown.length || attached.some((hash) => !shown.includes(hash)))
    throw new AppError("stale", "logbook-refusals:shownAnother");
}

function expectAwaited(entry: EventRow, marks: readonly EventRow[], by: { userId: string; capacity: string }): void {
  const { isStruck, awaits } = ownState(entry, marks, null);
  const facts = { no: entry.entryNo ?? 0 };
  if (isStruck) throw new AppError("conflict", "logbook-refusals:struck", facts);
  if (!awaits.some((capacity) => capacity === by.capacity))
    throw new AppError("conflict", "logbook-refusals:signatureNotAwaited", facts);
  const hasSigned = marks.some(
    ({ entryId, type, userId }) => entryId === entry.id && type === "sign" && userId === by.userId,
  );
  if (hasSigned) throw new AppError("conflict", "logbook-refusals:signedAlready", facts);
}

/** The master's signature under a page, once everything on it is signed. One that is not full is closed by it. */
export function countersignPage(gate: AtTheGate, input: CountersignInput): Promise<{ pageNo: number }> {
  return signByPin(gate, input, {
    judge: signerAs("master", input.id),
    work: (scope, signer) => underPage(scope, signer, input),
  });
}

async function underPage(scope: VesselScope, signer: Signer, { id, pageNo, pageHash }: CountersignInput) {
  const before = await takeTurn(scope, id);
  if (!signsPages(before.kind)) throw new AppError("conflict", "logbook-refusals:entriesAreSigned");
  const [page] = await pagesOf(scope, before, [pageNo]);
  expectVerifiable(expectRow(page), pageHash);
  const payload = { ...signedBy(signer, "master"), page: pageNo, pageHash } satisfies PagePayload;
  const next = afterPage({ pageNo: before.nextPageNo, line: before.nextLine }, pageNo);
  const { book } = await append(scope, before, {
    type: "verify_page",
    says: { payload },
    columns: { pageNo, capacity: "master", drawing: signer.drawing },
    book: { nextPageNo: next.pageNo, nextLine: next.line },
  });
  await recordChange(scope, logbookRecord, id, { verb: "page_verified", facts: { name: book.number, page: pageNo } });
  return { pageNo };
}

function expectVerifiable({ entries, marks, state, hash, pageNo }: Page, shown: string): void {
  if (entries.length === 0) throw new AppError("conflict", "logbook-refusals:pageEmpty", { page: pageNo });
  if (state === "verified") throw new AppError("conflict", "logbook-refusals:pageVerified", { page: pageNo });
  const unsigned = entries.filter((entry) => ownState(entry, marks, null).awaits.length > 0);
  if (unsigned.length > 0)
    throw new AppError("conflict", "logbook-refusals:pageUnsigned", { page: pageNo, no: unsigned[0]?.entryNo ?? 0 });
  if (hash !== shown) throw new AppError("stale", "logbook-refusals:shownAnother");
}

/** The entry stays legible under a line, with who struck it, when and why. What is right follows as an entry of its own. */
export function strikeEntry(gate: AtTheGate, input: StrikeInput): Promise<{ entryId: string }> {
  return signByPin(gate, input, {
    judge: signerAs("officer", input.id),
    work: (scope, signer) => throughEntry(scope, signer, input),
  });
}

async function throughEntry(scope: VesselScope, signer: Signer, input: StrikeInput) {
  const { tx, vesselId, access } = scope;
  const before = await takeTurn(scope, input.id);
  if (correctionOf(before.kind) !== "strike") throw new AppError("conflict", "logbook-refusals:furtherEntry");
  const entry = await entryAsShown(scope, before, { id: input.entryId, hash: input.hash });
  const author = { userId: entry.userId, department: await departmentOf(tx, vesselId, entry.userId) };
  refuse(whyNotStrike(keeperOf(scope, signer.presence), author));
  if (before.closedAt !== null) refuse(access.role === "captain" ? null : "logbook-refusals:master");
  const marks = await marksOf(tx, vesselId, [entry.id]);
  if (marks.some(({ type }) => type === "strike"))
    throw new AppError("conflict", "logbook-refusals:struck", { no: entry.entryNo ?? 0 });
  const role = access.role === "captain" ? "master" : "officer";
  const payload = {
    ...signedBy(signer, role),
    ...{ entryHash: entry.hash, reason: input.reason },
  } satisfies StrikePayload;
  const { book } = await append(scope, before, {
    type: "strike",
    says: { entryId: entry.id, payload },
    columns: { entryId: entry.id, capacity: role, drawing: signer.drawing },
  });
  const { code } = payloadOf<EntryPayload>(entry);
  const facts = { name: book.number, no: entry.entryNo, code, reason: input.reason, entryId: entry.id };
  await recordChange(scope, logbookRecord, book.id, { verb: "entry_struck", facts });
  return { entryId: entry.id };
}
