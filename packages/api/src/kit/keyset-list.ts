import { AppError } from "@ymp/core/errors";
import { cursorOf } from "@ymp/core/page";
import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";

export interface Asked {
  cursor?: string | null | undefined;
  limit: number;
  /** By what the list runs and which way, where its reader may choose. */
  sort?: string;
  descending?: boolean;
}

interface AskedInOrder<Sort extends string> extends Asked {
  sort: Sort;
  descending: boolean;
}

const orderOf = ({ sort = "", descending = false }: Pick<Asked, "sort" | "descending">): string =>
  `${sort} ${descending ? "descending" : "ascending"}`;

const cursorOfOrder = cursorOf(z.object({ order: z.string(), key: z.unknown() }));

/**
 * Pages by the key of the last row that was seen. One row is read beyond the page, and says whether there is another.
 * @param keySchema of the key; a cursor that holds none, or was given for another order, is refused as invalid
 */
export function keysetPages<Key extends z.ZodType>(keySchema: Key) {
  return {
    seen: (asked: Asked): z.output<Key> | undefined => {
      if (!asked.cursor) return undefined;
      const { order, key } = cursorOfOrder.decode(asked.cursor);
      const parsed = keySchema.safeParse(key);
      if (order !== orderOf(asked) || !parsed.success) throw new AppError("invalid", "refusals:badCursor");
      return parsed.data;
    },
    rowsToRead: ({ limit }: Asked): number => limit + 1,
    page: <Row>(rows: readonly Row[], asked: Asked, keyOf: (row: Row) => z.output<Key>) => {
      const shown = rows.slice(0, asked.limit);
      const last = rows.length > asked.limit ? shown.at(-1) : undefined;
      const nextCursor = last === undefined ? null : cursorOfOrder.encode({ order: orderOf(asked), key: keyOf(last) });
      return { rows: shown, nextCursor };
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
    return keysetPages(z.tuple([value.nullable(), z.uuid()]));
  };
  return {
    after: (asked: AskedInOrder<Sort>): SQL | undefined => {
      const seen = pagesBy(asked.sort).seen(asked);
      if (!seen) return undefined;
      const [value, lastId] = seen;
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
        return [value, id];
      }),
  };
}
