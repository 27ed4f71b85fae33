import { can } from "@ymp/core/access/resolve-access";
import { addDays } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import type { TimeSpan } from "@ymp/core/rest/breach";
import { zoneOfDay } from "@ymp/core/rest/ship-zones";
import { regimeUnder } from "@ymp/core/rest/vessel-rules";
import { startOfDay } from "@ymp/core/time";
import { isUnfitFor, mayKnowFitness, unfitSpans } from "@ymp/core/watches/fitness";
import { legsOf } from "@ymp/core/watches/legs";
import { holesOf, mostWatches, overlapOf, spanOf } from "@ymp/core/watches/watch-plan";
import { type RestBasis, restUnder } from "@ymp/core/watches/watch-rest";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { papersHeldBy } from "../crew-documents/held-papers.service.ts";
import { type PersonAhead, restAhead } from "../rest/rest-ahead.service.ts";
import type { WatchPlanRow } from "./watch-plans.record.ts";
import { findFor } from "./watch-plans-reading.service.ts";
import { takenOver, watchesElsewhere, watchesOf } from "./watches.repository.ts";
import { spansOf } from "./watches.rules.ts";

/** Everything that decides about the watches of a plan. */
export async function standingPlan(scope: VesselScope, plan: WatchPlanRow) {
  const { tx, vesselId } = scope;
  const ahead = await restAhead(scope, { from: plan.startsOn, to: plan.endsOn });
  const { zones } = ahead;
  const span = spanOf(plan, zones);
  const around = { from: startOfDay(zoneOfDay(zones, plan.startsOn), addDays(plan.startsOn, -8)), until: span.until };
  const [own, elsewhere, begun, papersOf] = await Promise.all([
    wholeUpTo(watchesOf(tx, vesselId, plan.id), mostWatches, "watch-plans:refusal.tooMany"),
    wholeUpTo(watchesElsewhere(tx, vesselId, plan.id, around), mostWatches, "watch-plans:refusal.tooMany"),
    takenOver(tx, vesselId, plan.id),
    papersHeldBy(
      scope,
      ahead.people.map(({ person }) => person.profileId),
    ),
  ]);
  const elsewhereOf = groupedBy(elsewhere, ({ profileId }) => profileId ?? "");
  const people = ahead.people.map((known) => {
    const id = known.person.profileId;
    const others = (elsewhereOf.get(id) ?? []).map(({ from, until }): TimeSpan => ({ from, until }));
    const notEngaged = known.awayOn.map((on): TimeSpan => {
      const zone = zoneOfDay(zones, on);
      return { from: startOfDay(zone, on), until: startOfDay(zoneOfDay(zones, addDays(on, 1)), addDays(on, 1)) };
    });
    const away = [...notEngaged, ...known.onLeave];
    const unfit = unfitSpans({ department: known.person.row.department, papers: papersOf.get(id) ?? [] }, plan, zones);
    const mayKnowUnfit = mayKnowFitness(scope.access, known.person.isOwn);
    return { known, id, others, away, taken: [...others, ...away], unfit, mayKnowUnfit };
  });
  return { plan, zones, span, rules: ahead.rules, people, watches: own, begun };
}
export type StandingPlan = Awaited<ReturnType<typeof standingPlan>>;
export type StandingPerson = StandingPlan["people"][number];

/** Watches under other plans are work as well. */
export function basisOf({ rules }: StandingPlan, { known }: StandingPerson): RestBasis {
  const { days, unplanned, adultFrom, isWatchkeeper } = known;
  return { days, unplanned, adultFrom, regime: regimeUnder(rules, isWatchkeeper) };
}

/** What keeps a plan from being published. */
export function faultsOf(standing: StandingPlan, now: Date) {
  const { plan, zones, people } = standing;
  const watches = spansOf(standing.watches);
  const open = watches.filter(({ until }) => until > now);
  const holes = holesOf({ ...plan, legs: legsOf(plan.legs, zones) }, watches, { zones, now });
  const broken = people.flatMap((person) => {
    const own = open.filter(({ profileId }) => profileId === person.id);
    if (own.length === 0) return [];
    const { caused } = restUnder(basisOf(standing, person), [...own, ...person.others], { ...plan, now });
    return caused.length > 0 ? [person] : [];
  });
  const absent = open.filter((watch) => {
    const person = people.find(({ id }) => id === watch.profileId);
    return (
      watch.profileId !== null &&
      (!person || person.away.some((span) => span.from < watch.until && watch.from < span.until))
    );
  });
  return { holes, broken, absent: absent.map(({ id }) => id), unfit: unfitWatches(standing, now) };
}

/** Watches to come that are given to somebody without the papers that their position asks for. */
export function unfitWatches({ watches, people }: StandingPlan, now: Date) {
  const unfitOf = new Map(people.map(({ id, unfit }) => [id, unfit]));
  return spansOf(watches).filter(
    (watch) => watch.until > now && isUnfitFor(unfitOf.get(watch.profileId ?? "") ?? [], watch),
  );
}

/** The board of a plan: its watches, who may stand them, and their hours as far as the reader may read them. */
export async function readBoard(scope: VesselScope, id: string) {
  const plan = await findFor(scope, id);
  const standing = await standingPlan(scope, plan);
  const mayPlan = can(scope.access, "watchkeeping:edit");
  return {
    id: plan.id,
    zones: standing.zones,
    span: standing.span,
    now: scope.now,
    rules: standing.rules,
    watches: standing.watches.map(({ id: watchId, version, position, profileId, startsAt, endsAt }) => ({
      ...{ id: watchId, version, position, profileId, startsAt, endsAt },
    })),
    people: standing.people.map((person) => shownPerson(standing, person, mayPlan)),
    faults: faultsShown(standing, scope.now, mayPlan),
    can: { plan: mayPlan && plan.archivedAt === null },
  };
}

/** Whose limits are broken is told of those whose rest the reader may read; of the others how many. So it is with papers. */
function faultsShown(standing: StandingPlan, now: Date, mayPlan: boolean) {
  const { holes, broken, absent, unfit } = faultsOf(standing, now);
  const own = standing.people.find(({ known }) => known.person.isOwn)?.id;
  const isOwn = (id: string) => standing.watches.some((watch) => watch.id === id && watch.profileId === own);
  const shown = broken.filter(({ known }) => known.mayRead).map(({ id }) => id);
  const hidden = new Set(standing.people.filter(({ mayKnowUnfit }) => !mayKnowUnfit).map(({ id }) => id));
  const unfitShown = unfit.filter(({ profileId }) => profileId !== null && !hidden.has(profileId));
  return {
    ...{ holes, absent: mayPlan ? absent : absent.filter(isOwn) },
    ...{ broken: shown, brokenHidden: broken.length - shown.length },
    ...{ unfit: unfitShown.map(({ id }) => id), unfitHidden: unfit.length - unfitShown.length },
  };
}

/** When somebody is away is for those who plan, on the days of the plan; to others their own alone. */
function shownPerson(
  { span }: StandingPlan,
  { known, id, away, others, unfit, mayKnowUnfit }: StandingPerson,
  mayPlan: boolean,
) {
  const isTold = mayPlan || known.person.isOwn;
  const taken = [...others, ...(isTold ? away : [])].flatMap((each) => overlapOf(each, span) ?? []);
  const rest = known.mayRead ? restShown(known) : null;
  return { id, ...nameOf(known), taken, others, rest, unfit: mayKnowUnfit ? unfit : null };
}

const nameOf = ({ person, isWatchkeeper }: PersonAhead) => {
  const { department, jobTitle, color, photoFileId, firstName } = person.row;
  return { name: person.name, firstName, department, jobTitle, color, photoFileId, isOwn: person.isOwn, isWatchkeeper };
};

const restShown = ({ days, unplanned, adultFrom }: PersonAhead) => ({ days, unplanned, adultFrom });
