import type { Breach, ExceptionFault, SlotSpan } from "./breach.ts";
import type { Judged } from "./duty.ts";
import type { RestExceptions } from "./regimes.ts";
import { dayMinutes, weekMinutes } from "./timeline.ts";

/**
 * Marks what the flag's exceptions cover, and says of the rest why they do not. STCW A-VIII/1.9: not below 70 hours in
 * seven days, for no more than two weeks, and after twice that time; rest in three periods, on two 24-hour periods in
 * any seven days.
 *
 * The Code does not say how long a period of exceptions is. Here it is the time that all its failing windows cover;
 * those that meet are one.
 */
export function withExceptions(judged: Judged, breaches: readonly Breach[], divided: LengthsIn): Breach[] {
  const { exceptions } = judged.regime;
  if (!exceptions) return [...breaches];
  const faults: Faults = new Map([
    ...weeklyFaults(judged, exceptions, breaches),
    ...dailyFaults(judged, exceptions, breaches, divided),
  ]);
  return breaches.map((breach) => {
    const fault = faults.get(breach);
    if (fault === undefined || breach.standing === "excused") return breach;
    return fault === null ? { ...breach, standing: "excepted" as const } : { ...breach, fault };
  });
}

/** The sum of the longest periods within a window, in minutes. */
type LengthsIn = (window: SlotSpan, most: number) => number;
type Faults = Map<Breach, ExceptionFault | null>;

function weeklyFaults({ slotMinutes }: Judged, allowed: RestExceptions, breaches: readonly Breach[]): Faults {
  const faults: Faults = new Map();
  const weekSlots = weekMinutes / slotMinutes;
  let previous: SlotSpan | null = null;
  for (const group of meeting(
    breaches.filter(({ rule }) => rule === "REST_7D"),
    weekSlots,
  )) {
    const span = { fromSlot: group[0]?.fromSlot ?? 0, endSlot: (group.at(-1)?.toSlot ?? 0) + weekSlots };
    const isTooLong = span.endSlot - span.fromSlot > allowed.maxWeeks * weekSlots;
    const pause = previous && (previous.endSlot - previous.fromSlot) * allowed.pauseFactor;
    const isTooSoon = previous !== null && pause !== null && span.fromSlot - previous.endSlot < pause;
    const whole: ExceptionFault | null = isTooLong ? "tooLong" : isTooSoon ? "tooSoon" : null;
    for (const breach of group) faults.set(breach, breach.value < allowed.minRest7d ? "belowFloor" : whole);
    previous = span;
  }
  return faults;
}

/** Breaches whose failing windows overlap or touch, in the order of time. */
function meeting(breaches: readonly Breach[], windowSlots: number): Breach[][] {
  const groups: Breach[][] = [];
  for (const breach of breaches) {
    const group = groups.at(-1);
    const end = (group?.at(-1)?.toSlot ?? Number.NEGATIVE_INFINITY) + windowSlots;
    if (group && breach.fromSlot <= end) group.push(breach);
    else groups.push([breach]);
  }
  return groups;
}

function dailyFaults(judged: Judged, allowed: RestExceptions, breaches: readonly Breach[], divided: LengthsIn): Faults {
  const faults: Faults = new Map();
  const daySlots = dayMinutes / judged.slotMinutes;
  const weekSlots = weekMinutes / judged.slotMinutes;
  /** Beginnings of the 24-hour periods with divided rest; windows that begin within one belong to it. */
  const begun: number[] = [];
  for (const breach of breaches.filter(({ rule }) => rule === "PERIODS_24H")) {
    const isAllowed =
      breach.unit === "periods"
        ? breach.value <= allowed.maxPeriods
        : divided(breach.worst, allowed.maxPeriods) >= breach.limit;
    const current = begun.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (breach.fromSlot >= current + daySlots) begun.push(breach.fromSlot);
    const start = begun.at(-1) ?? 0;
    const inWeek = begun.filter((other) => start + daySlots - other <= weekSlots).length;
    faults.set(breach, !isAllowed ? "belowFloor" : inWeek > allowed.maxDividedDays ? "tooOften" : null);
  }
  return faults;
}
