import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { groupedBy } from "@ymp/core/grouped";
import {
  crewGroundsAt,
  crewListFaultsOf,
  identityPaperOn,
  inOrderOfCrewList,
  sendsBack,
} from "@ymp/core/people/crew-list";
import { mayListCrew } from "@ymp/core/people/crew-list-rights";
import { engagementOn } from "@ymp/core/people/engagements";
import { latinName } from "@ymp/core/people/latin-name";
import { instantOf } from "@ymp/core/time";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import type { GivenOut } from "../../platform/disclosures/given-out.ts";
import { awayBetween } from "../leave/away.service.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { engagementsOf, identityPapersOf, possibleCrew, staysBegunBy } from "./crew-list.repository.ts";
import type { CrewListInput } from "./crew-list.schema.ts";

/** Far above the largest crew; a list that ends too early would be a false one. */
const mostCrew = 500;

/** Who was of the crew at a moment, with rank and identity document of that day, and what is missing of each. */
export async function readCrewList(scope: VesselScope, input: CrewListInput) {
  if (!mayListCrew(scope.access)) throw new AppError("forbidden", "crew-list:onlyAdministration");
  const { name, imo, officialNumber, callSign, flag, maxPersons } = scope.vessel;
  const rows = await crewAt(scope, momentOf(scope, input), input.onDay);
  return {
    today: todayIn(scope.vessel.timeZone, scope.now),
    ship: { name, imo, officialNumber, callSign, flag },
    maxPersons,
    rows,
    isComplete: !rows.some(({ faults }) => faults.some(sendsBack)),
  };
}
export type CrewListAnswer = Awaited<ReturnType<typeof readCrewList>>;
export type CrewListRow = CrewListAnswer["rows"][number];

function momentOf({ vessel: { timeZone }, now }: VesselScope, { onDay, time }: CrewListInput): Date {
  if (time === undefined && onDay === todayIn(timeZone, now)) return now;
  const [hour = 12, minute = 0] = time?.split(":").map(Number) ?? [];
  return instantOf(timeZone, { on: onDay, hour, minute, second: 0 });
}

async function crewAt(scope: VesselScope, at: Date, on: CalendarDate) {
  const { tx, vesselId, vessel } = scope;
  const { timeZone } = vessel;
  const people = await wholeUpTo(possibleCrew(tx, vesselId, { at, on }), mostCrew, "refusals:noRoom");
  const ids = people.map(({ id }) => id);
  const [stays, served, papers] = await Promise.all([
    staysBegunBy(tx, vesselId, ids, at),
    engagementsOf(tx, vesselId, ids),
    identityPapersOf(tx, vesselId, ids),
  ]);
  const zones = await readShipZones(scope);
  const onLeave = await awayBetween(scope, { from: on, to: on }, zones);
  const stayOf = new Map(stays.map((stay) => [stay.profileId, stay]));
  const servedBy = groupedBy(served, ({ profileId }) => profileId);
  const papersOf = groupedBy(papers, ({ profileId }) => profileId);
  const rows = people.flatMap(({ isOnboard, createdAt, hasStays, jobTitle, ...person }) => {
    const engagements = servedBy.get(person.id) ?? [];
    const presence = {
      lastStay: stayOf.get(person.id) ?? null,
      hasStays,
      engagements,
      isOnboard,
      knownSince: createdAt,
      leave: (onLeave.get(person.id) ?? []).map(({ span }) => span),
    };
    const grounds = crewGroundsAt(presence, at, timeZone);
    if (grounds === null) return [];
    const engagement = engagementOn(engagements, on);
    const row = {
      ...person,
      latinFirstName: latinName(person.firstName),
      latinLastName: latinName(person.lastName),
      rank: engagement?.rank ?? jobTitle,
      isSignedOn: engagement !== undefined,
      document: identityPaperOn(papersOf.get(person.id) ?? [], on) ?? null,
      grounds,
    };
    return [{ ...row, faults: crewListFaultsOf(row, on) }];
  });
  return inOrderOfCrewList(rows);
}

/** Whose birth and identity papers a list shows. */
export function givenOfCrewList({ rows }: Pick<CrewListAnswer, "rows">): GivenOut[] {
  const profileIds = rows.map(({ id }) => id);
  return (["origin", "papers"] as const).map((kind) => ({ kind, profileIds }));
}
