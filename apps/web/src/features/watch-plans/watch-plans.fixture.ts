import { parseCalendarDate } from "@ymp/core/calendar-date";
import { usualRules } from "@ymp/core/rest/vessel-rules";
import { watchPlanFields } from "@ymp/core/watch-plan-fields";
import type { Board, BoardPerson, WatchPlan } from "./watch-plans.queries.ts";

export const planId = "0199dddd-0000-7000-8000-000000000001";
const startsOn = parseCalendarDate("2026-06-22");
const made = new Date("2026-06-15T09:00:00Z");

export const plan: WatchPlan = {
  ...{ id: planId, version: 3, name: "Antibes to Bonifacio", notes: null, archivedAt: null, publishedAt: null },
  ...{ startsOn, endsOn: startsOn, pattern: "fourOnEightOff", ownHours: [] },
  legs: [{ state: "anchor", onDay: startsOn, time: "00:00" }],
  ...{ createdAt: made, updatedAt: made, createdBy: null },
  can: { fields: watchPlanFields, edit: true, archive: true, restore: false },
};

const days = Array.from({ length: 3 }, (_, index) => ({
  on: parseCalendarDate(`2026-06-${21 + index}`),
  beginsAt: new Date(Date.UTC(2026, 5, 20 + index, 22)),
  ...{ grid: ".".repeat(48), repeatedFrom: null, repeated: null },
}));

const person = (id: string, name: string, isOwn = false): BoardPerson => ({
  ...{ id, name, firstName: name.split(" ")[0] ?? "", department: "deck", jobTitle: "Deckhand", color: "#7ec8c9" },
  ...{
    photoFileId: null,
    isOwn,
    isWatchkeeper: true,
    taken: [],
    others: [],
    unfit: [],
    rest: { days, unplanned: [], adultFrom: null },
  },
});

export const [mia, josh] = [person("mia", "Mia Tanaka", true), person("josh", "Josh Bell")];

const hour = (hours: number) => new Date(Date.UTC(2026, 5, 21, 22 + hours));

/** Six watches of a day at anchor, in turns. */
export const board: Board = {
  id: planId,
  zones: { zone: "Europe/Paris", changes: [] },
  span: { from: hour(0), until: hour(24) },
  now: made,
  rules: usualRules,
  watches: Array.from({ length: 6 }, (_, index) => ({
    ...{ id: `watch-${index}`, version: 1, position: "anchor" as const },
    ...{ profileId: index % 2 === 0 ? mia.id : josh.id, startsAt: hour(index * 4), endsAt: hour(index * 4 + 4) },
  })),
  people: [mia, josh],
  faults: { holes: [], broken: [], brokenHidden: 0, absent: [], unfit: [], unfitHidden: 0 },
  can: { plan: true },
};
