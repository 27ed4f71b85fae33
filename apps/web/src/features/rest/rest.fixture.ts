import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { gridInSlots } from "@ymp/core/rest/letters";
import type { SlotMinutes } from "@ymp/core/rest/marks";
import { daysOfMonth, judgeMonth, monthOf, unknownDay } from "@ymp/core/rest/rest-month";
import { regimeUnder, usualRules } from "@ymp/core/rest/vessel-rules";
import { afterAll, beforeEach, vi } from "vitest";
import type { RestDay, RestMonth, RestOverview, RestPerson } from "./rest.queries.ts";

const zone = "UTC";
export const restToday = parseCalendarDate("2026-06-18");
const restNow = new Date(`${restToday}T12:00:00Z`);

/** What is written late, or not yet, hangs on the clock: the tests of a file are made at noon of the day of these samples. */
export function atRestToday(): void {
  beforeEach(() => void vi.setSystemTime(restNow));
  afterAll(() => void vi.useRealTimers());
}

const month = monthOf(restToday);
export const ordinary = `${".".repeat(16)}${"#".repeat(8)}..${"#".repeat(9)}${".".repeat(13)}`;

export const aDay = (on: string, given: Partial<RestDay> = {}, slotMinutes: SlotMinutes = 30): RestDay => ({
  ...unknownDay({ on: parseCalendarDate(on), zone }, slotMinutes),
  ...{ remark: null, grounds: null, lateReason: null, enteredBy: null, version: 0, isKept: false },
  ...given,
});

const person: RestMonth["person"] = {
  ...{ id: newId(), name: "Mia Tanaka", department: "deck", jobTitle: "Deckhand", role: "crew", color: "#2f6f8f" },
  ...{ photoFileId: null, isOwn: true },
};

/** The month that runs now, with those days written. */
export function aMonth(
  written: Readonly<Record<string, Partial<RestDay>>> = {},
  given: Partial<RestMonth> = {},
): RestMonth {
  const slotMinutes = given.slotMinutes ?? 30;
  const days = daysOfMonth(month).map((on) =>
    aDay(
      on,
      written[on] ? { version: 1, isKept: true, grid: gridInSlots(ordinary, slotMinutes), ...written[on] } : {},
      slotMinutes,
    ),
  );
  const kept = days.filter(({ isKept }) => isKept);
  return {
    ...{
      person,
      month,
      slotMinutes,
      today: restToday,
      now: restNow,
      state: "open",
      revision: 1,
      rank: "Deckhand",
      days,
    },
    ...{
      rules: usualRules,
      isWatchkeeper: true,
      zones: { zone, changes: [] },
      notes: [],
      plans: [],
      watches: [],
      stood: [],
    },
    expected: daysOfMonth(month),
    ...{ untoldDays: [], before: [], adultFrom: null, revisions: [], hash: "a".repeat(64) },
    report: judgeMonth(kept, month, { regime: regimeUnder(usualRules, true) }),
    can: {
      ...{ write: true, whyNotWrite: null, awaits: "seafarer", sign: false, correct: false },
      ...{ signsAlone: false, withdraw: false, note: false, plan: false, rule: false },
      whyNotSign: "hours-of-rest:refusal.monthRuns",
    },
    ...given,
  };
}

export function anOverview(people: Partial<RestPerson>[] = [{}]): RestOverview {
  const { isOwn, ...own } = person;
  const line = {
    ...own,
    isOwn,
    breaches: 0,
    leastRest24h: null,
    missing: 0,
    untold: 0,
    days: [],
    revision: 1,
    state: "open" as const,
  };
  return { month, today: restToday, people: people.map((given) => ({ ...line, ...given })) };
}
