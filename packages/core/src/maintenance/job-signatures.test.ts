import { describe, expect, it } from "vitest";
import { judgeSignature } from "./job-signatures.ts";

describe("a signature at completion and at verification", () => {
  const missing = "job-refusals:signatureMissing";
  it.each([
    [null, "completion", false, null],
    [null, "completion", true, null],
    ["none", "verification", false, null],
    ["completer", "completion", false, missing],
    ["completer", "completion", true, null],
    ["completer", "verification", false, null],
    ["completer", "verification", true, null],
    ["verifier", "completion", false, null],
    ["verifier", "verification", false, missing],
    ["both", "completion", false, missing],
    ["both", "verification", false, missing],
    ["both", "verification", true, null],
  ] as const)("plan asks %s, %s, signed: %s", (demand, purpose, isSigned, refused) => {
    expect(judgeSignature(demand, purpose, isSigned).map(({ messageKey }) => messageKey)).toEqual(
      refused ? [refused] : [],
    );
  });
});
