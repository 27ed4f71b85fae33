import { addDays, type CalendarDate, daysBetween } from "../calendar-date.ts";
import type { BookKind } from "./kinds.ts";
import { nextWeekly, weeklyGaps } from "./weekly-gaps.ts";

/** What is missing from a book: days, weeks of C 11, H of fuel that stands in a log, a declaration that has expired. */
export const whatIsMissing = ["daily", "weekly", "fuel", "declaration"] as const;
export type WhatIsMissing = (typeof whatIsMissing)[number];

/** It is reported, and never filled in. */
export interface Missing {
  readonly what: WhatIsMissing;
  /** The sludge tank whose weekly quantity is not recorded. */
  readonly tank: string | null;
  /** The first day without an entry; of a week, when it was due; of fuel, when it was taken; of a declaration, its last day. */
  readonly dueOn: CalendarDate;
  /** The last day, where an entry stands after it or the book was closed; null where none has followed yet. */
  readonly until: CalendarDate | null;
  /** Days, or whole weeks. */
  readonly count: number;
}

/** How long a volume is kept. */
export interface Kept {
  readonly openedOn: CalendarDate;
  readonly today: CalendarDate;
  readonly closedOn: CalendarDate | null;
}

/** Of two logs that take turns one is kept at sea, the other in port. */
const twins: Partial<Record<BookKind, BookKind>> = {
  ...{ sea: "port", port: "sea", seabridge: "portbridge", portbridge: "seabridge" },
};
export const twinOf = (kind: BookKind): BookKind | null => twins[kind] ?? null;

/** Books in which something stands every day while they are kept. */
export const dailyKinds: readonly BookKind[] = [
  ...(["chiefofficer", "sea", "port", "seabridge", "portbridge", "gmdss", "imogmdss"] as const),
];
/** Books that record the contents of the sludge tanks every week (C 11). */
export const weeklyKinds: readonly BookKind[] = ["oil1", "imooil1"];
/** Operations of C that record it: 11.1 to 11.3 stand under both. */
export const tankTold = ["weekly", "collected"] as const;

/** A day with an entry in a log or its twin, and in which of them the last one stands. */
export interface DayKept {
  readonly day: CalendarDate;
  readonly kind: BookKind;
}

/**
 * Days without an entry. Of two logs that take turns the one misses them that was written last before.
 * @param days in their order, of the volumes of this kind and its twin
 * @param hasTwin whether a volume of the twin is open
 */
export function missingDays(kind: BookKind, days: readonly DayKept[], kept: Kept, hasTwin = false): Missing[] {
  const missing: Missing[] = [];
  let next = kept.openedOn;
  let writer = kind;
  const tell = (lastDay: CalendarDate, isOver: boolean) => {
    const isOurs = writer === kind || (!isOver && !hasTwin);
    if (lastDay < next || !isOurs) return;
    const count = daysBetween(next, lastDay) + 1;
    missing.push({ what: "daily", tank: null, dueOn: next, until: isOver ? lastDay : null, count });
  };
  for (const { day, kind: writtenIn } of days) {
    if (kept.closedOn !== null && day > kept.closedOn) break;
    tell(addDays(day, -1), true);
    if (day >= next) next = addDays(day, 1);
    writer = writtenIn;
  }
  if (kept.closedOn === null) tell(kept.today, false);
  else tell(addDays(kept.closedOn, -1), true);
  return missing;
}

/**
 * Weeks in which the content of a tank is not recorded.
 * @param days of entries that record it, in the volumes of this kind
 */
export function missingWeeks(tank: string, days: readonly CalendarDate[], kept: Kept): Missing[] {
  const end = kept.closedOn ?? kept.today;
  const within = days.filter((day) => day > kept.openedOn && day <= end);
  const told = [sinceWhen(days, kept.openedOn), ...within].toSorted();
  const last = told.at(-1) ?? kept.openedOn;
  const weeks = weeklyGaps(told, kept.closedOn ?? last).map(
    ({ from, to }): Missing => ({ what: "weekly", tank, dueOn: from, until: to, count: 1 }),
  );
  const dueOn = nextWeekly(last);
  const isDue = kept.closedOn === null && dueOn <= kept.today;
  const count = weeklyGaps([last], kept.today).length;
  return [
    ...weeks.reduce(joined, []),
    ...(isDue ? [{ what: "weekly" as const, tank, dueOn, until: null, count }] : []),
  ];
}

/** What the previous volume recorded in its last week counts for this one. */
function sinceWhen(days: readonly CalendarDate[], openedOn: CalendarDate): CalendarDate {
  const before = days
    .filter((day) => day <= openedOn)
    .toSorted()
    .at(-1);
  return before !== undefined && nextWeekly(before) >= openedOn ? before : openedOn;
}

/** Weeks that follow each other are one gap. */
function joined(gaps: Missing[], week: Missing): Missing[] {
  const last = gaps.at(-1);
  if (last?.until !== week.dueOn) return [...gaps, week];
  return [...gaps.slice(0, -1), { ...last, until: week.until, count: last.count + week.count }];
}
