import fc from "fast-check";
import superjson from "superjson";
import { describe, expect, it } from "vitest";
import { transformer } from "./transformer.ts";

const travelled = (written: unknown) => JSON.parse(JSON.stringify(written));

const atom = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.date({ noInvalidDate: true }),
  fc.constantFrom<unknown>(null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 10n),
);
// superjson refuses keys that every object has.
const key = fc
  .oneof(fc.string(), fc.constantFrom("a.b", "c\\d", "e\\.f", "", ".", "\\"))
  .filter((name) => !(name in {}) && name !== "prototype");
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, atom, fc.array(tie("value")), fc.dictionary(key, tie("value"))),
}));

describe("the browser's transformer", () => {
  it("is read by the server as it was meant", () => {
    fc.assert(
      fc.property(value, (question) => {
        expect(superjson.deserialize(travelled(transformer.serialize(question)))).toEqual(
          superjson.deserialize(travelled(superjson.serialize(question))),
        );
      }),
    );
  });

  it("reads what the server wrote", () => {
    fc.assert(
      fc.property(value, (answer) => {
        const written = travelled(superjson.serialize(answer));
        expect(transformer.deserialize(structuredClone(written))).toEqual(superjson.deserialize(written));
      }),
    );
  });

  it("keeps a field that is undefined apart from one that is missing", () => {
    expect(superjson.deserialize(travelled(transformer.serialize({ dueOn: undefined })))).toHaveProperty("dueOn");
  });

  it("neither sends nor reads a kind that it does not know", () => {
    expect(() => transformer.serialize({ tags: new Set(["a"]) })).toThrow(TypeError);
    expect(() => transformer.deserialize(travelled(superjson.serialize({ tags: new Set(["a"]) })))).toThrow("set");
  });

  it("does not follow a note to what an answer only inherits", () => {
    expect(() =>
      transformer.deserialize({ json: {}, meta: { values: { "__proto__.toString": ["undefined"] }, v: 1 } }),
    ).toThrow(TypeError);
  });
});
