import { groupedBy } from "@ymp/core/grouped";
import { isExpectedIn, tallyOf } from "@ymp/core/maintenance/stock-count";
import type { Money } from "@ymp/core/money";
import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import { unitCostsOf } from "../inventory/unit-costs.service.ts";
import { type BinRow, binsOfItems, booksAt, itemsOfCount } from "./count-lines.repository.ts";
import type { StockCountRow } from "./counts.record.ts";
import { linesOfCount, type ToldLine } from "./counts.repository.ts";
import { mayReview, seesBooks } from "./counts.rules.ts";
import type { CountLinesInput } from "./counts.schema.ts";
import { visibleCount } from "./counts.service.ts";

type CountedItem = Awaited<ReturnType<typeof itemsOfCount>>["items"][number];

/** What is to be counted and what was counted of it, item by item. */
export async function countLines(scope: VesselScope, { id, ...page }: CountLinesInput) {
  const count = await visibleCount(scope, id);
  const { items, nextCursor } = await itemsOfCount(scope.tx, count, page);
  const lines = await linesOfItems(scope, count, items);
  return { rows: toldTo(scope, count, lines), nextCursor };
}

/** Lines as their reader may know them. */
export function toldTo(scope: VesselScope, count: StockCountRow, lines: readonly CountLine[]): CountLine[] {
  return lines.map((line) => (seesBooks(count, scope.access, line) ? line : withoutBooks(line)));
}

/** Of a count, every line whose item the reader may know of, with the books. */
export async function allLines(scope: VesselScope, count: StockCountRow): Promise<CountLine[]> {
  const items: CountedItem[] = [];
  const pages = everyPage(async (wanted) => {
    const { items: rows, nextCursor } = await itemsOfCount(scope.tx, count, wanted);
    return { rows, nextCursor };
  });
  for await (const page of pages) items.push(...page);
  return linesOfItems(scope, count, items);
}

async function linesOfItems(scope: VesselScope, count: StockCountRow, items: readonly CountedItem[]) {
  const itemIds = items.map(({ id }) => id);
  const [bins, told, costs] = await Promise.all([
    binsOfItems(scope.tx, count, itemIds),
    linesOfCount(scope.tx, scope.vesselId, count.id),
    mayReview(scope.access) ? unitCostsOf(scope, itemIds) : new Map<string, Money>(),
  ]);
  const byItem = groupedBy(bins, ({ item_id }) => item_id);
  const toldByLine = groupedBy(told, lineKey);
  const lines = items.flatMap((item) =>
    (byItem.get(item.id) ?? []).map((bin) => {
      const own = toldByLine.get(lineKey({ itemId: item.id, locationId: bin.location_id, lotId: bin.lot_id })) ?? [];
      return lineOf(count, item, bin, { told: own, unitCost: costs.get(item.id) ?? null });
    }),
  );
  return withExpected(scope, lines);
}

const lineKey = ({ itemId, locationId, lotId }: Pick<ToldLine, "itemId" | "locationId" | "lotId">) =>
  `${itemId} ${locationId} ${lotId ?? ""}`;

interface LineFacts {
  told: readonly ToldLine[];
  unitCost: Money | null;
}

/** By the books: at the moment of counting, and now. */
interface Books {
  expected: number;
  onHand: number;
}

function lineOf(count: StockCountRow, { id, ...item }: CountedItem, bin: BinRow, { told, unitCost }: LineFacts) {
  const { location_id: locationId, location, box, shelf, lot_id: lotId } = bin;
  const place = { locationId, category: item.category, isKeptThere: bin.is_kept || bin.on_hand > 0 };
  const result = told.find(({ countedAt }) => countedAt === null);
  const entries = told.flatMap(({ countedAt, countedQuantity, expectedQuantity, takenBackAt, ...entry }) =>
    countedAt === null || countedQuantity === null || takenBackAt !== null
      ? []
      : [
          {
            id: entry.id,
            quantity: countedQuantity,
            isAdded: expectedQuantity === null,
            countedAt,
            countedBy: entry.countedBy,
            countedByName: entry.countedByName,
            note: entry.note,
          },
        ],
  );
  /** Null for who counts blind. */
  const books: Books | null = { expected: bin.on_hand, onHand: bin.on_hand };
  return {
    key: lineKey({ itemId: id, locationId, lotId }),
    itemId: id,
    ...item,
    ...{ locationId, location, box, shelf, lotId, lotNumber: bin.lot_number, expiresOn: bin.expires_on },
    isExpected: isExpectedIn(count, place),
    entries,
    isTakenBack: told.some(({ takenBackAt }) => takenBackAt !== null),
    posted: result ? { expected: result.expectedQuantity ?? 0, counted: result.countedQuantity ?? 0 } : null,
    books,
    unitCost,
  };
}
export type CountLine = Omit<ReturnType<typeof lineOf>, "books"> & { books: Books | null };

/** What was counted is held against the books of its own moment. */
async function withExpected(scope: VesselScope, lines: CountLine[]): Promise<CountLine[]> {
  const asked = lines.flatMap((line) => {
    const tally = tallyOf(line.entries);
    return tally ? [{ line, asOf: tally.asOf }] : [];
  });
  const books = await booksAt(
    scope.tx,
    scope.vesselId,
    asked.map(({ asOf, line: { itemId, locationId, lotId } }) => ({ itemId, locationId, lotId, asOf })),
  );
  const expected = new Map(asked.map(({ line }, index) => [line.key, books[index] ?? 0]));
  return lines.map((line) => ({
    ...line,
    books: line.books && {
      ...line.books,
      expected: line.posted?.expected ?? expected.get(line.key) ?? line.books.onHand,
    },
  }));
}

const withoutBooks = (line: CountLine): CountLine => ({ ...line, books: null, unitCost: null });
