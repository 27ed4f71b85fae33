import { describe, expect, it } from "vitest";
import { minutesToWait } from "../../platform/limits/attempt-limit.ts";
import { withConsequences } from "./session.rules.ts";

describe("the wait after too many attempts", () => {
  const now = new Date("2026-06-15T09:00:00Z");
  it.each([
    ["2026-06-15T09:15:00Z", 15],
    ["2026-06-15T09:14:01Z", 15],
    ["2026-06-15T09:00:10Z", 1],
    ["2026-06-15T09:00:00Z", 1],
  ])("until %s is %i minutes", (endsAt, minutes) => {
    expect(minutesToWait(new Date(endsAt), now)).toBe(minutes);
  });
});

describe("choosing a navigation", () => {
  it("opens it, even when it was asked to be collapsed", () => {
    expect(withConsequences({ navType: "side", navCollapsed: true })).toEqual({ navType: "side", navCollapsed: false });
  });
  it("is the only choice with a consequence", () => {
    expect(withConsequences({ navCollapsed: true, fontSize: "md" })).toEqual({ navCollapsed: true, fontSize: "md" });
  });
});
