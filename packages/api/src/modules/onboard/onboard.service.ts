import { departments } from "@ymp/core/access/roles";
import { todayIn } from "@ymp/core/calendar-date";
import { engagementOn } from "@ymp/core/people/engagements";
import { compareRanks, type EndReason, presenceOf } from "@ymp/core/people/onboard";
import type { VesselScope } from "../../context.ts";
import { whoLeft } from "../../platform/accounts/departures.ts";
import { allEngagements, lastStays, listCrew } from "./onboard.repository.ts";
import { mayConfirm, maySetStatus } from "./onboard.rules.ts";

type CrewRow = Awaited<ReturnType<typeof listCrew>>[number];
type LastStay = Awaited<ReturnType<typeof lastStays>>[number];

/** Everybody of the crew with where they are, in the order of a crew list. Who left for good is no longer among them. */
export async function listOnboard(scope: VesselScope) {
  const { tx, vesselId } = scope;
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const [crew, left, stays, engagements] = await Promise.all([
    listCrew(tx, vesselId),
    whoLeft(tx, vesselId, today),
    lastStays(tx, vesselId),
    allEngagements(tx, vesselId),
  ]);
  const stayOf = new Map(stays.map((stay) => [stay.profileId, stay]));
  const people = crew
    .filter(({ id }) => !left.has(id))
    .map((person) => {
      const stay = stayOf.get(person.id);
      const own = engagements.filter(({ profileId }) => profileId === person.id);
      const engagement = engagementOn(own, today) ?? null;
      const isUnconfirmed = presenceOf({ ...person, isOwnWord: isOwnWord(person, stay) }) === "unconfirmed";
      const isOwn = person.id === scope.profileId;
      return {
        ...person,
        rank: engagement?.rank ?? person.jobTitle,
        ...whereaboutsOf(person, stay),
        ...{ engagement, isUnconfirmed },
        may: {
          setStatus: maySetStatus(scope.access, isOwn, person),
          confirm: isUnconfirmed && mayConfirm(scope.access, isOwn),
        },
      };
    })
    .toSorted((a, b) => compareRanks(a, b) || a.lastName.localeCompare(b.lastName));
  return { people, ...countsOf(people), maxPersons: scope.vessel.maxPersons };
}

const isOwnWord = ({ userId }: CrewRow, stay: LastStay | undefined): boolean =>
  stay !== undefined && stay.endedAt === null && stay.confirmedBy === null && stay.createdBy === userId;

/** Since when somebody is where they are; null where nobody has told. */
function whereaboutsOf(
  { isOnboard }: CrewRow,
  stay: LastStay | undefined,
): { since: Date | null; awayFor: EndReason | null } {
  if (isOnboard) return { since: stay && stay.endedAt === null ? stay.startedAt : null, awayFor: null };
  return { since: stay?.endedAt ?? null, awayFor: stay?.endReason ?? null };
}

function countsOf(people: readonly Pick<CrewRow, "department" | "isOnboard">[]) {
  const count = (some: readonly Pick<CrewRow, "isOnboard">[]) => ({
    onBoard: some.filter(({ isOnboard }) => isOnboard).length,
    total: some.length,
  });
  const byDepartment = [...departments, null]
    .map((department) => ({ department, ...count(people.filter((person) => person.department === department)) }))
    .filter(({ total }) => total > 0);
  return { counts: count(people), byDepartment };
}
