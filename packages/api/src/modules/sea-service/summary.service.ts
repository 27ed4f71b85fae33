import { onboardServiceDays } from "@ymp/core/people/engagements";
import { qualifyingService } from "@ymp/core/sea-service/qualifying";
import { daysOfPeriod, overlapsPeriod } from "@ymp/core/sea-service/service-periods";
import { mayDraftTestimonial, mayKeepEarlier, mayTellDays } from "@ymp/core/sea-service/service-rights";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { earlierOf } from "./earlier.repository.ts";
import { expectServed, wholeService } from "./served.service.ts";

/** All service of a person: on this vessel by its days, in others as it was told, and what of it counts for a ticket. */
export async function readSummary(scope: VesselScope, profileId: string) {
  const person = await expectServed(scope, profileId);
  const [{ engagements, service }, told] = await Promise.all([
    wholeService(scope, profileId),
    earlierOf(scope.tx, scope.vesselId, profileId),
  ]);
  const isDouble = (row: (typeof told)[number]) =>
    engagements.some(({ signedOnOn, signedOffOn }) =>
      overlapsPeriod(row, { startsOn: signedOnOn, endsOn: signedOffOn }),
    );
  // An engagement that was mended since may tell the same days: they count once, as this vessel tells them.
  const counted = told.filter((row) => !isDouble(row));
  const sum = (days: (row: (typeof told)[number]) => number) => counted.reduce((total, row) => total + days(row), 0);
  const elsewhere = {
    actual: sum(({ actualDays }) => actualDays),
    standBy: sum(({ standByDays }) => standByDays),
    yard: sum(({ yardDays }) => yardDays),
    watchkeeping: sum(({ watchDays }) => watchDays),
  };
  const onBoardElsewhere = sum(daysOfPeriod);
  const yachtServiceDays = onboardServiceDays(engagements, shipsDay(scope));
  const all = {
    onBoard: yachtServiceDays + onBoardElsewhere,
    actual: service.actual + elsewhere.actual,
    standBy: service.standBy + elsewhere.standBy,
    yard: service.yard + elsewhere.yard,
    watchkeeping: service.watchkeeping + elsewhere.watchkeeping,
  };
  return {
    yachtServiceDays,
    here: service,
    elsewhere,
    all,
    ...qualifyingService(all),
    doubleIds: told.filter(isDouble).map(({ id }) => id),
    can: {
      tellDays: mayTellDays(scope.access),
      keepEarlier: mayKeepEarlier(scope.access, person),
      draft: mayDraftTestimonial(scope.access, person),
    },
  };
}
