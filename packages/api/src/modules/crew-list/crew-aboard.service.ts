import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import { crewGroundsAt } from "@ymp/core/people/crew-list";
import { engagementOn } from "@ymp/core/people/engagements";
import { instantOf } from "@ymp/core/time";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { awayBetween } from "../leave/away.service.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { engagementsOf, possibleCrew, staysBegunBy } from "./crew-list.repository.ts";
import type { CrewListInput } from "./crew-list.schema.ts";

/** Far above the largest crew; a list that ends too early would be a false one. */
const mostCrew = 500;

/** Now, where it is today; else the hour that was named, or noon. */
export function momentOf(
  { vessel: { timeZone }, now }: VesselScope,
  { onDay, time }: Pick<CrewListInput, "onDay" | "time">,
): Date {
  if (time === undefined && onDay === todayIn(timeZone, now)) return now;
  const [hour = 12, minute = 0] = time?.split(":").map(Number) ?? [];
  return instantOf(timeZone, { on: onDay, hour, minute, second: 0 });
}

/** Who was of the crew at a moment, with the rank of that day. */
export async function crewAboardAt(scope: VesselScope, at: Date, on: CalendarDate) {
  const { tx, vesselId, vessel } = scope;
  const { timeZone } = vessel;
  const people = await wholeUpTo(possibleCrew(tx, vesselId, { at, on }), mostCrew, "refusals:noRoom");
  const ids = people.map(({ id }) => id);
  const [stays, served] = await Promise.all([staysBegunBy(tx, vesselId, ids, at), engagementsOf(tx, vesselId, ids)]);
  const zones = await readShipZones(scope);
  const onLeave = await awayBetween(scope, { from: on, to: on }, zones);
  const stayOf = new Map(stays.map((stay) => [stay.profileId, stay]));
  const servedBy = groupedBy(served, ({ profileId }) => profileId);
  return people.flatMap(({ isOnboard, createdAt, hasStays, jobTitle, ...person }) => {
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
    return [{ ...person, rank: engagement?.rank ?? jobTitle, isSignedOn: engagement !== undefined, grounds }];
  });
}

/** Who is of the crew on a day, by name and rank. Who may know of it, the caller judges. */
export async function crewAboardOn(scope: VesselScope, onDay: CalendarDate) {
  const crew = await crewAboardAt(scope, momentOf(scope, { onDay }), onDay);
  return crew.map(({ id, firstName, lastName, rank, role }) => ({ id, firstName, lastName, rank, role }));
}
