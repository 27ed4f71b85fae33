import { legsOf } from "@ymp/core/watches/legs";
import { holesOf, overlaps, uncovered } from "@ymp/core/watches/watch-plan";
import { movedRest } from "@ymp/core/watches/watch-rest";
import { basisOf, type StandingPerson, type StandingPlan, unfitWatches } from "./board.service.ts";
import type { WatchRow } from "./watch-plans.record.ts";
import { spansOf } from "./watches.rules.ts";

/** Whether a change leaves a watch to nobody that had somebody, to somebody without its papers, or breaks a limit of rest that was kept. */
export function isWorsened(before: StandingPlan, after: StandingPlan, now: Date): boolean {
  return (
    hasNewHole(before, after, now) ||
    newlyUnfit(before, after, now).length > 0 ||
    after.people.some((person) => isBrokenBy(before, after, person, now))
  );
}

/** Whoever stands a position without the papers for it by a change, and did not before. */
export function newlyUnfit(before: StandingPlan, after: StandingPlan, now: Date): string[] {
  const known = unfitWatches(before, now);
  return unfitWatches(after, now).flatMap((watch) => {
    const own = known.filter((one) => one.position === watch.position && one.profileId === watch.profileId);
    return watch.profileId !== null && uncovered(watch, own).length > 0 ? [watch.profileId] : [];
  });
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
