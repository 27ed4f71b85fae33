import { expect, it } from "vitest";
import { erasureOf } from "./cooling-off.ts";

it("a vessel is erased thirty days after its deletion was asked for, to the minute", () => {
  expect(erasureOf(new Date("2026-06-15T09:00:00Z"))).toEqual(new Date("2026-07-15T09:00:00Z"));
});
