import { type CalendarDate, daysBetween, earliestDate, type Interval, type IntervalUnit } from "../calendar-date.ts";

/** From best to worst. Computed, never stored. */
export const dueStates = ["notDue", "upcoming", "due", "overdue"] as const;
export type DueState = (typeof dueStates)[number];

/** What is known of a job's due date and due counter total. Counter figures are tenths; null: not used, or left to the default. */
export type DueTerms = {
  dueOn: CalendarDate | null;
  dueTotal: number | null;
  interval: Interval | null;
  counterInterval: number | null;
  leadDays: number | null;
  graceDays: number | null;
  graceTenths: number | null;
  isCritical: boolean;
  /** Class items and conditions of class. */
  isClassItem: boolean;
};

export type DueJudgement = {
  /** The worse of both sides; null when the job has neither date nor figure. */
  state: DueState | null;
  calendar: DueState | null;
  counter: DueState | null;
  /** Counted from the due date itself, without grace; 0 unless overdue by date. */
  daysOverdue: number;
  /** Tenths left on the counter, negative when overrun; null without counter or reading. */
  remaining: number | null;
  /** Share of the interval that is used up, 0 to 1, of the side that is further on; null when no interval is known. */
  usedShare: number | null;
};

const defaultLeadDays = 14;
const longestDefaultGraceDays = 30;
const nominalDays: Record<IntervalUnit, number> = { day: 1, week: 7, month: 30, year: 365 };

function tenPercentDays(interval: Interval): number {
  return Math.floor((interval.n * nominalDays[interval.unit]) / 10);
}

export function leadDaysOf({ leadDays, interval }: Pick<DueTerms, "leadDays" | "interval">): number {
  return leadDays ?? (interval ? Math.min(defaultLeadDays, tenPercentDays(interval)) : defaultLeadDays);
}

/** Critical equipment has no grace, whatever the plan says; class has none unless the plan says so. */
export function graceDaysOf({
  graceDays,
  interval,
  isCritical,
  isClassItem,
}: Omit<DueTerms, "dueOn" | "dueTotal">): number {
  if (isCritical) return 0;
  if (graceDays !== null) return graceDays;
  return isClassItem || !interval ? 0 : Math.min(longestDefaultGraceDays, tenPercentDays(interval));
}

/** In tenths of the counter. */
export function graceTenthsOf({
  graceTenths,
  counterInterval,
  isCritical,
  isClassItem,
}: Omit<DueTerms, "dueOn" | "dueTotal">): number {
  if (isCritical) return 0;
  if (graceTenths !== null) return graceTenths;
  return isClassItem || !counterInterval ? 0 : Math.floor(counterInterval / 10);
}

/** The due date itself is not overdue. */
export function calendarState(dueOn: CalendarDate, today: CalendarDate, leadDays: number, graceDays: number): DueState {
  const daysPast = daysBetween(dueOn, today);
  if (daysPast > graceDays) return "overdue";
  if (daysPast >= 0) return "due";
  return -daysPast <= leadDays ? "upcoming" : "notDue";
}

export function counterState(remaining: number, counterInterval: number | null, graceTenths: number): DueState {
  if (-remaining > graceTenths) return "overdue";
  if (remaining <= 0) return "due";
  return counterInterval !== null && remaining * 10 <= counterInterval ? "upcoming" : "notDue";
}

export function worseState(a: DueState | null, b: DueState | null): DueState | null {
  if (!a || !b) return a ?? b;
  return dueStates.indexOf(a) >= dueStates.indexOf(b) ? a : b;
}

/** `total` is the counter's latest, null when it was never read. */
export function judgeDue(terms: DueTerms, today: CalendarDate, total: number | null): DueJudgement {
  const { dueOn, dueTotal } = terms;
  const calendar = dueOn ? calendarState(dueOn, today, leadDaysOf(terms), graceDaysOf(terms)) : null;
  const remaining = dueTotal !== null && total !== null ? dueTotal - total : null;
  const counter = remaining !== null ? counterState(remaining, terms.counterInterval, graceTenthsOf(terms)) : null;
  return {
    state: worseState(calendar, counter),
    calendar,
    counter,
    daysOverdue: dueOn && calendar === "overdue" ? daysBetween(dueOn, today) : 0,
    remaining,
    usedShare: usedShareOf(terms, today, remaining),
  };
}

function usedShareOf(
  { dueOn, interval, counterInterval }: DueTerms,
  today: CalendarDate,
  remaining: number | null,
): number | null {
  const shares: number[] = [];
  if (dueOn && interval) shares.push(1 - daysBetween(today, dueOn) / (interval.n * nominalDays[interval.unit]));
  if (remaining !== null && counterInterval) shares.push(1 - remaining / counterInterval);
  return shares.length === 0 ? null : Math.min(1, Math.max(0, ...shares));
}

/** The day to plan for: the date, or the day the counter is expected to reach its figure if that is earlier. */
export function planningDate(dueOn: CalendarDate | null, forecastOn: CalendarDate | null): CalendarDate | null {
  return earliestDate(dueOn, forecastOn);
}

/** Headings under which lists gather open jobs, in their order. */
export const dueBuckets = ["overdue", "today", "next7Days", "next30Days", "later", "none"] as const;
export type DueBucket = (typeof dueBuckets)[number];

/** What is due but within its grace is under today; `none` is for jobs without a known day. */
export function dueBucketOf(state: DueState | null, plannedOn: CalendarDate | null, today: CalendarDate): DueBucket {
  if (state === "overdue") return "overdue";
  if (state === "due") return "today";
  if (!plannedOn) return "none";
  const days = daysBetween(today, plannedOn);
  if (days <= 0) return "today";
  if (days <= 7) return "next7Days";
  return days <= 30 ? "next30Days" : "later";
}
