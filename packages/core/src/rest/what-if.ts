import type { Breach, TimeSpan } from "./breach.ts";
import { type AppliedRest, judgeRest } from "./judge.ts";
import { isWork, type RestMark } from "./marks.ts";
import { dayMinutes, instantOfSlot, type RestTimeline, slotAt, slotHolding, weekMinutes } from "./timeline.ts";

/** What was recorded until now, then what is planned. Both run by the same slots; what was not recorded stays unknown. */
export function planAhead(recorded: RestTimeline, planned: RestTimeline, now: Date): RestTimeline {
  if (recorded.slotMinutes !== planned.slotMinutes) throw new RangeError("Record and plan have different slots");
  const shift = slotAt(recorded, planned.beginsAt);
  if (instantOfSlot(recorded, shift).getTime() !== planned.beginsAt.getTime())
    throw new RangeError("Record and plan begin at different minutes");
  if (shift < 0) throw new RangeError("The plan begins before the record");
  const nowSlot = slotHolding(recorded, now);
  const length = Math.max(Math.min(nowSlot, recorded.marks.length), planned.marks.length + shift);
  const marks = Array.from({ length }, (_, slot): RestMark => {
    const mark = slot < nowSlot ? recorded.marks[slot] : planned.marks[slot - shift];
    return mark ?? "unknown";
  });
  const plannedDays = planned.days.map((day) => ({
    ...day,
    firstSlot: day.firstSlot + shift,
    endSlot: day.endSlot + shift,
    nightEndSlot: day.nightEndSlot + shift,
  }));
  const firstPlanned = plannedDays[0]?.firstSlot ?? Number.POSITIVE_INFINITY;
  const days = [...recorded.days.filter(({ firstSlot }) => firstSlot < firstPlanned), ...plannedDays];
  return { ...recorded, marks, days: days.filter(({ endSlot }) => endSlot <= length) };
}

/** The same timeline with other marks between two instants: a duty put in, taken out, or moved. */
export function withMarks(timeline: RestTimeline, { from, until }: TimeSpan, mark: RestMark): RestTimeline {
  const first = Math.max(0, slotAt(timeline, from));
  const marks = [...timeline.marks];
  return { ...timeline, marks: marks.fill(mark, first, Math.max(first, slotAt(timeline, until))) };
}

export type PlanChange = {
  /** Breaches that a change brings or makes worse, and those that it mends. */
  caused: Breach[];
  mended: Breach[];
};

/** What a change of a plan does to the rest of one person. Both timelines begin at the same instant. */
export function whatIf(before: RestTimeline, after: RestTimeline, applied: AppliedRest): PlanChange {
  return changeOf(judgeRest(before, applied).breaches, judgeRest(after, applied).breaches);
}

function changeOf(was: readonly Breach[], will: readonly Breach[]): PlanChange {
  return {
    caused: will.filter((breach) => !was.some((other) => isSame(breach, other) && !isWorse(breach, other))),
    mended: was.filter((breach) => !will.some((other) => isSame(breach, other))),
  };
}

function isSame(one: Breach, other: Breach): boolean {
  return one.rule === other.rule && one.fromSlot <= other.toSlot && one.toSlot >= other.fromSlot;
}

const restBelow = new Set(["REST_24H", "REST_7D", "LONGEST_6H", "YOUNG_NIGHT"]);

function isWorse(breach: Breach, other: Breach): boolean {
  if (breach.standing === "breach" && other.standing !== "breach") return true;
  const isLeast = restBelow.has(breach.rule) || (breach.rule === "PERIODS_24H" && breach.unit === "minutes");
  return isLeast ? breach.value < other.value : breach.value > other.value;
}

/** Unbroken rest right before and right after a duty, in minutes; null where it meets what is unknown. */
export function restAround(timeline: RestTimeline, { from, until }: TimeSpan): RestBeside {
  const { marks, slotMinutes } = timeline;
  const isRest = (slot: number) => marks[slot] !== undefined && marks[slot] !== "unknown" && !isWork(marks[slot]);
  const lengthFrom = (start: number, step: 1 | -1) => {
    let slot = start;
    while (isRest(slot)) slot += step;
    const isKnown = marks[slot] !== undefined && marks[slot] !== "unknown";
    return isKnown ? Math.abs(slot - start) * slotMinutes : null;
  };
  return {
    beforeMinutes: lengthFrom(slotAt(timeline, from) - 1, -1),
    afterMinutes: lengthFrom(slotAt(timeline, until), 1),
  };
}

export type RestBeside = { beforeMinutes: number | null; afterMinutes: number | null };

/** The first moment after `now` at which a limit is passed, and by which breach; null while none is. */
export function firstBreachAfter(timeline: RestTimeline, now: Date, applied: AppliedRest): FirstBreach | null {
  const ahead = judgeRest(timeline, applied)
    .breaches.filter(({ standing }) => standing === "breach")
    .map((breach) => ({ breach, at: instantOfSlot(timeline, breach.brokenAtSlot) }))
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  return ahead[0] ?? null;
}

export type FirstBreach = { breach: Breach; at: Date };

/**
 * Until when somebody may work on from now, and rest then: the latest moment that brings no further breach of the limits
 * for adults. They are taken to be at work in the slot that holds now. Now itself where they must stop at once; null where
 * they may go on for 24 hours.
 */
export function mustBeOffBy(timeline: RestTimeline, now: Date, { regime }: AppliedRest): Date | null {
  const { slotMinutes } = timeline;
  const nowSlot = slotHolding(timeline, now);
  const past = Array.from({ length: nowSlot }, (_, slot): RestMark => timeline.marks[slot] ?? "unknown");
  const rest: RestMark[] = new Array(weekMinutes / slotMinutes).fill("rest");
  const afterWork = (slots: number): RestTimeline => {
    const work: RestMark[] = new Array(slots).fill("work");
    return { ...timeline, marks: [...past, ...work, ...rest] };
  };
  const stopped = judgeRest(afterWork(0), { regime }).breaches;
  const most = dayMinutes / slotMinutes;
  for (let slots = 1; slots <= most; slots++) {
    const { caused } = changeOf(stopped, judgeRest(afterWork(slots), { regime }).breaches);
    if (!caused.some(({ standing }) => standing === "breach")) continue;
    const latest = instantOfSlot(timeline, nowSlot + slots - 1);
    return latest > now ? latest : now;
  }
  return null;
}
