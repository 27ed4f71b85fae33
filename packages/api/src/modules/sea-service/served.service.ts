import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { daysAway, daysOnLeave, daysServed, servedDays, totalsOf } from "@ymp/core/sea-service/service-days";
import { mayReadService, type Served } from "@ymp/core/sea-service/service-rights";
import { watchDaysOf } from "@ymp/core/sea-service/watch-days";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { awayBetween } from "../leave/away.service.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { servedWatches } from "../watches/published-watches.service.ts";
import { engagementsOf, findServed, type ServedRow, staysOf } from "./served.repository.ts";
import { type Range, readShipFacts } from "./ship-facts.service.ts";

export interface ServedPerson extends Served {
  readonly row: ServedRow;
}

/** @throws AppError not_found for people who are not of the vessel, forbidden for whoever may not read their service */
export async function expectServed(scope: VesselScope, profileId: string): Promise<ServedPerson> {
  const isOwn = profileId === scope.profileId;
  if (!isOwn && scope.access.seesOnlyShared) throw new AppError("not_found", "refusals:recordNotFound");
  const row = expectRow(await findServed(scope.tx, scope.vesselId, profileId));
  if (!mayReadService(scope.access, { isOwn })) throw new AppError("forbidden", "onboard:serviceIsPrivate");
  return { row, isOwn, role: row.role };
}

/** The service of a person on this vessel, within a time. */
export async function serviceWithin(scope: VesselScope, profileId: string, range: Range) {
  const { tx, vesselId, vessel } = scope;
  const [engagements, stays] = await Promise.all([
    engagementsOf(tx, vesselId, profileId),
    staysOf(tx, vesselId, profileId),
  ]);
  const onLeave = await awayBetween(scope, range, await readShipZones(scope));
  const leaves = (onLeave.get(profileId) ?? []).map(({ whole }) => whole);
  const away = [...daysAway(stays, vessel.timeZone, range.to), ...daysOnLeave(leaves, stays, vessel.timeZone)];
  const days = daysServed(engagements, away, range);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { onBoard: 0, ...none, distance: 0 };
  const served = { from: first, to: last };
  const [facts, watches] = await Promise.all([readShipFacts(scope, served), servedWatches(scope, profileId, served)]);
  const kinds = servedDays(days, facts);
  const totals = totalsOf(kinds, watchDaysOf(watches, vessel.timeZone));
  const logged = watches.filter(({ isByPlan }) => !isByPlan);
  const byPlan = totals.watchkeeping - totalsOf(kinds, watchDaysOf(logged, vessel.timeZone)).watchkeeping;
  const distance = days.reduce((sum, on) => sum + (facts.get(on)?.distance ?? 0), 0);
  return { onBoard: days.length, ...totals, byPlan, distance };
}
export type ServiceHere = Awaited<ReturnType<typeof serviceWithin>>;

const none = { actual: 0, standBy: 0, yard: 0, watchkeeping: 0, untold: 0, byPlan: 0 };

/** From the first day of signing on to today. */
export async function wholeService(scope: VesselScope, profileId: string) {
  const engagements = await engagementsOf(scope.tx, scope.vesselId, profileId);
  const first = engagements.map(({ signedOnOn }) => signedOnOn).sort()[0];
  const today: CalendarDate = shipsDay(scope);
  const range = { from: first ?? today, to: today };
  return { engagements, service: await serviceWithin(scope, profileId, range) };
}
