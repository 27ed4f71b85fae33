import { expect, it } from "vitest";
import { idSchema } from "./id-schema.ts";
import { isId, newId, newIdAt } from "./ids.ts";

it("a new id is accepted, another kind of uuid is not", () => {
  expect(idSchema.safeParse(newId()).success).toBe(true);
  expect(idSchema.safeParse("7f5c0f9e-8a5b-4c1d-9e2f-3a4b5c6d7e8f").success).toBe(false);
});

it("ids sort in the order they were made", () => {
  const ids = Array.from({ length: 50 }, newId);
  expect([...ids].sort()).toEqual(ids);
  expect(newIdAt(new Date("2024-01-01T00:00:00Z")) < newIdAt(new Date("2024-01-02T00:00:00Z"))).toBe(true);
});

it.each([newId(), newId().toUpperCase(), `${newId()}\n`, `x${newId()}`, "7f5c0f9e-8a5b-4c1d-9e2f-3a4b5c6d7e8f", ""])(
  "the schema and the plain check agree on %j",
  (text) => expect(isId(text)).toBe(idSchema.safeParse(text).success),
);
