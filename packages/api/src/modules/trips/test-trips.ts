import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { Who, World } from "@ymp/testing/world";

export const july = {
  startsOn: on("2026-07-08"),
  endsOn: on("2026-07-15"),
  startPort: "Antibes",
  endPort: "Bonifacio",
};
export const shellfish = { allergen: "crustaceans", severity: "anaphylactic", note: null } as const;
const papers = {
  ...{ nationality: "FRA", birthDate: "1980-07-10", passportCountry: "FRA", passportNumber: "12AB34567" },
  passportExpiresOn: "2030-01-01",
};

/** Trips of the world's vessel, and guests with papers in order who join them. */
export function tripsOf(world: World) {
  const as = (who: Who = "captain") => world.as(who).trips;
  return {
    as,
    async planned(name = "Riviera and Corsica") {
      const id = newId();
      await as().save({ id, name, ...july });
      return id;
    },
    async joined(tripId: string, guest: object = {}, stay: object = {}) {
      const guestId = newId();
      const person = { id: guestId, firstName: "Rosalind", lastName: "Arnaud", ...papers, ...guest };
      await world.as("captain").guests.save(person);
      const id = newId();
      await as().saveStay({ id, tripId, guestId, ...stay });
      return { id, guestId };
    },
  };
}
export type TripsOfWorld = ReturnType<typeof tripsOf>;
