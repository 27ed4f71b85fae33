import { addDays } from "@ymp/core/calendar-date";
import { shownNameOf } from "@ymp/core/guests/guest-fields";
import type { CharterDefinition, GuestDefinition } from "../guest-definition.ts";
import { createIds, createRandom } from "../random.ts";
import { type Book, person } from "./book.ts";

/** Apart from the book's own chances: guests move nothing else. */
const idSeed = 6_220_415;

/** The charter that is to come: its guests, where they sleep and what is planned for them. */
export function addCharter(book: Book): void {
  const { charter } = book.definition;
  if (!charter) return;
  const newId = createIds(createRandom(idSeed));
  const madeAt = book.calendar.daysAgo(14, 10);
  const stamp = () => ({
    vesselId: book.vesselId,
    id: newId(madeAt),
    createdAt: madeAt,
    updatedAt: madeAt,
    createdBy: person(book, charter.by).userId,
  });
  const today = book.calendar.dayOf(book.calendar.now);
  const startsOn = addDays(today, charter.inDays);
  const endsOn = addDays(startsOn, charter.days.length - 1);
  const trip = { ...stamp(), ...headOf(charter), startsOn, endsOn };
  book.rows.trips.push(trip);
  for (const definition of charter.guests) {
    const guest = { ...stamp(), ...guestOf(definition), passportExpiresOn: addDays(today, definition.passportForDays) };
    book.rows.guests.push(guest);
    const ports = { embarkPort: charter.startPort, disembarkPort: charter.endPort };
    const stay = { tripId: trip.id, guestId: guest.id, cabin: definition.cabin, isTransit: false, ...ports };
    book.rows.tripStays.push({ ...stamp(), ...stay, embarksOn: startsOn, disembarksOn: endsOn });
  }
  for (const [index, day] of charter.days.entries())
    book.rows.tripDays.push({ ...stamp(), tripId: trip.id, onDay: addDays(startsOn, index), ...undeclared, ...day });
}

const headOf = ({ name, reference, startPort, endPort }: CharterDefinition) => ({
  ...{ name, reference, startPort, endPort },
});

const nothing = { allergies: [], hasJetSkiLicence: false };
const undeclared = { breakfastContains: [], lunchContains: [], dinnerContains: [] };

function guestOf({ cabin: _, passportForDays: __, ...guest }: GuestDefinition) {
  const { firstName, lastName, isPrivate = false, nationality } = guest;
  return {
    ...nothing,
    ...guest,
    name: shownNameOf({ firstName, lastName, isPrivate }),
    isPrivate,
    passportCountry: nationality,
  };
}
