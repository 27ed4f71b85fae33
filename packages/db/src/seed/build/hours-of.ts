import { type Book, equipmentId, known } from "./book.ts";

type Reading = Book["rows"]["readings"][number];

/** What an hour meter showed, between its readings by equal steps. */
export function hoursOf(book: Book): (machine: string, at: Date) => string {
  const counters = new Map(book.rows.counters.map((counter) => [counter.equipmentId, counter.id]));
  const readings = new Map<string, Reading[]>();
  for (const reading of book.rows.readings.toSorted((a, b) => Number(a.readAt) - Number(b.readAt))) {
    const own = readings.get(reading.counterId);
    if (own) own.push(reading);
    else readings.set(reading.counterId, [reading]);
  }
  return (machine, at) => {
    const own = known(readings.get(counters.get(equipmentId(book, machine)) ?? ""), "counter of", machine);
    return (between(own, at) / 10).toFixed(1);
  };
}

/** In tenths. */
function between(readings: readonly Reading[], at: Date): number {
  const next = readings.findIndex(({ readAt }) => readAt > at);
  const before = readings.at(next === -1 ? -1 : Math.max(next - 1, 0));
  const after = readings[next];
  if (!before) return 0;
  if (!after || after.segmentNumber !== before.segmentNumber || at < before.readAt) return before.reading;
  const share = (Number(at) - Number(before.readAt)) / (Number(after.readAt) - Number(before.readAt));
  return Math.round(before.reading + (after.reading - before.reading) * share);
}
