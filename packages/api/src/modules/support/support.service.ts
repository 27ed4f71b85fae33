import { todayIn } from "@ymp/core/calendar-date";
import { holdsNow } from "@ymp/core/clock-window";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { printMoment } from "../../kit/printed-dates.ts";
import { openVisitsOn } from "../../platform/accounts/visits.repository.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { captainsToTell } from "../../platform/mail/addressees.repository.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import { administer, enterFromOutside, type Outside, type PlatformRequest } from "../../platform/outside.ts";
import { sentBeforeFromOutside } from "../../platform/sent-again/sent-before.ts";
import { supportVisitRecord } from "./support.record.ts";
import {
  closeVisit,
  findVisit,
  insertVisit,
  lockVisits,
  openVisitsBy,
  readAs,
  type VisitRow,
} from "./support.repository.ts";
import { type BeginVisitInput, type EndVisitInput, visitHours } from "./support.schema.ts";

/** Opens the vessel to one administrator for a while. Her captains are told, and it is in her history. */
export function beginVisit(request: PlatformRequest, input: BeginVisitInput): Promise<{ id: string; endsAt: Date }> {
  const { account } = request.principal;
  return administer(request, async (outside) => {
    const { tx, now, afterCommit, services } = outside;
    await lockVisits(tx, input.vesselId, account.id);
    const sent = await sentBeforeFromOutside(outside, input.id, await findVisit(tx, input.id));
    if (sent) return { id: sent.id, endsAt: sent.endsAt };
    const scope = await enterFromOutside(outside, input.vesselId);
    const open = await openVisitsBy(tx, account.id, now);
    if (open.some(({ vesselId }) => vesselId === scope.vesselId)) throw new AppError("conflict", "platform:visitOpen");
    const visit = await insertVisit(tx, {
      ...{ id: input.id, vesselId: scope.vesselId, userId: account.id, reason: input.reason },
      ...{ startedAt: now, endsAt: new Date(now.getTime() + visitHours * 3_600_000) },
      ...{ createdBy: account.id, createdAt: now, updatedAt: now },
    });
    await recordBeginning(outside, scope, visit, account.name);
    afterCommit.push(async () => services.accounts.forget(account.id));
    return { id: visit.id, endsAt: visit.endsAt };
  });
}

async function recordBeginning(outside: Outside, scope: VesselScope, visit: VisitRow, visitor: string): Promise<void> {
  const { tx, services } = outside;
  const { reason, endsAt } = visit;
  const facts = { visitor, reason, until: endsAt.toISOString() };
  await recordChange(scope, supportVisitRecord, visit.id, { verb: "began", facts, relatedIds: [scope.vesselId] });
  await recordPlatformChanges(outside, {
    subject: { kind: "vessel", id: scope.vesselId },
    verb: "support_began",
    facts,
  });
  const today = todayIn(scope.vessel.timeZone, scope.now);
  for (const { userId, email, name, locale } of await captainsToTell(tx, scope.vesselId, today))
    await writeMail(services, tx, {
      to: email,
      locale,
      template: "support",
      params: {
        name,
        vessel: scope.vessel.name,
        visitor,
        reason,
        until: printMoment(endsAt, scope.vessel.timeZone, locale),
      },
      link: `${services.origin}/app/myvessel`,
      aboutUserId: userId,
    });
}

/** Closes the vessel to the visitor from the next call on. Harmless when the visit is over. */
export async function endVisit(request: PlatformRequest, { id, vesselId }: EndVisitInput): Promise<void> {
  await administer(request, async (outside) => {
    if (vesselId) await enterFromOutside(outside, vesselId);
    const visit = await findVisit(outside.tx, id, vesselId);
    if (!visit) throw new AppError("not_found", "refusals:recordNotFound");
    await end(outside, visit);
  });
}

async function end(outside: Outside, visit: VisitRow): Promise<void> {
  const { tx, now, afterCommit, services } = outside;
  if (visit.endedAt || !holdsNow({ from: visit.startedAt, until: visit.endsAt }, now)) return;
  const scope = await enterFromOutside(outside, visit.vesselId);
  await closeVisit(tx, visit, now);
  const facts = { reason: visit.reason };
  await recordChange(scope, supportVisitRecord, visit.id, { verb: "ended", facts, relatedIds: [scope.vesselId] });
  await recordPlatformChanges(outside, {
    subject: { kind: "vessel", id: visit.vesselId },
    verb: "support_ended",
    facts,
  });
  afterCommit.push(async () => services.accounts.forget(visit.userId));
}

/** For somebody who no longer administers the platform. */
export async function endVisitsOf(outside: Outside, { id: userId }: { id: string }): Promise<void> {
  const { tx, actor, now } = outside;
  await readAs(tx, userId);
  const visits = await openVisitsBy(tx, userId, now);
  await readAs(tx, actor.userId);
  for (const visit of visits) await end(outside, visit);
}

/** Who of the platform is aboard, told to everybody aboard. */
export async function currentVisits(scope: VesselScope) {
  const visits = await openVisitsOn(scope.tx, scope.vesselId, scope.now);
  return visits.map((visit) => ({ ...visit, isOwn: visit.userId === scope.actor.userId }));
}
