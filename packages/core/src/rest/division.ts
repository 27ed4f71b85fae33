import type { SlotSpan } from "./breach.ts";
import { dutyStretches, type Finding, type Judged, type KnownPart, minPeriodSlots, restPeriods } from "./duty.ts";
import { dayMinutes } from "./timeline.ts";

/**
 * How rest is divided: no more than two periods, one of at least six hours, no more than 14 hours between two. MLC
 * A2.3.6; STCW A-VIII/1.3. The first two are judged in the 24 hours from the beginning of each duty and in those before
 * its end: one that begins in the middle of a night's rest would cut it in two and accuse every ordinary day.
 */
export function divisionFindings(judged: Judged, part: KnownPart): Finding[] {
  const stretches = dutyStretches(part, minPeriodSlots(judged));
  const windows = anchoredWindows(judged, part, stretches);
  return [
    ...windows.flatMap((window) => periodsFinding(judged, part, window)),
    ...windows.flatMap((window) => longestFinding(judged, part, window)),
    ...stretches.flatMap((stretch) => intervalFinding(judged, stretch)),
  ];
}

function anchoredWindows({ slotMinutes }: Judged, part: KnownPart, stretches: readonly SlotSpan[]): SlotSpan[] {
  const slots = dayMinutes / slotMinutes;
  const starts = new Set(stretches.flatMap(({ fromSlot, endSlot }) => [fromSlot, endSlot - slots]));
  return [...starts]
    .filter((start) => start >= part.fromSlot && start + slots <= part.endSlot)
    .sort((a, b) => a - b)
    .map((start) => ({ fromSlot: start, endSlot: start + slots }));
}

/** Lengths of the periods within a window in minutes, the longest first. */
export function periodLengths(judged: Judged, { work }: KnownPart, window: SlotSpan): number[] {
  return restPeriods(work, window, minPeriodSlots(judged))
    .map(({ fromSlot, endSlot }) => (endSlot - fromSlot) * judged.slotMinutes)
    .sort((a, b) => b - a);
}

export function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}

function periodsFinding(judged: Judged, part: KnownPart, window: SlotSpan): Finding[] {
  const { maxPeriods, minRest24h, periodRule } = judged.regime;
  const lengths = periodLengths(judged, part, window);
  if (periodRule === "count") {
    if (lengths.length <= maxPeriods) return [];
    const found = inWindow(judged, "PERIODS_24H", window, { value: lengths.length, limit: maxPeriods });
    return [{ ...found, unit: "periods" }];
  }
  let rested = 0;
  for (let slot = window.fromSlot; slot < window.endSlot; slot++) if (part.work[slot] === 0) rested++;
  const value = sumOf(lengths.slice(0, maxPeriods));
  if (rested * judged.slotMinutes < minRest24h || value >= minRest24h) return [];
  return [inWindow(judged, "PERIODS_24H", window, { value, limit: minRest24h })];
}

function longestFinding(judged: Judged, part: KnownPart, window: SlotSpan): Finding[] {
  const limit = judged.regime.minLongestPeriod;
  const [value = 0] = periodLengths(judged, part, window);
  return value < limit ? [inWindow(judged, "LONGEST_6H", window, { value, limit })] : [];
}

function inWindow(
  { dayOfSlot }: Judged,
  rule: "PERIODS_24H" | "LONGEST_6H",
  window: SlotSpan,
  measured: { value: number; limit: number },
): Finding {
  const { fromSlot, endSlot } = window;
  const days = [dayOfSlot[endSlot - 1] ?? 0];
  return { rule, fromSlot, toSlot: fromSlot, worst: window, ...measured, days, brokenAtSlot: endSlot };
}

function intervalFinding({ regime, slotMinutes, dayOfSlot }: Judged, stretch: SlotSpan): Finding[] {
  const value = (stretch.endSlot - stretch.fromSlot) * slotMinutes;
  const limit = regime.maxInterval;
  if (value <= limit) return [];
  const { fromSlot, endSlot } = stretch;
  const days = [...new Set([dayOfSlot[fromSlot] ?? 0, dayOfSlot[endSlot - 1] ?? 0])];
  const brokenAtSlot = fromSlot + Math.floor(limit / slotMinutes);
  return [{ rule: "INTERVAL_14H", fromSlot, toSlot: endSlot, worst: stretch, value, limit, days, brokenAtSlot }];
}
