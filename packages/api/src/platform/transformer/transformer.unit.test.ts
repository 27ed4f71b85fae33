import fc from "fast-check";
import superjson from "superjson";
import { describe, expect, it } from "vitest";
import { transformer } from "./transformer.ts";

/** What the other side reads after the value has travelled as text. */
const arrived = (written: unknown) => superjson.deserialize(JSON.parse(JSON.stringify(written)));

const atom = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.constantFrom<unknown>(undefined, Number.NaN, 10n, new Map([["a", new Date(0)]]), new Set([1]), [undefined], /x/),
);
const key = fc
  .oneof(fc.string(), fc.constantFrom("a.b", "c\\d", "e\\.f"))
  .filter((name) => !(name in {}) && name !== "prototype");
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, atom, fc.array(tie("value")), fc.dictionary(key, tie("value"))),
}));

describe("an answer on its way", () => {
  it("arrives as superjson would have brought it", () => {
    fc.assert(
      fc.property(value, (answer) => {
        expect(arrived(transformer.serialize(answer))).toEqual(arrived(superjson.serialize(answer)));
      }),
      { numRuns: 200 },
    );
  });

  it("is read by the server's own reader as well", () => {
    const answer = { rows: [{ doneAt: new Date(5), note: null, parts: [{ "a.b": new Date(7) }] }] };
    expect(transformer.deserialize(JSON.parse(JSON.stringify(transformer.serialize(answer))))).toEqual(answer);
  });

  it("is handed on without a copy when there is nothing but rows and dates", () => {
    const answer = { rows: [{ doneAt: new Date(5), title: "Oil" }] };
    expect(transformer.serialize(answer)).toEqual({
      json: answer,
      meta: { values: { "rows.0.doneAt": ["Date"] }, v: 1 },
    });
  });

  it("may hold the same value twice, and keeps what points at itself from never ending", () => {
    const shared = { at: new Date(1) };
    expect(arrived(transformer.serialize([shared, shared]))).toEqual([shared, shared]);
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(transformer.serialize(circle)).toEqual(superjson.serialize(circle));
  });
});
