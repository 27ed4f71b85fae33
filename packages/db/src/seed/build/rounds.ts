import { createIds, createRandom } from "../random.ts";
import { type Book, known, person } from "./book.ts";
import type { Counters } from "./counters.ts";

/** Apart from the book's own chances: rounds move nothing else. */
const idSeed = 4_188_211;

/** The walks on which meters are read together. */
export function addRounds(book: Book, counters: Counters): void {
  const newId = createIds(createRandom(idSeed));
  const madeAt = book.calendar.daysAgo(120, 9);
  for (const { name, department, by, meters } of book.definition.rounds ?? [])
    book.rows.readingRounds.push({
      vesselId: book.vesselId,
      id: newId(madeAt),
      createdAt: madeAt,
      updatedAt: madeAt,
      createdBy: person(book, by).userId,
      name,
      department,
      counterIds: meters.map((machine) => known(counters.get(machine), "meter of", machine).id),
    });
}
