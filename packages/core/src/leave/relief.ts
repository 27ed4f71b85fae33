import type { TakenLeave } from "./leave-balance.ts";
import { conflictsOfLeave, type LeaveSituation } from "./leave-conflicts.ts";
import { daysOfSpan, meets } from "./leave-days.ts";
import { type CrewMember, isAboardOn, isSameRank } from "./manning.ts";

/** Who could stand in for somebody on leave. */
export interface Relief {
  readonly profileId: string;
  /** Aboard through all of it; or away on leave of their own, without which enough would be aboard. */
  readonly kind: "aboard" | "comes back";
  readonly isSameRank: boolean;
}

const offered = 3;

/** People of the same rank first, then of the same department. */
export function reliefFor(situation: LeaveSituation, leave: TakenLeave): Relief[] {
  const { person, others } = situation;
  const days = daysOfSpan(leave);
  const isBroken = breaksManning(situation, leave);
  const found = others
    .filter((other) => isSameCapacity(person, other))
    .flatMap((other): Relief[] => {
      const shared = { profileId: other.profileId, isSameRank: isSameRank(person.rank, other.rank) };
      if (!isBroken) return days.every((on) => isAboardOn(other, on)) ? [{ ...shared, kind: "aboard" }] : [];
      const back = { ...other, leaves: other.leaves.filter((one) => !meets(one, leave)) };
      const isNeeded = back.leaves.length < other.leaves.length;
      const changed = { ...situation, others: others.map((one) => (one === other ? back : one)) };
      return isNeeded && !breaksManning(changed, leave) ? [{ ...shared, kind: "comes back" }] : [];
    });
  return found.toSorted((one, other) => Number(other.isSameRank) - Number(one.isSameRank)).slice(0, offered);
}

const isSameCapacity = (one: CrewMember, other: CrewMember) =>
  isSameRank(one.rank, other.rank) || (one.department !== null && one.department === other.department);

const breaksManning = (situation: LeaveSituation, leave: TakenLeave) =>
  conflictsOfLeave(situation, leave).some(({ kind }) => kind === "manning");
