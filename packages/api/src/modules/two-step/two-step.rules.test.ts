import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { hashOfRecoveryCode, newRecoveryCode, newTotpSecret, otpauthUri, readCode, stepOf } from "./two-step.rules.ts";

/** The secret of RFC 6238, appendix B. */
const secret = new Secret({ buffer: new TextEncoder().encode("12345678901234567890").buffer }).base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe("a code of the authenticator", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
  ])("at second %i is the one of RFC 6238", (seconds, digits) => {
    expect(stepOf(secret, digits, at(seconds), null)).toBe(Math.floor(seconds / 30));
  });

  it("is taken one step early and one step late, and no further", () => {
    const digits = "005924";
    const step = Math.floor(1_234_567_890 / 30);
    expect(stepOf(secret, digits, at(1_234_567_890 - 30), null)).toBe(step);
    expect(stepOf(secret, digits, at(1_234_567_890 + 30), null)).toBe(step);
    expect(stepOf(secret, digits, at(1_234_567_890 - 60), null)).toBeUndefined();
    expect(stepOf(secret, digits, at(1_234_567_890 + 60), null)).toBeUndefined();
  });

  it("opens once: a step that was used, or an older one, does not open again", () => {
    const step = Math.floor(1_234_567_890 / 30);
    expect(stepOf(secret, "005924", at(1_234_567_890), step)).toBeUndefined();
    expect(stepOf(secret, "005924", at(1_234_567_890), step + 1)).toBeUndefined();
    expect(stepOf(secret, "005924", at(1_234_567_890), step - 1)).toBe(step);
  });

  it("is not kept out by a step that was used while the clock ran ahead", () => {
    const step = Math.floor(1_234_567_890 / 30);
    expect(stepOf(secret, "005924", at(1_234_567_890), step + 400 * 2880)).toBe(step);
  });

  it("is wrong when it is another", () => {
    expect(stepOf(secret, "005925", at(1_234_567_890), null)).toBeUndefined();
  });
});

describe("what was typed", () => {
  it.each(["005924", " 005 924 ", "005-924", "００５９２４"])("%s is six digits", (typed) => {
    expect(readCode(typed)).toEqual({ kind: "totp", digits: "005924" });
  });

  it.each(["7k3f-92mq-x01a-b5hn", "7K3F 92MQ X01A B5HN", "7k3f92mqxOlab5hn", "7k3f–92mq–xoIa–b5hn"])(
    "%s is the same recovery code",
    (typed) => {
      expect(readCode(typed)).toEqual({ kind: "recovery", codeHash: hashOfRecoveryCode("7k3f-92mq-x01a-b5hn") });
    },
  );

  it("is no code of the authenticator with five or seven digits", () => {
    expect(readCode("12345").kind).toBe("recovery");
    expect(readCode("1234567").kind).toBe("recovery");
  });
});

describe("what is made", () => {
  it("has 160 bits, and an address that an authenticator reads", () => {
    const made = newTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(otpauthUri(made, "chief.a"));
    expect(url.protocol).toBe("otpauth:");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: "YMP", secret: made, digits: "6" });
    expect(decodeURIComponent(url.pathname)).toContain("chief.a");
    expect(new TOTP({ secret: Secret.fromBase32(made) }).generate()).toMatch(/^\d{6}$/);
  });

  it("is a recovery code that can be read aloud, never the same twice", () => {
    expect(newRecoveryCode()).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(newRecoveryCode()).not.toBe(newRecoveryCode());
  });
});
