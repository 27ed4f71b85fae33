import type { SlotSpan } from "./breach.ts";
import { isWork, type RestMark } from "./marks.ts";
import type { RestTimeline } from "./timeline.ts";

/** Rest that is owed for a call-out or an emergency, as long as that was and an hour at least. MLC A2.3.8, A2.3.14; STCW A-VIII/1.8. The rules say "adequate": the length is this product's. */
export type OwedRest = SlotSpan & {
  ground: "callout" | "emergency";
  owedMinutes: number;
  /** What was marked as compensation since, the oldest debt first. */
  givenMinutes: number;
};

const leastOwed = 60;

/** An unbroken run of one mark. */
export function runsOf(marks: readonly RestMark[], wanted: RestMark): SlotSpan[] {
  const runs: SlotSpan[] = [];
  for (const [slot, mark] of marks.entries()) {
    const last = runs.at(-1);
    if (mark !== wanted) continue;
    if (last?.endSlot === slot) last.endSlot++;
    else runs.push({ fromSlot: slot, endSlot: slot + 1 });
  }
  return runs;
}

export function owedRests({ marks, slotMinutes }: RestTimeline): OwedRest[] {
  const owed: OwedRest[] = (["callout", "emergency"] as const)
    .flatMap((ground) => runsOf(marks, ground).map((run) => ({ ...run, ground })))
    .sort((a, b) => a.fromSlot - b.fromSlot)
    .map((run) => {
      const owedMinutes = Math.max(leastOwed, (run.endSlot - run.fromSlot) * slotMinutes);
      return { ...run, owedMinutes, givenMinutes: 0 };
    });
  for (const [slot, mark] of marks.entries()) {
    if (mark !== "compensation") continue;
    const debt = owed.find((each) => each.endSlot <= slot && each.givenMinutes < each.owedMinutes);
    if (debt) debt.givenMinutes = Math.min(debt.owedMinutes, debt.givenMinutes + slotMinutes);
  }
  return owed;
}

/** A drill in the middle of rest, and the rest that it cut. */
export type DisturbedRest = SlotSpan & { rest: SlotSpan };

/** Drills that cut a rest which would have been the long one of the day. MLC A2.3.7; STCW A-VIII/1.7. */
export function restsCutByDrills({ marks, slotMinutes }: RestTimeline, minLongestPeriod: number): DisturbedRest[] {
  const isRest = (slot: number) => {
    const mark = marks[slot];
    return mark !== undefined && mark !== "unknown" && (mark === "drill" || !isWork(mark));
  };
  return runsOf(marks, "drill").flatMap((drill) => {
    let { fromSlot, endSlot } = drill;
    while (isRest(fromSlot - 1)) fromSlot--;
    while (isRest(endSlot)) endSlot++;
    const isWithin = fromSlot < drill.fromSlot && endSlot > drill.endSlot;
    const isLong = (endSlot - fromSlot) * slotMinutes >= minLongestPeriod;
    return isWithin && isLong ? [{ ...drill, rest: { fromSlot, endSlot } }] : [];
  });
}
