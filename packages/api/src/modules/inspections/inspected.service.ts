import { inspectedPeriod, isAskedFor, type Period } from "@ymp/core/books/inspected-period";
import type { BookKind } from "@ymp/core/books/kinds";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { RequestContext, VesselScope } from "../../context.ts";
import { accountOf } from "../logbooks/account.service.ts";
import { declarationsOf } from "../logbooks/declarations.service.ts";
import { listEntries, listPages } from "../logbooks/entries.service.ts";
import { signersNotTaught } from "../logbooks/familiarity.service.ts";
import { getLogbook, readShelf } from "../logbooks/logbooks.service.ts";
import { verifyLogbook } from "../logbooks/verifying.service.ts";
import { printSignedMonth } from "../rest/print.service.ts";
import { firstDayOf } from "../rest/rest.schema.ts";
import { oldestShown, signedMonthsOfYear } from "../rest/signed-list.service.ts";
import { crewOnBoard, papersOnBoard } from "./crew-shown.repository.ts";
import { shownPaper, wrongThings } from "./inspected.rules.ts";
import { asInspector, type Inspector, look } from "./inspecting.service.ts";
import type { InspectionRow } from "./inspections.record.ts";
import { copiesOf, countRemarkable } from "./inspections.repository.ts";
import type { InspectedPageInput, InspectedRestInput } from "./inspections.schema.ts";

const todayOn = ({ vessel, now }: VesselScope) => todayIn(vessel.timeZone, now);

/** The first page: whose ship, who looks, until when; every book with its proof made now; the crew's papers; what is wrong, first. */
export const readInspected = (ctx: RequestContext) =>
  asInspector(ctx, async (inspector) => {
    const { scope, inspection, session } = inspector;
    const [books, crew, rest, copies, notTaught] = await Promise.all([
      booksShown(scope, inspection),
      papersShown(scope),
      signedMonthsOfYear(scope),
      copiesOf(scope.tx, scope.vesselId, inspection.id),
      signersNotTaught(scope),
    ]);
    await look(inspector, "overview");
    const { authority, officer, port, createdAt: startedAt, endsAt, masterName, fromDay, toDay } = inspection;
    return {
      inspection: {
        ...{ authority, officer, port, startedAt, endsAt, masterName, way: session.way },
        asked: { kinds: inspection.askedKinds, from: fromDay, to: toDay },
      },
      /** By it the reader's device tells how long is left, whatever its own clock says. */
      now: scope.now,
      vessel: vesselShown(scope),
      particulars: particularsOf(scope),
      books,
      crew: { aboard: crew.people, papers: crew.papers.length },
      /** Months of rest that were signed within the year. */
      rest: { months: rest.length, breaches: rest.reduce((sum, { breaches }) => sum + breaches, 0) },
      copies,
      wrong: wrongThings(books, crew.papers, notTaught),
    };
  });

/** As the screens of the books ask for their vessel; there is no account whose rights it could tell. */
function vesselShown({ vessel, access }: VesselScope) {
  const { id, name, edition, timeZone, currency } = vessel;
  return {
    ...{ id, name, edition, timeZone, currency, access },
    ...{ subscriptionState: "ACTIVE" as const, closedReason: null, contactEmail: null, subscriptionEndsOn: null },
    ...{ suspendedAt: null, suspendedReason: null, deletesAt: null, companyId: null, companyName: null },
    ...{ profileId: null, profilePhotoFileId: null, isOnMailingList: null },
  };
}

function particularsOf({ vessel }: VesselScope) {
  const { name, flag, imo, callSign, mmsi, officialNumber, portOfRegistry, grossTonnage } = vessel;
  return { name, flag, imo, callSign, mmsi, officialNumber, portOfRegistry, grossTonnage };
}

/** All of them, also those that are closed, what was asked for first; drafts are no entries yet, and their writers'. */
async function booksShown(scope: VesselScope, { askedKinds }: InspectionRow) {
  const { books } = await readShelf(scope, { includesClosed: true });
  const [remarkable, declared] = await Promise.all([countRemarkable(scope.tx, scope.vesselId), declarationsOf(scope)]);
  const shown = [];
  for (const { drafts: _, ...book } of books) {
    const { ok, firstBad } = await verifyLogbook(scope, book.id);
    const { corrections = 0, losses = 0, papers = 0 } = remarkable.get(book.id) ?? {};
    const declaration = declared.get(book.kind) ?? null;
    const isAsked = isAskedFor(book.kind, askedKinds);
    shown.push({ ...book, isAsked, corrections, losses, papers, declaration, isIntact: ok, firstBad });
  }
  return shown.toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked));
}

async function papersShown(scope: VesselScope) {
  const { tx, vesselId } = scope;
  const today = todayOn(scope);
  const [people, papers] = await Promise.all([crewOnBoard(tx, vesselId, today), papersOnBoard(tx, vesselId)]);
  return { people: people.length, crew: people, papers: papers.flatMap((paper) => shownPaper(paper, today) ?? []) };
}

/** A volume with its proof, made for this look. */
export const readInspectedBook = (ctx: RequestContext, id: string) =>
  asInspector(ctx, async (inspector) => {
    const { scope } = inspector;
    const book = await getLogbook(scope, id);
    const report = await verifyLogbook(scope, id);
    const account = await accountOf(scope, book, periodOf(inspector, book));
    await look(inspector, "book", { logbookId: id, facts: { number: book.number, isIntact: report.ok } });
    return { book: { ...book, drafts: 0 }, report, account };
  });

const periodOf = ({ scope, inspection }: Inspector, { kind }: { kind: BookKind }): Period =>
  inspectedPeriod(kind, { from: inspection.fromDay, to: inspection.toDay }, todayOn(scope));

/** Lines of one page of paper are fewer. */
const mostOnPage = 100;

/** One page as it stands: entries with what was struck, who signed, and what it waits for. */
export const readInspectedPage = (ctx: RequestContext, { id, pageNo }: InspectedPageInput) =>
  asInspector(ctx, async (inspector) => {
    const { scope } = inspector;
    const [{ rows }, { pages }] = await Promise.all([
      listEntries(scope, { id, pageNo, waiting: false, descending: false, limit: mostOnPage }),
      listPages(scope, { id, from: pageNo, count: 1 }),
    ]);
    await look(inspector, "page", { logbookId: id, facts: { page: pageNo } });
    return { entries: rows, page: pages.find((page) => page.pageNo === pageNo) ?? null };
  });

/** The crew on board with rank and certificates. */
export const readInspectedCrew = (ctx: RequestContext) =>
  asInspector(ctx, async (inspector: Inspector) => {
    const { crew, papers } = await papersShown(inspector.scope);
    await look(inspector, "crew");
    return crew.map(({ firstName, lastName, ...person }) => ({
      ...{ ...person, name: `${firstName} ${lastName}`.trim() },
      papers: papers.filter(({ profileId }) => profileId === person.id),
    }));
  });

/** Months of rest as they were signed, the newest first. */
export const readInspectedRest = (ctx: RequestContext) =>
  asInspector(ctx, async (inspector) => {
    const months = await signedMonthsOfYear(inspector.scope);
    await look(inspector, "rest");
    return months;
  });

/** A month of somebody in the form of the IMO/ILO Guidelines, as it was signed. */
export const printInspectedRest = (ctx: RequestContext, input: InspectedRestInput) =>
  asInspector(ctx, async (inspector) => {
    if (firstDayOf(input.month) < oldestShown(inspector.scope)) throw new AppError("not_found", "errors:notFound");
    const file = await printSignedMonth(inspector.scope, input);
    await look(inspector, "rest_month", { facts: { month: input.month, file: file.fileName } });
    return file;
  });
