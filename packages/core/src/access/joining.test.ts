import { describe, expect, it } from "vitest";
import { isProven, type JoiningAccount, judgeJoining } from "./joining.ts";

const proven: JoiningAccount = {
  isSuperadmin: false,
  isClosed: false,
  worksForCompany: false,
  email: "nina@example.test",
  provenEmail: "nina@example.test",
  mustChangePassword: false,
};
const inUse = { ...proven, provenEmail: null };
const unproven = { ...inUse, mustChangePassword: true };
const moved = { ...proven, provenEmail: "nina@before.test" };

describe("joining an account to a vessel", () => {
  it.each([
    ["of an address nobody has", null, "make", "make"],
    ["whose owner proved the mailbox", proven, "askOwner", "askOwner"],
    ["whose mailbox was never proved", unproven, "resetAndAsk", "resetAndAsk"],
    ["in use, whose mailbox was never proved", inUse, "proveAndAsk", "proveAndAsk"],
    ["whose address was changed since it was proved", moved, "proveAndAsk", "proveAndAsk"],
    ["whose owner was given a new password", { ...moved, mustChangePassword: true }, "proveAndAsk", "proveAndAsk"],
    ["of an administrator of the platform", { ...proven, isSuperadmin: true }, "notifyOwner", "askOwner"],
    ["of an administrator who never proved a mailbox", { ...unproven, isSuperadmin: true }, "notifyOwner", "askOwner"],
    ["of a management company's people", { ...unproven, worksForCompany: true }, "askOwner", "askOwner"],
    ["that the platform closed", { ...proven, isClosed: true }, "notifyOwner", "notifyOwner"],
    ["that was closed before it was proved", { ...unproven, isClosed: true }, "notifyOwner", "notifyOwner"],
  ] as const)("%s", (_, account, fromTheVessel, fromThePlatform) => {
    expect(judgeJoining(account, "vessel")).toBe(fromTheVessel);
    expect(judgeJoining(account, "platform")).toBe(fromThePlatform);
  });

  it("takes capitals in an address for what they are", () => {
    expect(isProven({ email: "Nina@Example.test", provenEmail: "nina@example.test" })).toBe(true);
  });
});
