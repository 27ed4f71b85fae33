import { addMonths } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import { fullName } from "@ymp/core/people/profile-fields";
import { countsAsBroken } from "@ymp/core/rest/breach";
import { monthOf } from "@ymp/core/rest/rest-month";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { signaturesSince } from "./months.repository.ts";
import { stateOf } from "./rest.rules.ts";
import { signedContents } from "./signed-months.service.ts";

/** A record is kept for a year at least; what inspectors ask for is not older. */
const monthsShown = 13;
/** More signatures than the largest crew gives in that time. */
const mostSignatures = 5000;

/** The oldest month that an inspector is shown. */
export const oldestShown = (scope: VesselScope) => addMonths(monthOf(shipsDay(scope)), -monthsShown);

/** Months that were signed within the last year, each as it was signed last: the newest first. */
export async function signedMonthsOfYear(scope: VesselScope) {
  const signatures = signaturesSince(scope.tx, scope.vesselId, oldestShown(scope));
  const rows = await wholeUpTo(signatures, mostSignatures, "refusals:noRoom");
  const byPersonAndMonth = groupedBy(rows, ({ profileId, month }) => `${month} ${profileId}`);
  const latest = [...byPersonAndMonth.values()].flatMap((marks) => {
    const [first] = marks;
    const own = marks.filter(({ monthId }) => monthId === first?.monthId);
    const last = own.toSorted((one, other) => one.signedAt.getTime() - other.signedAt.getTime()).at(-1);
    return last ? [{ ...last, marks: own }] : [];
  });
  const contents = await signedContents(
    scope,
    latest.map(({ monthId }) => monthId),
  );
  return latest.map(({ monthId, profileId, month, revision, hash, jobTitle, marks, ...name }) => {
    const state = stateOf(marks);
    const signed = contents.get(monthId);
    const broken = signed?.report.breaches.filter((breach) => countsAsBroken(breach, state === "locked")) ?? [];
    return {
      ...{ profileId, month, revision, hash, state, breaches: broken.length },
      name: signed?.person.name ?? fullName(name),
      rank: signed?.person.rank ?? jobTitle,
      signedAt: new Date(Math.max(...marks.map(({ signedAt }) => signedAt.getTime()))),
    };
  });
}
