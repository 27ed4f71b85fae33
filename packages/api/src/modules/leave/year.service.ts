import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { can } from "@ymp/core/access/resolve-access";
import { departments } from "@ymp/core/access/roles";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import { calendarDay } from "@ymp/core/leave/calendar-day";
import { daysOfSpan } from "@ymp/core/leave/leave-days";
import { contractAccess, leaveRoleOf, mayDecideLeave, mayReadLeave } from "@ymp/core/leave/leave-rights";
import { headsOn, runsOf } from "@ymp/core/leave/manning";
import { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { bounded, wholeUpTo } from "../../kit/bounded.ts";
import { keysetPages } from "../../kit/keyset-list.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { tripsIn, yardsIn } from "./crew.repository.ts";
import type { LeaveRequestRow } from "./leave.record.ts";
import { requestsOf, waitingIn } from "./leave.repository.ts";
import { type LeavePerson, memberOf } from "./leave.rules.ts";
import type { LeaveYearInput } from "./leave.schema.ts";
import { balanceOf, shownRequest, shownTrip } from "./planner.service.ts";
import { leaveCrew, leaveReader, onLeaveOf, readRules } from "./standing.service.ts";
import { leaveToDecide } from "./waiting-leave.service.ts";

const mostShown = 20_000;
/** Trips, and times in a yard, of one year. */
const mostBands = 400;

/** Everybody whose leave the reader may read, by department as the planner shows them. */
const readableOf = (scope: VesselScope, crew: readonly LeavePerson[]): LeavePerson[] =>
  crew.filter(({ row }) => mayReadLeave(leaveReader(scope), onLeaveOf(row))).toSorted(inPlannersOrder);

const placeOf = ({ department }: LeavePerson) => (department ? departments.indexOf(department) : departments.length);
const keyOf = (person: LeavePerson) => [placeOf(person), person.row.lastName, person.row.id] as const;
const pages = keysetPages(z.tuple([z.int(), z.string(), z.uuid()]));

function isBehind(key: readonly [number, string, string], seen: readonly [number, string, string]): boolean {
  if (key[0] !== seen[0]) return key[0] > seen[0];
  return key[1] === seen[1] ? key[2] > seen[2] : key[1] > seen[1];
}
const inPlannersOrder = (one: LeavePerson, other: LeavePerson) => (isBehind(keyOf(one), keyOf(other)) ? 1 : -1);

const daysOf = (year: number) => ({ from: calendarDay(year, 1, 1), to: calendarDay(year, 12, 31) });

/** The leave of a year: a page of those whose leave the reader may read, with what they are owed and who is left aboard. */
export async function readYear(scope: VesselScope, { year, ...asked }: LeaveYearInput) {
  requireInsider(scope);
  const { tx, vesselId } = scope;
  const [days, reader] = [daysOf(year), leaveReader(scope)];
  const seen = pages.seen(asked);
  const [crew, rules, trips, yards, waiting, decided] = await Promise.all([
    leaveCrew(scope),
    readRules(scope),
    bounded(tripsIn(tx, vesselId, days), mostBands),
    bounded(yardsIn(tx, vesselId, days), mostBands),
    wholeUpTo(waitingIn(tx, vesselId, days), mostShown, "refusals:noRoom"),
    leaveToDecide(scope),
  ]);
  const readable = readableOf(scope, crew);
  const { rows, nextCursor } = pages.page(
    readable.filter((person) => !seen || isBehind(keyOf(person), seen)),
    asked,
    (person) => [...keyOf(person)],
  );
  const isPlanner = readable.some(({ row }) => row.id !== scope.profileId);
  const [next] = decided;
  return {
    ...{ year, today: shipsDay(scope), rules, nextCursor },
    people: (await withLeaves(scope, rows, year)).map(({ leaves, ...person }) => ({
      ...person,
      leaves: leaves.filter(({ state }) => state !== "cancelled" && state !== "refused"),
    })),
    trips: trips.rows.map((trip) => shownTrip(scope, trip)),
    yards: yards.rows.flatMap(({ id, name, startsOn, endsOn }) =>
      startsOn && endsOn ? { id, name: mayViewKind(scope.access, "worklist") ? name : null, startsOn, endsOn } : [],
    ),
    hasMore: trips.hasMore || yards.hasMore,
    aboard: isPlanner ? aboardIn(crew, waiting, { rules, days }) : [],
    /** What the reader answers next, whatever year it is of. */
    toDecide: { count: decided.length, next: next ? { id: next.request.id, startsOn: next.request.startsOn } : null },
    can: {
      ask: crew.some(({ row }) => row.id === scope.profileId),
      rules: can(scope.access, "employees:edit"),
      decide: crew.some(({ row }) => mayDecideLeave(reader, onLeaveOf(row))),
    },
  };
}
export type LeaveYear = Awaited<ReturnType<typeof readYear>>;

/** Everybody of the year with all their requests, for a file. */
export async function readWholeYear(scope: VesselScope, year: number) {
  requireInsider(scope);
  return withLeaves(scope, readableOf(scope, await leaveCrew(scope)), year);
}
export type PersonsLeave = Awaited<ReturnType<typeof readWholeYear>>[number];

/** Each with their requests of the year and what they are owed. A draft is shown to the person alone. */
async function withLeaves(scope: VesselScope, crew: readonly LeavePerson[], year: number) {
  const { tx, vesselId } = scope;
  const [days, reader, today] = [daysOf(year), leaveReader(scope), shipsDay(scope)];
  const ids = crew.map(({ row }) => row.id);
  const rows =
    ids.length === 0 ? [] : await wholeUpTo(requestsOf(tx, vesselId, ids, days), mostShown, "refusals:noRoom");
  const requestsBy = groupedBy(rows, ({ profileId }) => profileId);
  return crew.map((person) => {
    const { row } = person;
    const role = leaveRoleOf(reader, onLeaveOf(row));
    const own = (requestsBy.get(row.id) ?? []).filter(({ askedAt }) => role === "own" || askedAt !== null);
    return {
      ...{ id: row.id, name: person.name, firstName: row.firstName, lastName: row.lastName },
      ...{ color: row.color, photoFileId: row.photoFileId, role },
      ...{ rank: person.rank, department: person.department, isOwn: role === "own" },
      balance: balanceOf(person, today)?.days ?? null,
      yearEnd: balanceOf(person, days.to)?.days ?? null,
      contract: contractAccess(reader, onLeaveOf(row)),
      leaves: own.map((request) => shownRequest(scope, request, role)),
    };
  });
}

/** Heads aboard of whatever has a least number, as if everything that was asked for were granted. */
function aboardIn(
  crew: readonly LeavePerson[],
  asked: readonly LeaveRequestRow[],
  { rules, days }: { rules: Awaited<ReturnType<typeof readRules>>; days: { from: CalendarDate; to: CalendarDate } },
) {
  const all = daysOfSpan({ startsOn: days.from, endsOn: days.to });
  const members = crew.map((person) => {
    const member = memberOf(person);
    return { ...member, leaves: [...member.leaves, ...asked.filter(({ profileId }) => profileId === person.row.id)] };
  });
  return rules.minimums.map((minimum) => ({ ...minimum, runs: runsOf(all, headsOn(minimum, members, all)) }));
}
