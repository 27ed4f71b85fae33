import { legsOf } from "@ymp/core/watches/legs";
import { holesOf, overlaps, uncovered } from "@ymp/core/watches/watch-plan";
import { movedRest } from "@ymp/core/watches/watch-rest";
import { basisOf, type StandingPerson, type StandingPlan } from "./board.service.ts";
import type { WatchRow } from "./watch-plans.record.ts";
import { spansOf } from "./watches.rules.ts";

/** Whether a change leaves a watch to nobody that had somebody, or breaks a limit of rest that was kept. */
export function isWorsened(before: StandingPlan, after: StandingPlan, now: Date): boolean {
  return hasNewHole(before, after, now) || after.people.some((person) => isBrokenBy(before, after, person, now));
}

function hasNewHole(before: StandingPlan, after: StandingPlan, now: Date): boolean {
  const holes = ({ plan, zones, watches }: StandingPlan) =>
    holesOf({ ...plan, legs: legsOf(plan.legs, zones) }, spansOf(watches), { zones, now });
  const known = holes(before);
  const wasStood = spansOf(before.watches).filter(({ profileId }) => profileId !== null);
  return holes(after).some((hole) => {
    const ofPosition = known.filter(({ position }) => position === hole.position);
    const isPromised = wasStood.some((watch) => watch.position === hole.position && overlaps(watch, hole));
    return isPromised && uncovered(hole, ofPosition).length > 0;
  });
}

function isBrokenBy(before: StandingPlan, after: StandingPlan, person: StandingPerson, now: Date): boolean {
  const [was, will] = [before, after].map(({ watches }) => ownOf(watches, person));
  if (!was || !will || timesOf(was) === timesOf(will)) return false;
  const moved = movedRest(basisOf(after, person), [...was, ...person.others], [...will, ...person.others], {
    ...after.plan,
    now,
  });
  return moved.caused.length > 0;
}

const ownOf = (watches: readonly WatchRow[], { id }: StandingPerson) =>
  spansOf(watches).filter(({ profileId }) => profileId === id);

const timesOf = (watches: ReturnType<typeof ownOf>): string =>
  watches.map(({ from, until }) => `${from.getTime()}-${until.getTime()}`).join();
