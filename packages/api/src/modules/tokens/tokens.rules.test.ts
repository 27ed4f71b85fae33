import { levelsOf } from "@ymp/core/access/modules";
import { describe, expect, it } from "vitest";
import { expiryAfter, levelsFor, reachOf, stateOf } from "./tokens.rules.ts";

describe("what a token may use", () => {
  it("is every module at its highest for everything", () => {
    expect(levelsFor("everything")).toEqual(levelsOf("edit"));
  });

  it("is closed for the modules that were not named", () => {
    expect(levelsFor({ jobs: "edit", inventory: "view" })).toEqual(
      levelsOf("none", { jobs: "edit", inventory: "view" }),
    );
  });

  it.each([
    [levelsOf("edit"), "everything"],
    [levelsOf("view"), "readOnly"],
    [levelsOf("edit", { accounting: "view" }), "some"],
    [levelsOf("view", { accounting: "none" }), "some"],
    [{ jobs: "edit" } as const, "some"],
    [{}, "some"],
  ])("%# is told in one word", (levels, reach) => {
    expect(reachOf(levels)).toBe(reach);
  });
});

describe("a token's life", () => {
  const now = new Date("2026-06-15T09:00:00Z");
  const [before, after] = [new Date("2026-06-15T08:59:59Z"), new Date("2026-06-15T09:00:01Z")];

  it.each([
    [{ revokedAt: null, expiresAt: after }, "active"],
    [{ revokedAt: null, expiresAt: now }, "expired"],
    [{ revokedAt: null, expiresAt: before }, "expired"],
    [{ revokedAt: before, expiresAt: after }, "revoked"],
    [{ revokedAt: before, expiresAt: before }, "revoked"],
  ])("%# is active until it expires or is revoked", (token, state) => {
    expect(stateOf({ ...token, createdAt: new Date("2026-03-17T09:00:00Z") }, true, now)).toBe(state);
  });

  it("is out while the gate keeps it out", () => {
    const kept = { createdAt: before, revokedAt: null };
    expect(stateOf({ ...kept, expiresAt: after }, false, now)).toBe("out");
    expect(stateOf({ ...kept, expiresAt: now }, false, now)).toBe("expired");
  });

  it("ends whole days after it was made", () => {
    expect(expiryAfter(90, now)).toEqual(new Date("2026-09-13T09:00:00Z"));
  });
});
