import { addDays } from "@ymp/core/calendar-date";
import { createIds, createRandom } from "../random.ts";
import type { EarlierServiceDefinition } from "../vessel-definition.ts";
import { type Book, type Person, person } from "./book.ts";

/** Apart from the book's own chances: service moves nothing else. */
const idSeed = 7_204_331;

/** Service on other vessels, as people told it when the vessel's records were started. */
export function addEarlierServices(book: Book): void {
  const newId = createIds(createRandom(idSeed));
  for (const { key, role } of book.definition.people) {
    if (role === "user") continue;
    const member = person(book, key);
    for (const service of book.definition.crewDetails?.[key]?.earlier ?? [])
      book.rows.earlierServices.push(rowOf(book, member, service, newId(book.begunAt)));
  }
}

function rowOf(book: Book, member: Person, service: EarlierServiceDefinition, id: string) {
  const { vessel, fromDaysAgo, toDaysAgo, days, ...facts } = service;
  const [actualDays, standByDays, yardDays, watchDays] = days;
  return {
    ...{ vesselId: book.vesselId, id, createdAt: book.begunAt, updatedAt: book.begunAt, createdBy: member.userId },
    ...{ profileId: member.profileId, vesselName: vessel, ...facts, actualDays, standByDays, yardDays, watchDays },
    startsOn: addDays(book.calendar.today, -fromDaysAgo),
    endsOn: addDays(book.calendar.today, -toDaysAgo),
  };
}
