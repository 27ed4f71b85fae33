import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { can } from "@ymp/core/access/resolve-access";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { calendarDay } from "@ymp/core/leave/calendar-day";
import { type LeaveBalance, leaveBalance, takenUpTo } from "@ymp/core/leave/leave-balance";
import type { LeaveConflict } from "@ymp/core/leave/leave-conflicts";
import { daysAway } from "@ymp/core/leave/leave-days";
import { leaveActsOf, shownLeaveState } from "@ymp/core/leave/leave-request";
import {
  contractAccess,
  leaveRoleOf,
  mayBreakManning,
  mayDecideLeave,
  mayReadLeave,
} from "@ymp/core/leave/leave-rights";
import { termsOn } from "@ymp/core/leave/leave-terms";
import { reliefFor } from "@ymp/core/leave/relief";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { answererOf, findPerson, namesOfPeople } from "./crew.repository.ts";
import type { LeaveRequestRow } from "./leave.record.ts";
import { requestsOf } from "./leave.repository.ts";
import { factsUnder, type LeavePerson, takenOf } from "./leave.rules.ts";
import type { BalanceInput, LeaveHistoryInput, TryLeaveInput } from "./leave.schema.ts";
import { expectRequest, mostOfOnePerson } from "./requests.service.ts";
import {
  fitting,
  judged,
  leaveReader,
  onLeaveOf,
  readRules,
  type Standing,
  situationOf,
  withTerms,
} from "./standing.service.ts";

export function balanceOf(person: LeavePerson, on: CalendarDate): (LeaveBalance & { rank: string }) | null {
  const contract = termsOn(person.contracts, on);
  if (contract === null) return null;
  return { ...leaveBalance(contract, factsUnder(contract, person.granted), on), rank: contract.rank };
}

/** Days of a trip keep others from leave; what it is called is for those who may see trips. */
export const shownTrip = (
  { access }: Pick<VesselScope, "access">,
  {
    name,
    reference,
    ...trip
  }: { id: string; name: string; reference: string | null; startsOn: CalendarDate; endsOn: CalendarDate },
) => ({ ...trip, name: mayViewKind(access, "trip") ? (reference ?? name) : null });

export function shownRequest(scope: VesselScope, request: LeaveRequestRow, role: ReturnType<typeof leaveRoleOf>) {
  const { vesselId: _, createdBy: __, createdAt: ___, decidedBy: ____, jobId, ...shown } = request;
  const state = shownLeaveState(request.state, request.endsOn, shipsDay(scope));
  return {
    ...{ ...shown, state, jobId: can(scope.access, "jobs:view") ? jobId : null },
    days: daysAway(request),
    cost: takenUpTo(takenOf(request)),
    can: { acts: leaveActsOf(state, role, { hasBegun: request.startsOn <= shipsDay(scope) }) },
  };
}

/** What a leave would do to the ship and to the balance, and when it would fit. Nothing is kept. */
export async function tryLeave(scope: VesselScope, { profileId: asked, id, ...leave }: TryLeaveInput) {
  requireInsider(scope);
  const profileId = expectRow(asked ?? scope.profileId ?? undefined);
  const standing = await expectStanding(scope, profileId, { at: leave.startsOn, without: id });
  return whatItDoes(scope, standing, leave);
}

async function expectStanding(
  scope: VesselScope,
  profileId: string,
  wanted: Parameters<typeof situationOf>[2],
): Promise<Standing> {
  const row = expectRow(await findPerson(scope.tx, scope.vesselId, profileId));
  const standing = mayReadLeave(leaveReader(scope), onLeaveOf(row))
    ? await situationOf(scope, profileId, wanted)
    : null;
  if (standing === null) throw new AppError("not_found", "refusals:recordNotFound");
  return standing;
}

async function whatItDoes(scope: VesselScope, standing: Standing, leave: ReturnType<typeof takenOf>) {
  const { person, situation } = standing;
  const contract = termsOn(person.contracts, leave.startsOn);
  const owedWith = (leaves: readonly ReturnType<typeof takenOf>[]) =>
    contract ? leaveBalance(contract, { leaves, adjustments: contract.adjustments }, leave.endsOn).days : 0;
  return {
    ...{ days: daysAway(leave), cost: takenUpTo(leave), travel: contract?.travel ?? 0 },
    balance: contract && {
      before: owedWith(situation.granted),
      // Days away may earn nothing either, so that more is lost than the leave costs.
      after: owedWith([...situation.granted, leave]),
      on: leave.endsOn,
    },
    conflicts: shownConflicts(scope, standing, judged(standing, leave)),
    fits: fitting(scope, standing, leave),
    relief: shownRelief(scope, standing, leave),
    manningKept: standing.rules.minimums.length > 0,
    mayBreak: mayBreakManning(leaveReader(scope), onLeaveOf(person.row)),
  };
}

/** Who could stand in, named to whoever decides; whose own leave would have to move, to those who read that leave too. */
function shownRelief(scope: VesselScope, { person, crew, situation }: Standing, leave: ReturnType<typeof takenOf>) {
  const reader = leaveReader(scope);
  if (!mayDecideLeave(reader, onLeaveOf(person.row))) return [];
  return reliefFor(situation, leave).flatMap((relief) => {
    const other = crew.find(({ row }) => row.id === relief.profileId);
    if (!other || (relief.kind === "comes back" && !mayReadLeave(reader, onLeaveOf(other.row)))) return [];
    return [{ ...relief, name: other.name, rank: other.rank }];
  });
}

/** Who of the same rank is away is named to those who may read that leave, and a trip to those who may see trips. */
function shownConflicts(scope: VesselScope, { crew, trips }: Standing, conflicts: readonly LeaveConflict[]) {
  const reader = leaveReader(scope);
  return conflicts.map((conflict) => {
    if (conflict.kind === "trip") {
      const trip = trips.find(({ id }) => id === conflict.tripId);
      const { tripId: _, ...days } = conflict;
      return { ...days, name: trip ? shownTrip(scope, trip).name : null };
    }
    if (conflict.kind !== "rank") return conflict;
    const { profileId, ...days } = conflict;
    const other = crew.find(({ row }) => row.id === profileId);
    return { ...days, name: other && mayReadLeave(reader, onLeaveOf(other.row)) ? other.name : null };
  });
}

/** One request with what it would do while it waits, and who answered it. */
export async function readLeave(scope: VesselScope, id: string) {
  const { request, person, role } = await expectRequest(scope, id);
  const { tx, vesselId } = scope;
  const standing = await situationOf(scope, person.id, { at: request.startsOn, without: id });
  const names = await namesOfPeople(tx, vesselId, [person.id]);
  const isOpen = ["draft", "requested", "refused"].includes(request.state);
  return {
    ...shownRequest(scope, request, role),
    ...{ name: names.get(person.id) ?? "", firstName: person.firstName, isOwn: role === "own" },
    answeredBy: await answererOf(tx, vesselId, request.decidedBy),
    does: standing && isOpen ? await whatItDoes(scope, standing, takenOf(request)) : null,
  };
}

/** To others than the person the history begins with the asking, and does not tell what stood in the draft. */
export async function leaveHistory(scope: VesselScope, input: LeaveHistoryInput) {
  const { role } = await expectRequest(scope, input.id);
  const record = { kind: "leave_request", id: input.id } as const;
  const page = { cursor: input.cursor ?? null, limit: input.limit };
  const { rows, nextCursor } = await listHistory(scope.tx, scope.vesselId, record, page);
  if (role === "own") return { rows, nextCursor };
  const told = rows.filter(({ verb, facts }) => verb === "requested" || facts.ofDraft !== true);
  return { rows: told.map((row) => (row.facts.ofDraft === true ? { ...row, diff: {} } : row)), nextCursor };
}

/** What somebody is owed on a day. The sum is for those who read the leave, its lines for those who know the contract. */
export async function readBalance(scope: VesselScope, { profileId, on = shipsDay(scope) }: BalanceInput) {
  requireInsider(scope);
  const wanted = expectRow(profileId ?? scope.profileId ?? undefined);
  const row = expectRow(await findPerson(scope.tx, scope.vesselId, wanted));
  if (!mayReadLeave(leaveReader(scope), onLeaveOf(row))) throw new AppError("not_found", "refusals:recordNotFound");
  const [person] = await withTerms(scope, [row]);
  const balance = balanceOf(expectRow(person), on);
  const knowsTerms = contractAccess(leaveReader(scope), onLeaveOf(row)) !== "none";
  return { on, profileId: row.id, balance: balance && { ...balance, lines: knowsTerms ? balance.lines : null } };
}

/** One's own requests, whatever year they are of, the latest on top. */
export async function readOwnLeave(scope: VesselScope) {
  requireInsider(scope);
  const { tx, vesselId } = scope;
  const today = shipsDay(scope);
  const { halfDays } = await readRules(scope);
  const row = scope.profileId === null ? undefined : await findPerson(tx, vesselId, scope.profileId);
  if (!row || leaveRoleOf(leaveReader(scope), onLeaveOf(row)) !== "own")
    return { today, halfDays, travel: 0, requests: [], isCrew: false };
  const ever = { from: calendarDay(1971, 1, 1), to: calendarDay(2200, 12, 31) };
  const rows = await wholeUpTo(requestsOf(tx, vesselId, [row.id], ever), mostOfOnePerson, "refusals:noRoom");
  const [person] = await withTerms(scope, [row]);
  const travel = (person && termsOn(person.contracts, today)?.travel) ?? 0;
  const requests = rows.toReversed().map((request) => shownRequest(scope, request, "own"));
  return { today, halfDays, travel, requests, isCrew: true };
}
