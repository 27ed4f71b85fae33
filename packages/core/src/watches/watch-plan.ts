import { addDays, type CalendarDate, daysBetween } from "../calendar-date.ts";
import type { TimeSpan } from "../rest/breach.ts";
import { type ShipZones, zoneOfDay } from "../rest/ship-zones.ts";
import { instantOf } from "../time.ts";
import { type PositionFacts, positionFacts, type ShipState, type WatchPosition, watchPositions } from "./positions.ts";

/** From when on the ship does what. */
export interface ShipLeg {
  readonly state: ShipState;
  readonly from: Date;
}

/** One position, from when to when, and who stands it; null while nobody does. */
export interface PlannedWatch extends TimeSpan {
  readonly position: WatchPosition;
  readonly profileId: string | null;
}

/** A plan runs from 00:00 of its first day to 24:00 of its last. */
export interface PlannedDays {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

/** Longer ones are planned anew: the rest of nobody is known so far ahead. */
export const mostPlannedDays = 31;
export const mostLegs = 40;
/** Seven positions in watches of four hours for a month. */
export const mostWatches = 1500;
/** A watch is as long as a day at most, and begins and ends at a half hour. */
export const longestWatchHours = 24;
export const watchStepMinutes = 30;

const atHour = (zones: ShipZones, on: CalendarDate, hour: number): Date =>
  hour === 24 ? atHour(zones, addDays(on, 1), 0) : instantOf(zoneOfDay(zones, on), { on, hour, minute: 0, second: 0 });

export const spanOf = ({ startsOn, endsOn }: PlannedDays, zones: ShipZones): TimeSpan => ({
  from: atHour(zones, startsOn, 0),
  until: atHour(zones, endsOn, 24),
});

/** Every full hour given, of every day, in their order; each once, also where the clock leaves one out. */
export function hoursWithin({ startsOn, endsOn }: PlannedDays, zones: ShipZones, hours: readonly number[]): Date[] {
  const days = Array.from({ length: daysBetween(startsOn, endsOn) + 1 }, (_, index) => addDays(startsOn, index));
  const all = days.flatMap((on) => hours.map((hour) => atHour(zones, on, hour).getTime()));
  return [...new Set(all)].toSorted((one, other) => one - other).map((at) => new Date(at));
}

/** The legs within a span, each until the next begins. What was before the first is what the first is. */
export function legSpans(legs: readonly ShipLeg[], { from, until }: TimeSpan): (TimeSpan & { state: ShipState })[] {
  const inOrder = legs.toSorted((one, other) => one.from.getTime() - other.from.getTime());
  return inOrder.flatMap(({ state, from: begins }, index) => {
    const start = index === 0 || begins < from ? from : begins;
    const next = inOrder[index + 1]?.from ?? until;
    const end = next < until ? next : until;
    return start < end ? [{ state, from: start, until: end }] : [];
  });
}

/** When a position is stood: as the ship's legs ask for it. What follows without a break is one. */
export function stretchesOf(
  position: WatchPosition,
  plan: PlannedDays & { readonly legs: readonly ShipLeg[] },
  zones: ShipZones,
): TimeSpan[] {
  const facts = positionFacts[position];
  const stood = legSpans(plan.legs, spanOf(plan, zones)).filter(({ state }) => facts.stoodIn.includes(state));
  const joined = joinedSpans(stood);
  return facts.hours ? joined.flatMap((span) => withinHours(span, plan, zones, facts)) : joined;
}

function withinHours(span: TimeSpan, plan: PlannedDays, zones: ShipZones, { hours }: PositionFacts): TimeSpan[] {
  if (!hours) return [span];
  const around = { startsOn: addDays(plan.startsOn, -1), endsOn: plan.endsOn };
  const open = hoursWithin(around, zones, [hours.from]);
  const shut = hoursWithin({ ...around, endsOn: addDays(plan.endsOn, 1) }, zones, [hours.until]);
  return open.flatMap((from) => {
    const until = shut.find((at) => at > from);
    const part = until && overlapOf(span, { from, until });
    return part ? [part] : [];
  });
}

export function overlapOf(one: TimeSpan, other: TimeSpan): TimeSpan | null {
  const from = one.from > other.from ? one.from : other.from;
  const until = one.until < other.until ? one.until : other.until;
  return from < until ? { from, until } : null;
}

export const overlaps = (one: TimeSpan, other: TimeSpan): boolean => one.from < other.until && other.from < one.until;

/** In their order, those that touch or overlap as one. */
export function joinedSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const { from, until } of spans.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = joined.at(-1);
    if (last && last.until >= from) last.until = last.until > until ? last.until : until;
    else joined.push({ from, until });
  }
  return joined;
}

/** What of a span no other covers. */
export function uncovered(span: TimeSpan, covering: readonly TimeSpan[]): TimeSpan[] {
  const gaps: TimeSpan[] = [];
  let at = span.from;
  for (const { from, until } of joinedSpans(covering.filter((cover) => overlaps(cover, span)))) {
    if (from > at) gaps.push({ from: at, until: from });
    if (until > at) at = until;
  }
  if (at < span.until) gaps.push({ from: at, until: span.until });
  return gaps;
}

export interface WatchHole extends TimeSpan {
  readonly position: WatchPosition;
}

/** Where nobody stands from now on: in a position that is never left, and in every watch that is planned. */
export function holesOf(
  plan: PlannedDays & { readonly legs: readonly ShipLeg[] },
  watches: readonly PlannedWatch[],
  { zones, now }: { readonly zones: ShipZones; readonly now: Date },
): WatchHole[] {
  const ahead = spanOf(plan, zones);
  if (now > ahead.from) ahead.from = now;
  return watchPositions.flatMap((position) => {
    const own = watches.filter((watch) => watch.position === position);
    const stood = own.filter(({ profileId }) => profileId !== null);
    const asked = positionFacts[position].isContinuous ? stretchesOf(position, plan, zones) : [];
    const planned = own.filter(({ profileId }) => profileId === null);
    return joinedSpans([...asked, ...planned])
      .flatMap((span) => overlapOf(span, ahead) ?? [])
      .flatMap((span) => uncovered(span, stood))
      .map((gap) => ({ position, ...gap }));
  });
}
