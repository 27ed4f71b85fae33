import fc from "fast-check";
import { expect, it, test } from "vitest";
import { z } from "zod";
import { AppError } from "./errors.ts";
import { cursorOf, pageInput } from "./page.ts";

const byName = cursorOf(z.object({ name: z.string(), id: z.string() }));

it("the next page starts after the very row that ended this one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (name, id) => {
      const cursor = byName.encode({ name, id });
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(byName.decode(cursor)).toEqual({ name, id });
    }),
  );
});

test.each(["", "%%%", "bm90IGpzb24", cursorOf(z.number()).encode(7)])(
  "the cursor %j of no such list is refused",
  (cursor) => {
    expect(() => byName.decode(cursor)).toThrow(AppError);
  },
);

it("a page has fifty rows unless asked otherwise, and never more than two hundred", () => {
  expect(pageInput.parse({}).limit).toBe(50);
  expect(pageInput.safeParse({ limit: 201 }).success).toBe(false);
});
