import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { bounded } from "../../kit/bounded.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { faultsOf, standingPlan } from "./board.service.ts";
import { publishedPlansIn } from "./watch-plans.repository.ts";

/** What comes later is settled as it comes nearer. */
const daysAhead = 14;
/** Plans follow one another: those behind the first come up as these are over. */
const mostPlans = 6;

export interface PlanAtFault {
  readonly id: string;
  readonly name: string;
  readonly startsOn: CalendarDate;
  /** Watches that have nobody, or somebody who is away or without the papers, and people whose rest is broken. */
  readonly count: number;
  /** Who is away while they are to stand a watch, with the first of these. */
  readonly away: readonly { readonly profileId: string; readonly name: string; readonly watchId: string }[];
}

/** Published plans that could not be published as they stand by now. */
export async function plansAtFault(scope: VesselScope): Promise<PlanAtFault[]> {
  const today = shipsDay(scope);
  const span = { from: today, to: addDays(today, daysAhead) };
  const { rows: plans } = await bounded(publishedPlansIn(scope.tx, scope.vesselId, span), mostPlans);
  const judged = await Promise.all(
    plans.map(async (plan): Promise<PlanAtFault> => {
      const standing = await standingPlan(scope, plan);
      const { holes, broken, absent, unfit } = faultsOf(standing, scope.now);
      const away = standing.people.flatMap(({ id, known }) => {
        const first = standing.watches.find((watch) => watch.profileId === id && absent.includes(watch.id));
        return first ? [{ profileId: id, name: known.person.name, watchId: first.id }] : [];
      });
      const count = holes.length + broken.length + absent.length + unfit.length;
      return { id: plan.id, name: plan.name, startsOn: plan.startsOn, count, away };
    }),
  );
  return judged.filter(({ count }) => count > 0);
}
