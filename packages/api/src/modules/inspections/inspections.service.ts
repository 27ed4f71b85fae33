import { whyNotSign } from "@ymp/core/books/book-rights";
import { inspectedPeriod, isAskedFor } from "@ymp/core/books/inspected-period";
import { readsInspections } from "@ymp/core/books/inspection-readers";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { AtTheGate, RequestContext, VesselScope } from "../../context.ts";
import { bounded } from "../../kit/bounded.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { readingKeeper, signerAs, signerOf } from "../logbooks/keepers.service.ts";
import { listVolumes } from "../logbooks/logbooks.service.ts";
import { type Signer, signByPin } from "../people/pin-signing.service.ts";
import { end, openInspectionSession, secondsLeft } from "./inspecting.service.ts";
import { setInspectionCookie } from "./inspection-cookie.ts";
import { type InspectionRow, inspectionRecord } from "./inspections.record.ts";
import {
  copiesOf,
  findInspection,
  insertInspection,
  inspectionsPage,
  looksOf,
  mastersToday,
  sessionsOf,
} from "./inspections.repository.ts";
import { codeOf, endOf, hashOfCode, hashOfLink, linkSecretOf, newSessionToken } from "./inspections.rules.ts";
import type { ListInspectionsInput, StartInspectionInput } from "./inspections.schema.ts";

const hourMs = 3_600_000;
const mostLooks = 2000;

/** The master lets somebody of an authority read, and signs for it: an unattended screen begins none. */
export function startInspection(gate: AtTheGate, input: StartInspectionInput): Promise<{ id: string }> {
  return signByPin(gate, input, {
    judge: signerAs("master"),
    work: (scope, signer) => start(scope, signer, input),
  });
}

async function start(scope: VesselScope, signer: Signer, input: StartInspectionInput): Promise<{ id: string }> {
  const { tx, vesselId, now, services } = scope;
  const { id, authority, officer, port, hours } = input;
  if (await sentBefore(scope, id, await findInspection(tx, vesselId, id))) return { id };
  const { secrets } = services;
  const after = await insertInspection(tx, {
    ...{ id, vesselId, createdAt: now, updatedAt: now, createdBy: scope.actor.userId },
    ...{ authority, officer, port: port === "" ? null : port },
    ...{ askedKinds: [...new Set(input.kinds)], fromDay: input.from, toDay: input.to },
    ...{ userId: signer.userId, masterName: signer.name, masterRank: signer.rank },
    codeHash: hashOfCode(secrets, codeOf(secrets, id)),
    linkHash: hashOfLink(secrets, linkSecretOf(secrets, id)),
    endsAt: new Date(now.getTime() + hours * hourMs),
  });
  // What opens it stands in no history.
  const { codeHash: _code, linkHash: _link, ...told } = after;
  await recordChange(scope, inspectionRecord, id, {
    ...{ verb: "started", after: told, facts: { name: officer, authority, hours } },
  });
  return { id };
}

/** The masters and those who look after the vessel read who looked at what. */
export function expectReader({ access }: VesselScope): void {
  if (!readsInspections(access)) throw new AppError("forbidden", "inspection-refusals:readByMaster");
}

const mastersOf = (scope: VesselScope) => mastersToday(scope.tx, scope.vesselId, shipsDay(scope));

/** @param masters of today: with the command of anyone who allowed it, it is over */
const shownInspection = ({ now }: VesselScope, inspection: InspectionRow, masters: ReadonlySet<string>) => {
  const { id, authority, officer, port, createdAt, endsAt, endedHow, masterName, masterRank } = inspection;
  const ended = endOf(inspection, now);
  const over = ended ?? (masters.has(inspection.userId) ? null : now);
  const how = ended === null ? ("with_command" as const) : (endedHow ?? ("time" as const));
  return {
    ...{ id, authority, officer, port, startedAt: createdAt, endsAt, masterName, masterRank },
    asked: { kinds: inspection.askedKinds, from: inspection.fromDay, to: inspection.toDay },
    ...{ endedAt: over, endedHow: over === null ? null : how },
  };
};

/** The last ones on top, and whether the reader may begin one. */
export async function readInspections(scope: VesselScope, input: ListInspectionsInput) {
  expectReader(scope);
  const { tx, vesselId } = scope;
  const [masters, { rows, nextCursor }, keeper] = await Promise.all([
    mastersOf(scope),
    inspectionsPage(tx, vesselId, input),
    readingKeeper(scope),
  ]);
  const whyNotStart = whyNotSign(keeper, "master");
  return {
    rows: rows.map((row) => ({
      ...shownInspection(scope, row, masters),
      ...{ looks: row.looks, copies: row.copies },
    })),
    nextCursor,
    can: { whyNotStart, signsAs: whyNotStart === null ? await signerOf(scope) : null },
  };
}

/** Volumes that were asked for and were kept in that time, for the print that goes to the officer. */
async function booksAsked(scope: VesselScope, { askedKinds, fromDay, toDay }: InspectionRow) {
  const { vessel } = scope;
  const books = await listVolumes(scope);
  const day = (at: Date) => todayIn(vessel.timeZone, at);
  return books.flatMap(({ id, kind, number, title, openedAt, closedAt, entryCount }) => {
    const period = inspectedPeriod(kind, { from: fromDay, to: toDay }, day(scope.now));
    const isOfThen = day(openedAt) <= period.to && (closedAt === null || day(closedAt) >= period.from);
    return isAskedFor(kind, askedKinds) && isOfThen && entryCount > 0 ? [{ id, kind, number, title, period }] : [];
  });
}

/** One of them with all that was looked at; to the master, while it runs, also what opens it. */
export async function getInspection(scope: VesselScope, id: string) {
  expectReader(scope);
  const { tx, vesselId, services, actor, access } = scope;
  const inspection = expectRow(await findInspection(tx, vesselId, id));
  const [books, masters, sessions, looks, copies] = await Promise.all([
    booksAsked(scope, inspection),
    mastersOf(scope),
    sessionsOf(tx, vesselId, id),
    bounded(looksOf(tx, vesselId, id), mostLooks),
    copiesOf(tx, vesselId, id),
  ]);
  const shown = shownInspection(scope, inspection, masters);
  const runs = shown.endedAt === null;
  const isMaster = access.role === "captain" && actor.kind === "user";
  const opens = runs && isMaster && inspection.userId === actor.userId;
  return {
    ...shown,
    ...{ books, sessions, looks: looks.rows, hasMoreLooks: looks.hasMore, copies },
    code: opens ? codeOf(services.secrets, id) : null,
    /** Stands behind the `#` of the address: it is sent to no server on the way. */
    link: opens ? `${services.origin}/inspect#${linkSecretOf(services.secrets, id)}` : null,
    can: { end: runs && isMaster, handOver: opens },
  };
}

/** From her own device, wherever she is. */
export async function endByMaster(scope: VesselScope, id: string): Promise<void> {
  expectMaster(scope);
  await end(scope, expectRow(await findInspection(scope.tx, scope.vesselId, id)), {
    endedBy: scope.actor.userId,
    endedHow: "by_master",
  });
}

function expectMaster({ access, actor }: VesselScope): void {
  if (access.role !== "captain" || actor.kind !== "user") throw new AppError("forbidden", "inspection-refusals:master");
}

/**
 * This device becomes the inspector's: the master's own session on it ends at the server, so that nothing an inspector does with the
 * browser leads back into it.
 */
export async function handOver(ctx: RequestContext, gate: AtTheGate, id: string): Promise<void> {
  const { services, principal, address } = gate;
  const token = newSessionToken();
  const seconds = await gate.enter("write", async (scope) => {
    expectMaster(scope);
    const inspection = expectRow(await findInspection(scope.tx, scope.vesselId, id, "update"));
    if (inspection.userId !== scope.actor.userId) throw new AppError("forbidden", "inspection-refusals:otherMaster");
    if (endOf(inspection, scope.now) !== null) throw new AppError("conflict", "inspection-refusals:over");
    await openInspectionSession(scope, inspection, { way: "tablet", token, address, userAgent: ctx.userAgent });
    return secondsLeft(inspection, scope.now);
  });
  await services.accounts.sessions.closeById(principal.account.id, principal.sessionId);
  ctx.setHeader("set-cookie", services.accounts.sessions.blankCookie);
  setInspectionCookie(ctx, token, seconds);
}
