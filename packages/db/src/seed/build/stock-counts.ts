import type { CountDefinition } from "../counts-definition.ts";
import { createIds, createRandom } from "../random.ts";
import { type Book, known, type Person, person } from "./book.ts";

/** Apart from the book's own chances: counting moves nothing else. */
const idSeed = 5_910_227;
const minuteMs = 60_000;

interface Line {
  itemId: string;
  locationId: string;
  lotId: string | null;
  partNo: string | null;
  expected: number;
}

/** Counts that were posted, and one that is under way. What is on board today is the same with them and without. */
export function addStockCounts(book: Book): void {
  const newId = createIds(createRandom(idSeed));
  for (const definition of book.definition.counts ?? []) addCount(book, newId, definition);
}

function addCount(book: Book, newId: (at: Date) => string, definition: CountDefinition): void {
  const begunAt = book.calendar.daysAgo(definition.daysAgo, definition.hour);
  const people = definition.countedBy.map((key) => person(book, key));
  const poster = definition.postedBy === undefined ? null : person(book, definition.postedBy);
  const lines = linesOf(book, definition, begunAt).slice(0, definition.lines);
  const countedAt = (index: number) => new Date(Math.min(begunAt.getTime() + (index + 1) * 2 * minuteMs, now(book)));
  const postedAt = new Date(countedAt(lines.length).getTime() + 20 * minuteMs);
  const stamp = (at: Date, by: Person | undefined) => ({
    vesselId: book.vesselId,
    id: newId(at),
    createdAt: at,
    updatedAt: at,
    createdBy: by?.userId ?? null,
  });
  const count = { ...stamp(begunAt, people[0]), name: definition.name, isBlind: definition.isBlind };
  book.rows.stockCounts.push({
    ...count,
    locationId: placeOf(book, definition.place),
    status: poster ? "posted" : "open",
    postedAt: poster && postedAt,
    postedBy: poster?.userId ?? null,
  });
  for (const [index, { expected, partNo, ...place }] of lines.entries()) {
    const by = people[index % people.length];
    const difference = (partNo && definition.differences[partNo]) || 0;
    const figures = { expectedQuantity: expected, countedQuantity: expected + difference };
    const told = { countedAt: countedAt(index), countedBy: by?.userId ?? null };
    const line = { countId: count.id, ...place, ...figures };
    book.rows.stockCountLines.push({ ...stamp(told.countedAt, by), ...line, ...told });
    if (!poster) continue;
    book.rows.stockCountLines.push({ ...stamp(postedAt, poster), ...line, countedAt: null, countedBy: null });
    if (difference === 0) continue;
    book.rows.stockMoves.push({
      ...stamp(postedAt, poster),
      ...place,
      countId: count.id,
      kind: "count",
      quantity: difference,
      movedAt: postedAt,
    });
  }
}

const now = (book: Book) => book.calendar.now.getTime();

function placeOf(book: Book, name: string): string {
  const place = book.rows.locations.find((row) => row.name === name);
  return known(place?.id, "place", name);
}

/** What the books said at the place, line by line; where a difference is to be found, the year began with so much less. */
function linesOf(book: Book, { differences, place }: CountDefinition, at: Date): Line[] {
  const locationId = placeOf(book, place);
  const items = book.rows.inventoryItems
    .filter(({ id }) => book.rows.itemLocations.some((row) => row.itemId === id && row.locationId === locationId))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return items.flatMap((item) => {
    const itemId = known(item.id, "item", item.name);
    const moves = book.rows.stockMoves.filter((move) => move.itemId === itemId && move.locationId === locationId);
    const difference = differences[item.partNo ?? ""] ?? 0;
    const first = moves.reduce<(typeof moves)[number] | undefined>(
      (earliest, move) => (!earliest || (move.movedAt ?? at) < (earliest.movedAt ?? at) ? move : earliest),
      undefined,
    );
    if (first) first.quantity -= difference;
    return [...new Set(moves.map(({ lotId }) => lotId ?? null))].map((lotId) => ({
      itemId,
      locationId,
      lotId,
      partNo: item.partNo ?? null,
      expected: moves
        .filter((move) => (move.lotId ?? null) === lotId && (move.movedAt ?? at) <= at)
        .reduce((sum, { quantity }) => Math.round((sum + quantity) * 1000) / 1000, 0),
    }));
  });
}
