import { addDays } from "@ymp/core/calendar-date";
import { createIds, createRandom } from "../random.ts";
import { type Book, person } from "./book.ts";

/** Apart from the book's own chances: the document moves nothing else. */
const idSeed = 5_317_902;

/** The safe manning document of the vessel. */
export function addSafeManning(book: Book): void {
  const { safeManning } = book.definition;
  if (!safeManning) return;
  const newId = createIds(createRandom(idSeed));
  const { by, issuedDaysAgo, validDays, rows, ...facts } = safeManning;
  const issuedOn = addDays(book.calendar.today, -issuedDaysAgo);
  const stamp = {
    ...{ vesselId: book.vesselId, id: newId(book.begunAt), createdAt: book.begunAt, updatedAt: book.begunAt },
    createdBy: person(book, by).userId,
  };
  book.rows.manningDocuments.push({
    ...{ ...stamp, ...facts, issuedOn, expiresOn: addDays(issuedOn, validDays) },
    rows: rows.map((row) => ({ id: newId(book.begunAt), number: 1, isDual: false, ...row })),
  });
}
