import { describe, expect, it } from "vitest";
import { challengeIn, relyingPartyOf } from "./security-keys.rules.ts";

describe("where security keys can be used", () => {
  it.each([
    ["https://yacht.example.com", "yacht.example.com"],
    ["https://yacht.example.com:8443", "yacht.example.com"],
    ["http://localhost:4180", "localhost"],
    ["http://ymp.localhost:4180", "ymp.localhost"],
  ])("%s asks keys of %s", (origin, id) => {
    expect(relyingPartyOf(origin)).toEqual({ id, origin });
  });

  it.each([
    ["a bare address", "https://192.0.2.7"],
    ["a bare address of the newer kind", "https://[2001:db8::7]"],
    ["the machine's own bare address", "http://127.0.0.1:4180"],
    ["a name without HTTPS", "http://yacht.example.com"],
    ["a name that only looks local", "http://localhost.example.com"],
  ])("not under %s", (_what, origin) => {
    expect(relyingPartyOf(origin)).toBeNull();
  });
});

describe("the question an answer is to", () => {
  const written = (data: unknown) => Buffer.from(JSON.stringify(data)).toString("base64url");

  it("stands in what the browser signed", () => {
    expect(challengeIn(written({ type: "webauthn.get", challenge: "c0ffee" }))).toBe("c0ffee");
  });

  it.each([
    ["no JSON", "AAAA"],
    ["no object", written(7)],
    ["nothing", written(null)],
    ["no challenge", written({ type: "webauthn.get" })],
    ["no text", written({ challenge: { $ne: 1 } })],
    ["what no database keeps", written({ challenge: "c0f\0fee" })],
  ])("is unknown where there is %s", (_what, clientDataJSON) => {
    expect(challengeIn(clientDataJSON)).toBeUndefined();
  });
});
