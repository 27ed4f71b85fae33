import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { can } from "@ymp/core/access/resolve-access";
import { todayIn } from "@ymp/core/calendar-date";
import { fullName } from "@ymp/core/people/profile-fields";
import { kindsWith } from "@ymp/core/records";
import type { VesselScope } from "../../context.ts";
import { expiringDocuments } from "../crew-documents/crew-documents.service.ts";
import { findUntested } from "../equipment/critical.service.ts";
import { guestsToErase as findGuestsToErase, guestPapersEnding } from "../guests/keeping.service.ts";
import { listItemsInput } from "../inventory/inventory.schema.ts";
import { findItemsPage } from "../inventory/inventory.service.ts";
import { listJobsInput } from "../jobs/jobs.schema.ts";
import { listJobs } from "../jobs/jobs-list.service.ts";
import { findPlansWithoutJob } from "../jobs/plans-without-job.service.ts";
import { leaveToDecide as findLeaveToDecide } from "../leave/waiting-leave.service.ts";
import { listOrdersInput } from "../orders/orders.schema.ts";
import { listOrders } from "../orders/orders.service.ts";
import { shortAtSea } from "../safe-manning/at-sea.service.ts";
import { documentsExpiring } from "../suppliers/expiring.service.ts";
import {
  guestsUnasked as findGuestsUnasked,
  mealsThatHurt as findMealsThatHurt,
} from "../trips/waiting-guests.service.ts";
import { lateSides } from "./attention.repository.ts";
import {
  type AttentionCard,
  type AttentionKind,
  type AttentionLine,
  cardsOf,
  inOrder,
  restKinds,
  watchKinds,
  worstShown,
} from "./attention.rules.ts";
import { bookEntriesUnsigned, bookPagesWaiting, booksBroken, booksMissing, bookTestsOverdue } from "./books.service.ts";
import { restCards } from "./rest.service.ts";
import { watchCards, watchPlansAtFault } from "./watches.service.ts";

/** Papers have no list of their own to lead to, so the card holds them. */
const papersHeld = 100;
const paperDays = 90;
const plansHeld = 100;

/**
 * What needs somebody's hand or decision, gravest first. Each count is that of the list it leads to, asked by the same
 * filters; outsiders are told of none.
 */
export async function readAttention(scope: VesselScope): Promise<{ cards: AttentionCard[] }> {
  if (scope.access.seesOnlyShared) return { cards: [] };
  const { access } = scope;
  const kinds = kindsWith("path").filter((kind) => mayViewKind(access, kind));
  const asked = [...new Set(kinds.flatMap((kind) => cardsOf[kind]))];
  const isAsked = (together: readonly AttentionKind[]) => together.some((kind) => asked.includes(kind));
  const [cards, ofRest, ofWatches] = await Promise.all([
    Promise.all(asked.filter(isAlone).map((card) => readers[card](scope))),
    isAsked(restKinds) ? restCards(scope) : [],
    isAsked(watchKinds) ? watchCards(scope) : [],
  ]);
  return { cards: inOrder([...cards, ...ofRest, ...ofWatches]) };
}

const together = [...restKinds, ...watchKinds] as const;
type AloneKind = Exclude<AttentionKind, (typeof together)[number]>;
const isAlone = (kind: AttentionKind): kind is AloneKind => !together.some((known) => known === kind);

const readers: Record<AloneKind, (scope: VesselScope) => Promise<AttentionCard>> = {
  criticalOverdue,
  criticalUntested,
  overdue,
  plansWithoutJob,
  criticalSpares,
  ordersLate,
  lotsExpiring,
  papersExpiring,
  guestsToErase,
  mealsThatHurt,
  guestsUnasked,
  booksBroken,
  booksMissing,
  bookTestsOverdue,
  bookPagesWaiting,
  bookEntriesUnsigned,
  leaveToDecide,
  watchPlansAtFault,
  manningShort,
};

type ListedJobs = Awaited<ReturnType<typeof listJobs>>;

const jobLine = (job: ListedJobs["rows"][number]): AttentionLine => ({
  id: job.id,
  recordKind: "job",
  recordId: job.id,
  title: job.title,
  detail: job.equipmentName,
  on: job.due.calendar === "overdue" ? job.dueOn : null,
  overTenths: job.due.counter === "overdue" && job.due.remaining !== null ? -job.due.remaining : null,
});

async function criticalOverdue(scope: VesselScope): Promise<AttentionCard> {
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const filters = { isOverdue: true, isCritical: true, limit: worstShown };
  const [{ rows, total }, sides] = await Promise.all([
    listJobs(scope, listJobsInput.parse(filters)),
    lateSides(scope.tx, scope.vesselId, today),
  ]);
  return { kind: "criticalOverdue", count: total ?? 0, ...sides, lines: rows.map(jobLine) };
}

/** Critical machines whose working nobody is going to prove (ISM Code 10.3). */
async function criticalUntested(scope: VesselScope): Promise<AttentionCard> {
  const { rows, total } = await findUntested(scope, worstShown);
  const lines = rows.map(({ id, name, location }) => ({
    ...{ id, recordKind: "equipment" as const, recordId: id, title: name, detail: location, on: null },
  }));
  return { kind: "criticalUntested", count: total, lines };
}

/** They have no list of their own to lead to, so the card holds them. */
async function plansWithoutJob(scope: VesselScope): Promise<AttentionCard> {
  const { rows, total } = await findPlansWithoutJob(scope, plansHeld);
  const lines = rows.map(({ id, title, equipmentName }) => ({
    ...{ id, recordKind: "plan" as const, recordId: id, title, detail: equipmentName, on: null },
  }));
  return { kind: "plansWithoutJob", count: total, lines };
}

async function overdue(scope: VesselScope): Promise<AttentionCard> {
  const { rows, total } = await listJobs(scope, listJobsInput.parse({ isOverdue: true, limit: worstShown }));
  return { kind: "overdue", count: total ?? 0, lines: rows.map(jobLine) };
}

async function criticalSpares(scope: VesselScope): Promise<AttentionCard> {
  const input = listItemsInput.parse({ state: "low", isCritical: true, limit: worstShown });
  const { rows, total } = await findItemsPage(scope, input);
  return {
    kind: "criticalSpares",
    count: total ?? 0,
    lines: rows.map(({ id, name, partNo, level, min, unit }) => ({
      ...{ id, recordKind: "item" as const, recordId: id, title: name, detail: partNo, on: null },
      ...{ onHand: level.onHand, min, unit },
    })),
  };
}

async function lotsExpiring(scope: VesselScope): Promise<AttentionCard> {
  const { rows, total } = await findItemsPage(scope, listItemsInput.parse({ state: "expiring", limit: worstShown }));
  const lines = rows.map(({ id, name, partNo, expiry }) => ({
    ...{ id, recordKind: "item" as const, recordId: id, title: name, detail: partNo, on: expiry?.on ?? null },
  }));
  return { kind: "lotsExpiring", count: total ?? 0, lines };
}

async function ordersLate(scope: VesselScope): Promise<AttentionCard> {
  const input = listOrdersInput.parse({ state: "late", sort: "expected", descending: false, limit: worstShown });
  const { rows, total } = await listOrders(scope, input);
  const lines = rows.map(({ id, title, supplierName, expectedOn }) => ({
    ...{ id, recordKind: "order" as const, recordId: id, title, detail: supplierName, on: expectedOn },
  }));
  return { kind: "ordersLate", count: total ?? 0, lines };
}

/** They have no list of their own to lead to, so the card holds them. */
async function leaveToDecide(scope: VesselScope): Promise<AttentionCard> {
  const waiting = await findLeaveToDecide(scope);
  const lines = waiting.slice(0, papersHeld).map(({ request: { id, startsOn }, person }) => ({
    ...{ id, recordKind: "leave_request" as const, recordId: id, title: fullName(person), detail: null, on: startsOn },
  }));
  return { kind: "leaveToDecide", count: waiting.length, lines };
}

/** She sails with a row of her safe manning document empty. */
async function manningShort(scope: VesselScope): Promise<AttentionCard> {
  const short = await shortAtSea(scope);
  const lines = short.map(({ documentId, trip, number, on, filled, needed }) => ({
    ...{ id: `${documentId} ${trip ?? ""} ${on}`, recordKind: "manning_document" as const, recordId: documentId },
    ...{ title: trip ?? number, detail: trip === null ? null : number, on, opensOn: on, onHand: filled, min: needed },
  }));
  return { kind: "manningShort", count: short.length, lines };
}

/** Erasing takes somebody's consent each time, so the card only reminds. */
async function guestsToErase(scope: VesselScope): Promise<AttentionCard> {
  const { rows, total } = mayViewKind(scope.access, "guest")
    ? await findGuestsToErase(scope, papersHeld)
    : { rows: [], total: 0 };
  const lines = rows.map(({ id, name, lastAboard }) => ({
    ...{ id, recordKind: "guest" as const, recordId: id, title: name, detail: null, on: lastAboard },
  }));
  return { kind: "guestsToErase", count: total, lines };
}

/** Somebody's life may hang on it, so it stands above everything. */
async function mealsThatHurt(scope: VesselScope): Promise<AttentionCard> {
  const meals = mayViewKind(scope.access, "trip") ? await findMealsThatHurt(scope) : [];
  const lines = meals.slice(0, papersHeld).map(({ id, tripId, name, served, onDay }) => ({
    ...{ id, recordKind: "trip" as const, recordId: tripId, title: name, detail: served, on: onDay },
  }));
  return { kind: "mealsThatHurt", count: meals.length, lines };
}

async function guestsUnasked(scope: VesselScope): Promise<AttentionCard> {
  const guests = mayViewKind(scope.access, "trip") ? await findGuestsUnasked(scope) : [];
  const lines = guests.slice(0, papersHeld).map(({ id, tripId, name, cabin, onDay }) => ({
    ...{ id, recordKind: "trip" as const, recordId: tripId, title: name, detail: cabin, on: onDay },
  }));
  return { kind: "guestsUnasked", count: guests.length, lines };
}

/** The papers of crew, suppliers and guests, the first to end on top. */
async function papersExpiring(scope: VesselScope): Promise<AttentionCard> {
  const suppliers = mayViewKind(scope.access, "supplier");
  const [crew, firms, aboard] = await Promise.all([
    can(scope.access, "employees:view") ? expiringDocuments(scope, { withinDays: paperDays }) : [],
    suppliers ? documentsExpiring(scope, paperDays) : [],
    mayViewKind(scope.access, "guest") ? guestPapersEnding(scope, { withinDays: paperDays }) : [],
  ]);
  const lines: AttentionLine[] = [
    ...crew.map(({ id, type, title, expiresOn, holder }) => ({
      ...{ id, recordKind: "profile" as const, recordId: holder.id, title: title ?? "", paperType: type },
      ...{ detail: `${holder.firstName} ${holder.lastName}`, on: expiresOn },
    })),
    ...firms.map(({ id, title, supplierId, supplierName, expiresOn }) => ({
      ...{ id, recordKind: "supplier" as const, recordId: supplierId, title, detail: supplierName, on: expiresOn },
    })),
    ...aboard.map(({ id, type, name, expiresOn }) => ({
      ...{ id: `${id} ${type}`, recordKind: "guest" as const, recordId: id, title: "", paperType: type },
      ...{ detail: name, on: expiresOn },
    })),
  ];
  const ordered = lines.toSorted((a, b) => (a.on ?? "").localeCompare(b.on ?? ""));
  return { kind: "papersExpiring", count: ordered.length, lines: ordered.slice(0, papersHeld) };
}
