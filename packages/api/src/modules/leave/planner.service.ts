import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { can } from "@ymp/core/access/resolve-access";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { calendarDay } from "@ymp/core/leave/calendar-day";
import { type LeaveBalance, leaveBalance, takenUpTo } from "@ymp/core/leave/leave-balance";
import type { LeaveConflict } from "@ymp/core/leave/leave-conflicts";
import { daysAway, daysOfSpan } from "@ymp/core/leave/leave-days";
import { leaveActsOf, shownLeaveState } from "@ymp/core/leave/leave-request";
import {
  contractAccess,
  leaveRoleOf,
  mayBreakManning,
  mayDecideLeave,
  mayReadLeave,
} from "@ymp/core/leave/leave-rights";
import { termsOn } from "@ymp/core/leave/leave-terms";
import { headsOn, runsOf } from "@ymp/core/leave/manning";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { answererOf, findPerson, namesOfPeople, tripsIn } from "./crew.repository.ts";
import type { LeaveRequestRow } from "./leave.record.ts";
import { requestsOf } from "./leave.repository.ts";
import { factsUnder, type LeavePerson, memberOf, takenOf } from "./leave.rules.ts";
import type { BalanceInput, LeaveHistoryInput, TryLeaveInput } from "./leave.schema.ts";
import { expectRequest } from "./requests.service.ts";
import {
  fitting,
  judged,
  leaveCrew,
  leaveReader,
  onLeaveOf,
  readRules,
  type Standing,
  situationOf,
  withTerms,
} from "./standing.service.ts";

const mostShown = 20_000;

export function balanceOf(person: LeavePerson, on: CalendarDate): (LeaveBalance & { rank: string }) | null {
  const contract = termsOn(person.contracts, on);
  if (contract === null) return null;
  return { ...leaveBalance(contract, factsUnder(contract, person.granted), on), rank: contract.rank };
}

/** The leave of a year: of everybody whose leave the reader may read, with what they are owed and who is left aboard. */
export async function readYear(scope: VesselScope, year: number) {
  requireInsider(scope);
  const { tx, vesselId } = scope;
  const days = { from: calendarDay(year, 1, 1), to: calendarDay(year, 12, 31) };
  const [today, reader] = [shipsDay(scope), leaveReader(scope)];
  const [crew, rules, trips] = await Promise.all([
    leaveCrew(scope),
    readRules(scope),
    wholeUpTo(tripsIn(tx, vesselId, days), mostShown, "refusals:noRoom"),
  ]);
  const ids = crew.map(({ row }) => row.id);
  const rows =
    ids.length === 0 ? [] : await wholeUpTo(requestsOf(tx, vesselId, ids, days), mostShown, "refusals:noRoom");
  const readable = crew.filter(({ row }) => mayReadLeave(reader, onLeaveOf(row)));
  const isPlanner = readable.some(({ row }) => row.id !== scope.profileId);
  return {
    year,
    today,
    rules,
    people: readable.map((person) => {
      const { row } = person;
      const role = leaveRoleOf(reader, onLeaveOf(row));
      const own = rows.filter(
        (request) => request.profileId === row.id && (role === "own" || request.state !== "draft"),
      );
      return {
        ...{ id: row.id, name: person.name, firstName: row.firstName, lastName: row.lastName },
        ...{ color: row.color, photoFileId: row.photoFileId, role },
        ...{ rank: person.rank, department: person.department, isOwn: role === "own" },
        balance: balanceOf(person, today)?.days ?? null,
        yearEnd: balanceOf(person, days.to)?.days ?? null,
        contract: contractAccess(reader, onLeaveOf(row)),
        leaves: own.map((request) => shownRequest(scope, request, role)),
      };
    }),
    trips: trips.map((trip) => shownTrip(scope, trip)),
    aboard: isPlanner ? aboardIn(crew, rows, { rules, days }) : [],
    can: {
      ask: crew.some(({ row }) => row.id === scope.profileId),
      rules: can(scope.access, "employees:edit"),
      decide: crew.some(({ row }) => mayDecideLeave(reader, onLeaveOf(row))),
    },
  };
}
export type LeaveYear = Awaited<ReturnType<typeof readYear>>;

/** Days of a trip keep others from leave; what it is called is for those who may see trips. */
const shownTrip = (
  { access }: Pick<VesselScope, "access">,
  {
    name,
    reference,
    ...trip
  }: { id: string; name: string; reference: string | null; startsOn: CalendarDate; endsOn: CalendarDate },
) => ({ ...trip, name: mayViewKind(access, "trip") ? (reference ?? name) : null });

function shownRequest(scope: VesselScope, request: LeaveRequestRow, role: ReturnType<typeof leaveRoleOf>) {
  const { vesselId: _, createdBy: __, createdAt: ___, decidedBy: ____, jobId, ...shown } = request;
  const state = shownLeaveState(request.state, request.endsOn, shipsDay(scope));
  return {
    ...{ ...shown, state, jobId: can(scope.access, "jobs:view") ? jobId : null },
    days: daysAway(request),
    cost: takenUpTo(takenOf(request)),
    can: { acts: leaveActsOf(state, role) },
  };
}

/** Heads aboard of whatever has a least number, as if everything that was asked for were granted. */
function aboardIn(
  crew: readonly LeavePerson[],
  rows: readonly LeaveRequestRow[],
  { rules, days }: { rules: Awaited<ReturnType<typeof readRules>>; days: { from: CalendarDate; to: CalendarDate } },
) {
  const all = daysOfSpan({ startsOn: days.from, endsOn: days.to });
  const asked = rows.filter(({ state }) => state === "requested");
  const members = crew.map((person) => {
    const member = memberOf(person);
    return { ...member, leaves: [...member.leaves, ...asked.filter(({ profileId }) => profileId === person.row.id)] };
  });
  return rules.minimums.map((minimum) => ({ ...minimum, runs: runsOf(all, headsOn(minimum, members, all)) }));
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
  const before = contract
    ? leaveBalance(contract, { leaves: situation.granted, adjustments: contract.adjustments }, leave.endsOn)
    : null;
  return {
    ...{ days: daysAway(leave), cost: takenUpTo(leave), travel: contract?.travel ?? 0 },
    balance: before && { before: before.days, after: before.days - takenUpTo(leave), on: leave.endsOn },
    conflicts: shownConflicts(scope, standing, judged(standing, leave)),
    fits: fitting(scope, standing, leave),
    manningKept: standing.rules.minimums.length > 0,
    mayBreak: mayBreakManning(leaveReader(scope), onLeaveOf(person.row)),
  };
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

export async function leaveHistory(scope: VesselScope, input: LeaveHistoryInput) {
  await expectRequest(scope, input.id);
  const record = { kind: "leave_request", id: input.id } as const;
  return listHistory(scope.tx, scope.vesselId, record, { cursor: input.cursor ?? null, limit: input.limit });
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
  const rows = await wholeUpTo(requestsOf(tx, vesselId, [row.id], ever), mostShown, "refusals:noRoom");
  const [person] = await withTerms(scope, [row]);
  const travel = (person && termsOn(person.contracts, today)?.travel) ?? 0;
  const requests = rows.toReversed().map((request) => shownRequest(scope, request, "own"));
  return { today, halfDays, travel, requests, isCrew: true };
}
