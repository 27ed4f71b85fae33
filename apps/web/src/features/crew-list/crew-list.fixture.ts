import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { CrewList, CrewListPerson } from "./crew-list.queries.ts";

export const aListed = (given: Partial<CrewListPerson> = {}): CrewListPerson => ({
  ...{ id: newId(), firstName: "Anna", lastName: "Lindqvist", latinFirstName: "ANNA", latinLastName: "LINDQVIST" },
  ...{ department: "bridge", role: "captain", rank: "Captain", isSignedOn: true, grounds: "muster", faults: [] },
  ...{ nationality: "SWE", birthDate: parseCalendarDate("1984-03-02"), birthPlace: "Malmö", gender: "female" },
  document: {
    ...{ id: newId(), profileId: newId(), type: "passport", number: "SE123", issuingCountry: "SWE" },
    ...{ issuedOn: null, expiresOn: parseCalendarDate("2031-03-01"), hasNoExpiry: false, replacesId: null },
  },
  ...given,
});

export const aCrewList = (rows: CrewListPerson[], given: Partial<CrewList> = {}): CrewList => ({
  today: parseCalendarDate("2026-06-15"),
  ship: { name: "Seraphine", imo: "9074729", officialNumber: null, callSign: "ZGAB2", flag: "Cayman Islands" },
  maxPersons: 20,
  rows,
  isComplete: rows.every(({ faults }) => faults.length === 0),
  ...given,
});
