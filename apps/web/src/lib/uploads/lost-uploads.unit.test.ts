import { newId } from "@ymp/core/ids";
import { expect, test, vi } from "vitest";
import { createMemoryStore } from "../offline/pending-store.ts";
import { destination, photo, queueOf, unsent } from "./test-queues.ts";
import type { KeptUpload } from "./upload-store.ts";

test("what the device lost is told at its file, and holds up none of the others", async () => {
  const store = createMemoryStore<KeptUpload>();
  const lost = Object.assign(photo("lost.jpg"), {
    slice: () => ({
      arrayBuffer: () => Promise.reject(new DOMException("The object can not be found here.", "NotFoundError")),
    }),
  });
  for (const [name, bytes] of [
    ["lost.jpg", lost],
    ["empty.jpg", new Blob([])],
    ["whole.jpg", photo("whole.jpg")],
  ] as const) {
    const { afterwards, ...where } = destination;
    const id = newId();
    await store.put({
      ...{ ...where, id, name, mediaType: "image/jpeg", sizeBytes: 5, bytes, addedAt: new Date() },
      ...{ uploadUrl: null, isSent: false, afterwards: afterwards(id) },
    });
  }
  const { queue, sent } = queueOf([], { store });
  await queue.resume("a1");
  expect(sent).toEqual(["whole.jpg"]);
  expect(unsent(queue).map(({ name, state }) => [name, state])).toEqual([
    ["lost.jpg", { kind: "failed", why: null, isGone: true }],
    ["empty.jpg", { kind: "failed", why: null, isGone: true }],
  ]);
});

test("what could not be read once is tried again at the next start, also where an earlier edition wrote it down as lost", async () => {
  const store = createMemoryStore<KeptUpload>();
  const bytes = photo("back.jpg");
  const [unreadable, readable] = [vi.fn(() => Promise.reject(new DOMException("x", "NotFoundError"))), bytes.slice];
  const { afterwards, ...where } = destination;
  const id = newId();
  await store.put({
    ...{ ...where, id, name: "back.jpg", mediaType: "image/jpeg", sizeBytes: 5, addedAt: new Date() },
    bytes: Object.assign(bytes, { slice: () => ({ arrayBuffer: unreadable }) }),
    ...{ uploadUrl: null, isSent: false, refusal: { why: null, isGone: true }, afterwards: afterwards(id) },
  });
  const before = queueOf([], { store });
  await before.queue.resume("a1");
  expect(unsent(before.queue)).toMatchObject([{ state: { kind: "failed", isGone: true } }]);
  Object.assign(bytes, { slice: readable });
  const after = queueOf([], { store });
  await after.queue.resume("a1");
  expect(after.sent).toEqual(["back.jpg"]);
});
