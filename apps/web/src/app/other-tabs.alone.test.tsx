import { expect, test, vi } from "vitest";
import { announceSignIn } from "./other-tabs.ts";

test("other tabs are told who signed in, and the device keeps nothing of it", () => {
  const told = vi.spyOn(Storage.prototype, "setItem");
  announceSignIn("engineer");
  expect(told).toHaveBeenCalledExactlyOnceWith("ymp.signedIn", expect.stringMatching(/^engineer \d+$/));
  expect(JSON.stringify({ ...localStorage })).not.toContain("engineer");
});
