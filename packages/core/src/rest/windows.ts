import type { Finding, Judged, KnownPart } from "./duty.ts";
import type { RestRegime, RestRule } from "./regimes.ts";
import { dayMinutes, weekMinutes } from "./timeline.ts";

type SlidingRule = { rule: RestRule; minutes: number; counts: "rest" | "work"; limit: number };

function slidingRules(regime: RestRegime): SlidingRule[] {
  if (regime.limits === "rest")
    return [
      { rule: "REST_24H", minutes: dayMinutes, counts: "rest", limit: regime.minRest24h },
      { rule: "REST_7D", minutes: weekMinutes, counts: "rest", limit: regime.minRest7d },
    ];
  return [
    { rule: "WORK_24H", minutes: dayMinutes, counts: "work", limit: regime.maxWork24h },
    { rule: "WORK_7D", minutes: weekMinutes, counts: "work", limit: regime.maxWork7d },
  ];
}

/** Calls with the beginning of every window inside the part, and the slots of work within it. */
export function eachWindow(
  { work, fromSlot, endSlot }: KnownPart,
  slots: number,
  see: (start: number, worked: number) => void,
) {
  let worked = 0;
  for (let slot = fromSlot; slot < endSlot; slot++) {
    worked += work[slot] ?? 0;
    if (slot - fromSlot >= slots) worked -= work[slot - slots] ?? 0;
    if (slot - fromSlot >= slots - 1) see(slot - slots + 1, worked);
  }
}

/**
 * Rest (or work) in any 24 hours and any seven days: every window that begins at a slot and lies within what is known.
 * Between two slots the sum changes evenly, so that no window that begins within one is worse than both. MLC A2.3.5;
 * STCW A-VIII/1.2.
 */
export function slidingFindings(judged: Judged, part: KnownPart): Finding[] {
  return slidingRules(judged.regime).flatMap((rule) => failingRuns(judged, part, rule));
}

function failingRuns({ slotMinutes, dayOfSlot }: Judged, part: KnownPart, sliding: SlidingRule): Finding[] {
  const { rule, minutes, counts, limit } = sliding;
  const slots = minutes / slotMinutes;
  const findings: Finding[] = [];
  let open: Finding | null = null;
  eachWindow(part, slots, (start, worked) => {
    const value = (counts === "work" ? worked : slots - worked) * slotMinutes;
    const fails = counts === "work" ? value > limit : value < limit;
    if (!fails) {
      open = null;
      return;
    }
    const worst = { fromSlot: start, endSlot: start + slots };
    const day = dayOfSlot[start + slots - 1] ?? 0;
    if (open === null) {
      open = { rule, fromSlot: start, toSlot: start, worst, value, limit, days: [day], brokenAtSlot: worst.endSlot };
      findings.push(open);
      return;
    }
    open.toSlot = start;
    if (open.days.at(-1) !== day) open.days.push(day);
    if (counts === "work" ? value > open.value : value < open.value) Object.assign(open, { value, worst });
  });
  return findings;
}
