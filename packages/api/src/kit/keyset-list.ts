import { cursorOf } from "@ymp/core/page";
import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";

interface Asked {
  cursor?: string | null | undefined;
  limit: number;
}

interface AskedInOrder<Sort extends string> extends Asked {
  sort: Sort;
  descending: boolean;
}

/**
 * Pages by the key of the last row that was seen. One row is read beyond the page, and tells whether there is another.
 * @param keySchema of the key; a cursor that holds none is refused as invalid
 */
export function keysetPages<Key extends z.ZodType>(keySchema: Key) {
  const cursor = cursorOf(keySchema);
  return {
    seen: (asked: Asked): z.output<Key> | undefined => (asked.cursor ? cursor.decode(asked.cursor) : undefined),
    rowsToRead: ({ limit }: Asked): number => limit + 1,
    page: <Row>(rows: readonly Row[], { limit }: Asked, keyOf: (row: Row) => z.output<Key>) => {
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return { rows: shown, nextCursor: last === undefined ? null : cursor.encode(keyOf(last)) };
    },
  };
}

/**
 * Pages of a list that the reader puts in order by one of its columns, and by id where that is the same. Rows without the
 * sorted field stand last, whichever way the list runs.
 * @param neverBlank orders whose column is never empty, so that an index on it alone serves them
 */
export function sortedPages<Sort extends string>(
  id: AnyPgColumn,
  columns: Record<Sort, AnyPgColumn>,
  neverBlank: readonly NoInfer<Sort>[] = [],
) {
  const pagesBy = (sort: Sort) => {
    const value = columns[sort].dataType.startsWith("number") ? z.number() : z.string();
    return keysetPages(z.tuple([z.literal<string>(sort), value.nullable(), z.uuid()]));
  };
  return {
    after: (asked: AskedInOrder<Sort>): SQL | undefined => {
      const seen = pagesBy(asked.sort).seen(asked);
      if (!seen) return undefined;
      const [, value, lastId] = seen;
      const column = columns[asked.sort];
      const beyond = asked.descending ? sql.raw("<") : sql.raw(">");
      return value === null
        ? sql`${column} is null and ${id} ${beyond} ${lastId}::uuid`
        : sql`((${column}, ${id}) ${beyond} (${value}, ${lastId}::uuid) or ${column} is null)`;
    },
    orderBy: ({ sort, descending }: AskedInOrder<Sort>): SQL[] => {
      const direction = descending ? desc : asc;
      const blanksLast = neverBlank.includes(sort) ? [] : [sql`${columns[sort]} is null`];
      return [...blanksLast, direction(columns[sort]), direction(id)];
    },
    rowsToRead: ({ limit }: Asked): number => limit + 1,
    page: <Row>(
      rows: readonly Row[],
      asked: AskedInOrder<Sort>,
      keyOf: (row: Row) => { value: string | number | null; id: string },
    ) =>
      pagesBy(asked.sort).page(rows, asked, (row) => {
        const { value, id } = keyOf(row);
        return [asked.sort, value, id];
      }),
  };
}
