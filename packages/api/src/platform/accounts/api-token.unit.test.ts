import { describe, expect, it } from "vitest";
import { hintOfToken, isApiToken, isWhole, newApiToken } from "./api-token.ts";

const token = newApiToken();

describe("a token for scripts", () => {
  it("says what it is, is long, and differs from every other", () => {
    expect(token).toMatch(/^ymp_[0-9A-Za-z]{46}$/);
    expect(newApiToken()).not.toBe(token);
    expect(isApiToken(token)).toBe(true);
    expect(isWhole(token)).toBe(true);
    expect(hintOfToken(token)).toBe(token.slice(-4));
  });

  it.each([
    ["a character too few", token.slice(0, -1)],
    ["a character too many", `${token}0`],
    ["one character exchanged", `ymp_${token[4] === "a" ? "b" : "a"}${token.slice(5)}`],
    ["something that is no letter", `${token.slice(0, -1)}-`],
    ["nothing after its beginning", "ymp_"],
  ])("is not whole with %s", (_what, mistyped) => {
    expect(isWhole(mistyped)).toBe(false);
  });

  it("is told apart from a session's token", () => {
    expect(isApiToken("ht2xq6vzxk3hnyxjq5m2r3y7oe4d5cufz6lo5v6a")).toBe(false);
  });
});
