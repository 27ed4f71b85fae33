import type { CalendarDate } from "@ymp/core/calendar-date";
import { daysOfMonth, judgedFrom, judgeMonth, type KeptDay, unknownDay } from "@ymp/core/rest/rest-month";
import { type ShipZones, shipDay } from "@ymp/core/rest/ship-zones";
import { regimeUnder } from "@ymp/core/rest/vessel-rules";
import type { RestDay, RestMonth, RestOverview } from "./rest.queries.ts";

const newestBefore = <Held extends { month: CalendarDate }>(held: readonly Held[], month: CalendarDate) =>
  held.filter((each) => each.month < month).toSorted((one, other) => other.month.localeCompare(one.month))[0];

interface Wanted {
  readonly month: CalendarDate;
  readonly zone: string;
  readonly today: CalendarDate;
}

/** A month that was never read, as it begins: made of the newest before it that the device holds of this person. */
export function blankMonth(held: readonly RestMonth[], { month, zone, today }: Wanted): RestMonth | undefined {
  const source = newestBefore(held, month);
  if (!source) return undefined;
  const { person, rank, adultFrom, now, rules, isWatchkeeper, plans } = source;
  const zones: ShipZones = { ...source.zones, zone };
  const nothing = { remark: null, grounds: null, lateReason: null, enteredBy: null, version: 0, isKept: false };
  const days = daysOfMonth(month).map(
    (on): RestDay => ({ ...unknownDay(shipDay(zones, on), rules.slotMinutes), ...nothing }),
  );
  // Days that wait to be sent are painted on these as well.
  const before: KeptDay[] = source.days.filter(({ on }) => on >= judgedFrom(month));
  const mayWrite = source.can.write || source.can.correct;
  return {
    ...{
      person,
      month,
      slotMinutes: rules.slotMinutes,
      today,
      now,
      state: "open",
      revision: 1,
      rank,
      days,
      before,
      adultFrom,
      revisions: [],
      hash: "",
      ...{ rules, isWatchkeeper, zones, plans, watches: [], stood: [] },
      expected: daysOfMonth(month),
      notes: [],
    },
    untoldDays: [],
    report: judgeMonth(before, month, { regime: regimeUnder(rules, isWatchkeeper), adultFrom }),
    can: {
      ...{ write: mayWrite, whyNotWrite: mayWrite ? null : source.can.whyNotWrite, correct: false },
      ...{ withdraw: false, signsAlone: false, note: false, plan: false, rule: false },
      ...{ awaits: "seafarer", sign: false, whyNotSign: "hours-of-rest:refusal.empty" },
    },
  };
}

/** Whose hours there were when the device last read them, with nothing written yet. */
export function blankOverview(
  held: readonly RestOverview[],
  { month, today }: Pick<Wanted, "month" | "today">,
): RestOverview | undefined {
  const source = newestBefore(held, month);
  const nothing = { breaches: 0, leastRest24h: null, missing: 0, untold: 0, days: [], state: "open" as const };
  return source && { month, today, people: source.people.map((person) => ({ ...person, ...nothing })) };
}
