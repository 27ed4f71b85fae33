import { newId, newIdAt } from "@ymp/core/ids";
import { expect, it } from "vitest";
import { nextToSend, type QueuedWrite } from "../../lib/offline/queued-write.ts";
import { signatureBehind } from "./sealed-signing.ts";

it("a signature follows its entry, though the clock was set back in between", () => {
  // Written while the clock of the device was a year ahead.
  const write: QueuedWrite = {
    ...{ id: newIdAt(new Date(Date.now() + 365 * 86_400_000)), accountId: "u1", vesselId: "v1", subject: "e1" },
    ...{ path: "logbooks.enter", input: {}, label: { messageKey: "", params: {} }, fields: {}, queuedAt: new Date() },
    ...{ attempts: 0, refusal: null },
  };
  const input = { id: newId(), entryId: "e1", capacity: "officer", sealed: "p256." } as const;
  const [first, second] = [
    signatureBehind({ number: "ORB-4" }, write, input),
    signatureBehind({ number: "ORB-4" }, write, input),
  ];
  expect(nextToSend([first, write])).toBe(write);
  expect(nextToSend([first])).toBe(first);
  // One that was taken back is another.
  expect(first.id).not.toBe(second.id);
});
