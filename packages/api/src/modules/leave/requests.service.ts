import { can } from "@ymp/core/access/resolve-access";
import { addDays } from "@ymp/core/calendar-date";
import { AppError, assertAllowed } from "@ymp/core/errors";
import type { LeaveConflict } from "@ymp/core/leave/leave-conflicts";
import { isGrave } from "@ymp/core/leave/leave-conflicts";
import { daysAway, isLeaveSpan, meets } from "@ymp/core/leave/leave-days";
import { heldLeave, leavePolicy } from "@ymp/core/leave/leave-fields";
import { type LeaveAct, leaveActsOf, shownLeaveState, standingLeaveStates } from "@ymp/core/leave/leave-request";
import { hasLeave, leaveRoleOf, mayBreakManning, mayDecideLeave, mayReadLeave } from "@ymp/core/leave/leave-rights";
import { leaveRequests } from "@ymp/db/schema/leave";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { createJobInput } from "../jobs/jobs.schema.ts";
import { createJob } from "../jobs/jobs.service.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { findPerson, type PersonRow } from "./crew.repository.ts";
import { type LeaveRequestRow, leaveRequestRecord } from "./leave.record.ts";
import { findRequest, insertRequest, requestsOf, takeLeaveTurn, updateRequest } from "./leave.repository.ts";
import { takenOf } from "./leave.rules.ts";
import type { ApproveLeaveInput, RefuseLeaveInput, SaveLeaveInput } from "./leave.schema.ts";
import { tellOfLeave } from "./leave-notices.service.ts";
import { judged, leaveReader, onLeaveOf, readRules, situationOf } from "./standing.service.ts";

export interface Versioned {
  id: string;
  version: number;
}

const refusal = (key: string, field?: string) => ({
  messageKey: `leave:refusal.${key}`,
  ...(field ? { field } : {}),
});

/** More than anybody asks for in a life at sea. */
export const mostOfOnePerson = 500;

/** A request that is nobody's business is as absent as one that never was. */
export async function expectRequest(scope: VesselScope, id: string) {
  requireInsider(scope);
  const request = expectRow(await findRequest(scope.tx, scope.vesselId, id));
  const person = expectRow(await findPerson(scope.tx, scope.vesselId, request.profileId));
  if (!mayReadLeave(leaveReader(scope), onLeaveOf(person))) throw absent();
  const state = shownLeaveState(request.state, request.endsOn, shipsDay(scope));
  const role = leaveRoleOf(leaveReader(scope), onLeaveOf(person));
  // What was never asked for is the person's own, whatever became of it.
  if (request.askedAt === null && role !== "own") throw absent();
  return { request, person, state, role };
}
const absent = () => new AppError("not_found", "refusals:recordNotFound");

/** Whose leave somebody may enter: their own, and that of those on whose leave they decide. */
async function expectEnterable(scope: VesselScope, profileId: string | null): Promise<PersonRow> {
  const person = expectRow(profileId === null ? undefined : await findPerson(scope.tx, scope.vesselId, profileId));
  const reader = leaveReader(scope);
  if (!hasLeave(person) || !mayReadLeave(reader, onLeaveOf(person))) throw absent();
  const isOwn = leaveRoleOf(reader, onLeaveOf(person)) === "own";
  if (!isOwn && !mayDecideLeave(reader, onLeaveOf(person))) throw new AppError("forbidden", "leave:refusal.others");
  return person;
}

/** Enters leave, or changes what is asked for; `asks` puts it to whoever decides. */
export async function saveLeave(scope: VesselScope, input: SaveLeaveInput): Promise<Versioned> {
  requireInsider(scope);
  const { id, version, base, profileId = scope.profileId, asks, ...values } = input;
  await takeLeaveTurn(scope.tx, scope.vesselId);
  if (version !== undefined) return changeLeave(scope, { id, version, base, asks }, values);
  const { tx, vesselId, now } = scope;
  const person = await expectEnterable(scope, profileId);
  const sent = await sentBefore(scope, id, await findRequest(tx, vesselId, id), { profileId: person.id });
  if (sent) return { id, version: sent.version };
  const { startsOn, endsOn, startsAtNoon = false, endsAtNoon = false, travel = 0, type = "annual" } = values;
  if (startsOn === undefined || endsOn === undefined) throw new AppError("invalid", "leave:refusal.datesMissing");
  const of = [[leaveRequests.profileId, person.id]] as const;
  await expectRoom(tx, leaveRequests, { vesselId, most: mostOfOnePerson, of });
  const isOwn = person.id === scope.profileId;
  // What somebody enters for another is asked for with it: nobody else writes a person's drafts.
  const isAsked = asks || !isOwn;
  const row = {
    ...stampOf(scope, id),
    ...{ ...values, profileId: person.id, type, startsOn, endsOn, startsAtNoon, endsAtNoon, travel },
    ...(isAsked ? { state: "requested" as const, askedAt: now } : {}),
  };
  await expectFits(scope, { ...row, state: isAsked ? "requested" : "draft" });
  const request = await insertRequest(tx, row);
  await told(scope, request, person, isAsked ? "requested" : "drafted");
  return { id, version: request.version };
}

type Asked = Pick<
  LeaveRequestRow,
  "id" | "profileId" | "state" | "startsOn" | "endsOn" | "startsAtNoon" | "endsAtNoon" | "travel"
>;

async function changeLeave(
  scope: VesselScope,
  { id, version, base, asks }: Versioned & { base?: object | undefined; asks: boolean },
  values: Partial<LeaveRequestRow> | object,
): Promise<Versioned> {
  const { request, person, state, role } = await expectRequest(scope, id);
  const given: Partial<LeaveRequestRow> = values;
  const isNew = expectBase(request, { version, base }, given);
  const isAskedAnew = asks && request.state !== "requested";
  if (!isNew && !isAskedAnew) return { id, version: request.version };
  if (isAskedAnew) expectAct(scope, { request, state, role }, "ask");
  expectMayChange(scope, leavePolicy, heldLeave(state, role === "own"), changedFields(leavePolicy, request, given));
  const wanted = withChanges(request, given);
  // An answer is to what was asked: what is written anew has none.
  const isWrittenAnew = request.state === "refused";
  const next = isAskedAnew ? "requested" : isWrittenAnew ? "draft" : request.state;
  await expectFits(scope, { ...wanted, state: next });
  const cleared = { state: next, reason: null, decidedBy: null, decidedAt: null, offeredFrom: null, offeredTo: null };
  const asked = { ...cleared, askedAt: isAskedAnew ? scope.now : null };
  const after = await updateRequest(
    scope.tx,
    request,
    { ...given, ...(isAskedAnew || isWrittenAnew ? asked : {}) },
    scope.now,
  );
  await told(scope, after, person, isAskedAnew ? "requested" : "updated", request);
  return { id, version: after.version };
}

/** The dates are in order, and nothing else of the person's stands on them. */
async function expectFits(scope: VesselScope, wanted: Asked): Promise<void> {
  const { tx, vesselId } = scope;
  assertAllowed(isLeaveSpan(wanted) ? [] : [refusal("span", "endsOn")]);
  const { halfDays } = await readRules(scope);
  if (!halfDays && (wanted.startsAtNoon || wanted.endsAtNoon)) assertAllowed([refusal("halfDays", "startsAtNoon")]);
  if (!isStanding(wanted.state)) return;
  const days = { from: wanted.startsOn, to: wanted.endsOn };
  const asked = requestsOf(tx, vesselId, [wanted.profileId], days);
  const others = await wholeUpTo(asked, mostOfOnePerson, "refusals:noRoom");
  const isTaken = others.some((other) => other.id !== wanted.id && isStanding(other.state) && meets(other, wanted));
  assertAllowed(isTaken ? [refusal("overlaps", "startsOn")] : [], "conflict");
  await expectTravel(scope, wanted);
}

const isStanding = (state: LeaveRequestRow["state"]) => standingLeaveStates.some((standing) => standing === state);

/** The contract says how much of a leave is the way there and back. */
async function expectTravel(scope: VesselScope, wanted: Asked): Promise<void> {
  const { profileId, startsOn, travel } = wanted;
  if (travel === 0) return;
  const standing = await situationOf(scope, profileId, { at: startsOn });
  const contract = standing?.person.contracts.find((each) => each.startsOn <= startsOn);
  assertAllowed(travel > (contract?.travel ?? 0) ? [refusal("travel", "travel")] : []);
  assertAllowed(travel >= daysAway(wanted) ? [refusal("travelOnly", "travel")] : []);
}

function expectAct(
  scope: VesselScope,
  { request, state, role }: Pick<Awaited<ReturnType<typeof expectRequest>>, "request" | "state" | "role">,
  act: LeaveAct,
): void {
  const hasBegun = request.startsOn <= shipsDay(scope);
  if (leaveActsOf(state, role, { hasBegun }).includes(act)) return;
  if (act === "cancel" && state === "approved" && role === "own") throw new AppError("conflict", "leave:refusal.begun");
  if (role === "own" && (act === "approve" || act === "refuse"))
    throw new AppError("forbidden", "leave:refusal.ownDecision");
  if (role === "reader") throw new AppError("forbidden", "leave:refusal.notYours");
  throw new AppError("conflict", `leave:refusal.${state === "cancelled" ? "cancelled" : "answered"}`);
}

/** Takes back what was asked for, or gives up what was granted; what has begun ends today, and the days before stay taken. */
export async function cancelLeave(scope: VesselScope, { id, version }: Versioned): Promise<Versioned> {
  await takeLeaveTurn(scope.tx, scope.vesselId);
  const { request, person, state, role } = await expectRequest(scope, id);
  expectVersion(request, version);
  expectAct(scope, { request, state, role }, "cancel");
  const lastDay = addDays(shipsDay(scope), -1);
  const isTakenInPart = state === "approved" && request.startsOn <= lastDay;
  const values = isTakenInPart ? { endsOn: lastDay, endsAtNoon: false } : { state: "cancelled" as const };
  const after = await updateRequest(scope.tx, request, values, scope.now);
  await told(scope, after, person, isTakenInPart ? "ended" : "cancelled", request);
  return { id, version: after.version };
}

/**
 * Grants it as it was asked for. What stands against it is judged anew, by what was granted to others meanwhile: it takes a reason then,
 * and the captain where too few would be left aboard.
 */
export async function approveLeave(scope: VesselScope, input: ApproveLeaveInput): Promise<Versioned> {
  const { id, version, reason = null, handover } = input;
  await takeLeaveTurn(scope.tx, scope.vesselId);
  const { request, person, state, role } = await expectRequest(scope, id);
  expectVersion(request, version);
  expectAct(scope, { request, state, role }, "approve");
  const standing = await situationOf(scope, request.profileId, { at: request.startsOn });
  if (standing === null) throw new AppError("conflict", "leave:refusal.gone");
  expectGrantable(scope, person, { conflicts: judged(standing, takenOf(request)), reason });
  const jobId = handover ? await handOver(scope, request, handover) : null;
  const decided = { decidedBy: scope.actor.userId, decidedAt: scope.now };
  const after = await updateRequest(scope.tx, request, { state: "approved", reason, jobId, ...decided }, scope.now);
  await told(scope, after, person, "approved", request);
  return { id, version: after.version };
}

function expectGrantable(
  scope: VesselScope,
  person: PersonRow,
  { conflicts, reason }: { conflicts: readonly LeaveConflict[]; reason: string | null },
): void {
  if (conflicts.some(isGrave) && !mayBreakManning(leaveReader(scope), onLeaveOf(person)))
    throw new AppError("forbidden", "leave:refusal.captain");
  assertAllowed(conflicts.length > 0 && reason === null ? [refusal("reasonNeeded", "reason")] : [], "conflict");
}

/** A job for whoever takes the work over, due on the last day before the leave. */
async function handOver(
  scope: VesselScope,
  { startsOn }: LeaveRequestRow,
  { jobId, title, assigneeId }: NonNullable<ApproveLeaveInput["handover"]>,
): Promise<string> {
  if (!can(scope.access, "jobs:edit")) throw new AppError("forbidden", "leave:refusal.noJobs");
  const assigneeIds = assigneeId ? [assigneeId] : [];
  const { id } = await createJob(
    scope,
    createJobInput.parse({ id: jobId, title, dueOn: addDays(startsOn, -1), assigneeIds }),
  );
  return id;
}

/** Refuses it with a reason; other dates may be offered, which the person takes or not. */
export async function refuseLeave(scope: VesselScope, input: RefuseLeaveInput): Promise<Versioned> {
  const { id, version, reason, offer } = input;
  await takeLeaveTurn(scope.tx, scope.vesselId);
  const { request, person, state, role } = await expectRequest(scope, id);
  expectVersion(request, version);
  expectAct(scope, { request, state, role }, "refuse");
  const answer = { reason, offeredFrom: offer?.startsOn ?? null, offeredTo: offer?.endsOn ?? null };
  const decided = { decidedBy: scope.actor.userId, decidedAt: scope.now };
  const after = await updateRequest(scope.tx, request, { state: "refused", ...answer, ...decided }, scope.now);
  await told(scope, after, person, "refused", request);
  return { id, version: after.version };
}

async function told(
  scope: VesselScope,
  after: LeaveRequestRow,
  person: PersonRow,
  verb: "drafted" | "requested" | "updated" | "cancelled" | "ended" | "approved" | "refused",
  before?: LeaveRequestRow,
): Promise<void> {
  const name = `${person.firstName} ${person.lastName}`.trim();
  await recordChange(scope, leaveRequestRecord, after.id, {
    verb,
    after,
    ...(before ? { before } : {}),
    // Told of by itself alone: whoever reads the job that hands over the work need not read the leave.
    facts: {
      name,
      from: after.startsOn,
      to: after.endsOn,
      ofDraft: isDraft(after) || (before !== undefined && isDraft(before)),
    },
  });
  await tellOfLeave(scope, after, person, { verb, wasGranted: before?.state === "approved" });
}

/** Not asked for, or not again since it was answered. */
const isDraft = ({ askedAt }: LeaveRequestRow) => askedAt === null;
