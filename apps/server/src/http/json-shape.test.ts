import { describe, expect, it } from "vitest";
import { keepsShape } from "./json-shape.ts";

const bounds = { depth: 3, values: 10 };

describe("the shape of a request", () => {
  it.each([
    '{"a":[{"b":1}]}',
    '"[[[[[[[[["',
    '{"a":"\\"[[[[[[[["}',
    '{"a":"\\\\","b":[]}',
    "[1,2,3,4,5]",
    '{"a":"cut off [[[[',
    "",
  ])("is taken: %s", (text) => {
    expect(keepsShape(text, bounds)).toBe(true);
  });

  it.each(["[[[[", '{"a":{"b":{"c":{}}}}', '["\\\\",[[[', "[1,2,3,4,5,6,7,8,9,10,11]", "[],[],[],[],[],[],"])(
    "is refused unread: %s",
    (text) => {
      expect(keepsShape(text, bounds)).toBe(false);
    },
  );

  it("is found out in one pass, also of a long row of backslashes", () => {
    expect(keepsShape(`"${'\\"'.repeat(500_000)}`, bounds)).toBe(true);
    expect(keepsShape(`"${"\\".repeat(1_000_000)}`, bounds)).toBe(true);
  });
});
