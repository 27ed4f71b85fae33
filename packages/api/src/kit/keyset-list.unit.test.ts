import { inventoryItems } from "@ymp/db/schema/inventory";
import { suppliers } from "@ymp/db/schema/suppliers";
import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { keysetPages, sortedPages } from "./keyset-list.ts";

const ids = ["0199cccc-0000-7000-8000-000000000001", "0199cccc-0000-7000-8000-000000000002"] as const;
const textOf = (query: ReturnType<typeof sql>) => new PgDialect().sqlToQuery(query);

describe("pages by the key of their last row", () => {
  const pages = keysetPages(z.uuid());

  test("end where no row was read beyond the page", () => {
    expect(pages.rowsToRead({ limit: 2 })).toBe(3);
    expect(pages.page(ids, { limit: 2 }, (id) => id)).toEqual({ rows: [...ids], nextCursor: null });
  });

  test("go on behind the last row that is shown", () => {
    const { rows, nextCursor } = pages.page(ids, { limit: 1 }, (id) => id);
    expect(rows).toEqual([ids[0]]);
    expect(pages.seen({ cursor: nextCursor, limit: 1 })).toBe(ids[0]);
  });

  test("refuse a cursor of another order, or of the same one that runs the other way", () => {
    const byName = { limit: 1, sort: "name", descending: false };
    const { nextCursor: cursor } = pages.page(ids, byName, (id) => id);
    expect(pages.seen({ ...byName, cursor })).toBe(ids[0]);
    for (const other of [{ descending: true }, { sort: "email" }])
      expect(() => pages.seen({ ...byName, ...other, cursor })).toThrow("refusals:badCursor");
  });

  test("refuse a cursor that holds no such key", () => {
    expect(() => pages.seen({ cursor: "nonsense", limit: 1 })).toThrow("refusals:badCursor");
  });
});

describe("pages in the reader's order", () => {
  const pages = sortedPages(suppliers.id, { name: suppliers.name, rating: suppliers.rating });
  const inCities = sortedPages(suppliers.id, { name: suppliers.name, city: suppliers.city });
  const asked = { sort: "rating", descending: true, limit: 1 } as const;
  const cursorAt = (value: number | null) => pages.page([1, 2], asked, () => ({ value, id: ids[0] })).nextCursor;

  test("go on behind the value and the id that were seen, and keep what has no value for the end", () => {
    const after = textOf(pages.after({ ...asked, cursor: cursorAt(4) }) ?? sql``);
    expect(after.sql).toBe(
      `(("suppliers"."rating", "suppliers"."id") < ($1, $2::uuid) or "suppliers"."rating" is null)`,
    );
    expect(after.params).toEqual([4, ids[0]]);
  });

  test("go on among those without a value", () => {
    const after = textOf(pages.after({ ...asked, cursor: cursorAt(null) }) ?? sql``);
    expect(after.sql).toBe(`"suppliers"."rating" is null and "suppliers"."id" < $1::uuid`);
  });

  test("refuse a cursor of an order by another kind of value", () => {
    expect(() => pages.after({ ...asked, sort: "name", cursor: cursorAt(4) })).toThrow("refusals:badCursor");
  });

  test("refuse a cursor of another order of the same kind of value", () => {
    const { nextCursor } = pages.page([1, 2], { ...asked, sort: "name" }, () => ({ value: "Volvo", id: ids[0] }));
    expect(() => inCities.after({ ...asked, sort: "city", cursor: nextCursor })).toThrow("refusals:badCursor");
  });

  test("refuse a cursor of the same order that runs the other way", () => {
    expect(() => pages.after({ ...asked, descending: false, cursor: cursorAt(4) })).toThrow("refusals:badCursor");
  });

  test("ask for blanks only where a column can be blank", () => {
    const items = sortedPages(inventoryItems.id, { name: inventoryItems.name, partNo: inventoryItems.partNo }, [
      "name",
    ]);
    expect(items.orderBy({ ...asked, sort: "name" }).map((part) => textOf(part).sql)).toEqual([
      `"inventory_items"."name" desc`,
      `"inventory_items"."id" desc`,
    ]);
    expect(items.orderBy({ ...asked, sort: "partNo" })).toHaveLength(3);
  });
});
