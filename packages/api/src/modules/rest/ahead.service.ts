import { addDays } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import { nextDayOf } from "@ymp/core/rest/next-day";
import { judgedFrom, monthOf } from "@ymp/core/rest/rest-month";
import { mayReadRest } from "@ymp/core/rest/rest-rights";
import { regimeUnder } from "@ymp/core/rest/vessel-rules";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { mostOnBoard } from "../../kit/expect-room.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { awayBetween } from "../leave/away.service.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { publishedWatches } from "../watches/published-watches.service.ts";
import { adultFromOf, inShape, isWritten, shownOf } from "./month.service.ts";
import { daysOf, listRested } from "./rest.repository.ts";
import { plansUpTo } from "./rules.repository.ts";
import { rulesOfMonth } from "./rules.service.ts";
import { isRested, personOf, readerOf } from "./whose.service.ts";

/** Of everybody on board, and not on leave for all that time, whose rest the reader may read: the next 24 hours as planned, and the first limit that they will break. */
export async function restAhead(scope: VesselScope) {
  const { tx, vesselId, now } = scope;
  const today = shipsDay(scope);
  const month = monthOf(today);
  const span = { from: judgedFrom(today), to: today };
  const reader = readerOf(scope);
  const rows = await wholeUpTo(listRested(tx, vesselId, span), mostOnBoard.people, "refusals:noRoom");
  const people = rows
    .filter(({ hasPlace }) => hasPlace)
    .map((row) => personOf(scope, row))
    .filter((person) => isRested(person) && mayReadRest(reader, person));
  const ids = people.map(({ profileId }) => profileId);
  const [days, plans] =
    ids.length > 0
      ? await Promise.all([daysOf(tx, vesselId, ids, span), plansUpTo(tx, vesselId, ids, addDays(today, 2))])
      : [[], []];
  const [{ rules, isWatchkeeper }, zones] = await Promise.all([rulesOfMonth(scope, ids, month), readShipZones(scope)]);
  const around = { from: span.from, to: addDays(today, 2) };
  const watchesByPerson = await publishedWatches(scope, ids, around, zones);
  const onLeave = await awayBetween(scope, { from: addDays(today, -1), to: around.to }, zones);
  const dayOver = new Date(now.getTime() + 24 * 3_600_000);
  const aboard = people.filter(
    ({ profileId }) => !onLeave.get(profileId)?.some(({ span: { from, until } }) => from <= now && until >= dayOver),
  );
  const daysByPerson = groupedBy(days, ({ profileId }) => profileId);
  const plansByPerson = groupedBy(plans, ({ profileId }) => profileId);
  return {
    now,
    zones,
    people: aboard.map((person) => {
      const { id, department, jobTitle, role, color, photoFileId } = person.row;
      const kept = (daysByPerson.get(id) ?? []).map((row) => inShape(zones, shownOf(row, new Map()))).filter(isWritten);
      const own = plansByPerson.get(id) ?? [];
      const watches = watchesByPerson.get(id) ?? [];
      const applied = { regime: regimeUnder(rules, isWatchkeeper(person)), adultFrom: adultFromOf(person, month) };
      return {
        ...{ id, name: person.name, department, jobTitle, role, color, photoFileId, isOwn: person.isOwn },
        hasPlan: own.length > 0 || watches.some(({ on }) => on >= today),
        ...nextDayOf({ kept, plans: own, watches, zones, today, now, applied, slotMinutes: rules.slotMinutes }),
      };
    }),
  };
}
