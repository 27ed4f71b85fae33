import { addDays, type CalendarDate, daysBetween } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import type { TimeSpan } from "@ymp/core/rest/breach";
import { expectedDays } from "@ymp/core/rest/days-aboard";
import { gridInSlots, slotMinutesOf } from "@ymp/core/rest/letters";
import { planOn } from "@ymp/core/rest/plans";
import { inSlots, type KeptDay, monthOf, unknownDay } from "@ymp/core/rest/rest-month";
import { hasRest, mayReadRest } from "@ymp/core/rest/rest-rights";
import { type ShipZones, shipDay } from "@ymp/core/rest/ship-zones";
import { beginningsOfKept } from "@ymp/core/rest/untold";
import type { VesselRules } from "@ymp/core/rest/vessel-rules";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { mostOnBoard } from "../../kit/expect-room.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { awayBetween } from "../leave/away.service.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { adultFromOf, finestSlot, inShape, isWritten, shownOf } from "./month.service.ts";
import { daysOf, engagementsOf, listRested } from "./rest.repository.ts";
import { plansUpTo, type RestPlanRow } from "./rules.repository.ts";
import { rulesOfMonth } from "./rules.service.ts";
import { type Person, personOf, readerOf } from "./whose.service.ts";

/** Somebody who works on board, with their hours over some days: as they were recorded, and ahead as they are planned. */
export interface PersonAhead {
  readonly person: Person;
  readonly mayRead: boolean;
  readonly isWatchkeeper: boolean;
  readonly adultFrom: CalendarDate | null;
  readonly days: readonly KeptDay[];
  /** Those of them that hold hours of the weekly plan, without these. */
  readonly unplanned: readonly KeptDay[];
  /** Days on which they are not engaged. */
  readonly awayOn: readonly CalendarDate[];
  /** Leave that was granted. */
  readonly onLeave: readonly TimeSpan[];
}

export interface RestAhead {
  readonly rules: VesselRules;
  readonly zones: ShipZones;
  readonly people: readonly PersonAhead[];
}

/** The week before is judged along. */
const daysBefore = 8;

/** Everybody's hours around the days of a plan; whoever calls it shows only what `mayRead` allows. */
export async function restAhead(
  scope: VesselScope,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<RestAhead> {
  const { tx, vesselId } = scope;
  const span = { from: addDays(from, -daysBefore), to: addDays(to, 1) };
  const month = monthOf(from);
  const rows = await wholeUpTo(listRested(tx, vesselId, span), mostOnBoard.people, "refusals:noRoom");
  const people = rows.map((row) => personOf(scope, row)).filter((person) => hasRest(person) && person.row.hasPlace);
  const ids = people.map(({ profileId }) => profileId);
  const none = ids.length === 0;
  const [zones, ofMonth, kept, plans, engagements] = await Promise.all([
    readShipZones(scope),
    rulesOfMonth(scope, ids, month),
    none ? [] : daysOf(tx, vesselId, ids, span),
    none ? [] : plansUpTo(tx, vesselId, ids, span.to),
    none ? [] : engagementsOf(tx, vesselId, ids),
  ]);
  const leave = await awayBetween(scope, { from: span.from, to: span.to }, zones);
  const days = daysFrom(span.from, span.to);
  const asked = daysFrom(from, to);
  const [keptBy, plansBy, engagedBy] = [
    groupedBy(kept, ({ profileId }) => profileId),
    groupedBy(plans, ({ profileId }) => profileId),
    groupedBy(engagements, ({ profileId }) => profileId),
  ];
  const reader = readerOf(scope);
  return {
    rules: ofMonth.rules,
    zones,
    people: people.map((person) => {
      const own = (keptBy.get(person.profileId) ?? []).map((row) => inShape(zones, shownOf(row, new Map())));
      const written = new Map(own.filter(isWritten).map((day) => [day.on, day]));
      const planned = plansBy.get(person.profileId) ?? [];
      const slotMinutes = finestSlot(ofMonth.rules.slotMinutes, [...own, ...planned]);
      const expected = new Set(expectedDays(asked, engagedBy.get(person.profileId) ?? []));
      const hours = days.map((on) => {
        const kept = inSlots(written.get(on) ?? unknownDay(shipDay(zones, on), slotMinutes), slotMinutes);
        return { day: dayAhead(scope, kept, planned), bare: dayAhead(scope, kept, []) };
      });
      return {
        person,
        mayRead: mayReadRest(reader, person),
        isWatchkeeper: ofMonth.isWatchkeeper(person),
        adultFrom: adultFromOf(person, month),
        days: hours.map(({ day }) => day),
        unplanned: hours.flatMap(({ day, bare }) =>
          day.grid === bare.grid && day.repeated === bare.repeated ? [] : [bare],
        ),
        awayOn: asked.filter((on) => !expected.has(on)),
        onLeave: (leave.get(person.profileId) ?? []).map((each) => each.span),
      };
    }),
  };
}

const daysFrom = (from: CalendarDate, to: CalendarDate): CalendarDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** What is not told yet of hours ahead is taken from the plan of that person, and is rest where there is none. */
function dayAhead(scope: VesselScope, { on, ...kept }: KeptDay, plans: readonly RestPlanRow[]): KeptDay {
  const { beginsAt, grid, repeatedFrom, repeated } = kept;
  if (on < shipsDay(scope)) return { on, beginsAt, grid, repeatedFrom, repeated };
  const plan = gridInSlots(planOn(plans, on)?.grid ?? "", slotMinutesOf(grid));
  const begins = beginningsOfKept(kept);
  const ahead = (text: string, at: readonly number[], first: number) =>
    [...text]
      .map((letter, slot) =>
        letter === "?" && (at[slot] ?? 0) >= scope.now.getTime() ? (plan[first + slot] ?? ".") : letter,
      )
      .join("");
  return {
    ...{ on, beginsAt, repeatedFrom },
    grid: ahead(grid, begins.grid, 0),
    repeated: repeated === null ? null : ahead(repeated, begins.repeated, repeatedFrom ?? 0),
  };
}
