import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { groupedBy } from "@ymp/core/grouped";
import { crewListFaultsOf, identityPaperOn, inOrderOfCrewList, sendsBack } from "@ymp/core/people/crew-list";
import { mayListCrew } from "@ymp/core/people/crew-list-rights";
import { latinName } from "@ymp/core/people/latin-name";
import type { VesselScope } from "../../context.ts";
import type { GivenOut } from "../../platform/disclosures/given-out.ts";
import { crewAboardAt, momentOf } from "./crew-aboard.service.ts";
import { identityPapersOf } from "./crew-list.repository.ts";
import type { CrewListInput } from "./crew-list.schema.ts";

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

async function crewAt(scope: VesselScope, at: Date, on: CalendarDate) {
  const crew = await crewAboardAt(scope, at, on);
  const papers = await identityPapersOf(
    scope.tx,
    scope.vesselId,
    crew.map(({ id }) => id),
  );
  const papersOf = groupedBy(papers, ({ profileId }) => profileId);
  const rows = crew.map((person) => {
    const row = {
      ...person,
      latinFirstName: latinName(person.firstName),
      latinLastName: latinName(person.lastName),
      document: identityPaperOn(papersOf.get(person.id) ?? [], on) ?? null,
    };
    return { ...row, faults: crewListFaultsOf(row, on) };
  });
  return inOrderOfCrewList(rows);
}

/** Whose birth and identity papers a list shows. */
export function givenOfCrewList({ rows }: Pick<CrewListAnswer, "rows">): GivenOut[] {
  const profileIds = rows.map(({ id }) => id);
  return (["origin", "papers"] as const).map((kind) => ({ kind, profileIds }));
}
