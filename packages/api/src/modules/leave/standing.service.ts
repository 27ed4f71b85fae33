import { addDays, type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import type { TakenLeave } from "@ymp/core/leave/leave-balance";
import { conflictsOfLeave, datesThatFit, type LeaveSituation } from "@ymp/core/leave/leave-conflicts";
import { longestLeaveDays } from "@ymp/core/leave/leave-days";
import { hasLeave, type LeaveReader, type OnLeave } from "@ymp/core/leave/leave-rights";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { mostOnBoard } from "../../kit/expect-room.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { publishedWatches } from "../watches/published-watches.service.ts";
import { adjustmentsOf, contractsOf } from "./contracts.repository.ts";
import { crewOf, type PersonRow, serviceOf, timesAshore, tripsIn } from "./crew.repository.ts";
import { findLeaveRules, grantedOf } from "./leave.repository.ts";
import { type LeavePerson, leavePersonOf, memberOf, takenOf, usualRules } from "./leave.rules.ts";

/** Far above what a crew asks for in all its years. */
const mostRows = 50_000;
const whole = <Row>(query: { limit(count: number): PromiseLike<Row[]> }) =>
  wholeUpTo(query, mostRows, "refusals:noRoom");

export const leaveReader = ({ profileId, access }: Pick<VesselScope, "profileId" | "access">): LeaveReader => ({
  profileId,
  access,
});

export const onLeaveOf = ({ id: profileId, role, department }: PersonRow): OnLeave => ({ profileId, role, department });

/** What is agreed with these people and was granted to them. */
export async function withTerms(scope: VesselScope, rows: readonly PersonRow[]): Promise<LeavePerson[]> {
  const { tx, vesselId } = scope;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [contracts, adjustments, granted, engagements, ashore] = await Promise.all([
    whole(contractsOf(tx, vesselId, ids)),
    whole(adjustmentsOf(tx, vesselId, ids)),
    whole(grantedOf(tx, vesselId, ids)),
    whole(serviceOf(tx, vesselId, ids)),
    whole(timesAshore(tx, vesselId, ids)),
  ]);
  const ashoreBy = groupedBy(ashore, ({ profileId }) => profileId);
  const adjusted = groupedBy(adjustments, ({ contractId }) => contractId);
  const contractsBy = groupedBy(contracts, ({ profileId }) => profileId);
  const grantedBy = groupedBy(granted, ({ profileId }) => profileId);
  const engagedBy = groupedBy(engagements, ({ profileId }) => profileId);
  const today = shipsDay(scope);
  return rows.map((row) => {
    const own = (contractsBy.get(row.id) ?? []).map((contract) => ({
      ...contract,
      ashore: daysAshore(ashoreBy.get(row.id) ?? [], scope.vessel.timeZone, today),
      adjustments: (adjusted.get(contract.id) ?? []).map(({ onDay: on, days, reason }) => ({ on, days, reason })),
    }));
    const known = {
      contracts: own,
      granted: grantedBy.get(row.id) ?? [],
      engagements: engagedBy.get(row.id) ?? [],
    };
    return leavePersonOf(row, known, today);
  });
}

/** Whole days of times ashore: the day of going and the day of coming back are days aboard. */
const daysAshore = (times: readonly { from: Date | null; until: Date | null }[], zone: string, today: CalendarDate) =>
  times.flatMap(({ from, until }) => {
    if (from === null) return [];
    const startsOn = addDays(todayIn(zone, from), 1);
    const endsOn = until ? addDays(todayIn(zone, until), -1) : today;
    return startsOn <= endsOn ? [{ startsOn, endsOn }] : [];
  });

/** Everybody who works on board and has leave. */
export async function leaveCrew(scope: VesselScope): Promise<LeavePerson[]> {
  const rows = await wholeUpTo(
    crewOf(scope.tx, scope.vesselId, shipsDay(scope)),
    mostOnBoard.people,
    "refusals:noRoom",
  );
  return withTerms(scope, rows.filter(hasLeave));
}

export async function readRules({ tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">) {
  const { floor, halfDays, minimums, version } = (await findLeaveRules(tx, vesselId)) ?? usualRules;
  return { floor, halfDays, minimums: [...minimums], version };
}

/** Dates that would fit are looked for so far around. */
const around = longestLeaveDays + 120;

/** All that stands around a leave of somebody. @param without the request that is judged, where it was granted already */
export async function situationOf(
  scope: VesselScope,
  profileId: string,
  { at, without }: { at: CalendarDate; without?: string | undefined },
) {
  const { tx, vesselId } = scope;
  const days = { from: addDays(at, -around), to: addDays(at, around) };
  const [crew, rules, trips, zones] = await Promise.all([
    leaveCrew(scope),
    readRules(scope),
    whole(tripsIn(tx, vesselId, days)),
    readShipZones(scope),
  ]);
  const person = crew.find(({ row }) => row.id === profileId) ?? null;
  if (person === null) return null;
  const watched = await publishedWatches(scope, [profileId], days, zones);
  const situation: LeaveSituation = {
    person: memberOf(person, without),
    others: crew.filter((other) => other !== person).map((other) => memberOf(other)),
    minimums: rules.minimums,
    trips,
    watchedDays: (watched.get(profileId) ?? []).map(({ on }) => on).toSorted(),
    contracts: person.contracts,
    granted: person.granted.filter(({ id }) => id !== without).map(takenOf),
    floor: rules.floor,
  };
  return { person, crew, rules, trips, situation };
}
export type Standing = NonNullable<Awaited<ReturnType<typeof situationOf>>>;

export const judged = ({ situation }: Standing, leave: TakenLeave) => conflictsOfLeave(situation, leave);

export const fitting = (scope: VesselScope, { situation }: Standing, leave: TakenLeave) =>
  datesThatFit(situation, leave, { today: shipsDay(scope) });
