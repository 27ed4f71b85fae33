import type { CalendarDate } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import { countsAsBroken } from "@ymp/core/rest/breach";
import { type EngagedSpan, expectedDays } from "@ymp/core/rest/days-aboard";
import { daysOfMonth, inSlots, judgedFrom, judgeMonth, lastDayOf } from "@ymp/core/rest/rest-month";
import { mayReadRest } from "@ymp/core/rest/rest-rights";
import type { ShipZones } from "@ymp/core/rest/ship-zones";
import { untoldDays } from "@ymp/core/rest/untold";
import { regimeUnder } from "@ymp/core/rest/vessel-rules";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { mostOnBoard } from "../../kit/expect-room.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { type Away, awayBetween } from "../leave/away.service.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { adultFromOf, finestSlot, inShape, isWritten, shownOf } from "./month.service.ts";
import { signedOf } from "./months.repository.ts";
import type { RestDayRow } from "./rest.record.ts";
import { daysOf, engagementsOf, listRested } from "./rest.repository.ts";
import { type MonthState, stateOf } from "./rest.rules.ts";
import { firstDayOf } from "./rest.schema.ts";
import { type RulesOfMonth, rulesOfMonth } from "./rules.service.ts";
import { type KeptMonth, signedContents } from "./signed-months.service.ts";
import { isRested, type Person, personOf, readerOf } from "./whose.service.ts";

/** Everybody whose rest the reader may read: by day the least rest in 24 hours and in seven days, and how far the month is signed. */
export async function restOverview(scope: VesselScope, input: { month: string }) {
  const month = firstDayOf(input.month);
  const people = await linesOfMonth(scope, month);
  return {
    month,
    today: shipsDay(scope),
    people: people.map(({ line }) => line).toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)),
  };
}

/** A month of each person whose rest the reader may read, with who they are. */
export async function linesOfMonth(scope: VesselScope, month: CalendarDate) {
  const { tx, vesselId } = scope;
  const span = { from: judgedFrom(month), to: lastDayOf(month) };
  const reader = readerOf(scope);
  const rows = await wholeUpTo(listRested(tx, vesselId, span), mostOnBoard.people, "refusals:noRoom");
  const people = rows
    .map((row) => personOf(scope, row))
    .filter((person) => isRested(person) && mayReadRest(reader, person));
  const ids = people.map(({ profileId }) => profileId);
  const [days, signed, engagements] =
    ids.length > 0
      ? await Promise.all([
          daysOf(tx, vesselId, ids, span),
          signedOf(tx, vesselId, ids, month),
          engagementsOf(tx, vesselId, ids),
        ])
      : [[], [], []];
  const [ofMonth, zones] = await Promise.all([rulesOfMonth(scope, ids, month), readShipZones(scope)]);
  const onLeave = await awayBetween(scope, { from: month, to: span.to }, zones);
  const engagedByPerson = groupedBy(engagements, ({ profileId }) => profileId);
  const daysByPerson = groupedBy(days, ({ profileId }) => profileId);
  const signedByPerson = groupedBy(signed, ({ profileId }) => profileId);
  const today = shipsDay(scope);
  const latest = new Map([...signedByPerson].map(([profileId, marks]) => [profileId, latestOf(marks)]));
  const kept = await signedContents(
    scope,
    [...latest.values()].flatMap(({ monthId, state }) => (state === "open" ? [] : [monthId])),
  );
  return people.map((person) => {
    const { state, monthId, revision } = latest.get(person.profileId) ?? unsigned;
    const signed = kept.get(monthId);
    const engaged = engagedByPerson.get(person.profileId) ?? [];
    const facts = {
      month,
      today,
      now: scope.now,
      state,
      revision,
      signed,
      ofMonth,
      zones,
      engaged,
      leave: onLeave.get(person.profileId) ?? [],
    };
    const signedOffOn = engaged.find(({ signedOnOn }) => signedOnOn <= span.to)?.signedOffOn ?? null;
    return { person, signedOffOn, line: lineOf(person, daysByPerson.get(person.profileId) ?? [], facts) };
  });
}

interface LineFacts {
  readonly month: CalendarDate;
  readonly today: CalendarDate;
  readonly now: Date;
  readonly state: MonthState;
  readonly revision: number;
  /** The month as it was signed. */
  readonly signed: KeptMonth | undefined;
  readonly ofMonth: RulesOfMonth;
  readonly zones: ShipZones;
  readonly engaged: readonly EngagedSpan[];
  readonly leave: readonly Away[];
}

function lineOf(
  person: Person,
  rows: readonly RestDayRow[],
  { month, today, now, state, revision, signed, ofMonth, zones, engaged, leave }: LineFacts,
) {
  const days = signed?.days ?? standingDays(rows, { month, zones, ofMonth });
  const { figures, breaches } =
    signed?.report ??
    judgeMonth(days, month, {
      regime: regimeUnder(ofMonth.rules, ofMonth.isWatchkeeper(person)),
      adultFrom: adultFromOf(person, month),
    });
  const expected =
    signed?.under?.expected ??
    expectedDays(
      daysOfMonth(month),
      engaged,
      leave.map(({ whole }) => whole),
    );
  const standing = breaches.filter((breach) => countsAsBroken(breach, state === "locked"));
  const broken = new Set(standing.flatMap((breach) => breach.days));
  const kept = new Set(figures.map(({ on }) => on));
  const { id, department, jobTitle, role, color, photoFileId } = person.row;
  const least = figures.flatMap(({ leastRest24h }) => leastRest24h ?? []);
  return {
    ...{ id, name: person.name, department, jobTitle, role, color, photoFileId, isOwn: person.isOwn },
    state,
    revision,
    breaches: standing.length,
    leastRest24h: least.length > 0 ? Math.min(...least) : null,
    /** Days that are over, and were not written. */
    missing: expected.filter((on) => on < today && !kept.has(on)).length,
    /** Days that are over, and were written in part. */
    untold: untoldDays(days, now).filter((on) => on >= month).length,
    days: figures.map(({ on, restMinutes, leastRest24h, leastRest7d }) => ({
      ...{ on, restMinutes, leastRest24h, leastRest7d },
      isBroken: broken.has(on),
    })),
  };
}

const standingDays = (
  rows: readonly RestDayRow[],
  { month, zones, ofMonth }: Pick<LineFacts, "month" | "zones" | "ofMonth">,
) => {
  const before = rows.filter(({ onDay }) => onDay < month);
  const own = rows.filter(({ onDay }) => onDay >= month);
  const slotMinutes = finestSlot(ofMonth.rules.slotMinutes, own);
  return [...before, ...own.map((row) => inSlots(row, slotMinutes))]
    .map((row) => inShape(zones, shownOf(row, new Map())))
    .filter(isWritten);
};

interface LatestMonth {
  readonly state: MonthState;
  readonly monthId: string;
  readonly revision: number;
}

const unsigned: LatestMonth = { state: "open", monthId: "", revision: 1 };

type Mark = Awaited<ReturnType<typeof signedOf>>[number];

function latestOf(marks: readonly Mark[]): LatestMonth {
  const latest = Math.max(0, ...marks.map(({ revision }) => revision));
  const own = marks.filter(({ revision }) => revision === latest);
  return { state: stateOf(own), monthId: own[0]?.monthId ?? "", revision: Math.max(1, latest) };
}
