import { whyNotSign } from "@ymp/core/books/book-rights";
import { canonicalJson } from "@ymp/core/definitions/chain";
import { AppError } from "@ymp/core/errors";
import { wallClockAt } from "@ymp/core/time";
import type { RequestContext, VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import { bookPdf, type SignedCopy } from "../logbooks/book-pdf.service.ts";
import { sha256 } from "../logbooks/chain.rules.ts";
import { exportedAsOf } from "../logbooks/earlier-book.service.ts";
import { bookToExport, type ExportedBook } from "../logbooks/exported-book.service.ts";
import { pagesOf } from "../logbooks/pages.service.ts";
import { signByPinAtHand } from "../people/pin-at-hand.service.ts";
import { isSealed, sealOfCopy } from "./copy-seal.service.ts";
import { asInspector, expectTablet, type Inspector, look } from "./inspecting.service.ts";
import { type CopyRow, inspectionRecord } from "./inspections.record.ts";
import { findCopy, findCopyByCode, insertCopy } from "./inspections.repository.ts";
import { printCodeOf, typedPrintCode } from "./inspections.rules.ts";
import type { CertifyInput } from "./inspections.schema.ts";
import { expectReader } from "./inspections.service.ts";

type CopiedPart = Pick<CopyRow, "logbookId" | "fromPage" | "toPage">;

const asked = ({ logbookId, fromPage, toPage }: CopiedPart) =>
  ({ id: logbookId, format: "pdf", locale: "en", fromPage, toPage, isCertified: true }) as const;

/** The book as it stood when it was certified: what was written since, and what became of it, is not of the copy. */
async function bookAsCopied(scope: VesselScope, copy: CopyRow): Promise<ExportedBook> {
  const exported = await exportedAsOf(scope, await bookToExport(scope, asked(copy)), copy.headSeq);
  return { ...exported, report: reportOf(exported, copy) };
}

/** The proof as far as the copy goes. */
function reportOf({ report, book }: ExportedBook, copy: CopyRow): ExportedBook["report"] {
  const { headSeq: events, headHash } = book;
  const isProved = report.firstBad === null || report.firstBad.seq > copy.headSeq;
  const ends = events === copy.headSeq && headHash === copy.headHash;
  const cut = ends ? null : ({ seq: events + 1, entryNo: null, fault: "head" } as const);
  return { ...report, events, headHash, ok: isProved && ends, firstBad: isProved ? cut : report.firstBad };
}

/** Of what is printed: which pages, each with its hash, and the last event that it knows. */
async function hashOfCopy(scope: VesselScope, id: string, { book, pages }: ExportedBook): Promise<string> {
  const printed = await pagesOf(scope, book, pages, book.headSeq);
  return sha256(
    canonicalJson({
      ...{ type: "certified_copy", id, vessel: scope.vesselId, book: book.number },
      ...{ head: { seq: book.headSeq, hash: book.headHash } },
      pages: printed.map(({ pageNo, hash }) => ({ page: pageNo, hash })),
    }),
  );
}

/**
 * The master certifies pages as a true copy, by the pin on the tablet that was handed over. A book whose chain does not hold is copied as
 * well, and says so on every sheet.
 */
export async function certifyCopy(ctx: RequestContext, input: CertifyInput): Promise<{ id: string; hash: string }> {
  const inspector = await asInspector(ctx, async (one) => one);
  expectTablet(inspector);
  return signByPinAtHand({
    ...{ services: ctx.services, userId: inspector.inspection.userId, pin: input.pin },
    enter: (work) => asInspector(ctx, ({ scope }) => work(scope)),
    judge: ({ access, presence }) => {
      const { role, department } = access;
      const refusal = whyNotSign({ userId: inspector.inspection.userId, role, department, presence }, "master");
      if (refusal !== null) throw new AppError("forbidden", refusal);
    },
    work: async (scope, signer) => {
      const { id, bookId: logbookId, fromPage, toPage } = input;
      const known = await findCopy(scope.tx, scope.vesselId, id);
      if (known) {
        expectOfInspection(known, inspector.inspection.id);
        return { id, hash: known.hash };
      }
      const exported = await bookToExport(scope, asked({ logbookId, fromPage, toPage }));
      const { book, pages, report } = exported;
      const certified = {
        ...{ id, vesselId: scope.vesselId, createdAt: scope.now, inspectionId: inspector.inspection.id, logbookId },
        ...{ fromPage: pages[0] ?? fromPage, toPage: pages.at(-1) ?? toPage },
        ...{ headSeq: book.headSeq, headHash: book.headHash, hash: await hashOfCopy(scope, id, exported) },
        ...{ userId: signer.userId, masterName: signer.name, masterRank: signer.rank, drawing: signer.drawing },
      };
      const seal = sealOfCopy(scope.services.secrets, certified);
      const by = { createdBy: signer.userId, updatedAt: scope.now };
      const copy = await insertCopy(scope.tx, { ...certified, ...by, seal });
      const told = { number: book.number, fromPage: copy.fromPage, toPage: copy.toPage };
      await look({ ...inspector, scope }, "certified", { logbookId, facts: { ...told, isIntact: report.ok } });
      await recordChange(scope, inspectionRecord, inspector.inspection.id, {
        verb: "certified",
        facts: { name: inspector.inspection.officer, ...told, hash: copy.hash },
      });
      return { id: copy.id, hash: copy.hash };
    },
  });
}

const signedCopyOf = ({ hash, masterName, masterRank, drawing, createdAt }: CopyRow): SignedCopy => ({
  ...{ hash, code: printCodeOf(hash), name: masterName, rank: masterRank, drawing, signedAt: createdAt },
});

async function printCopy(scope: VesselScope, copy: CopyRow): Promise<FileAnswer> {
  if (!isSealed(scope.services.secrets, copy)) throw new AppError("conflict", "inspection-refusals:copyChanged");
  const exported = await bookAsCopied(scope, copy);
  const bytes = await bookPdf(scope, exported, asked(copy), signedCopyOf(copy));
  const madeOn = wallClockAt(scope.vessel.timeZone, copy.createdAt).on;
  const part = `p ${copy.fromPage}-${copy.toPage}`;
  return {
    fileName: safeFileName([scope.vessel.name, exported.book.number, part, madeOn], "pdf"),
    mediaType: "application/pdf",
    base64: Buffer.from(bytes).toString("base64"),
  };
}

/** The print of a copy that was certified in this inspection. */
export const readCopy = (ctx: RequestContext, id: string): Promise<FileAnswer> =>
  asInspector(ctx, async (inspector) => {
    const copy = expectRow(await findCopy(inspector.scope.tx, inspector.scope.vesselId, id));
    expectOfInspection(copy, inspector.inspection.id);
    await look(inspector, "copy", { logbookId: copy.logbookId, facts: pagesIn(copy) });
    return printCopy(inspector.scope, copy);
  });

/** The same for the vessel, which keeps what it gave out. */
export async function readCopyOf(scope: VesselScope, inspectionId: string, id: string): Promise<FileAnswer> {
  expectReader(scope);
  const copy = expectRow(await findCopy(scope.tx, scope.vesselId, id));
  expectOfInspection(copy, inspectionId);
  return printCopy(scope, copy);
}

function expectOfInspection(copy: CopyRow, inspectionId: string): void {
  if (copy.inspectionId !== inspectionId) throw new AppError("not_found", "refusals:recordNotFound");
}

const pagesIn = ({ fromPage, toPage }: CopyRow) => ({ fromPage, toPage });

/** Whether the book still says what a print of it said: `equal`, `differs`, or `unknown` where no such copy was made on this ship. */
export const checkPrint = (ctx: RequestContext, typed: string) =>
  asInspector(ctx, async (inspector) => {
    const { answer, copy } = await judgePrint(inspector, typed);
    await look(inspector, "check", {
      ...(copy ? { logbookId: copy.logbookId } : {}),
      facts: { result: answer.result, ...(copy ? pagesIn(copy) : {}) },
    });
    return answer;
  });

async function judgePrint({ scope }: Inspector, typed: string) {
  const code = typedPrintCode(typed);
  const copy = code === null ? undefined : await findCopyByCode(scope.tx, scope.vesselId, code);
  if (!copy) return { copy, answer: { result: "unknown" as const, copy: null } };
  const exported = await bookAsCopied(scope, copy);
  const { kind, title, number } = exported.book;
  const isKept = isSealed(scope.services.secrets, copy) && exported.report.ok;
  const isEqual = isKept && (await hashOfCopy(scope, copy.id, exported)) === copy.hash;
  const { createdAt: at, masterName, hash } = copy;
  return {
    copy,
    answer: {
      result: isEqual ? ("equal" as const) : ("differs" as const),
      copy: { kind, title, number, ...pagesIn(copy), at, masterName, hash },
    },
  };
}
