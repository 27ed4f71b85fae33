import type { SlotSpan } from "./breach.ts";
import type { RestRegime, RestRule } from "./regimes.ts";
import type { RestTimeline, TimelineDay } from "./timeline.ts";

/** A part of a record of which every slot is known, 1 where there was work. */
export type KnownPart = SlotSpan & { work: Uint8Array };

/** What the rules are applied to. */
export type Judged = {
  regime: RestRegime;
  slotMinutes: number;
  dayOfSlot: Int32Array;
  days: readonly TimelineDay[];
};

export type Finding = {
  rule: RestRule;
  fromSlot: number;
  toSlot: number;
  worst: SlotSpan;
  value: number;
  limit: number;
  days: number[];
  brokenAtSlot: number;
  unit?: "periods";
};

export function knownParts({ marks }: RestTimeline, work: Uint8Array): KnownPart[] {
  const parts: KnownPart[] = [];
  let fromSlot = 0;
  for (let slot = 0; slot <= marks.length; slot++) {
    if (slot < marks.length && marks[slot] !== "unknown") continue;
    if (slot > fromSlot) parts.push({ fromSlot, endSlot: slot, work });
    fromSlot = slot + 1;
  }
  return parts;
}

/** Unbroken rest within a span that is long enough to be a period. What lies outside the span is cut off. */
export function restPeriods(work: Uint8Array, { fromSlot, endSlot }: SlotSpan, minSlots: number): SlotSpan[] {
  const periods: SlotSpan[] = [];
  let from = fromSlot;
  for (let slot = fromSlot; slot <= endSlot; slot++) {
    if (slot < endSlot && work[slot] === 0) continue;
    if (slot - from >= minSlots) periods.push({ fromSlot: from, endSlot: slot });
    from = slot + 1;
  }
  return periods;
}

/** Duties between periods of rest: from the first slot of work after one to the last before the next. */
export function dutyStretches(part: KnownPart, minSlots: number): SlotSpan[] {
  const stretches: SlotSpan[] = [];
  let from = part.fromSlot;
  const ends = [...restPeriods(part.work, part, minSlots), { fromSlot: part.endSlot, endSlot: part.endSlot }];
  for (const period of ends) {
    let first = from;
    let end = period.fromSlot;
    while (first < end && part.work[first] === 0) first++;
    while (end > first && part.work[end - 1] === 0) end--;
    if (end > first) stretches.push({ fromSlot: first, endSlot: end });
    from = period.endSlot;
  }
  return stretches;
}

export function minPeriodSlots({ regime, slotMinutes }: Judged): number {
  return Math.max(1, Math.ceil(regime.minPeriod / slotMinutes));
}
