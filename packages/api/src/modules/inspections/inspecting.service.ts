import { resolveAccess } from "@ymp/core/access/resolve-access";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { sql } from "drizzle-orm";
import type { RequestContext, VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { limitAccount, limitAddress } from "../../platform/accounts/attempts.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { administerBySystem, enterFromOutside, type FromOutside } from "../../platform/outside.ts";
import { signByPinAtHand } from "../people/pin-at-hand.service.ts";
import { clearInspectionCookie, setInspectionCookie } from "./inspection-cookie.ts";
import { tellOfInspection } from "./inspection-notices.service.ts";
import { type InspectionRow, type InspectionSessionRow, inspectionRecord, type LookRow } from "./inspections.record.ts";
import {
  endInspection,
  findByHash,
  findInspection,
  findSession,
  insertLook,
  insertSession,
  leaveSession,
  mastersToday,
} from "./inspections.repository.ts";
import {
  endOf,
  hashOfCode,
  hashOfLink,
  hashOfSessionToken,
  isOpenSession,
  newSessionToken,
} from "./inspections.rules.ts";
import type { EnterInspectionInput } from "./inspections.schema.ts";

/** Somebody who reads by an inspection, in a transaction that sees that one vessel, with no rights on her but what this module gives. */
export interface Inspector {
  readonly scope: VesselScope;
  readonly inspection: InspectionRow;
  readonly session: InspectionSessionRow;
}

type Asking = Pick<RequestContext, "services" | "address" | "userAgent" | "inspectionToken" | "setHeader">;

/** Reads typed wrongly a few times pass; nobody guesses a code. */
const triesOfAddress = { points: 20, windowMinutes: 15 };
/** Codes of the whole installation, from wherever: somebody with many addresses guesses none either. A link is too long to be guessed. */
const triesOfAllCodes = { points: 300, windowMinutes: 15 };

/** Of one browser: more than anybody turns pages, and too few to keep the server from the crew by proofs of whole chains. */
const looksOfSession = { points: 600, windowMinutes: 15 };

const unknown = (way: EnterInspectionInput["way"]) =>
  new AppError("not_found", way === "code" ? "inspection-refusals:codeUnknown" : "inspection-refusals:linkOver");

/** A code or a link becomes a session of its own kind in this browser, as long as the inspection runs. */
export async function enterInspection(ctx: Asking, { way, secret }: EnterInspectionInput): Promise<void> {
  const { services, address, userAgent } = ctx;
  await limitAddress(services, "inspection", triesOfAddress, address);
  if (way === "code") await limitAccount(services, "inspection", triesOfAllCodes, "everybody");
  const hash = way === "code" ? hashOfCode(services.secrets, secret) : hashOfLink(services.secrets, secret);
  const token = newSessionToken();
  const seconds = await administerBySystem(services, async (outside) => {
    const found = await findByHash(outside.tx, hash);
    if (!found || found.sessionId !== null) throw unknown(way);
    const scope = await enterAsInspector(outside, found.vesselId);
    // Anyone who ends it waits for the session that begins now, and ends it as well.
    const inspection = expectRow(await findInspection(scope.tx, scope.vesselId, found.inspectionId, "update"));
    if ((await endNow(scope, inspection)) !== null) throw unknown(way);
    await openInspectionSession(scope, inspection, { way, token, address, userAgent });
    await tellOfInspection(scope, inspection, "opened");
    return secondsLeft(inspection, scope.now);
  });
  setInspectionCookie(ctx, token, seconds);
}

export const secondsLeft = ({ endsAt }: InspectionRow, now: Date): number =>
  Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));

/** Stands in the record of the inspection and in its history. */
export async function openInspectionSession(
  scope: VesselScope,
  inspection: InspectionRow,
  { token, ...by }: { way: InspectionSessionRow["way"]; token: string; address: string; userAgent: string | null },
): Promise<InspectionSessionRow> {
  const { tx, vesselId, now } = scope;
  const session = await insertSession(tx, {
    ...{ id: newId(), vesselId, inspectionId: inspection.id, createdAt: now, updatedAt: now },
    ...{ tokenHash: hashOfSessionToken(token), ...by },
  });
  await look({ scope, inspection, session }, "opened", { facts: { way: by.way } });
  const { officer: name, authority } = inspection;
  await recordChange(scope, inspectionRecord, inspection.id, {
    verb: "opened",
    facts: { name, authority, way: by.way },
  });
  return session;
}

async function enterAsInspector(outside: FromOutside, vesselId: string): Promise<VesselScope> {
  const scope = await enterFromOutside(outside, vesselId);
  await scope.tx.execute(sql`select set_config('app.hides_private', 'on', true)`);
  const { edition, timeZone } = scope.vessel;
  const access = resolveAccess({
    user: { isSuperadmin: false, mustChangePassword: false },
    membership: null,
    hasCompanyMembership: false,
    vessel: { edition, subscriptionState: "ACTIVE" },
    today: todayIn(timeZone, scope.now),
  });
  return { ...scope, access };
}

/** Before anything else is looked at. */
export function expectInspectionToken({ inspectionToken }: Pick<RequestContext, "inspectionToken">): string {
  if (!inspectionToken) throw new AppError("forbidden", "inspection-refusals:noSession");
  return inspectionToken;
}

/**
 * The one gate of an inspector: the session of this browser, its inspection, the server's clock. What is read and the record of it are one
 * transaction: a look that cannot be recorded shows nothing.
 * @throws AppError forbidden without such a session, and `inspection-refusals:ended` with `at` once it is over
 */
export async function asInspector<T>(
  { services, inspectionToken }: Asking,
  work: (inspector: Inspector) => Promise<T>,
): Promise<T> {
  const tokenHash = hashOfSessionToken(expectInspectionToken({ inspectionToken }));
  await limitAccount(services, "inspection", looksOfSession, tokenHash);
  return administerBySystem(services, async (outside) => {
    const found = await findByHash(outside.tx, tokenHash);
    if (!found?.sessionId) throw new AppError("forbidden", "inspection-refusals:noSession");
    const scope = await enterAsInspector(outside, found.vesselId);
    const { tx, vesselId } = scope;
    const [inspection, session] = await Promise.all([
      findInspection(tx, vesselId, found.inspectionId).then(expectRow),
      findSession(tx, vesselId, found.sessionId).then(expectRow),
    ]);
    const end = (await endNow(scope, inspection)) ?? session.leftAt;
    if (end !== null || !isOpenSession(session)) throw ended(scope, end ?? scope.now);
    return work({ scope, inspection, session });
  });
}

/** Over by time, by somebody, or because the master who allowed it commands the vessel no more; null while it runs. */
async function endNow({ tx, vesselId, vessel, now }: VesselScope, inspection: InspectionRow): Promise<Date | null> {
  const masters = await mastersToday(tx, vesselId, todayIn(vessel.timeZone, now));
  return endOf(inspection, now) ?? (masters.has(inspection.userId) ? null : now);
}

const ended = ({ vessel }: VesselScope, at: Date) =>
  new AppError("forbidden", "inspection-refusals:ended", { at: at.toISOString(), timeZone: vessel.timeZone });

interface Looked {
  readonly logbookId?: string;
  readonly facts?: LookRow["facts"];
}

/** Adds to the record of what was looked at, which nobody changes. */
export async function look(
  { scope, inspection, session }: Inspector,
  what: LookRow["what"],
  { logbookId, facts = {} }: Looked = {},
): Promise<void> {
  const { tx, vesselId, now } = scope;
  await insertLook(tx, {
    ...{ id: newId(), vesselId, createdAt: now, updatedAt: now, what, facts, logbookId: logbookId ?? null },
    ...{ inspectionId: inspection.id, sessionId: session.id },
  });
}

/** The browser of somebody who came by link or code forgets it; the inspection goes on for others until its time. */
export async function leaveInspection(ctx: Asking): Promise<void> {
  await asInspector(ctx, async (inspector) => {
    if (inspector.session.way === "tablet") throw new AppError("forbidden", "inspection-refusals:handBack");
    await leaveSession(inspector.scope.tx, inspector.session, inspector.scope.now);
    await look(inspector, "left");
  });
  clearInspectionCookie(ctx);
}

/** The tablet goes back to the ship: the master's pin ends the inspection on every device. */
export async function handBack(ctx: Asking, { pin }: { pin: string }): Promise<void> {
  const inspector = await asInspector(ctx, async (one) => one);
  expectTablet(inspector);
  await signByPinAtHand({
    ...{ services: ctx.services, userId: inspector.inspection.userId, pin },
    enter: (work) => asInspector(ctx, ({ scope }) => work(scope)),
    judge: ({ access }) => {
      if (access.role !== "captain") throw new AppError("forbidden", "inspection-refusals:otherMaster");
    },
    work: async (scope) => {
      await look({ ...inspector, scope }, "handed_back");
      await end(scope, inspector.inspection, { endedBy: null, endedHow: "handed_back" });
    },
  });
  clearInspectionCookie(ctx);
}

export function expectTablet({ session }: Inspector): void {
  if (session.way !== "tablet") throw new AppError("forbidden", "inspection-refusals:onTabletOnly");
}

/** Ends it for every device at once. */
export async function end(
  scope: VesselScope,
  { id }: InspectionRow,
  how: { endedBy: string | null; endedHow: "handed_back" | "by_master" },
): Promise<void> {
  const { tx, vesselId, now } = scope;
  const before = expectRow(await findInspection(tx, vesselId, id, "update"));
  if (endOf(before, now) !== null) return;
  const after = await endInspection(tx, before, { endedAt: now, ...how });
  const { officer: name, authority } = after;
  await recordChange(scope, inspectionRecord, id, { verb: "ended", before, after, facts: { name, authority } });
  await tellOfInspection(scope, after, "ended");
}
