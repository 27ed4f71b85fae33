import { addDays, addInterval, type CalendarDate, daysBetween, type Interval } from "@ymp/core/calendar-date";
import type { Random } from "../random.ts";
import type { ShipCalendar } from "../ship-calendar.ts";
import type { PlanDefinition } from "../vessel-definition.ts";
import type { Counter } from "./counters.ts";

export interface Occurrence {
  dueOn: CalendarDate | null;
  dueTotal: number | null;
  /** Absent for the open one. */
  done?: { at: Date; total: number | null };
}

interface Rule {
  definition: PlanDefinition;
  counter: Counter | null;
  calendar: ShipCalendar;
  begunOn: CalendarDate;
  random: Random;
}

const soonest = 8;
const month = 31;

/** Oldest first; the last one is open. */
export function occurrencesOf(rule: Rule): Occurrence[] {
  const { definition, counter } = rule;
  if (counter && definition.everyHours !== undefined) return byHours(rule, counter, definition.everyHours * 10);
  if (definition.every) return byDate(rule, definition.every);
  throw new Error(`The plan "${definition.title}" has no interval`);
}

function byDate(rule: Rule, every: Interval): Occurrence[] {
  const { calendar, definition, random } = rule;
  const length = daysBetween(calendar.today, addInterval(calendar.today, every));
  const open = addDays(calendar.today, definition.dueInDays ?? spreadDays(random, length));
  const found: Occurrence[] = [{ dueOn: open, dueTotal: null }];
  let due = open;
  for (let back = 1; ; back += 1) {
    const slip = random.between(-Math.min(2, Math.floor(length / 14)), Math.min(6, Math.ceil(length / 12)));
    const onGrid = definition.mode === "fixed" ? addInterval(open, every, -back) : null;
    const doneOn = onGrid ? addDays(onGrid, slip) : addInterval(due, every, -1);
    if (doneOn < rule.begunOn) return found.reverse();
    due = onGrid ?? addDays(doneOn, -slip);
    const at = calendar.at(doneOn < calendar.workingDay ? doneOn : calendar.workingDay, 8.5 + random.next() * 8);
    found.push({ dueOn: due, dueTotal: null, done: { at, total: null } });
  }
}

/** Weeks and months fall within the next month but not within the next week; longer ones anywhere in their interval. */
function spreadDays(random: Random, length: number): number {
  const place = random.next();
  if (length <= month) return soonest + Math.floor(place * Math.max(1, Math.min(length, 29) - soonest));
  return soonest + Math.floor(place * (length - soonest - 4));
}

function byHours(rule: Rule, counter: Counter, interval: number): Occurrence[] {
  const { definition, random } = rule;
  const total = counter.hours.totals[0] ?? 0;
  const remaining = (definition.dueInHours ?? (0.15 + random.next() * 0.7) * (definition.everyHours ?? 0)) * 10;
  const found: Occurrence[] = [{ dueOn: null, dueTotal: total + Math.round(remaining) }];
  for (let dueTotal = total + Math.round(remaining); ; ) {
    const doneTotal = dueTotal - interval;
    const at = doneTotal > 0 ? counter.hours.passedAt(doneTotal) : null;
    if (at === null) break;
    dueTotal = doneTotal - Math.round(interval * (random.next() * 0.06 - 0.02));
    found.push({ dueOn: null, dueTotal, done: { at, total: doneTotal } });
  }
  found.reverse();
  return definition.every ? withDates(rule, found, definition.every) : found;
}

/** The calendar side of "whichever comes first": counted from what was done, and kept behind the hours. */
function withDates(rule: Rule, found: Occurrence[], every: Interval): Occurrence[] {
  const { calendar } = rule;
  let lastDoneOn: CalendarDate | null = null;
  for (const occurrence of found) {
    const counted = lastDoneOn ? addInterval(lastDoneOn, every) : null;
    const latest = occurrence.done ? calendar.dayOf(occurrence.done.at) : addDays(calendar.today, month + 14);
    occurrence.dueOn = counted !== null && counted > latest ? counted : addDays(latest, month);
    if (occurrence.done) lastDoneOn = calendar.dayOf(occurrence.done.at);
  }
  return found;
}
