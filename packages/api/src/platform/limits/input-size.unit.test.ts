import { boundedRecord } from "@ymp/core/bounded-record-schema";
import { idSchema } from "@ymp/core/id-schema";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { measureInput } from "./input-size.ts";

describe("the largest input", () => {
  it("is at least what the schema was seen to accept, however it is written", () => {
    const schema = z.object({
      id: idSchema,
      title: z.string().max(20),
      tags: z.array(z.enum(["a", "long"])).max(3),
      seen: z.date().optional(),
    });
    const largest = {
      id: "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b6a",
      title: "\u0001".repeat(20),
      tags: ["long", "long", "long"],
      seen: new Date(0),
    };
    expect(schema.safeParse(largest).success).toBe(true);
    const { bytes, depth, values, unbounded } = measureInput(schema);
    expect(bytes).toBeGreaterThan(
      JSON.stringify({ 0: { json: largest, meta: { values: { seen: ["Date"] } } } }).length,
    );
    expect(bytes).toBeLessThan(500);
    expect([depth, unbounded]).toEqual([4, []]);
    expect(values).toBeGreaterThan(10);
  });

  it("counts what a pattern or a format says of a text's length", () => {
    const bytesOf = (schema: z.ZodType) => measureInput(z.object({ a: schema })).bytes;
    const plain = bytesOf(z.string().max(100));
    expect(bytesOf(z.string().regex(/^[A-Z]{3}$/))).toBeLessThan(plain);
    expect(bytesOf(z.iso.date())).toBeLessThan(plain);
    expect(bytesOf(z.base64().max(100))).toBeLessThan(plain);
  });

  it.each<[string, z.ZodType]>([
    ["a text", z.string()],
    ["a text of any length that has a pattern", z.string().regex(/^[a-z]+$/)],
    ["a list", z.array(z.boolean())],
    ["a record", z.record(z.string().max(5), z.boolean())],
    ["an object that takes other fields", z.looseObject({ a: z.boolean() })],
    ["free JSON", z.json()],
    ["anything", z.unknown()],
    ["whatever", z.any()],
    ["what holds itself", z.lazy((): z.ZodType => z.array(nested).max(2))],
    ["one of several", z.union([z.boolean(), z.string()])],
  ])("is told of no bound: %s", (_name, schema) => {
    const found = measureInput(z.object({ inner: schema }));
    expect(found.unbounded[0]).toMatch(/^inner/);
    expect(found.bytes).toBe(Number.POSITIVE_INFINITY);
  });

  it("of a record is what its names and its length allow", () => {
    const record = (maxCharacters?: number) =>
      measureInput(boundedRecord(z.string().max(10), z.string().max(1000), { maxKeys: 5, maxCharacters }));
    expect(record().bytes).toBeGreaterThan(30_000);
    expect(record(400).bytes).toBeLessThan(3_000);
    const months = z.partialRecord(z.enum(["may", "june"]), z.boolean());
    expect(measureInput(months).unbounded).toEqual([]);
  });
});

const nested: z.ZodType = z.object({ again: z.lazy(() => z.array(nested).max(2)) });
