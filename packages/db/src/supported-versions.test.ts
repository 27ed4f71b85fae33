import { describe, expect, it } from "vitest";
import { expectSupported } from "./supported-versions.ts";

describe("a version of PostgreSQL", () => {
  it.each([15, 16, 17, 18])("is taken: %i", (major) => {
    expect(() => expectSupported(major)).not.toThrow();
  });

  it.each([9, 14, 19])("is refused with what to do: %i", (major) => {
    expect(() => expectSupported(major)).toThrow("versions 15 to 18 are supported");
  });
});
