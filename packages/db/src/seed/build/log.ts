import type { LogDefinition } from "../log-definition.ts";
import { createIds, createRandom } from "../random.ts";
import { type Book, equipmentId, known, person } from "./book.ts";

/** Apart from the book's own chances: the log moves nothing else. */
const idSeed = 5_118_604;

type NewId = (madeAt: Date) => string;

/** What was run between two readings is one trip; the tank is filled when a quarter is left. */
export function addLog(book: Book): void {
  const definition = book.definition.log;
  if (!definition) return;
  const random = createRandom(idSeed);
  const newId = createIds(random);
  const [trip, , fuel] = definition.names.map((name) => addName(book, definition, name, newId));
  let fuelLeft = definition.tankLitres * 0.8;
  for (const [index, { readingId, hours, readAt }] of runs(book, definition).entries()) {
    fuelLeft = Math.max(20, fuelLeft - (hours / 10) * definition.litresPerHour);
    const { to, remarks } = known(definition.trips[index % definition.trips.length], "trip", String(index));
    const entryId = addEntry(book, definition, newId, readAt, {
      nameId: trip,
      title: to,
      distance: Math.round(hours * definition.knots * (0.7 + 0.2 * random.next())),
      fuelLeft: Math.round(fuelLeft),
      crew: random.pick(["", ...definition.crew]) || definition.crew[0],
      remarks: remarks ?? null,
    });
    book.rows.logReadings.push({ ...stamp(book, definition, newId, readAt), entryId, readingId });
    if (fuelLeft > definition.tankLitres / 4) continue;
    const fuelTaken = Math.round(definition.tankLitres * 0.95 - fuelLeft);
    fuelLeft += fuelTaken;
    const filledAt = new Date(Math.min(readAt.getTime() + 3_600_000, book.calendar.now.getTime()));
    addEntry(book, definition, newId, filledAt, { nameId: fuel, fuelTaken, fuelLeft: Math.round(fuelLeft) });
  }
}

/** Readings that show that she ran since the one before. */
function runs(book: Book, { machine }: LogDefinition) {
  const counter = book.rows.counters.find((row) => row.equipmentId === equipmentId(book, machine));
  const readings = book.rows.readings
    .filter(({ counterId }) => counterId === known(counter?.id, "counter of", machine))
    .sort((one, other) => one.readAt.getTime() - other.readAt.getTime());
  return readings.flatMap(({ id, total, readAt }, index) => {
    const before = readings[index - 1];
    const hours = before ? total - before.total : 0;
    return hours > 0 ? [{ readingId: known(id, "reading of", machine), hours, readAt }] : [];
  });
}

const stamp = (book: Book, { by }: LogDefinition, newId: NewId, madeAt: Date) => ({
  vesselId: book.vesselId,
  id: newId(madeAt),
  createdAt: madeAt,
  updatedAt: madeAt,
  createdBy: person(book, by).userId,
});

function addName(book: Book, definition: LogDefinition, name: string, newId: NewId): string {
  const row = { ...stamp(book, definition, newId, book.begunAt), name };
  book.rows.logNames.push(row);
  return row.id;
}

type Told = Pick<
  Book["rows"]["logEntries"][number],
  "nameId" | "title" | "distance" | "fuelTaken" | "fuelLeft" | "crew" | "remarks"
>;

function addEntry(book: Book, definition: LogDefinition, newId: NewId, madeAt: Date, told: Told): string {
  const row = { ...stamp(book, definition, newId, madeAt), loggedOn: book.calendar.dayOf(madeAt), ...told };
  book.rows.logEntries.push(row);
  const name = book.rows.logNames.find(({ id }) => id === told.nameId)?.name;
  book.rows.changes.push({
    ...stamp(book, definition, newId, madeAt),
    userId: row.createdBy,
    recordKind: "log_entry",
    recordId: row.id,
    verb: "created",
    diff: {},
    facts: { name: told.title ?? name ?? row.loggedOn },
    relatedIds: [],
  });
  return row.id;
}
